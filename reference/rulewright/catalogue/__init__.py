"""The finite list of moves of one game and mode, numbered, for everything that needs moves as integers."""

from rulewright.catalogue.build import DONE, MOST_ACTIONS, WAIT, Catalogue, catalogue
from rulewright.catalogue.domains import CatalogueError

__all__ = ["DONE", "MOST_ACTIONS", "WAIT", "Catalogue", "CatalogueError", "catalogue"]
