"""Asking people about a whole site: what the machine had decided becomes questions again."""

from __future__ import annotations

from dataclasses import replace

from kronika.facts.kind import FactKind
from kronika.flow.chronicle import Chronicle
from kronika.flow.fact_reading import facts_of_site

POSSIBLE = 0.5  # from here on the machine takes it for the event


def ask_about(chronicle: Chronicle, kind: FactKind, site: str) -> int:
    """Put everything that the machine takes for the event on this site before people; how many questions that makes.

    Hidden tests stay what they are. When the site's pages change, the machine decides anew.
    """
    read = facts_of_site(chronicle, kind, site)
    questions = [replace(fragment, decided=False, gold=None) for fragment in read.fragments if fragment.p >= POSSIBLE]
    chronicle.store.fragments.add(questions, now=chronicle.clock())
    return len(questions)
