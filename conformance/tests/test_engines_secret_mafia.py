"""TextArena's SecretMafia through its adapter: known to differ where the baseline says so, and nowhere else.

Needs a Python with TextArena: the one named by RULEWRIGHT_TEXTARENA_PYTHON, else one is made (about 120 MB).
"""

from __future__ import annotations

from pathlib import Path

import pytest
from test_engines_common import ENGINES, answers_garbage, count, textarena_python, verify

pytestmark = pytest.mark.external

FOLDER = ENGINES / "textarena_secret_mafia"
VILLAGE = ("--game", "mafia", "--mode", "village", "--baseline", str(FOLDER / "baseline.yaml"))

# The environment with one divergence taken away.
PATCHED = """
import sys

sys.path.insert(0, {folder!r})
import adapter


class Patched(adapter.SecretMafiaEnv):
    {patch}


adapter.SecretMafiaEnv = Patched
adapter.main()
"""

# What it does, and the run that no longer fails without it.
DIVERGENCES = {
    "doctor_cannot_protect_himself": """
    def _handle_doctor_action(self, pid, action):
        if action == f"[{pid}]":
            self._mark_invalid(pid, "Not yourself.")
        else:
            super()._handle_doctor_action(pid, action)
""",
    "a_kill_needs_no_doctor": """
    def _store_mafia_target(self):
        super()._store_mafia_target()
        if self._compute_next_phase() == adapter.Phase.DAY_DISCUSSION:
            self._resolve_night_outcome()
""",
    "the_next_night_has_the_next_number": """
    def _resolve_day_votes(self):
        super()._resolve_day_votes()
        self.state.game_state["day_number"] += 1
""",
}


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A Python that has TextArena."""
    return textarena_python(tmp_path_factory.mktemp("textarena") / "venv", FOLDER / "requirements.txt")


def test_differs_only_as_the_baseline_says(python: str) -> None:
    done = verify((python, str(FOLDER / "adapter.py")), *VILLAGE)
    assert done.returncode == 0, done.stdout + done.stderr
    assert count(done, "failed") == 0
    assert count(done, "expected by the baseline") > 0


def test_plays_most_scenarios_of_its_mode(python: str) -> None:
    done = verify((python, str(FOLDER / "adapter.py")), *VILLAGE)
    played = count(done, "passed") + count(done, "expected by the baseline")
    left_out = count(done, "not applicable") if "not applicable" in done.stdout else 0
    assert played >= 0.6 * (played + left_out)


@pytest.mark.parametrize("name", DIVERGENCES)
def test_baseline_turns_stale_when_a_divergence_goes_away(python: str, tmp_path: Path, name: str) -> None:
    script = tmp_path / "patched.py"
    script.write_text(PATCHED.format(folder=str(FOLDER), patch=DIVERGENCES[name]), encoding="utf-8")
    done = verify((python, str(script)), *VILLAGE)
    assert done.returncode == 1, done.stdout + done.stderr
    assert f"stale: 'mafia.village.{name}' passes now" in done.stdout + done.stderr


@pytest.mark.parametrize(
    ("divergence", "quote"),
    [
        ("kill without a doctor", "nobody dies any more at night"),
        ("mates as targets", "a vote for a mate is accepted"),
        ("doctor saves himself", "is accepted, and saves him"),
        ("detective asks about himself", "'Player 3 IS NOT a Mafia member.'"),
        ("day number", "'day_number' is 1 when the game begins and is never changed"),
        ("refusal, then elimination", "a second one in a row eliminates the player"),
        ("words cut out", "reaches the others as 'It was !'"),
    ],
)
def test_baseline_names_each_known_divergence(divergence: str, quote: str) -> None:
    assert quote in (FOLDER / "baseline.yaml").read_text(encoding="utf-8"), divergence


def test_answers_garbage_with_one_valid_line(python: str) -> None:
    setup = {"cmd": "setup", "game": "mafia", "mode": "village", "seats": list("abcdef")}
    view = answers_garbage((python, str(FOLDER / "adapter.py")), setup)
    assert view["players"]["a"]["alive"] is True
