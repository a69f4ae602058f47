"""Which tags stand inside a sentence and which are never text, for the classic engines.

Kept apart from our own engine's lists on purpose: a peer must not change when our own engine learns something.
"""

from __future__ import annotations

INLINE = frozenset(
    (
        "a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark nobr q ruby s samp small span strike "
        "strong sub sup time tt u var wbr"
    ).split()
)
# "script, style, form, video and the like"
SILENT = frozenset(
    (
        "script style form video audio noscript iframe object embed applet canvas svg math map select button input textarea template "
        "head title link meta base datalist"
    ).split()
)
# A sentence goes on behind these.
UNBROKEN = INLINE | frozenset("br script style noscript template meta link svg math input map".split())
HEADINGS = {f"h{level}": min(level, 6) for level in range(1, 8)}  # portals wrote h7, too
