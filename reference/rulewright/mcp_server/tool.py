"""A tool as the package `mcp` has it, but strict: wrong arguments are named, and none is passed over.

Imported only with that package.
"""

from __future__ import annotations

from typing import Any

from mcp.server.mcpserver.exceptions import ToolError
from mcp.server.mcpserver.tools import Tool
from pydantic import ValidationError

from rulewright.rules.names import UnknownName


class StrictTool(Tool):
    """A tool whose every refusal says in one line what was wrong, and with which argument."""

    def model_post_init(self, context: Any, /) -> None:
        """Say in the published schema too that there are no other arguments."""
        self.parameters = {**self.parameters, "additionalProperties": False}

    async def run(self, arguments: dict[str, Any], context: Any, convert_result: bool = False) -> Any:
        """Run the tool. Raises `ToolError` also for an argument that there is not: the package would leave it
        out in silence, and with it what a misspelt one asked for."""
        known = self.parameters["properties"]
        for name in arguments:
            if name not in known:
                raise self._refused(str(UnknownName("argument", name, known, self.name)))
        try:
            return await super().run(arguments, context, convert_result)
        except ToolError as error:
            if isinstance(error.__cause__, ValidationError):
                raise self._refused(_told(error.__cause__)) from error.__cause__
            raise

    def _refused(self, why: str) -> ToolError:
        return ToolError(f"Error executing tool {self.name}: {why}")


def _told(error: ValidationError) -> str:
    """Which arguments cannot be and why, without what the validator says of itself."""
    found = error.errors(include_url=False, include_context=False, include_input=False)
    return "; ".join(f"{'.'.join(map(str, each['loc']))}: {each['msg']}" for each in found)
