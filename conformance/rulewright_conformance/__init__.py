"""The conformance runner: drives any engine over the wire protocol and says which rule it breaks.

It reads rule documents and scenarios, never the interpreter.
"""
