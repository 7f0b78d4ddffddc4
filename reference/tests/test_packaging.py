"""The rules, schemas and scenarios travel: in a wheel inside the package, in an editable install as the
checkout's folders."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from rulewright import data

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built from the checkout, without network."""
    out = tmp_path_factory.mktemp("wheel")
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        str(ROOT),
        "--no-deps",
        "--no-build-isolation",
        "-q",
        "-w",
        str(out),
    ]
    subprocess.run(command, check=True, cwd=out)
    return next(out.glob("*.whl"))


def run_installed(wheel: Path, target: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command from an unpacked wheel, far from any checkout."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(target)
    # -P and an empty working folder: nothing of the checkout can be found by accident.
    environment = {**os.environ, "PYTHONPATH": str(target)}
    return subprocess.run(
        [sys.executable, "-P", "-m", "rulewright.cli.main", *arguments],
        capture_output=True,
        text=True,
        env=environment,
        cwd=target.parent,
        check=False,
    )


def test_the_wheel_holds_rules_schemas_and_scenarios(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for folder, inside in (("spec", "spec"), ("schema", "schema"), ("conformance/scenarios", "scenarios")):
        for path in (ROOT / folder).rglob("*"):
            if path.is_file():
                assert f"rulewright/_data/{inside}/{path.relative_to(ROOT / folder).as_posix()}" in names
    assert "rulewright/_data/coverage.yaml" in names
    assert "rulewright/py.typed" in names
    assert "rulewright_conformance/py.typed" in names


def test_the_wheel_works_far_from_the_checkout(wheel: Path, tmp_path: Path) -> None:
    shown = run_installed(wheel, tmp_path / "site", "games", "--json")
    assert shown.returncode == 0, shown.stderr
    assert '"liars_dice"' in shown.stdout
    place = run_installed(wheel, tmp_path / "site", "explain", "liars_dice.ones.close")
    assert str(ROOT) not in place.stdout
    suite = run_installed(wheel, tmp_path / "site", "verify", "-k", "liars_dice.bidding")
    assert suite.returncode == 0, suite.stdout + suite.stderr
    assert suite.stdout.rstrip().splitlines()[-1].endswith("0 failed")


def test_an_editable_install_reads_the_checkout() -> None:
    assert data.data_path("spec") == ROOT / "spec"
    assert data.data_path("schema") == ROOT / "schema"
    assert data.data_path("scenarios") == ROOT / "conformance" / "scenarios"


def test_an_incomplete_installation_says_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(data, "_PACKAGE", tmp_path / "rulewright")
    with pytest.raises(FileNotFoundError, match="reinstall rulewright"):
        data.data_path("spec")
