"""Kronika keeps a chronicle of the web."""

from __future__ import annotations

from typing import TYPE_CHECKING

__version__ = "0.1.0"

if TYPE_CHECKING:
    from collections.abc import Callable

    from kronika.model.article import Article

    extract: Callable[..., Article]


def __getattr__(name: str) -> object:
    """`kronika.extract(html)`, loaded when asked for so that the command line starts at once."""
    if name == "extract":
        from importlib import import_module

        return import_module("kronika.extract")  # the room can be called
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
