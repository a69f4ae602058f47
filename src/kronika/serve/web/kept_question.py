"""A question that a form posts: the same fields as in an address."""

from __future__ import annotations

from starlette.datastructures import FormData, ImmutableMultiDict

from kronika.serve.web.asked import Asked


def typed(form: FormData) -> Asked:
    """The question of a form; files are no question."""
    texts = [(name, value) for name, value in form.multi_items() if isinstance(value, str)]
    return Asked.read(ImmutableMultiDict(texts))
