"""How a source is, in words: a name for each state, why it is so, and what to do about it."""

from __future__ import annotations

from kronika.flow.health import State
from kronika.serve.web.labels import N_

NAMES = {
    State.FRESH: N_("fresh"),
    State.PAUSED: N_("paused"),
    State.BROKEN: N_("broken"),
    State.NEW: N_("not collected yet"),
    State.CLOSED: N_("closed to robots"),
    State.UNREACHED: N_("never reached"),
    State.OVERDUE: N_("overdue"),
    State.SILENT: N_("silent"),
    State.FAILING: N_("failing"),
    State.FAULTY: N_("many failures"),
    State.EMPTY: N_("no articles"),
    State.DRY: N_("run dry"),
}

WHY = {
    State.FRESH: N_("Its pages are had, and nothing speaks against it."),
    State.PAUSED: N_("It is paused, so nothing is collected."),
    State.BROKEN: N_(
        "Broken: extraction returns wrong text. Since %(since)s, %(damaged)s of %(documents)s documents are damaged."
    ),
    State.NEW: N_("It has not been collected yet."),
    State.CLOSED: N_("The site asks robots to stay out in its robots.txt, and Kronika obeys."),
    State.UNREACHED: N_("Nothing could be fetched so far; most often: %(kind)s."),
    State.OVERDUE: N_("Its next run was due %(due)s, but nobody runs the schedule."),
    State.SILENT: N_("No page was had since %(last)s."),
    State.FAILING: N_("The last rounds brought nothing but failures; most often: %(kind)s."),
    State.FAULTY: N_("Many of its pages fail (%(errors)s in 30 days); most often: %(kind)s."),
    State.EMPTY: N_("Pages are kept (%(pages)s), but no article was found on them."),
    State.DRY: N_("It used to bring articles, but none was published in the last 10 days."),
}

WHAT_TO_DO = {
    State.FRESH: N_("Nothing has to be done."),
    State.PAUSED: N_("Resume it when it is to be followed again."),
    State.BROKEN: N_(
        "Look at the first bad document; apply a repair, mark it as a real change of the source, or snooze it."
    ),
    State.NEW: N_("Collect it now, or give it an interval so that it is collected by itself."),
    State.CLOSED: N_("Ask the owner of the site for permission, or look for a feed that is open."),
    State.UNREACHED: N_("Open the address in a browser; if the site has moved, give the source its new address."),
    State.OVERDUE: N_("Start “kronika serve”, which collects by schedule; it makes up the missed run once."),
    State.SILENT: N_("Collect it now and look at what fails; if nothing runs by itself, give it an interval."),
    State.FAILING: N_("Open the address in a browser: the site may be down, have moved, or refuse Kronika."),
    State.FAULTY: N_("Look at the failures: links to missing pages are harmless, timeouts ask for a larger delay."),
    State.EMPTY: N_("Try one of its pages with “kronika source test URL”; the site may need a recipe."),
    State.DRY: N_(
        "Open the site: if it still publishes, its layout or its feed has changed; try “kronika source test URL”."
    ),
}
