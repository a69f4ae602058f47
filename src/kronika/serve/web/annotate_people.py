"""Who answers and how well: the figures of a kind, its annotators with their reliability, one click to exclude or readmit."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Annotated

from fastapi import APIRouter, Form, HTTPException
from markupsafe import Markup
from starlette.responses import Response

from kronika.flow.exclusion_effect import Effect, effect, standing
from kronika.model.annotation import AnnotatorStanding, DayCount
from kronika.serve.web import charts
from kronika.serve.web.addresses import record_number
from kronika.serve.web.admit import Editor
from kronika.serve.web.annotate import asked, checked
from kronika.serve.web.annotate_words import instructions, kinds
from kronika.serve.web.labels import N_
from kronika.serve.web.tongue import Tongue
from kronika.serve.web.visit import Visit

DAYS = 60  # shown
LONGEST_REASON = 500
EXCLUDE, READMIT = DEEDS = ("exclude", "readmit")
SIGNS = {
    "gold": N_("Misses hidden questions"),
    "agreement": N_("Disagrees with the others"),
    "speed": N_("Answers too fast"),
    "pattern": N_("Answers in a pattern"),
    "one_answer": N_("Always says the same"),
}

router = APIRouter()


@router.get("/annotate/people")
def people(visit: Editor, kind: str = "") -> Response:
    """Figures and annotators of a kind."""
    return screen(visit, chosen(visit, kind))


@router.post("/annotate/people")
def decide(
    visit: Editor,
    kind: Annotated[str, Form()] = "",
    annotator: Annotated[str, Form()] = "",
    deed: Annotated[str, Form()] = "",
    reason: Annotated[str, Form()] = "",
) -> Response:
    """Exclude or readmit an annotator; everything is reckoned anew, and what that changed is told."""
    kind, number, desk = chosen(visit, kind), record_number(annotator), visit.shell.desk
    before = standing(visit.shell.store, kind, desk.statistics(kind))
    if deed not in DEEDS:
        raise HTTPException(422)
    if deed == READMIT:
        desk.readmit(number, by=visit.person)
    else:
        desk.exclude(number, reason.strip()[:LONGEST_REASON], by=visit.person)
    after = standing(visit.shell.store, kind, desk.statistics(kind))
    return screen(visit, kind, said=changes(number, deed, effect(before, after), visit.tongue))


def chosen(visit: Visit, kind: str) -> str:
    """The kind asked for, else the first that people were asked about, else the first there is."""
    return checked(kind) if kind else next(iter([*asked(visit), *kinds()]))


def screen(visit: Visit, kind: str, *, said: list[str] | None = None) -> Response:
    """The whole screen."""
    desk = visit.shell.desk
    statistics = desk.statistics(kind)
    days = filled(statistics.days, visit.shell.now().date())
    return visit.page(
        "annotate_people.html",
        kind=kind,
        kinds={name: instructions(name).title for name in kinds()},
        told=instructions(kind),
        statistics=statistics,
        days=days,
        chart=chart(days, visit.tongue),
        standings=sorted(desk.standings(kind), key=urgency),
        drawn=lambda one: interval(one, visit.tongue),
        signs=SIGNS,
        said=said or [],
        longest=LONGEST_REASON,
        invitation=invitation(visit),
        open=visit.shell.settings.annotate.open or not visit.shell.login_required(),
    )


def invitation(visit: Visit) -> str:
    """The address to send to people: the one links in mails have, else the one this screen was asked by."""
    base = visit.shell.settings.alerts.base_url or str(visit.request.base_url)
    return f"{base.rstrip('/')}/annotate"


def urgency(one: AnnotatorStanding) -> tuple[bool, bool, float, int]:
    """Suspects first, excluded ones last, then who answered most."""
    strength = max((suspicion.strength for suspicion in one.suspicions), default=0.0)
    return one.annotator.excluded is not None, not one.suspect, -strength, -one.answers


def filled(days: tuple[DayCount, ...], today: date) -> list[DayCount]:
    """Every day since the first, also those without answers; the last ones when there are many."""
    if not days:
        return []
    known = {count.day: count for count in days}
    first = max(min(known), today - timedelta(days=DAYS - 1))
    last = max(max(known), today)
    every = [first + timedelta(days=place) for place in range((last - first).days + 1)]
    return [known.get(day) or DayCount(day=day, answers=0, devices=0) for day in every]


def chart(days: list[DayCount], tongue: Tongue) -> Markup:
    """Answers a day."""
    titles = [title(count, tongue) for count in days]
    return charts.bars([count.answers for count in days], titles, tongue.text("Answers a day"))


def title(count: DayCount, tongue: Tongue) -> str:
    """One day in words."""
    answers = tongue.plural("%(n)s answer", "%(n)s answers", count.answers)
    devices = tongue.plural("%(n)s device", "%(n)s devices", count.devices)
    return f"{tongue.day(count.day)}: {answers}, {devices}"


def interval(one: AnnotatorStanding, tongue: Tongue) -> Markup:
    """The reliability of an annotator with its interval."""
    found = one.reliability
    if found is None:
        return Markup("")
    label = tongue.text(
        "%(share)s right, 95 %% interval from %(low)s to %(high)s",
        share=tongue.share(found.share),
        low=tongue.share(found.low),
        high=tongue.share(found.high),
    )
    return charts.interval(found.share, found.low, found.high, label)


def changes(number: int, deed: str, found: Effect, tongue: Tongue) -> list[str]:
    """What an exclusion, or taking it back, has changed, as sentences."""
    if deed == READMIT:
        said = [tongue.text("Annotator %(number)s counts again.", number=number)]
    else:
        said = [tongue.text("Annotator %(number)s no longer counts; no vote was deleted.", number=number)]
    if found.answers < 0:
        said.append(tongue.plural("%(n)s answer less counts.", "%(n)s answers less count.", -found.answers))
    elif found.answers:
        said.append(tongue.plural("%(n)s answer more counts.", "%(n)s answers more count.", found.answers))
    said.append(tongue.plural("%(n)s result has turned.", "%(n)s results have turned.", found.turned))
    if found.without:
        said.append(tongue.plural("%(n)s has no result now.", "%(n)s have no result now.", found.without))
    if found.reopened > 0:
        said.append(tongue.plural("%(n)s is asked again.", "%(n)s are asked again.", found.reopened))
    return [str(sentence) for sentence in said]
