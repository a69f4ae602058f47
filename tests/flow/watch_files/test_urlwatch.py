"""urlwatch: one document a job; filters that choose a part become the focus, others are told; YAML is only data."""

from __future__ import annotations

import pytest

from kronika.flow.watch_files.entry import Fault, Line, WatchEntry
from kronika.flow.watch_files.reading import read_watches
from kronika.model.watch import Focus, FocusKind

JOBS = """\
# the jobs of somebody
name: "First"
url: "https://a.example/"
filter:
  - css:
      selector: div.news
      exclude: .ad, .share
  - html2text
  - strip
tags: [Work, "Much to do"]
---
navigate: https://b.example/#now
filter:
  - xpath: //main
  - grep: new
enabled: no
timeout: 20
---
command: ls -l
---
url: https://c.example/
filter: element-by-id:content,html2text
encoding: windows-1250
compared_versions: 5
---
name: broken: yes: no
---
url: https://d.example/
filter:
- element-by-class: news list
- element-by-tag: p
---
url: https://e.example/
headers: {X: y}
data: a=b
filter: {element-by-tag: article}
---
- just
- a list
---
"""


def read(text: str, name: str = "urls.yaml") -> list[Line]:
    return list(read_watches(text.encode(), name))


def test_jobs_become_watches() -> None:
    found = {line.url: line for line in read(JOBS) if isinstance(line, WatchEntry)}
    a = found["https://a.example/"]
    assert (a.line, a.name, a.group, a.focus) == (2, "First", "Work", Focus(kind=FocusKind.CSS, rule="div.news"))
    assert a.without == (".ad", ".share") and len(a.lost) == 1
    b = found["https://b.example/#now"]
    assert (b.options, b.paused, b.focus) == ({"browser": "yes"}, True, Focus(kind=FocusKind.XPATH, rule="//main"))
    assert ["grep" in b.lost[0], "timeout" in b.lost[1]] == [True, True]
    c = found["https://c.example/"]
    assert (c.focus.rule, c.options, c.keep, c.lost) == ('[id="content"]', {"charset": "windows-1250"}, 5, ())
    d = found["https://d.example/"]
    assert d.focus.rule == '[class~="news"][class~="list"]' and "“p”" in d.lost[0]
    e = found["https://e.example/"]
    assert e.focus == Focus(kind=FocusKind.TAG, rule="article") and e.lost == ("Not carried over: data, headers.",)


def test_what_is_no_page_is_told_with_its_line() -> None:
    faults = [(line.line, line.sentence) for line in read(JOBS) if isinstance(line, Fault)]
    assert [line for line, _ in faults] == [
        JOBS[: JOBS.index(mark)].count("\n") + 1 for mark in ("command", "name: broken", "- just")
    ]
    assert "program" in faults[0][1] and "YAML" in faults[1][1]


def test_it_is_known_by_its_looks() -> None:
    assert len(read(JOBS, "upload")) == len(read(JOBS))


@pytest.mark.parametrize(
    "text",
    [
        "url: !!python/object/apply:os.system ['echo hello']",
        "url: !anything x",
        "a: &a [x, x, x, x, x, x, x, x, x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]\n"
        "c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]\nd: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]\nurl: [*d, *d, *d]",
        "url: " + "[" * 5_000,
        "a: &a\n  b: *a\nurl: x",
        "url: \x07",
        "x" * 600_000,
    ],
)
def test_yaml_that_wants_more_than_data_is_refused(text: str) -> None:
    lines = read(text)
    assert [type(line) for line in lines] == [Fault]
