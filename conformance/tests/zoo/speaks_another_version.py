"""Speaks version 2 of the protocol."""

from pebbles import Pebbles, serve

game = Pebbles()
serve(lambda message: {"seq": message["seq"], "protocol": 2, "news": ["batches"]})
