"""A tool as the package `mcp` has it, but strict: wrong arguments are named, and none is passed over.

Imported only with that package.
"""

from __future__ import annotations

from typing import Any, get_args

from mcp.server.mcpserver.exceptions import ToolError
from mcp.server.mcpserver.tools import Tool
from mcp.server.mcpserver.utilities.func_metadata import FuncMetadata
from pydantic import ValidationError

from rulewright.rules.names import UnknownName

# A refusal says again what was asked for, which may be long: then its middle is left out.
_MOST = 2_000
_KEPT = 700


class AsWritten(FuncMetadata):
    """The arguments of a tool, where a text stays the text that it is.

    The package reads JSON in each text for an argument that may be something else too, as some clients write
    lists so. It does so also where the text is meant: the move "null" would be no move.
    """

    def pre_parse_json(self, data: dict[str, Any]) -> dict[str, Any]:
        """The arguments as they are where they may be texts; of the others what the package makes of them."""
        fields = self.arg_model.model_fields
        texts = {k for k in data if k in fields and str in (a := fields[k].annotation, *get_args(a))}
        return {
            **data,
            **super().pre_parse_json({key: value for key, value in data.items() if key not in texts}),
        }


class StrictTool(Tool):
    """A tool whose every refusal says in one line what was wrong, and with which argument."""

    def model_post_init(self, context: Any, /) -> None:
        """Say in the published schema too that there are no other arguments, and take texts as they are."""
        self.parameters = {**self.parameters, "additionalProperties": False}
        given = self.fn_metadata
        self.fn_metadata = AsWritten(**{name: getattr(given, name) for name in type(given).model_fields})

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
            said = str(error)
            if len(said) > _MOST:
                raise ToolError(_short(said)) from error.__cause__
            raise

    def _refused(self, why: str) -> ToolError:
        return ToolError(_short(f"Error executing tool {self.name}: {why}"))


def _short(text: str) -> str:
    """A text without its middle if it is long: what is wrong begins it, what can be done ends it."""
    left_out = len(text) - 2 * _KEPT
    return text if len(text) <= _MOST else f"{text[:_KEPT]}… ({left_out:,} characters) …{text[-_KEPT:]}"


def _told(error: ValidationError) -> str:
    """Which arguments cannot be and why, without what the validator says of itself."""
    found = error.errors(include_url=False, include_context=False, include_input=False)
    return "; ".join(f"{'.'.join(map(str, each['loc']))}: {each['msg']}" for each in found)
