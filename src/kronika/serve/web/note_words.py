"""What a person should know before applying a repair: the sentences of verify/repair/notes.py, marked for translators."""

from __future__ import annotations

from kronika.serve.web.labels import N_

# Others, with numbers in them, or written by another version, are shown as they are.
NOTES = frozenset(
    {
        N_("It counts positions on the page, because nothing there has a name; a small change may break it."),
        N_("It uses a name that a tool made up; the site's next build may change it."),
        N_("It goes by the shape of the page, because no name there is likely to last."),
        N_("It often differs from the general engine: compare some pages before you apply it."),
        N_("No feed says anything of these pages, so only the general engine and stored articles speak for it."),
        N_("It misses some of what the feed says of these pages."),
        N_("Some pages still have the old layout: the old rules are tried after the new ones."),
    }
)
