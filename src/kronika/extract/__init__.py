"""From page to article; the room itself can be called, so that `from kronika import extract` gives the function."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from datetime import datetime

    from kronika.model.article import Article


class Room(ModuleType):
    """This package as a callable: Python binds `kronika.extract` to the package whenever anything in it is imported."""

    def __call__(
        self,
        html: bytes | str,
        url: str | None = None,
        lang: str | None = None,
        *,
        content_type: str | None = None,
        now: datetime | None = None,
        engine: str = "auto",
        **options: object,
    ) -> Article:
        """The article of a page; see kronika.extract.article."""
        from kronika.extract.article import extract

        return extract(html, url, lang, content_type=content_type, now=now, engine=engine, **options)


sys.modules[__name__].__class__ = Room
