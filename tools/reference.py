"""Writes docs/reference from the code itself, so that no command, setting or exit code goes undocumented.

python -m tools.reference           write the pages
python -m tools.reference --check   fail when they are not up to date
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from enum import Enum
from pathlib import Path
from typing import Any

from typer.main import get_command

from kronika.model import errors
from kronika.serve.cli.main import UNEXPECTED, app
from kronika.settings import PREFIX, SEPARATOR, Part, Settings
from kronika.sites.collection import Way
from kronika.sites.known import KnownSites, built_in_sites, told
from kronika.sources.common_options import COMMON
from kronika.sources.discovery import kind_names, options_of

FOLDER = Path(__file__).parent.parent / "docs" / "reference"
NOTE = "<!-- Written by “python -m tools.reference”; do not edit. -->"


def pages() -> dict[str, str]:
    """Every generated page by file name."""
    return {
        "commands.md": commands(),
        "settings.md": settings(),
        "exit-codes.md": exit_codes(),
        "known-sites.md": known_sites(),
        "source-options.md": source_options(),
    }


def commands() -> str:
    """All commands with their arguments and options."""
    lines = [NOTE, "", "# Commands", "", "Options before the command work with every command.", ""]
    for name, command in walk("kronika", get_command(app)):
        lines += section(name, command)
    return "\n".join(lines).rstrip() + "\n"


def walk(name: str, command: Any) -> Iterator[tuple[str, Any]]:
    """A command, then its sub-commands."""
    yield name, command
    for child_name, child in getattr(command, "commands", {}).items():
        yield from walk(f"{name} {child_name}", child)


def section(name: str, command: Any) -> list[str]:
    """One command."""
    lines = [f"## `{name}`", "", (command.help or "").strip(), ""]
    rows = [row(parameter) for parameter in command.params if not getattr(parameter, "hidden", False)]
    rows = [found for found in rows if found]
    return [*lines, "| | |", "|---|---|", *rows, ""] if rows else lines


def row(parameter: Any) -> str:
    """One argument or option."""
    said = getattr(parameter, "help", None) or ""
    if parameter.param_type_name == "argument":
        return f"| `{parameter.metavar or parameter.name.upper()}` | {said} |"
    names = ", ".join([*parameter.opts, *parameter.secondary_opts])
    return f"| `{names}{value_of(parameter)}` | {said} |"


def value_of(parameter: Any) -> str:
    """What an option takes: nothing, one of some words, or a value."""
    wanted = getattr(getattr(parameter, "type_descriptor", None), "annotation", bool)
    if wanted is bool:
        return ""
    if isinstance(wanted, type) and issubclass(wanted, Enum):
        return " " + "\\|".join(choice.value for choice in wanted)
    return f" {parameter.metavar or getattr(wanted, '__name__', 'value').upper()}"


def settings() -> str:
    """All settings with defaults and meaning."""
    lines = [
        NOTE,
        "",
        "# Settings",
        "",
        "Read once when a command starts. Later ones win:",
        "",
        "| | where | example |",
        "|---|---|---|",
        "| 1 | default | see below |",
        "| 2 | `kronika.toml` of the chronicle | `[fetch]` `robots = false` |",
        f"| 3 | environment | `{PREFIX}FETCH{SEPARATOR}ROBOTS=false`; lists as JSON or with commas |",
        "| 4 | flag before the command | `kronika --set fetch.robots=false collect` |",
        "| 5 | flag of the command, where there is one | `kronika collect --parallel 8` |",
        "",
    ]
    for table, field in Settings.model_fields.items():
        if isinstance(field.annotation, type) and issubclass(field.annotation, Part):
            lines += [
                f"## `[{table}]`",
                "",
                (field.annotation.__doc__ or "").strip(),
                "",
                "| setting | default | meaning |",
                "|---|---|---|",
            ]
            lines += [setting(key, part) for key, part in field.annotation.model_fields.items()]
            lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def setting(key: str, field: Any) -> str:
    """One setting."""
    default = (
        "[]"
        if field.default == ()
        else str(field.default).lower()
        if isinstance(field.default, bool)
        else field.default
    )
    return f"| `{field.alias or key}` | `{str(default) or chr(34) * 2}` | {field.description} |"


def source_options() -> str:
    """The options of every kind of source."""
    lines = [NOTE, "", "# Options of sources", "", "Given as `--option NAME=VALUE` to `kronika source add`.", ""]
    lines += table("Every kind", COMMON)
    for kind in kind_names():
        lines += table(f"`{kind}`", options_of(kind) or {})
    return "\n".join(lines).rstrip() + "\n"


def table(name: str, options: Mapping[str, str]) -> list[str]:
    """The options of one kind."""
    rows = [f"| `{option}` | {said} |" for option, said in options.items()]
    return [
        f"## {name}",
        "",
        *(["| option | meaning |", "|---|---|", *rows] if rows else ["No options of its own."]),
        "",
    ]


def exit_codes() -> str:
    """What a script can tell from the exit code."""
    lines = [
        NOTE,
        "",
        "# Exit codes",
        "",
        "Every error is one sentence on standard error.",
        "",
        "| code | meaning |",
        "|---|---|",
        "| 0 | done |",
    ]
    by_code: dict[int, list[str]] = {}
    for found in vars(errors).values():
        if isinstance(found, type) and issubclass(found, errors.KronikaError):
            by_code.setdefault(found.exit_code, []).append(f"{found.__name__}: {(found.__doc__ or '').strip()}")
    lines += [f"| {code} | {'<br>'.join(said)} |" for code, said in sorted(by_code.items())]
    return "\n".join([*lines, f"| {UNEXPECTED} | a fault of ours: run again with --traceback and report it |"]) + "\n"


def known_sites() -> str:
    """The sites that can be collected by name, with every way and how sure we are of it."""
    lines = [
        NOTE,
        "",
        "# Known sites",
        "",
        "`kronika collect NAME` and `kronika source add NAME` find them by these names, whatever the case and the accents.",
        "Nothing here is checked against the web; each way says how sure we are of it:",
        "",
        "| | |",
        "|---|---|",
        "| `ours` | the site belongs to the sample web, and tests collect it |",
        "| `documented` | the site publishes it, and many public programs use it |",
        "| `described` | a published work describes it as it was then |",
        "| `believed` | it fits what is known of the site |",
        "",
        "When a site has changed, `kronika source known NAME --toml > recipes/NAME.toml` gives a file to correct.",
        "",
    ]
    for site in KnownSites(built_in_sites()):
        collection = told(site)
        called = ", ".join(dict.fromkeys((site.name, *collection.aliases, *site.hosts)))
        lines += [f"## {collection.title}", "", f"{collection.lang} · {collection.home} · also {called}", ""]
        lines += ["| way | address | sections | how sure |", "|---|---|---|---|"]
        lines += [way_row(way) for way in collection.ways]
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def way_row(way: Way) -> str:
    """One way of a known site."""
    address = way.url.rstrip("/") + way.options["listing"] if "listing" in way.options else way.url
    sections = ", ".join(way.sections) or way.section
    return f"| {way.kind} | `{address}` | {sections} | {way.certainty}: {way.because} |"


def main() -> int:
    """Write the pages, or say which are out of date."""
    stale = [
        name
        for name, text in pages().items()
        if not (FOLDER / name).exists() or (FOLDER / name).read_text(encoding="utf-8") != text
    ]
    if "--check" in sys.argv:
        for name in stale:
            print(f"docs/reference/{name} is out of date: run python -m tools.reference", file=sys.stderr)
        return 1 if stale else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in stale:
        (FOLDER / name).write_text(pages()[name], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
