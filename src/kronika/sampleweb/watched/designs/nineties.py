"""A Russian page of the nineties: no frames, no classes, hardly a closing tag."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, several
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    items = "\n".join(
        f'<LI><A HREF="{page.link(one.link)}">{one.head}</A>, {one.figure}<BR>{one.text}' for one in page.items
    )
    texts = "\n".join(
        f"<HR><H3>{head}</H3>\n" + "\n".join(f"<P>{text}" for text in said) for head, said in page.sections
    )
    return f"""<HTML><HEAD><META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=koi8-r"><TITLE>{page.title}</TITLE></HEAD>
<BODY BGCOLOR=#C0C0C0><CENTER><H1>{page.title}</H1></CENTER><P>{page.lead}<P><IMG SRC="{page.picture}" ALT="карта">
<UL>
{items}
</UL>
{page.ad(0)}
{texts}
<HR><P>{page.count()}<BR>{page.stamp()}<BR>Последняя запись в гостевой книге {page.ago()}
{page.ad(1)}
<P>{page.teaser()}<P>{" | ".join(f'<A HREF="{n}.html">{one}</A>' for n, one in enumerate(page.related))}
<FORM ACTION="/cgi-bin/guest.pl">{page.hidden()}</FORM></BODY></HTML>"""


KIND = Design(
    name="nineties",
    lang="ru",
    titles=("Страничка клуба радиолюбителей", "Расписание эфиров на зиму"),
    lead="Здравствуйте! Вы попали на страничку нашего клуба. Здесь позывные, частоты и новости.",
    heads=(
        "Маяк на холме",
        "Ночная станция",
        "Позывной Ёлка",
        "Школьный кружок",
        "Ретранслятор",
        "Передатчик Олега",
        "Волна-5",
        "Дачный пост",
        "Северный узел",
        "Станция Берег",
    ),
    says=("Мощность {n} ватт.", "В эфире с {d}.", "Антенна поднята на {n} метров."),
    figure=several("{},{} МГц", (3, 433), (100, 999)),
    draw=draw,
    ad="cell",
    stamp="updated",
    counter="visitors",
    dating=Dating.MODIFIED,
    charset="koi8-r",
)
