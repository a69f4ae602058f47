"""Results of judging: accuracy per site with its interval, what was wrong, and the same to take away."""

from __future__ import annotations

import csv
import json
from collections.abc import Sequence
from dataclasses import dataclass
from io import StringIO

from fastapi import APIRouter
from markupsafe import Markup
from starlette.responses import Response

from kronika.flow.accuracy import Accuracy, Results, as_table, results
from kronika.model.judgement import Judgement, Verdict
from kronika.serve.web import charts
from kronika.serve.web.admit import Reader
from kronika.serve.web.tongue import Tongue
from kronika.serve.web.visit import Visit

LISTED = 50  # faults shown, the latest first
COLUMNS = ("source", "judged", "share", "low", "high", *Verdict)
FORMULA = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet would reckon instead of show

router = APIRouter()


@router.get("/judge/results")
def judge_results(visit: Reader, version: str = "") -> Response:
    """The table, for one version of an engine or for all."""
    given, tongue = judgements(visit, version), visit.tongue
    table = results(given)
    wrong = [judgement for judgement in reversed(given) if judgement.verdict is not Verdict.RIGHT]
    return visit.page(
        "judge_results.html",
        table=table,
        rows=[row_of(site, tongue) for site in table.sites],
        total=row_of(table.total, tongue),
        wrong=wrong[:LISTED],
        wrong_count=len(wrong),
        titles={fault.article_id: title_of(visit, fault) for fault in wrong[:LISTED]},
        chosen=version,
        versions=visit.shell.store.judgements.versions(),
        verdicts=list(Verdict),
    )


@router.get("/judge/results.csv")
def as_csv(visit: Reader, version: str = "") -> Response:
    """The table for a spreadsheet; the last line is all sites together."""
    return download(csv_of(results(judgements(visit, version))), "text/csv; charset=utf-8", "judgements.csv")


@router.get("/judge/results.json")
def as_json(visit: Reader, version: str = "") -> Response:
    """The table for a program."""
    text = json.dumps(as_table(results(judgements(visit, version))), ensure_ascii=False, indent=1)
    return download(text, "application/json", "judgements.json")


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One site in the table."""

    accuracy: Accuracy
    drawing: Markup


def row_of(accuracy: Accuracy, tongue: Tongue) -> Row:
    """A site with its interval drawn."""
    label = tongue.text(
        "%(share)s right, 95 %% interval from %(low)s to %(high)s",
        share=tongue.share(accuracy.share),
        low=tongue.share(accuracy.low),
        high=tongue.share(accuracy.high),
    )
    return Row(accuracy=accuracy, drawing=charts.interval(accuracy.share, accuracy.low, accuracy.high, label))


def title_of(visit: Visit, judgement: Judgement) -> str:
    """The title of a judged article as it now is."""
    return visit.shell.store.articles.get(judgement.article_id).article.title.strip()


def judgements(visit: Visit, version: str) -> Sequence[Judgement]:
    """What people said, of one version (“engine version”) or of all."""
    shelf = visit.shell.store.judgements
    engine, blank, number = version.partition(" ")
    return shelf.listing(engine=engine, version=number) if blank else shelf.listing()


def csv_of(table: Results) -> str:
    """The table as comma-separated values."""
    told = as_table(table)
    file = StringIO()
    writer = csv.DictWriter(file, COLUMNS, extrasaction="ignore", lineterminator="\r\n")
    writer.writeheader()
    for row in [*told["sites"], {**told["total"], "source": "total"}]:
        name = row["source"]
        writer.writerow({**row, "source": f"'{name}" if name.startswith(FORMULA) else name})
    return file.getvalue()


def download(text: str, kind: str, name: str) -> Response:
    """A file to keep."""
    headers = {"Content-Disposition": f'attachment; filename="kronika-{name}"'}
    return Response(text.encode(), media_type=kind, headers=headers)
