"""Kronika keeps a chronicle of the web."""

from __future__ import annotations

from typing import TYPE_CHECKING

__version__ = "0.1.0"

if TYPE_CHECKING:
    from collections.abc import Callable

    from kronika.model.article import Article
    from kronika.serve.python.opening import open_folder

    extract: Callable[..., Article]
    open = open_folder


def __getattr__(name: str) -> object:
    """`kronika.extract(html)` and `kronika.open(folder)`, loaded when asked for so that the command line starts at once."""
    if name == "extract":
        from importlib import import_module

        return import_module("kronika.extract")  # the room can be called
    if name == "open":
        from kronika.serve.python.opening import open_folder

        return open_folder
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
