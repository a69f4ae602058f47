"""How many articles of each source sound how, and how many points the tones are apart."""

from __future__ import annotations

from kronika.index.series.selection import Selection
from kronika.index.series.volume import MOST_SOURCES
from kronika.model.analysis import Tone
from kronika.model.series import Share


def shares(selection: Selection) -> list[Share]:
    """One share a source, the most articles first; what nobody analysed does not count. The mean is between −1 and 1."""
    spec = {
        "sources": {
            "terms": {"field": "source", "size": MOST_SOURCES},
            "aggs": {"tones": {"terms": {"field": "tone", "size": len(Tone)}}},
        }
    }
    chosen = selection.with_tone()
    told = chosen.searcher.aggregate(chosen.query, spec)["sources"]["buckets"]
    found = []
    for bucket in told:
        counted = {one["key"]: int(one["doc_count"]) for one in bucket["tones"]["buckets"]}
        tones = {tone: counted.get(tone.value, 0) for tone in Tone}
        many = sum(tones.values())
        mean = (tones[Tone.POSITIVE] - tones[Tone.NEGATIVE]) / many if many else 0.0
        found.append(Share(source=bucket["key"], articles=many, tones=tones, mean=mean))
    return sorted((one for one in found if one.articles), key=lambda one: (-one.articles, one.source))


def points_of_tones(selection: Selection) -> dict[Tone, float]:
    """The mean points of articles of each tone, as far as there are any."""
    chosen = selection.with_tone()
    spec = {"tones": {"terms": {"field": "tone", "size": len(Tone)}, "aggs": {"mean": {"avg": {"field": "score"}}}}}
    told = chosen.searcher.aggregate(chosen.query, spec)["tones"]["buckets"]
    return {Tone(one["key"]): float(one["mean"]["value"]) for one in told}
