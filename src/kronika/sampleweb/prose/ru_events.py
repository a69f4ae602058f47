"""All Russian event topics by the key of the event."""

from __future__ import annotations

from kronika.sampleweb.prose.ru_events_home import BRIBERY, ELECTION, FLOOD, SNOW
from kronika.sampleweb.prose.ru_events_wide import FACTORY, FILM_PRIZE, HOCKEY, STRIKE, SUMMIT

EVENTS = {topic.key: topic for topic in (SNOW, SUMMIT, STRIKE, FILM_PRIZE, FLOOD, FACTORY, ELECTION, BRIBERY, HOCKEY)}
