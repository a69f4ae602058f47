"""The settings of a watched page as a form has them: what was typed, checked, with sentences in the visitor's language."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from pydantic import BaseModel

from kronika.model.duration import duration, written
from kronika.model.errors import InputError
from kronika.model.watch import Focus, FocusKind, Watch
from kronika.serve.web.tongue import Tongue
from kronika.serve.web.visit import Visit
from kronika.serve.web.watch_rows import number_of
from kronika.watch.picking import check

LONGEST_NAME = 200
LONGEST_RULE = 1000
MOST_KEPT = 1000
MOST_TROUBLES = 100
SHORTEST = timedelta(minutes=1)


class FocusForm(BaseModel):
    """What is to be compared, as typed."""

    kind: str = FocusKind.MAIN.value
    rule: str = ""


class WatchForm(FocusForm):
    """All settings, as typed."""

    url: str = ""
    name: str = ""
    group: str = ""
    keep: str = "20"
    fastest: str = "30m"
    slowest: str = "1d"
    alert_after: str = "2"
    browser: str = ""

    @classmethod
    def of(cls, watch: Watch) -> WatchForm:
        """The settings a page has."""
        return cls(
            kind=watch.focus.kind.value,
            rule=watch.focus.rule,
            url=watch.url,
            name=watch.name,
            group=str(watch.group_id or ""),
            keep=str(watch.keep),
            fastest=written(watch.fastest),
            slowest=written(watch.slowest),
            alert_after=str(watch.alert_after),
            browser="yes" if watch.options.get("browser") == "yes" else "",
        )


def focus_of(form: FocusForm, tongue: Tongue) -> Focus:
    """What is to be compared; InputError says what is wrong with the rule."""
    kind = FocusKind(form.kind) if form.kind in set(FocusKind) else FocusKind.MAIN
    rule = " ".join(form.rule.split())[:LONGEST_RULE]
    if kind in (FocusKind.MAIN, FocusKind.WHOLE):
        return Focus(kind=kind)
    if not rule:
        raise InputError(tongue.text("Say which part: write a selector, or choose a part from the list."))
    focus = Focus(kind=kind, rule=rule)
    check(focus)  # says itself what is wrong
    return focus


def settings_of(form: WatchForm, watch: Watch, visit: Visit) -> Watch:
    """The page with the settings of the form; what is compared is set apart."""
    tongue = visit.tongue
    fastest, slowest = span(form.fastest, tongue), span(form.slowest, tongue)
    if fastest > slowest:
        raise InputError(tongue.text("The shortest interval must not be longer than the longest."))
    options = {name: value for name, value in watch.options.items() if name != "browser"}
    return replace(
        watch,
        name=" ".join(form.name.split())[:LONGEST_NAME],
        group_id=group_of(form.group, visit),
        keep=within(form.keep, 1, MOST_KEPT, tongue),
        fastest=fastest,
        slowest=slowest,
        alert_after=within(form.alert_after, 1, MOST_TROUBLES, tongue),
        options=options | ({"browser": "yes"} if form.browser == "yes" else {}),
    )


def group_of(text: str, visit: Visit) -> int | None:
    """The group that was chosen, if it is still there."""
    number = number_of(text)
    return number if number in {group.id for group in visit.shell.store.groups.all()} else None


def span(text: str, tongue: Tongue) -> timedelta:
    """An interval of at least a minute."""
    try:
        read = duration(text.strip())
    except InputError:
        read = None
    if read is None or read < SHORTEST:
        raise InputError(tongue.text("An interval is a number with m, h, d or w, at least 1m: 30m, 2h, 1d."))
    return read


def within(text: str, least: int, most: int, tongue: Tongue) -> int:
    """A whole number between two others."""
    number = number_of(text.strip())
    if number is None or not least <= number <= most:
        raise InputError(
            tongue.text("Write a number from %(least)s to %(most)s.", least=str(least), most=tongue.number(most))
        )
    return number
