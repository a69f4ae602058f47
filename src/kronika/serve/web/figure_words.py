"""The words of a chart in the visitor's language."""

from __future__ import annotations

from kronika.model.analysis import Tone
from kronika.serve.figures.words import Words
from kronika.serve.web import labels
from kronika.serve.web.tongue import Tongue


def figure_words(tongue: Tongue) -> Words:
    """All words that a chart says by itself, and how it writes days and numbers."""

    def say(message: str) -> str:
        return str(tongue.text(message))

    return Words(
        articles=say("articles"),
        article_count=lambda many: str(tongue.plural("%(n)s article", "%(n)s articles", many)),
        server_count=lambda many: str(tongue.plural("%(n)s source", "%(n)s sources", many)),
        points=say("points per article"),
        balance=say("balance"),
        tones={tone: say(labels.TONES[tone]) for tone in Tone},
        most_negative=say("Most negative"),
        most_positive=say("Most positive"),
        mean_tone=say("mean tone"),
        all_servers=say("line: all sources"),
        broken=say("Hatched"),
        nothing=say("no articles"),
        none_there=say("There are no articles in this period. Choose another one, or ask for less."),
        ranks=(say("most articles"), say("second"), say("third")),
        kinds={kind.value: say(name) for kind, name in labels.ENTITY_TYPES.items()} | {"": say("other")},
        only_last=say("Drawn are the last {shown} of {all}; the table has all of them."),
        week_of=say("week of {day}"),
        day=lambda day: tongue.day(day, "long"),
        short_day=lambda day: tongue.day(day, "d MMM"),
        month=lambda day: tongue.day(day, "LLL"),
    )
