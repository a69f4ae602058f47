"""The house stays a house: the import contracts catch every kind of violation, and files keep to one idea."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "kronika"
LONGEST = 400
NAMELESS = {"utils", "util", "helpers", "helper", "common", "misc"}

VIOLATIONS = {
    "a room imports a sibling": ("extract/intruder.py", "import kronika.store\n", "The house"),
    "the model imports a room": ("model/intruder.py", "import kronika.html\n", "The house"),
    "a room imports the corridor": ("sources/intruder.py", "import kronika.flow\n", "The house"),
    "a new top-level module has no place": ("attic.py", "", "The house"),
    "the web imports the command line": (
        "serve/web/intruder.py",
        "import kronika.serve.cli\n",
        "The command line opens",
    ),
    "the interface for programs imports the web": (
        "serve/api/intruder.py",
        "import kronika.serve.web\n",
        "The command line opens",
    ),
    "the gate imports a door": (
        "serve/gate/intruder.py",
        "import kronika.serve.api\n",
        "The command line opens",
    ),
    "figures import a door": (
        "serve/figures/intruder.py",
        "import kronika.serve.web\n",
        "The command line opens",
    ),
    "a kind imports a kind": (
        "sources/kinds/intruder.py",
        "import kronika.sources.kinds.feed\n",
        "One kind is one file",
    ),
    "a network library in a quiet room": ("extract/intruder.py", "import aiohttp\n", "Only fetch and notify"),
    "a database driver outside the store": ("analyse/intruder.py", "import sqlalchemy\n", "Only store and index"),
    "a lazy import hides a violation": ("html/intruder.py", "def f():\n    import kronika.fetch\n", "The house"),
}


def lint(house: Path) -> subprocess.CompletedProcess[str]:
    program = Path(sys.executable).with_name("lint-imports")
    # The copy must win over the installed package, also where that is an editable one.
    return subprocess.run(
        [program, "--no-cache"],
        cwd=house,
        env={"PYTHONPATH": str(house / "src"), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def house(tmp_path: Path) -> Path:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def test_the_house_as_it_stands_keeps_its_contracts(house: Path) -> None:
    result = lint(house)
    assert result.returncode == 0, result.stdout


@pytest.mark.parametrize("violation", VIOLATIONS)
def test_a_violation_is_caught(house: Path, violation: str) -> None:
    file, code, contract = VIOLATIONS[violation]
    (house / "src" / "kronika" / file).write_text(code, encoding="utf-8")
    result = lint(house)
    assert result.returncode != 0, f"{violation} went unnoticed"
    broken = [line for line in result.stdout.splitlines() if "BROKEN" in line]
    assert any(contract in line for line in broken), result.stdout


def python_files() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def test_every_file_begins_with_its_one_idea() -> None:
    for path in python_files():
        said = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
        assert said, f"{path.relative_to(ROOT)} does not say what it is"


def test_no_file_is_long_or_nameless() -> None:
    for path in python_files():
        assert path.stem not in NAMELESS, f"the name of {path.relative_to(ROOT)} says nothing"
        lines = len(path.read_text(encoding="utf-8").splitlines())
        assert lines <= LONGEST, f"{path.relative_to(ROOT)} has {lines} lines: more than one idea?"
