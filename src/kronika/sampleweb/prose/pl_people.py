"""Who Polish stories are about: invented people with the case forms of their names and titles."""

from __future__ import annotations

from kronika.sampleweb.prose.pl_grammar import Forms, Named, feminine, forms, person

MEN = {
    text.partition("|")[0]: forms(text)
    for text in (
        "Bartosz|Bartosza|Bartoszowi|Bartosza|Bartoszem|Bartoszu",
        "Wojciech|Wojciecha|Wojciechowi|Wojciecha|Wojciechem|Wojciechu",
        "Marek|Marka|Markowi|Marka|Markiem|Marku",
        "Tomasz|Tomasza|Tomaszowi|Tomasza|Tomaszem|Tomaszu",
        "Paweł|Pawła|Pawłowi|Pawła|Pawłem|Pawle",
        "Krzysztof|Krzysztofa|Krzysztofowi|Krzysztofa|Krzysztofem|Krzysztofie",
        "Andrzej|Andrzeja|Andrzejowi|Andrzeja|Andrzejem|Andrzeju",
        "Jacek|Jacka|Jackowi|Jacka|Jackiem|Jacku",
        "Michał|Michała|Michałowi|Michała|Michałem|Michale",
        "Grzegorz|Grzegorza|Grzegorzowi|Grzegorza|Grzegorzem|Grzegorzu",
        "Leszek|Leszka|Leszkowi|Leszka|Leszkiem|Leszku",
        "Dawid|Dawida|Dawidowi|Dawida|Dawidem|Dawidzie",
        "Zbigniew|Zbigniewa|Zbigniewowi|Zbigniewa|Zbigniewem|Zbigniewie",
        "Ryszard|Ryszarda|Ryszardowi|Ryszarda|Ryszardem|Ryszardzie",
    )
}

WOMEN = {
    text.partition("|")[0]: forms(text)
    for text in (
        "Anna|Anny|Annie|Annę|Anną|Annie",
        "Ewa|Ewy|Ewie|Ewę|Ewą|Ewie",
        "Katarzyna|Katarzyny|Katarzynie|Katarzynę|Katarzyną|Katarzynie",
        "Magdalena|Magdaleny|Magdalenie|Magdalenę|Magdaleną|Magdalenie",
        "Monika|Moniki|Monice|Monikę|Moniką|Monice",
        "Beata|Beaty|Beacie|Beatę|Beatą|Beacie",
        "Halina|Haliny|Halinie|Halinę|Haliną|Halinie",
        "Agnieszka|Agnieszki|Agnieszce|Agnieszkę|Agnieszką|Agnieszce",
        "Joanna|Joanny|Joannie|Joannę|Joanną|Joannie",
        "Dorota|Doroty|Dorocie|Dorotę|Dorotą|Dorocie",
        "Iwona|Iwony|Iwonie|Iwonę|Iwoną|Iwonie",
        "Lidia|Lidii|Lidii|Lidię|Lidią|Lidii",
        "Zofia|Zofii|Zofii|Zofię|Zofią|Zofii",
        "Urszula|Urszuli|Urszuli|Urszulę|Urszulą|Urszuli",
    )
}

# Of people known in their town only; those known in the country have surnames of their own below.
LOCAL_STEMS = (
    "Topolnick", "Lipowieck", "Rudzieńsk", "Sarnowieck", "Grabowieck", "Zawilsk", "Olszanieck", "Wrzoseck",
    "Krzemienieck", "Jaworzyńsk", "Brzezieck", "Kalinowieck", "Mszańsk", "Cisowsk", "Dereńsk", "Borzymowsk",
    "Kłosowieck", "Trzcieńsk", "Żurawieck", "Łozińsk",
)  # fmt: skip
LOCAL_NOUNS = tuple(
    forms(text)
    for text in (
        "Kędziora|Kędziory|Kędziorze|Kędziorę|Kędziorą|Kędziorze",
        "Kosmala|Kosmali|Kosmali|Kosmalę|Kosmalą|Kosmali",
        "Gawęda|Gawędy|Gawędzie|Gawędę|Gawędą|Gawędzie",
        "Wierzba|Wierzby|Wierzbie|Wierzbę|Wierzbą|Wierzbie",
        "Pokrzywka|Pokrzywki|Pokrzywce|Pokrzywkę|Pokrzywką|Pokrzywce",
    )
)  # the same for men and women

