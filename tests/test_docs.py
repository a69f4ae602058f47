"""The documentation is in step with the code."""

from __future__ import annotations

from pathlib import Path

from tools import reference

ROOT = Path(__file__).parent.parent


def test_the_reference_is_up_to_date() -> None:
    for name, text in reference.pages().items():
        assert (reference.FOLDER / name).read_text(encoding="utf-8") == text, f"run python -m tools.reference ({name})"


def test_every_command_and_option_says_what_it_does() -> None:
    commands = reference.commands()
    assert "|  |" not in commands
    assert "| None |" not in commands


def test_the_readme_shows_the_two_commands_first() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert readme.index("make demo") < readme.index("make test") < readme.index("## ")


def test_every_room_is_on_the_map() -> None:
    drawing = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    for room in sorted((ROOT / "src" / "kronika").iterdir()):
        if room.is_dir() and room.name != "__pycache__":
            assert f"`{room.name}/`" in drawing, f"ARCHITECTURE.md does not show {room.name}/"
