"""All pages of one parish site at a moment, each with its address and its truth."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from kronika.model.article import PageClass
from kronika.sampleweb.parishes.common_pages import COMMON
from kronika.sampleweb.parishes.marked import slots, words
from kronika.sampleweb.parishes.parish import Parish
from kronika.sampleweb.parishes.weekly import KEPT_WEEKS, announcements, intentions, long_date, sunday
from kronika.sampleweb.site import Truth


@dataclass(frozen=True, slots=True, kw_only=True)
class ParishPage:
    """One page: `menu` is empty where no menu shows it."""

    path: str
    menu: str
    title: str
    text: str  # marked
    page_class: PageClass = PageClass.NO_TEXT

    def truth(self, unwanted: tuple[str, ...]) -> Truth:
        """What is true of it."""
        is_article = self.page_class is PageClass.ARTICLE
        return Truth(
            path=self.path,
            page_class=self.page_class,
            lang="pl",
            title=self.title,
            body=words(self.text) if is_article else (),
            unwanted=unwanted if is_article else (),
            schedule=slots(self.text),
        )


def pages(parish: Parish, now: datetime) -> list[ParishPage]:
    """The start page first, then as in the menu."""
    return [
        ParishPage(path="/", menu="Start", title=parish.name, text=parish.welcome),
        ParishPage(
            path=address(parish, "msze"), menu=parish.masses_menu, title=parish.masses_title, text=parish.masses
        ),
        *weekly_pages(parish, now),
        ParishPage(
            path=address(parish, "historia"),
            menu="Historia",
            title=f"Historia parafii {parish.place.town_in}",
            text=parish.history,
            page_class=PageClass.ARTICLE,
        ),
        *(common_page(parish, name) for name in parish.pages),
    ]


def weekly_pages(parish: Parish, now: datetime) -> list[ParishPage]:
    """Announcements of the last Sundays and the intentions of this week."""
    days = [sunday(now, weeks) for weeks in range(KEPT_WEEKS)]
    found = [
        ParishPage(
            path=address(parish, "ogloszenia" if day == days[0] else f"ogloszenia-{day}"),
            menu="Ogłoszenia" if day == days[0] else f"Ogłoszenia {long_date(day)}",
            title=f"Ogłoszenia duszpasterskie – {long_date(day)}",
            text=announcements(parish, day),
            page_class=PageClass.ARTICLE,
        )
        for day in days
    ]
    title = f"Intencje mszalne od {long_date(days[0])}"
    return [
        *found,
        ParishPage(path=address(parish, "intencje"), menu="Intencje", title=title, text=intentions(parish, days[0])),
    ]


def common_page(parish: Parish, name: str) -> ParishPage:
    """A page that many parishes have."""
    menu, title, is_article, text = COMMON[name]
    page_class = PageClass.ARTICLE if is_article else PageClass.NO_TEXT
    return ParishPage(path=address(parish, name), menu=menu, title=title, text=text(parish), page_class=page_class)


def address(parish: Parish, slug: str) -> str:
    """The address of a page in this site's manner."""
    return parish.address.format(slug=slug)