INDECLINABLE_TITLES = ("minister", "burmistrz", "prezydent", "premier", "prezes", "trener", "komendant")


def he(name: str, surname: Forms, title: str) -> Named:
    """A man; the title in six forms."""
    return person(MEN[name], surname, forms(title), female=False)


def she(name: str, surname: Forms, title: str) -> Named:
    """A woman; the title in six forms, or one that does not change (minister, prezes)."""
    return person(WOMEN[name], surname, forms(title), female=True)


def man(stem: str) -> Forms:
    """A man's surname in -ski or -cki: the accusative is that of a person."""
    return Forms(*(stem + end for end in ("i", "iego", "iemu", "iego", "im", "im")))


def local_person(index: int, title_he: str, title_she: str) -> Named:
    """The same person for the same index: every town has its own mayor, firemen and police."""
    female = index % 2 == 1
    first = list((WOMEN if female else MEN).values())[(index * 5 // 2) % 14]
    kind = (index * 7) % (len(LOCAL_STEMS) + len(LOCAL_NOUNS))
    surnames = (*map(feminine if female else man, LOCAL_STEMS), *LOCAL_NOUNS)
    return person(first, surnames[kind], forms(title_she if female else title_he), female=female)


def minister_of(what: str) -> str:
    """The six forms of a minister's title for a man."""
    return "|".join(f"{form} {what}" for form in "minister ministra ministrowi ministra ministrem ministrze".split())


def titled(cases: str, rest: str) -> str:
    """The six forms of a title with an unchanging rest: „dyrektor|dyrektora…” + „Instytutu”."""
    return "|".join(f"{form} {rest}" for form in cases.split("|"))


DIRECTOR_HE = "dyrektor|dyrektora|dyrektorowi|dyrektora|dyrektorem|dyrektorze"
DIRECTOR_SHE = "dyrektorka|dyrektorki|dyrektorce|dyrektorkę|dyrektorką|dyrektorce"
SPOKESMAN = "rzecznik|rzecznika|rzecznikowi|rzecznika|rzecznikiem|rzeczniku"
SPOKESWOMAN = "rzeczniczka|rzeczniczki|rzeczniczce|rzeczniczkę|rzeczniczką|rzeczniczce"
PRESIDENT_HE = "prezydent|prezydenta|prezydentowi|prezydenta|prezydentem|prezydencie"
CHIEF_HE = "komendant|komendanta|komendantowi|komendanta|komendantem|komendancie"
CHAIR_HE = "prezes|prezesa|prezesowi|prezesa|prezesem|prezesie"
ANALYST_HE = "analityk|analityka|analitykowi|analityka|analitykiem|analityku"
ANALYST_SHE = "analityczka|analityczki|analityczce|analityczkę|analityczką|analityczce"
PROFESSOR_HE = "profesor|profesora|profesorowi|profesora|profesorem|profesorze"
COACH_HE = "trener|trenera|trenerowi|trenera|trenerem|trenerze"

PEOPLE: dict[str, tuple[Named, ...]] = {
    "roads": (he("Bartosz", man("Wilczewsk"), minister_of("infrastruktury")),),
    "health": (she("Halina", feminine("Modrzewieck"), "minister zdrowia"),),
    "school": (she("Joanna", feminine("Tarnowieck"), "minister edukacji"),),
    "foreign": (he("Krzysztof", man("Ostrówieck"), minister_of("spraw zagranicznych")),),
    "finance": (he("Andrzej", man("Popielnick"), minister_of("finansów")),),
    "culture": (she("Zofia", feminine("Świerzyńsk"), "minister kultury"),),
    "interior": (he("Leszek", man("Gronieck"), minister_of("spraw wewnętrznych")),),
    "premier": (she("Beata", feminine("Radziłowsk"), "premier"),),
    "economist": (
        he("Michał", man("Dzierzbick"), titled(ANALYST_HE, "Instytutu Prognoz Rynkowych")),
        she("Agnieszka", feminine("Malinieck"), "główna ekonomistka Banku Nadwiślańskiego|głównej ekonomistki Banku Nadwiślańskiego|głównej ekonomistce Banku Nadwiślańskiego|główną ekonomistkę Banku Nadwiślańskiego|główną ekonomistką Banku Nadwiślańskiego|głównej ekonomistce Banku Nadwiślańskiego"),
        he("Ryszard", forms("Kwietniak|Kwietniaka|Kwietniakowi|Kwietniaka|Kwietniakiem|Kwietniaku"), titled(PROFESSOR_HE, "ekonomii")),
    ),
    "politologist": (
        she("Monika", feminine("Bystrzyńsk"), "politolożka|politolożki|politolożce|politolożkę|politolożką|politolożce"),
        he("Paweł", forms("Jarząb|Jarząba|Jarząbowi|Jarząba|Jarząbem|Jarząbie"), "politolog|politologa|politologowi|politologa|politologiem|politologu"),
    ),
    "athlete": (
        she("Katarzyna", feminine("Orlikowieck"), "biegaczka|biegaczki|biegaczce|biegaczkę|biegaczką|biegaczce"),
        he("Dawid", forms("Szczygielak|Szczygielaka|Szczygielakowi|Szczygielaka|Szczygielakiem|Szczygielaku"), "pływak|pływaka|pływakowi|pływaka|pływakiem|pływaku"),
        she("Magdalena", forms("Rogóżka|Rogóżki|Rogóżce|Rogóżkę|Rogóżką|Rogóżce"), "wioślarka|wioślarki|wioślarce|wioślarkę|wioślarką|wioślarce"),
        he("Tomasz", man("Lasowieck"), "kolarz|kolarza|kolarzowi|kolarza|kolarzem|kolarzu"),
    ),
    "player": (
        he("Jacek", forms("Wąsala|Wąsali|Wąsali|Wąsalę|Wąsalą|Wąsali"), "napastnik|napastnika|napastnikowi|napastnika|napastnikiem|napastniku"),
        he("Marek", man("Podbielick"), "pomocnik|pomocnika|pomocnikowi|pomocnika|pomocnikiem|pomocniku"),
        he("Wojciech", forms("Trznadelak|Trznadelaka|Trznadelakowi|Trznadelaka|Trznadelakiem|Trznadelaku"), "obrońca|obrońcy|obrońcy|obrońcę|obrońcą|obrońcy"),
        he("Grzegorz", man("Chmielewieck"), "skrzydłowy|skrzydłowego|skrzydłowemu|skrzydłowego|skrzydłowym|skrzydłowym"),
    ),
    "coach": (
        he("Zbigniew", man("Ratajczewsk"), COACH_HE),
        he("Andrzej", forms("Mroczka|Mroczki|Mroczce|Mroczkę|Mroczką|Mroczce"), COACH_HE),
        she("Iwona", feminine("Stawowieck"), "trenerka|trenerki|trenerce|trenerkę|trenerką|trenerce"),
    ),
    "artist": (
        she("Dorota", feminine("Czaplinieck"), "malarka|malarki|malarce|malarkę|malarką|malarce"),
        he("Leszek", forms("Poręba|Poręby|Porębie|Porębę|Porębą|Porębie"), "rzeźbiarz|rzeźbiarza|rzeźbiarzowi|rzeźbiarza|rzeźbiarzem|rzeźbiarzu"),
        she("Urszula", feminine("Niemirowsk"), "fotografka|fotografki|fotografce|fotografkę|fotografką|fotografce"),
    ),
    "stage": (
        he("Jacek", man("Wolborsk"), "reżyser|reżysera|reżyserowi|reżysera|reżyserem|reżyserze"),
        she("Ewa", feminine("Dobrzelińsk"), "reżyserka|reżyserki|reżyserce|reżyserkę|reżyserką|reżyserce"),
    ),
    "writer": (
        she("Anna", feminine("Zielonczyńsk"), "pisarka|pisarki|pisarce|pisarkę|pisarką|pisarce"),
        he("Michał", forms("Korbiel|Korbiela|Korbielowi|Korbiela|Korbielem|Korbielu"), "pisarz|pisarza|pisarzowi|pisarza|pisarzem|pisarzu"),
        she("Halina", forms("Sowula|Sowuli|Sowuli|Sowulę|Sowulą|Sowuli"), "poetka|poetki|poetce|poetkę|poetką|poetce"),
    ),
    "musician": (
        he("Paweł", man("Rosochack"), "dyrygent|dyrygenta|dyrygentowi|dyrygenta|dyrygentem|dyrygencie"),
        she("Joanna", forms("Kukułka|Kukułki|Kukułce|Kukułkę|Kukułką|Kukułce"), "pianistka|pianistki|pianistce|pianistkę|pianistką|pianistce"),
    ),
    "film": (she("Lidia", feminine("Wrzesińsk"), "reżyserka|reżyserki|reżyserce|reżyserkę|reżyserką|reżyserce"),),
    "actor": (he("Bartosz", forms("Łukasik|Łukasika|Łukasikowi|Łukasika|Łukasikiem|Łukasiku"), "aktor|aktora|aktorowi|aktora|aktorem|aktorze"),),
    "suspect": (he("Zbigniew", man("Turzańsk"), "były wiceminister|byłego wiceministra|byłemu wiceministrowi|byłego wiceministra|byłym wiceministrem|byłym wiceministrze"),),
    "prosecutor": (she("Iwona", feminine("Skałeck"), titled("prokurator", "prowadząca śledztwo")),),
    "unionist": (he("Ryszard", forms("Grzebyk|Grzebyka|Grzebykowi|Grzebyka|Grzebykiem|Grzebyku"), "przewodniczący związku|przewodniczącego związku|przewodniczącemu związku|przewodniczącego związku|przewodniczącym związku|przewodniczącym związku"),),
    "captain": (he("Michał", forms("Gacek|Gacka|Gackowi|Gacka|Gackiem|Gacku"), "kapitan reprezentacji|kapitana reprezentacji|kapitanowi reprezentacji|kapitana reprezentacji|kapitanem reprezentacji|kapitanie reprezentacji"),),
    "goalie": (he("Dawid", man("Kołodyńsk"), "bramkarz|bramkarza|bramkarzowi|bramkarza|bramkarzem|bramkarzu"),),
    "selector": (he("Marek", forms("Żbikowicz|Żbikowicza|Żbikowiczowi|Żbikowicza|Żbikowiczem|Żbikowiczu"), "selekcjoner|selekcjonera|selekcjonerowi|selekcjonera|selekcjonerem|selekcjonerze"),),
    "scientist": (
        she("Katarzyna", feminine("Jemiołkowsk"), "hydrolożka|hydrolożki|hydrolożce|hydrolożkę|hydrolożką|hydrolożce"),
        he("Wojciech", man("Źródłowsk"), "meteorolog|meteorologa|meteorologowi|meteorologa|meteorologiem|meteorologu"),
    ),
}  # fmt: skip

PREMIER_HE = "premier|premiera|premierowi|premiera|premierem|premierze"

# In the order of pl_places.COUNTRIES; the title is added there where the country's name is known.
LEADERS = (
    (True, "Marta|Marty|Marcie|Martę|Martą|Marcie", "Alvor"),
    (False, "Henrik|Henrika|Henrikowi|Henrika|Henrikiem|Henriku", "Saarela|Saareli|Saareli|Saarelę|Saarelą|Saareli"),
    (True, "Ingrid", "Fjellheim"),
    (False, "Robert|Roberta|Robertowi|Roberta|Robertem|Robercie", "Ashcott|Ashcotta|Ashcottowi|Ashcotta|Ashcottem|Ashcotcie"),
    (True, "Elena|Eleny|Elenie|Elenę|Eleną|Elenie", "Barrancos"),
    (True, "Nora|Nory|Norze|Norę|Norą|Norze", "Dunmaine"),
    (False, "Anders|Andersa|Andersowi|Andersa|Andersem|Andersie", "Vestholm|Vestholma|Vestholmowi|Vestholma|Vestholmem|Vestholmie"),
    (True, "Karin", "Ekdalsten"),
    (False, "Klaus|Klausa|Klausowi|Klausa|Klausem|Klausie", "Obermarkt|Obermarkta|Obermarktowi|Obermarkta|Obermarktem|Obermarkcie"),
    (True, "Haruka|Haruki|Haruce|Harukę|Haruką|Haruce", "Tanemori"),
)  # fmt: skip
