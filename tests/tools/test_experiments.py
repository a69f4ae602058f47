"""The experiments on two days of one paper: everything is there, and the flood is found."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.experiments import __main__ as experiments
from tools.experiments import published
from tools.experiments.page import Command, Heading, Page, Picture, Table, Text
from tools.experiments.published import section


def test_the_report_is_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []
    monkeypatch.setattr(published, "run", lambda page, asked: ran.append(asked))  # benchmarks have tests of their own
    words = ["--folder", str(tmp_path / "e"), "--first", "2026-03-08", "--last", "2026-03-10", "--paper", "Denní obzor"]
    assert experiments.main(words) == 0
    text = (tmp_path / "e" / "report.md").read_text(encoding="utf-8")
    event = "| flood | 2026-03-09 | very bad |"
    for wanted in ("| Denní obzor |", "sentiment.svg", "entities.svg", event, "| portal |", "python -m bench facts"):
        assert wanted in text, wanted
    assert (tmp_path / "e" / "shares.csv").is_file() and "<svg" in (tmp_path / "e" / "servers.svg").read_text("utf-8")
    html = (tmp_path / "e" / "report.html").read_text(encoding="utf-8")
    assert html.count("<table>") >= 5 and 'src="sentiment.svg"' in html
    assert ran and all(asked.startswith("watch") for asked in ran)
    first = text[text.index("The story behind the peaks") :].split("#### ")[1]
    assert first.startswith(("2026-03-09: dark", "2026-03-10: dark")) and "Named more than usual" in first
    again = experiments.main(words)  # the chronicle is there: nothing is collected again
    assert again == 0


def test_sections_of_the_results_are_found_and_cut() -> None:
    assert any("thesis: fastText" in paragraph for paragraph in section("facts"))
    assert section("layout", "The published experiment") and section("none") == []


def test_a_page_is_written_twice(tmp_path: Path) -> None:
    page = Page(tmp_path)
    page.add(
        Heading(level=1, text="A & B"),
        Text(text="said", quoted=True),
        Table(names=("a", "b"), rows=[("x|y", 1.234), (None, "<b>")]),
        Picture(file="c.svg", text="A chart"),
        Command(line="make it", said="done"),
    )
    markdown, html = (path.read_text(encoding="utf-8") for path in page.write("report"))
    assert "| x\\|y | 1.23 |" in markdown and "| – | <b> |" in markdown and "> said" in markdown
    assert "<td>&lt;b&gt;</td>" in html and "<title>A &amp; B</title>" in html and "<pre>done</pre>" in html
