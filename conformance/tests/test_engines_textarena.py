"""TextArena through its adapter: known to differ where the baseline says so, and nowhere else.

Needs a Python with TextArena: the one named by RULEWRIGHT_TEXTARENA_PYTHON, else one is made (about 120 MB).
"""

from __future__ import annotations

from pathlib import Path

import pytest
from test_engines_common import ENGINES, answers_garbage, count, textarena_python, verify

pytestmark = pytest.mark.external

FOLDER = ENGINES / "textarena_liars_dice"
BASELINE = ("--baseline", str(FOLDER / "baseline.yaml"))

# The environment with one divergence taken away: a bid may not name more dice than are in play.
CAPPED = """
import sys

sys.path.insert(0, {folder!r})
import adapter


class Capped(adapter.LiarsDiceEnv):
    def _is_valid_bid(self, new_quantity, new_face_value, current_bid):
        if new_quantity > sum(self.state.game_state["remaining_dice"].values()):
            return False, "There are not so many dice."
        return super()._is_valid_bid(new_quantity, new_face_value, current_bid)


adapter.LiarsDiceEnv = Capped
adapter.main()
"""


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A Python that has TextArena."""
    return textarena_python(tmp_path_factory.mktemp("textarena") / "venv", FOLDER / "requirements.txt")


def test_differs_only_as_the_baseline_says(python: str) -> None:
    done = verify((python, str(FOLDER / "adapter.py")), *BASELINE)
    assert done.returncode == 0, done.stdout + done.stderr
    assert count(done, "failed") == 0
    assert count(done, "expected by the baseline") > 0


def test_plays_most_scenarios_of_its_mode(python: str) -> None:
    done = verify((python, str(FOLDER / "adapter.py")), *BASELINE, "--mode", "standard")
    played = count(done, "passed") + count(done, "expected by the baseline")
    assert played >= 0.6 * (played + count(done, "not applicable"))


def test_baseline_turns_stale_when_a_divergence_goes_away(python: str, tmp_path: Path) -> None:
    script = tmp_path / "capped.py"
    script.write_text(CAPPED.format(folder=str(FOLDER)), encoding="utf-8")
    done = verify((python, str(script)), *BASELINE)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "stale: 'liars_dice.bidding.lost_dice_lower_the_limit' passes now" in done.stdout + done.stderr


@pytest.mark.parametrize(
    ("divergence", "quote"),
    [
        ("raise rule", "New face value 3 is lower than current 5."),
        ("count cap", "no bid is held against the number of dice in play"),
        ("wild ones", "Ones are not wild"),
        ("next starter", "The player after the caller starts the next round"),
        ("refusal, then elimination", "a second one eliminates the player"),
    ],
)
def test_baseline_names_each_known_divergence(divergence: str, quote: str) -> None:
    assert quote in (FOLDER / "baseline.yaml").read_text(encoding="utf-8"), divergence


def test_answers_garbage_with_one_valid_line(python: str) -> None:
    answers_garbage((python, str(FOLDER / "adapter.py")))
