"""What makes a chart honest: days on which a source was broken, bounds from people's judgements, and what is thin."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from math import sqrt

from kronika.analyse.sentiment.corrections import ErrorBar, share_bar
from kronika.flow.tone_accuracy import ALL, tone_accuracy
from kronika.model.analysis import Tone
from kronika.model.health import Episode
from kronika.model.series import Broken, Line, Point, Share
from kronika.store.store import Store

FEW = 5  # articles behind a point; below it says more of them than of the day
SOON_AFTER = timedelta(days=30)  # of the newest article; a chronicle that ended long ago ends with its articles
LEAST_JUDGED = 5  # articles that people must have judged before bounds are drawn


def broken_days(
    store: Store, sources: Iterable[str], first: date, last: date, zone: tzinfo = UTC
) -> tuple[Broken, ...]:
    """When the watchdog says that texts of these sources were wrong or missing, cut to the period."""
    since = datetime.combine(first, time.min, zone)
    until = datetime.combine(last + timedelta(days=1), time.min, zone)
    wanted = set(sources)
    found = [
        Broken(
            source=one.source,
            first=max(first, one.since.astimezone(zone).date()),
            last=min(last, one.until.astimezone(zone).date()) if one.until else last,
            sentence=why(store.episodes.get(one.episode)),
        )
        for one in store.episodes.unreliable(since=since, until=until)
        if not wanted or one.source in wanted
    ]
    return tuple(sorted(found, key=lambda one: (one.first, one.source)))


def last_broken_day(store: Store, sources: Iterable[str], between: tuple[date, date], zone: tzinfo = UTC) -> date:
    """The last day on which one of these was broken, of the days after the newest article; else that article's day.

    Without them a source that broke, and brings nothing since, would look well to the end of the chart.
    """
    newest, today = between
    if not newest < today <= newest + SOON_AFTER:
        return newest
    return max((one.last for one in broken_days(store, sources, newest, today, zone)), default=newest)


def why(episode: Episode) -> str:
    """What was wrong, in words."""
    end = "and still lasts" if episode.until is None else f"until {episode.until:%Y-%m-%d}"
    return (
        f"extraction returned wrong text in {episode.damaged} of {episode.documents} documents "
        f"since {episode.since:%Y-%m-%d}, {end}"
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """What people said of the machine's judgements, by source; `ALL` is over all of the sources in question."""

    bars: Mapping[str, ErrorBar]
    points: float = 0.0  # how many points one step from negative to neutral, or neutral to positive, is worth

    def bounded(self, line: Line, source: str = ALL) -> Line:
        """A line whose points have bounds, where people have judged enough."""
        bar = self.bars.get(source)
        if bar is None or bar.articles < LEAST_JUDGED or not self.points:
            return line
        return replace(line, points=tuple(bounded(point, bar, self.points) for point in line.points))

    def share(self, share: Share) -> Share:
        """A share whose mean has bounds."""
        bar = self.bars.get(share.source)
        if bar is None or bar.articles < LEAST_JUDGED:
            return share
        low, high = share_bar(share.mean, bar)
        return replace(share, low=low, high=high)

    def notes(self, sources: Sequence[str]) -> list[str]:
        """What has to be said of the judgements behind a chart of tones."""
        bar = self.bars.get(ALL)
        if bar is None or not bar.articles:
            return ["Nobody has judged the tone of these servers yet, so there are no error bars."]
        if bar.articles < LEAST_JUDGED:
            return [f"People have judged {bar.articles} articles; error bars need {LEAST_JUDGED}."]
        silent = [name for name in sources if self.bars.get(name, ErrorBar(source=name)).articles < LEAST_JUDGED]
        told = f"Error bars: 95 %, from {bar.articles} articles that people judged; the machine was right in {100 * (bar.accuracy or 0):.0f}\u2009%."
        return [told, *([f"Too few are judged of {listed(silent)}."] if silent and len(sources) > 1 else [])]


def judged(store: Store, sources: Sequence[str], tones: Mapping[Tone, float]) -> Judged:
    """What people said of these sources. `tones`: the mean points of articles of each tone, to turn steps into points."""
    bars = {bar.source: bar for bar in tone_accuracy(store, only=sources)}
    between = [tones[one] for one in (Tone.NEGATIVE, Tone.NEUTRAL, Tone.POSITIVE) if one in tones]
    steps = [after - before for before, after in zip(between, between[1:], strict=False)]
    return Judged(bars=bars, points=sum(steps) / len(steps) if steps else 0.0)


def bounded(point: Point, bar: ErrorBar, worth: float) -> Point:
    """A point with the bounds its value probably lies in: the machine's lean taken away, wider where few articles stand behind."""
    if point.value is None or bar.bias is None:
        return point
    margin = (bar.bias_high - bar.bias_low) / 2
    spread = margin * sqrt(bar.articles)  # of single articles
    half = worth * sqrt(margin**2 + spread**2 / point.articles)
    middle = point.value - worth * bar.bias
    return replace(point, low=middle - half, high=middle + half)


def thin(points: Iterable[Point], drawn: str) -> list[str]:
    """Whether points stand on few articles, and how these are drawn."""
    few = sum(1 for point in points if 0 < point.articles < FEW)
    stand = "point stands" if few == 1 else "points stand"
    return [f"{few} {stand} on fewer than {FEW} articles ({drawn})."] if few else []


def listed(names: Sequence[str], most: int = 4) -> str:
    """Names in a sentence."""
    shown = list(names[:most])
    if len(names) > most:
        return f"{', '.join(shown)} and {len(names) - most} more"
    return " and ".join((", ".join(shown[:-1]), shown[-1])) if len(shown) > 1 else "".join(shown)
