"""Ways of giving a schedule out; one file is one format."""

from __future__ import annotations

from collections.abc import Mapping

from kronika.facts.kind import Writer
from kronika.facts.kinds.mass_times.writing.as_ics import as_ics
from kronika.facts.kinds.mass_times.writing.as_json import as_json
from kronika.facts.kinds.mass_times.writing.as_osm import as_osm
from kronika.facts.kinds.mass_times.writing.as_schema import as_schema

WRITERS: Mapping[str, Writer] = {"json": as_json, "osm": as_osm, "ics": as_ics, "schema": as_schema}
