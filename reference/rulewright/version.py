"""The version, in a module of its own so that everybody may read it and depends on nothing by doing so."""

__version__ = "0.2.0"
