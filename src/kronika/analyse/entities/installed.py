"""Which version of an optional package is installed."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version


def installed_version(package: str) -> str:
    """Its version; empty when it is not installed."""
    try:
        return version(package)
    except PackageNotFoundError:
        return ""
