"""A new source from a form: what was typed, checked, with sentences in the visitor's language."""

from __future__ import annotations

import re
from dataclasses import dataclass

from kronika.model.errors import BadUrl, InputError
from kronika.model.source import Source
from kronika.serve.web.addresses import host_of, web_address
from kronika.serve.web.tongue import Tongue, language_tag
from kronika.sources.discovery import kind_names

NAME = re.compile(
    r"[^\W_][\w .+-]{0,79}"
)  # starts with a letter or a digit, so that it is safe in addresses and shells


@dataclass(frozen=True, slots=True, kw_only=True)
class NewSource:
    """The form as it was filled in."""

    url: str = ""
    name: str = ""
    kind: str = ""
    lang: str = ""


def new_source(form: NewSource, tongue: Tongue) -> Source:
    """The source to add, or an InputError that tells the visitor what to change."""
    try:
        url = web_address(form.url)
    except BadUrl as error:
        raise InputError(tongue.text("This is not a web address; write one like https://example.org/news.")) from error
    name = form.name.strip() or host_of(url)
    if not NAME.fullmatch(name):
        raise InputError(
            tongue.text(
                "A name starts with a letter or a digit and goes on with letters, digits, spaces and . - + _ up to 80."
            )
        )
    if form.kind not in kind_names():
        raise InputError(tongue.text("Choose one of the kinds in the list."))
    if form.lang.strip() and not language_tag(form.lang):
        raise InputError(tongue.text("The language is a short code such as pl, cs or ru."))
    return Source(name=name, url=url, kind=form.kind, lang=language_tag(form.lang))
