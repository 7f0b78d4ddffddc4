"""Declares what the JSON on the command line says (null: not at all) and is otherwise right."""

import json
import sys

import pebbles

for key, value in json.loads(sys.argv[1]).items():
    pebbles.CAPABILITIES[key] = value
    if value is None:
        del pebbles.CAPABILITIES[key]
pebbles.serve(pebbles.Pebbles().answer)
