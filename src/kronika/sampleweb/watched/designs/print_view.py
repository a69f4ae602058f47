"""The print view of a Polish official text: bare paragraphs and rules."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, price
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    lines = "<br>\n".join(
        f'{n}) {one.head} – {one.figure}; {one.text} (<a href="{page.link(one.link)}">karta usługi</a>)'
        for n, one in enumerate(page.items, 1)
    )
    texts = "<hr>".join(
        f"<p><u>{head}</u></p>" + "".join(f"<p>{text}</p>" for text in said) for head, said in page.sections
    )
    return page.page(
        f"""<p align="right">{page.stamp()}</p><h3>{page.title}</h3><p>{page.lead}</p><p>{lines}</p>{page.ad(0)}<hr>{texts}<hr>
<p><img src="{page.picture}" alt="Pieczęć"></p><p><small>Wydruk {page.token(16)}, otwarty {page.ago()}. {page.count()}. {page.teaser()}</small></p>
<p>{" ".join(f'[<a href="/druk/{n}">{one}</a>]' for n, one in enumerate(page.related))}</p>{page.ad(1)}<form>{page.hidden()}</form>""",
        head='<meta name="robots" content="noindex"><script>window.print&&0</script>',
    )


KIND = Design(
    name="print-view",
    lang="pl",
    titles=("Opłaty skarbowe – wersja do druku", "Opłaty targowe – wersja do druku"),
    lead="Opłatę wnosi się w kasie urzędu albo przelewem na rachunek gminy.",
    heads=(
        "Odpis aktu urodzenia",
        "Pełnomocnictwo",
        "Pozwolenie na budowę",
        "Zaświadczenie o niezaleganiu",
        "Zmiana nazwiska",
        "Wypis z planu",
        "Wpis do rejestru",
        "Ślub poza urzędem",
        "Licencja na taksówkę",
    ),
    says=("termin do {n} dni", "stawka z {d}", "druk numer {n}"),
    figure=price(5, 900, 1, "{} zł"),
    draw=draw,
    ad="labelled",
    stamp="footer",
    counter="read",
    listed=False,
    dating=Dating.NONE,
)
