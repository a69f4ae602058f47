"""The real program: bad input to every command is one clear sentence and a non-zero exit, and the next run works."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from kronika import __version__

PROGRAM = Path(sys.executable).with_name("kronika")
ARTICLE = """<!DOCTYPE html><html lang="pl"><head><title>Rzeka wraca do koryta - Kurier</title>
<meta property="article:published_time" content="2026-03-12T08:15:00+01:00"></head><body><nav><a href="/">Start</a></nav>
<article><h1>Rzeka wraca do koryta</h1><p class="lead">Po czterech dniach woda opada, a mieszkańcy wracają do domów.</p>
<p>Strażacy pracowali całą noc. Jak powiedział burmistrz, najgorsze już minęło, choć straty są duże i trzeba je dopiero policzyć.</p>
<p>W gminie uszkodzonych jest ponad sto domów. Pomoc dociera do wszystkich, którzy jej potrzebują, zapewniają urzędnicy.</p>
<p>Szkoły pozostaną zamknięte do końca tygodnia, a przedszkola pracują normalnie, poza dwoma, które zalała woda.</p></article></body></html>"""


def kronika(
    *arguments: str, cwd: Path, stdin: bytes = b"", env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    home = {"HOME": str(cwd), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "NO_COLOR": "1"}
    return subprocess.run(
        [PROGRAM, *arguments],
        cwd=cwd,
        input=stdin,
        capture_output=True,
        timeout=600,
        check=False,
        env=home | (env or {}),
    )


def assert_sentence(result: subprocess.CompletedProcess[bytes], code: int, said: str) -> None:
    text = result.stderr.decode()
    assert result.returncode == code, text
    assert "Traceback" not in text
    assert said in text
    assert len(text.strip().splitlines()) == 1, text


@pytest.fixture
def chronicle(tmp_path: Path) -> Path:
    folder = tmp_path / "chronicle"
    assert kronika("init", str(folder), cwd=tmp_path).returncode == 0
    return folder


@pytest.fixture
def page(tmp_path: Path) -> Path:
    path = tmp_path / "page.html"
    path.write_text(ARTICLE, encoding="utf-8")
    return path


def test_extract_gives_the_contract_fields(tmp_path: Path, page: Path) -> None:
    result = kronika("extract", str(page), "--json", cwd=tmp_path)
    found = json.loads(result.stdout)
    assert set(found) >= set(
        "url title lead body text published authors keywords section lang page_class confidence engine".split()
    )
    assert found["title"] == "Rzeka wraca do koryta"
    assert found["published"].startswith("2026-03-12T08:15")
    assert found["text"].startswith("Po czterech dniach")
    assert found["lang"] == "pl"


def test_extract_reads_standard_input_and_prints_for_readers(tmp_path: Path) -> None:
    result = kronika("extract", "-", cwd=tmp_path, stdin=ARTICLE.encode("iso-8859-2", "xmlcharrefreplace"))
    assert result.returncode == 0
    assert "Rzeka wraca do koryta" in result.stdout.decode()


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda folder: str(folder / "absent.html"), "no file"),
        (lambda folder: str(folder), "is a folder"),
        (lambda folder: write(folder / "empty.html", b""), "is empty"),
        (lambda folder: write(folder / "blank.html", b" \n\t "), "is empty"),
        (
            lambda folder: write(folder / "video.html", b"\x00\x00\x00\x18ftypmp42" + bytes(range(256)) * 20),
            "not a text page",
        ),
        (lambda folder: "http://", "address"),
        (lambda folder: "http://127.0.0.1:9/", "127.0.0.1"),
        (lambda folder: "http://[::1", "address"),
    ],
    ids=["missing", "folder", "empty", "blank", "binary", "bad-url", "refused-address", "broken-url"],
)
def test_extract_refuses_bad_input(tmp_path: Path, make, said: str) -> None:
    result = kronika("extract", make(tmp_path), cwd=tmp_path)
    assert result.returncode in (2, 6)
    assert_sentence(result, result.returncode, said)


def write(path: Path, data: bytes) -> str:
    path.write_bytes(data)
    return str(path)


def test_an_unknown_engine_is_named(tmp_path: Path, page: Path) -> None:
    assert_sentence(kronika("extract", str(page), "--engine", "magic", cwd=tmp_path), 2, "magic")


@pytest.mark.parametrize(
    "arguments",
    [
        ["status"],
        ["collect"],
        ["run"],
        ["serve"],
        ["doctor"],
        ["source", "list"],
        ["source", "add", "http://a.example/"],
        ["user", "list"],
    ],
)
def test_outside_a_chronicle_every_command_says_how_to_make_one(tmp_path: Path, arguments: list[str]) -> None:
    assert_sentence(kronika(*arguments, cwd=tmp_path), 4, "kronika init")


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["source", "add", "not a url"], 2, "http://"),
        (["source", "add", "ftp://a.example/"], 2, "http://"),
        (["source", "add", "file:///etc/passwd", "--kind", "page"], 2, "http://"),
        (["source", "add", "http://127.0.0.1:9/", "--json"], 6, "127.0.0.1"),
        (["source", "add", "http://a.example/", "--kind", "page", "--option", "nonsense"], 2, "KEY=VALUE"),
        (["source", "add", "http://a.example/", "--kind", "page", "--every", "soon"], 2, "duration"),
        (["source", "pause", "Nobody"], 2, "Nobody"),
        (["source", "resume", "Nobody"], 2, "Nobody"),
        (["source", "remove", "Nobody"], 2, "Nobody"),
        (["collect", "Nobody"], 2, "Nobody"),
        (["collect"], 2, "source add"),
        (["collect", "--since", "whenever"], 2, "no date"),
        (["run", "Nobody"], 2, "Nobody"),
        (["status", "--source", "Nobody"], 2, "Nobody"),
        (["serve", "--host", "0.0.0.0"], 8, "kronika user add"),
        (["user", "password", "nobody"], 2, "nobody"),
        (["user", "remove", "nobody"], 2, "nobody"),
        (["user", "add", "anna", "--password-stdin"], 2, "8 to 1024"),
        (["init", "."], 4, "already there"),
        (["--set", "fetch.robotz=1", "status"], 3, "robotz"),
        (["--set", "nonsense", "status"], 3, "TABLE.KEY=VALUE"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_input_is_a_sentence_and_the_next_run_works(
    chronicle: Path, arguments: list[str], code: int, said: str
) -> None:
    assert_sentence(kronika(*arguments, cwd=chronicle), code, said)
    after = kronika("status", "--json", cwd=chronicle)
    assert after.returncode == 0, after.stderr.decode()
    assert json.loads(after.stdout)["sources"] == 0


def test_a_damaged_settings_file_is_a_sentence(chronicle: Path) -> None:
    (chronicle / "kronika.toml").write_text("[fetch\n")
    assert_sentence(kronika("status", cwd=chronicle), 3, "TOML")
    (chronicle / "kronika.toml").write_text("")
    assert kronika("status", cwd=chronicle).returncode == 0


def test_a_store_that_is_no_database_is_a_sentence(chronicle: Path) -> None:
    database = chronicle / "data" / "kronika.db"
    kept = database.read_bytes()
    for leftover in database.parent.glob("kronika.db-*"):
        leftover.unlink()
    database.write_bytes(b"this is not a database, only a text of some length " * 100)
    assert_sentence(kronika("status", cwd=chronicle), 5, "kronika.db")
    database.write_bytes(kept)
    assert kronika("status", cwd=chronicle).returncode == 0


def test_a_source_can_be_added_paused_resumed_and_removed(chronicle: Path) -> None:
    added = kronika(
        "source",
        "add",
        "http://a.example/",
        "--name",
        "A",
        "--kind",
        "site",
        "--lang",
        "cs",
        "--every",
        "15m",
        "--json",
        cwd=chronicle,
    )
    assert json.loads(added.stdout) | {"options": {}} == {
        "name": "A",
        "url": "http://a.example/",
        "kind": "site",
        "lang": "cs",
        "section": None,
        "every": 900.0,
        "next_run": None,
        "paused": False,
        "options": {},
        "added": True,
        "because": "",
    }
    assert_sentence(
        kronika("source", "add", "http://b.example/", "--name", "A", "--kind", "page", cwd=chronicle), 2, "A"
    )
    assert kronika("source", "pause", "A", cwd=chronicle).returncode == 0
    assert_sentence(kronika("collect", cwd=chronicle), 2, "resume")
    assert kronika("source", "resume", "A", cwd=chronicle).returncode == 0
    listed = [json.loads(line) for line in kronika("source", "list", "--json", cwd=chronicle).stdout.splitlines()]
    assert [(source["name"], source["paused"], source["pages"]) for source in listed] == [("A", False, 0)]
    assert kronika("source", "remove", "A", cwd=chronicle).returncode == 0
    assert kronika("source", "list", "--json", cwd=chronicle).stdout == b""


def test_the_doctor_finds_a_new_chronicle_healthy(chronicle: Path) -> None:
    result = kronika("doctor", "--json", cwd=chronicle)
    assert result.returncode == 0
    assert {json.loads(line)["state"] for line in result.stdout.splitlines()} <= {"ok", "note"}


def test_a_chronicle_is_found_from_inside_and_by_name(chronicle: Path, tmp_path: Path) -> None:
    assert kronika("status", cwd=chronicle / "data").returncode == 0
    assert kronika("-C", str(chronicle), "status", cwd=tmp_path).returncode == 0


def test_init_heeds_the_folder_given_before_it(tmp_path: Path) -> None:
    assert kronika("-C", str(tmp_path), "init", "sub", cwd=tmp_path.parent).returncode == 0
    assert (tmp_path / "sub" / "kronika.toml").is_file()


def test_an_unknown_command_is_an_error_without_a_traceback(tmp_path: Path) -> None:
    result = kronika("frobnicate", cwd=tmp_path)
    assert result.returncode == 2
    assert b"Traceback" not in result.stderr


def test_the_version_needs_no_command(tmp_path: Path) -> None:
    result = kronika("--version", cwd=tmp_path)
    assert (result.returncode, result.stdout.decode().strip()) == (0, f"kronika {__version__}")


def test_completion_knows_the_commands(tmp_path: Path) -> None:
    result = kronika(
        cwd=tmp_path, env={"_KRONIKA_COMPLETE": "complete_bash", "COMP_WORDS": "kronika co", "COMP_CWORD": "1"}
    )
    assert result.stdout.split() == [b"collect", b"corpus"]


def test_a_terminal_without_our_letters_still_gets_an_answer(chronicle: Path) -> None:
    ascii_only = {"LANG": "C", "PYTHONIOENCODING": "ascii"}
    added = kronika("source", "add", "https://example.org/", "--kind", "site", "--name", "Ranní žluť", cwd=chronicle)
    assert added.returncode == 0
    listed = kronika("source", "list", cwd=chronicle, env=ascii_only)
    assert listed.returncode == 0, listed.stderr
    assert b"Rann? ?lu?" in listed.stdout
    as_json = kronika("source", "list", "--json", cwd=chronicle, env=ascii_only)
    assert json.loads(as_json.stdout)["name"] == "Ranní žluť"


def test_square_brackets_in_a_name_are_shown_as_they_are(chronicle: Path) -> None:
    name = "a[/bold][red]x"
    done = [
        kronika("source", "add", "https://example.org/", "--kind", "site", "--name", name, cwd=chronicle),
        kronika("source", "pause", name, cwd=chronicle),
        kronika("source", "list", cwd=chronicle),
        kronika("source", "remove", name, cwd=chronicle),
        kronika("user", "add", name, "--password-stdin", cwd=chronicle, stdin=b"three yellow lamps\n"),
        kronika("user", "remove", name, cwd=chronicle),
    ]
    for result in done:
        assert result.returncode == 0, result.stderr
        assert name in result.stdout.decode()


def test_names_stay_in_a_narrow_terminal(chronicle: Path) -> None:
    kronika("source", "add", "https://example.org/", "--kind", "site", "--name", "Kurier Rzeczny", cwd=chronicle)
    listed = kronika("source", "list", cwd=chronicle, env={"COLUMNS": "40"}).stdout.decode()
    assert "Kurier" in listed
    assert all(len(line) <= 40 for line in listed.splitlines())


@pytest.mark.parametrize("command", ["status", "settings", "doctor", "init"])
def test_a_folder_that_is_gone_or_cannot_be(tmp_path: Path, command: str) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    script = f"rmdir {gone}; exec {PROGRAM} {command}"
    assert_sentence(
        subprocess.run(["sh", "-c", script], cwd=gone, capture_output=True, timeout=60, check=False), 4, "is gone"
    )
    assert_sentence(kronika("-C", "a" * 300, command, cwd=tmp_path), 4, "is gone or cannot be entered")
