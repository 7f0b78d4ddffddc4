"""The guide "Your first mode": its files are written, its commands are run, and what it quotes is what comes out."""

from __future__ import annotations

import re
import subprocess
import sys
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from rulewright.rules.names_check import LANGUAGES

GUIDES = Path(__file__).parents[1] / "guides" / "first_mode"
_BLOCK = re.compile(r"^```(\w+)(?: title=\"([^\"]+)\")?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
# The last step builds a site in four languages, which takes longer than everything before.
SITE = "rulewright docs build"
_TOOL = "from rulewright.cli.main import main; main()"


@dataclass(frozen=True)
class Block:
    """A block of code of the guide: commands (`sh`), a file (`yaml`, with its path), or what is printed (`text`)."""

    kind: str
    file: str
    text: str


def guide(language: str) -> str:
    return (GUIDES / f"{language}.md").read_text(encoding="utf-8")


def blocks(language: str = "en") -> list[Block]:
    return [Block(kind, file, text) for kind, file, text in _BLOCK.findall(guide(language))]


def steps(found: list[Block]) -> Iterator[tuple[Block, str]]:
    """Files and commands in their order, commands with what the guide says that they print."""
    for block, after in zip(found, [*found[1:], Block("", "", "")], strict=True):
        if block.kind != "text":
            yield block, after.text if after.kind == "text" else ""


def run(commands: str, folder: Path) -> str:
    """Run the commands of a block as a reader would; what they print, without the time that they took."""
    tool = f'rulewright() {{ "{sys.executable}" -c "{_TOOL}" "$@"; }}\n'
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", tool + commands],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, f"{commands}{done.stdout}{done.stderr}"
    assert "Traceback" not in done.stderr
    return done.stdout


def pattern(quoted: str) -> str:
    """What is quoted as a pattern: `…` alone on a line leaves out lines, in a line the rest of a word or more."""
    lines = []
    for line in quoted.rstrip("\n").split("\n"):
        whole = re.escape(line).replace("…", r"[^\n]+?")
        lines.append(r"(?:[^\n]*\n)*?" if line == "…" else whole + "\n")
    return "".join(lines)


def follow(folder: Path, found: list[Block]) -> None:
    """Do all that the blocks say, in their order."""
    for block, quoted in steps(found):
        if block.kind == "yaml":
            path = folder / block.file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.text, encoding="utf-8")
            continue
        printed = run(block.text, folder)
        if quoted:
            assert re.search(rf"(?m)^{pattern(quoted)}", printed), f"{block.text}prints\n{printed}"


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a reader who did all but the last step."""
    folder = tmp_path_factory.mktemp("reader")
    every = blocks()
    last = next(i for i, block in enumerate(every) if block.text.startswith(SITE))
    follow(folder, every[:last])
    return folder


def test_every_command_of_the_guide_prints_what_the_guide_says(followed: Path) -> None:
    assert (followed / "my_games" / "liars_dice" / "modes" / "spot_on.yaml").is_file()


def test_the_site_of_the_guide_has_the_mode_in_every_language(followed: Path) -> None:
    every = blocks()
    last = next(i for i, block in enumerate(every) if block.text.startswith(SITE))
    follow(followed, every[last:])
    pages = {
        path.relative_to(followed / "my_site").parts[0] for path in (followed / "my_site").rglob("*spot_on*")
    }
    assert set(LANGUAGES) <= pages


def test_the_readers_folder_has_no_copy_of_the_game(followed: Path) -> None:
    assert not list(followed.rglob("game.yaml"))


def test_a_quotation_that_is_not_printed_is_found() -> None:
    assert re.search(pattern("0 errors\n…\nlast …\n"), "0 errors\na\nb\nlast word\n")
    assert re.search(pattern("… passed, 0 failed\n"), "12 passed, 0 failed\n")
    assert not re.search(pattern("… passed, 0 failed\n"), "12 passed, 1 failed\n")
    assert not re.search(pattern("a\nb\n"), "a\nx\nb\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_is_there_in_every_language_with_the_same_blocks(language: str) -> None:
    assert blocks(language) == blocks("en")
    assert len(blocks(language)) > 15
    assert guide(language).count("\n## ") == guide("en").count("\n## ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_block_says_what_it_is(language: str) -> None:
    text = guide(language)
    assert text.count("\n```") == 2 * len(blocks(language))
    for block in blocks(language):
        assert block.kind in ("sh", "yaml", "text")
        assert bool(block.file) == (block.kind == "yaml")


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_of_the_guide_lead_somewhere(language: str) -> None:
    links = re.findall(r"\]\(([^)#]+)", guide(language))
    assert links == re.findall(r"\]\(([^)#]+)", guide("en"))
    assert all((GUIDES / link).resolve().is_file() for link in links)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_prose_is_written_in_its_own_script(language: str) -> None:
    prose = re.sub(r"`[^`]*`|\]\([^)]*\)", "", _BLOCK.sub("", guide(language)))
    assert unicodedata.normalize("NFC", prose) == prose
    wanted = {"hi": "DEVANAGARI", "ru": "CYRILLIC"}.get(language, "LATIN")
    letters = [c for c in prose if c.isalpha()]
    own = sum(unicodedata.name(c, "").startswith(wanted) for c in letters)
    assert own / len(letters) > 0.97
