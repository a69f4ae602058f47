"""Which hosts have leads to give: the lanes of a frontier, walked by index so that a million leads cost no more than ten."""

# One step down the index per host, instead of a look at every lead. After it, each kind of database takes the first
# few leads of each lane in its own way. `cursor` is the host served last: the walk begins after it, so every host has its turn.
# A claim beyond `horizon` was written before the clock was set back, and holds nobody.
LANES = """
WITH RECURSIVE steps(round_id, host) AS (
    SELECT rounds.id, (SELECT min(first.host) FROM leads AS first WHERE first.round_id = rounds.id AND first.state < 2)
    FROM rounds WHERE rounds.id IN :rounds
  UNION ALL
    SELECT steps.round_id,
           (SELECT min(next.host) FROM leads AS next
            WHERE next.round_id = steps.round_id AND next.state < 2 AND next.host > steps.host)
    FROM steps WHERE steps.host IS NOT NULL
),
lanes AS (
    SELECT round_id, host FROM steps WHERE host IS NOT NULL AND host NOT IN :skip
      AND NOT EXISTS (SELECT 1 FROM hosts WHERE hosts.host = steps.host AND hosts.worker <> :worker
                      AND hosts.until > :now AND hosts.until <= :horizon)
    ORDER BY CASE WHEN host > :cursor THEN 0 ELSE 1 END, host
    LIMIT 1000000000  -- SQLite forgets the order of a subquery without a limit
)
"""

LEAD_COLUMNS = (
    "id",
    "source_id",
    "round_id",
    "url",
    "host",
    "role",
    "via",
    "link_text",
    "depth",
    "priority",
    "hints",
    "attempts",
    "token",
    "page_id",
    "etag",
    "last_modified",
    "modified",
    "rests",
)


def listed(alias: str) -> str:
    """The columns a lease needs, of one table in a statement."""
    return ", ".join(f"{alias}.{name}" for name in LEAD_COLUMNS)
