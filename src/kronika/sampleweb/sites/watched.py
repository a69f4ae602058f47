"""Watched pages: many designs on one host, which change when they are told to."""

from __future__ import annotations

from kronika.sampleweb.watched.site import WatchedSite

KIND = WatchedSite()
