"""What files of facts are called on the network: the ending and the type of each format."""

from __future__ import annotations

ENDINGS = {"json": "json", "osm": "txt", "ics": "ics", "schema": "jsonld"}
TYPES = {
    "json": "application/json",
    "osm": "text/plain; charset=utf-8",
    "ics": "text/calendar; charset=utf-8",
    "schema": "application/ld+json",
}
