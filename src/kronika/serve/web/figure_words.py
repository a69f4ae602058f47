"""The words of a chart in the visitor's language."""

from __future__ import annotations

from kronika.model.analysis import Tone
from kronika.serve.figures.words import Words
from kronika.serve.web import labels
from kronika.serve.web.labels import N_
from kronika.serve.web.tongue import Tongue


def figure_words(tongue: Tongue) -> Words:
    """All words that a chart says by itself, and how it writes days and numbers."""

    def say(message: str) -> str:
        return str(tongue.text(message))

    return Words(
        articles=say(N_("articles")),
        article_count=lambda many: str(tongue.plural("%(n)s article", "%(n)s articles", many)),
        server_count=lambda many: str(tongue.plural("%(n)s source", "%(n)s sources", many)),
        points=say(N_("points per article")),
        balance=say(N_("balance")),
        tones={tone: say(labels.TONES[tone]) for tone in Tone},
        most_negative=say(N_("Most negative")),
        most_positive=say(N_("Most positive")),
        mean_tone=say(N_("mean tone")),
        all_servers=say(N_("line: all sources")),
        broken=say(N_("Hatched")),
        nothing=say(N_("no articles")),
        none_there=say(N_("There are no articles in this period. Choose another one, or ask for less.")),
        ranks=(say(N_("most articles")), say(N_("second")), say(N_("third"))),
        kinds={kind.value: say(name) for kind, name in labels.ENTITY_TYPES.items()} | {"": say(N_("other"))},
        only_last=say(N_("Drawn are the last {shown} of {all}; the table has all of them.")),
        week_of=say(N_("week of {day}")),
        day=lambda day: tongue.day(day, "long"),
        short_day=lambda day: tongue.day(day, "d MMM"),
        month=lambda day: tongue.day(day, "LLL"),
    )
