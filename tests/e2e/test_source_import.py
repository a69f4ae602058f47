"""The real program: sources come in from a file, bad lines are named, and what goes out comes in again."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

PROGRAM = Path(sys.executable).with_name("kronika")
LIST = "name;url;kind\nŻółw;http://a.example/;site\nzły;nigdzie;site\nB;http://b.example/rss;\n"


def kronika(folder: Path, *arguments: str) -> tuple[int, str, str]:
    done = subprocess.run([PROGRAM, *arguments], cwd=folder, capture_output=True, timeout=120, check=False)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def test_sources_go_out_and_come_in(tmp_path: Path) -> None:
    for name in ("one", "two"):
        assert kronika(tmp_path, "init", name)[0] == 0
    table = tmp_path / "list.csv"
    table.write_bytes(LIST.encode("windows-1250"))
    code, said, wrong = kronika(tmp_path / "one", "source", "import", str(table), "--dry-run", "--json")
    steps = [(line["line"], line["step"]) for line in map(json.loads, said.splitlines())]
    assert (code, steps) == (9, [(2, "added"), (3, "bad"), (4, "added")])
    assert kronika(tmp_path / "one", "source", "list", "--json")[1] == ""
    code, said, wrong = kronika(tmp_path / "one", "source", "import", str(table))
    assert code == 9 and "2 sources added, 0 there already, 1 unusable." in said
    assert "line 3: “nigdzie” is not a web address" in said and "Traceback" not in wrong
    assert kronika(tmp_path / "one", "source", "export", "out.opml")[0] == 0
    code, said, _ = kronika(tmp_path / "two", "source", "import", "../one/out.opml")
    assert code == 0 and "2 sources added" in said and "Żółw" in said
    code, said, _ = kronika(tmp_path / "two", "source", "import", "../one/out.opml")
    assert code == 0 and "0 sources added, 2 there already, 0 unusable." in said
    for file, message in (("absent.csv", "cannot be read"), ("../one", "cannot be read")):
        code, _, wrong = kronika(tmp_path / "two", "source", "import", file)
        assert code == 2 and message in wrong
    assert kronika(tmp_path / "two", "source", "export", "out.doc")[0] == 2
