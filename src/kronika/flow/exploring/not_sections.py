"""Names in menus that are no sections of a paper, in lower case and without accents."""

NOT_SECTIONS = frozenset(
    """
    kontakt kontakty contact contacts o-nas onas about redakce redakcja redakciya reklama inzerce ogloszenia advertising
    rss feed archiv archiwum archive arhiv login prihlasit zaloguj logowanie registrace rejestracja regulamin podminky terms
    privacy cookies polityka-prywatnosci predplatne prenumerata podpiska forum diskuse mapa mapa-webu sitemap search hledat
    szukaj poisk pomoc napoveda help newsletter galerie galeria tv video foto soutez konkurs kariera praca jobs shop sklep
    """.split()
)
