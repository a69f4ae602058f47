"""The commands of corpora: freeze, show, export, verify, import, look at words; and an export that is killed."""

from __future__ import annotations

import csv
import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from kronika.flow.chronicle import open_chronicle
from kronika.flow.corpora import chosen_as, freeze
from kronika.flow.corpus_writing import CorpusWriting, WriteWish
from kronika.model.corpus import Corpus
from kronika.model.errors import InputError, SomeFailed
from kronika.serve.cli.main import app
from tests.flow.corpus_material import ARTICLES, PLAIN, fresh, put

MANY = 400
Run = Callable[..., str]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("commands") / "c"
    with fresh(folder) as chronicle:
        put(chronicle, ARTICLES)
    yield folder


@pytest.fixture(scope="module")
def run(home: Path) -> Run:
    """Runs a command and gives its output; what goes wrong is raised."""

    def run(*arguments: str, code: int = 0) -> str:
        result: Any = CliRunner().invoke(app, ["-C", str(home), "corpus", *arguments])
        if isinstance(result.exception, Exception):
            raise result.exception
        assert result.exit_code == code, result.output
        return str(result.stdout)

    return run


def test_from_a_question_to_files_and_back(run: Run, home: Path, tmp_path: Path) -> None:
    assert "2 articles" in run("freeze", "bridges", "-q", "most OR bridge", "--note", "a try")
    shown = json.loads(run("show", "bridges", "--json"))
    assert (shown["articles"], shown["question"], shown["note"], shown["kept"]) == (
        2,
        {"text": "most OR bridge"},
        "a try",
        0,
    )
    assert "most OR bridge" in run("list")
    out = tmp_path / "out"
    made = json.loads(run("export", "bridges", "-f", "tei", "-o", str(out), "--json"))
    assert (made["articles"], made["hash"]) == (2, shown["hash"])
    assert "all as they should be" in run("verify", str(out))
    assert "all as they should be" in run("verify", "bridges")
    with fresh(tmp_path / "other"):
        pass
    taken: Any = CliRunner().invoke(
        app, ["-C", str(tmp_path / "other"), "corpus", "import", str(out), "--freeze", "mine", "--json"]
    )
    assert json.loads(taken.stdout)["hash"] == shown["hash"]
    [path] = out.glob("*.tei.xml")
    path.write_text(path.read_text("utf-8").replace("Bystřici", "Bystřice"), "utf-8")
    told = json.loads(run("verify", str(out), "--json", code=1))
    assert (told["faults"], "damaged" in told["sentences"][0]) == (2, True)
    with pytest.raises(SomeFailed):
        CliRunner().invoke(app, ["-C", str(home), "corpus", "import", str(out)], catch_exceptions=False)
    run("remove", "bridges")
    assert "no corpus yet" in run("list")


def test_articles_are_chosen_by_query_source_and_language(run: Run, tmp_path: Path) -> None:
    def urls(*arguments: str) -> list[str]:
        return [json.loads(line)["url"] for line in run("export", *arguments).splitlines()]

    assert urls("-q", "most") == [PLAIN.url]
    assert urls("--lang", "en") == ["https://herald.example/bridge"]
    assert len(urls("Kuryr", "-q", "lang:cs")) == 3
    assert len(urls("--all", "--from", "2026-04-30", "--to", "2026-05-02")) == 2
    run("export", "Kuryr", "-f", "conllu", "-o", str(tmp_path / "all.conllu.gz"))
    assert "4 articles in 1 file" in run("verify", str(tmp_path / "all.conllu.gz"))


def test_words_in_context_and_in_numbers(run: Run) -> None:
    lines = run("concordance", "most", "--lemma", "--width", "20").splitlines()
    assert lines[-1] == "5 places in 1 article."
    assert len({line.lower().index("most", 40) for line in lines[:-1]}) == 1  # below each other
    rows = list(csv.DictReader(StringIO(run("concordance", "-q", "lang:cs", "mlék*", "--csv"))))
    assert [row["keyword"] for row in rows] == ["mléka", "Mléko", "Mléko"]
    found = json.loads(run("frequencies", "--of", "names", "--json"))
    [mayor] = [row for row in found["items"] if row["item"] == "Karel Bouda"]
    assert (mayor["kind"], mayor["count"]) == ("PER", 2) and mayor["per_million"] > 0
    table = list(csv.DictReader(StringIO(run("collocations", "karel", "--window", "1", "--least", "2", "--csv"))))
    assert [row["word"] for row in table] == ["bouda", "starosta"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("export",), "--all"),
        (("export", "nobody"), "no source called"),
        (("export", "--all", "-f", "sites", "-q", "most"), "pages of sources"),
        (("export", "--all", "-f", "tei", "--since", "7d"), "--from"),
        (("export", "-q", "most", "--json"), "-o"),
        (("show", "nothing"), "no corpus called"),
        (("verify", "nothing"), "no corpus called"),
        (("import", "nothing"), "not there"),
        (("freeze", "x", "-q", "most AND ("), "expected|word|closing|end"),
        (("concordance", "nothing", "most"), "no corpus called"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(run: Run, arguments: tuple[str, ...], said: str) -> None:
    with pytest.raises(InputError, match=said):
        run(*arguments)


def test_an_export_killed_halfway_is_finished_by_the_next_call(tmp_path: Path) -> None:
    home = tmp_path / "c"
    many = [replace(PLAIN, url=f"https://kuryr.example/{number}", title=f"Most {number}") for number in range(MANY)]
    with fresh(home) as chronicle:
        freeze(chronicle, Corpus(name="many"), article_ids=put(chronicle, many, told=False))
        wish = WriteWish(form="vert", target=tmp_path / "calm", part_size=20)
        CorpusWriting(chronicle, chosen_as(chronicle, "many"), wish).run()
    command = (
        sys.executable,
        "-m",
        "kronika.serve.cli.main",
        "corpus",
        "export",
        "many",
        "-f",
        "vert",
        "--part-size",
        "20",
    )
    process = subprocess.Popen([*command, "-o", str(tmp_path / "wild")], cwd=home, stderr=subprocess.PIPE)
    deadline = time.monotonic() + 120
    while process.poll() is None and len(list((tmp_path / "wild").glob("*.vert"))) < 2 and time.monotonic() < deadline:
        time.sleep(0.002)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    with open_chronicle(home, {}) as chronicle:
        made = CorpusWriting(chronicle, chosen_as(chronicle, "many"), replace(wish, target=tmp_path / "wild")).run()
    assert made.articles == MANY
    calm, wild = (
        {path.name: path.read_bytes() for path in (tmp_path / name).glob("*.vert")} for name in ("calm", "wild")
    )
    assert calm == wild
    assert not [path for path in (tmp_path / "wild").iterdir() if path.name.startswith(".")]
