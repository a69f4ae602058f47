"""Invented offices, parties, firms and clubs of the Polish sample world, with abbreviations and case forms."""

from __future__ import annotations

from kronika.sampleweb.prose.pl_grammar import Forms, Named, forms, organisation

OFFICES = {
    "KUDL": organisation(
        "Krajowy Urząd Dróg Lokalnych|Krajowego Urzędu Dróg Lokalnych|Krajowemu Urzędowi Dróg Lokalnych|Krajowy Urząd Dróg Lokalnych|Krajowym Urzędem Dróg Lokalnych|Krajowym Urzędzie Dróg Lokalnych",
        "KUDL",
        0,
    ),
    "IPR": organisation(
        "Instytut Prognoz Rynkowych|Instytutu Prognoz Rynkowych|Instytutowi Prognoz Rynkowych|Instytut Prognoz Rynkowych|Instytutem Prognoz Rynkowych|Instytucie Prognoz Rynkowych",
        "IPR",
        0,
    ),
    "FOM": organisation(
        "Fundusz Odnowy Miast|Funduszu Odnowy Miast|Funduszowi Odnowy Miast|Fundusz Odnowy Miast|Funduszem Odnowy Miast|Funduszu Odnowy Miast",
        "FOM",
        0,
    ),
    "SPR": organisation(
        "Stowarzyszenie Pacjentów Razem|Stowarzyszenia Pacjentów Razem|Stowarzyszeniu Pacjentów Razem|Stowarzyszenie Pacjentów Razem|Stowarzyszeniem Pacjentów Razem|Stowarzyszeniu Pacjentów Razem",
        "SPR",
        2,
    ),
    "FZK": organisation(
        "Federacja Związków Kolejowych|Federacji Związków Kolejowych|Federacji Związków Kolejowych|Federację Związków Kolejowych|Federacją Związków Kolejowych|Federacji Związków Kolejowych",
        "FZK",
        1,
    ),
    "OPH": organisation(
        "Ośrodek Prognoz Hydrologicznych|Ośrodka Prognoz Hydrologicznych|Ośrodkowi Prognoz Hydrologicznych|Ośrodek Prognoz Hydrologicznych|Ośrodkiem Prognoz Hydrologicznych|Ośrodku Prognoz Hydrologicznych",
        "OPH",
        0,
    ),
    "IPW": organisation(
        "Izba Przedsiębiorców Wschodnich|Izby Przedsiębiorców Wschodnich|Izbie Przedsiębiorców Wschodnich|Izbę Przedsiębiorców Wschodnich|Izbą Przedsiębiorców Wschodnich|Izbie Przedsiębiorców Wschodnich",
        "IPW",
        1,
    ),
    "RTP": organisation(
        "Rada Transportu Publicznego|Rady Transportu Publicznego|Radzie Transportu Publicznego|Radę Transportu Publicznego|Radą Transportu Publicznego|Radzie Transportu Publicznego",
        "RTP",
        1,
    ),
    "ZMN": organisation(
        "Związek Miast Nadrzecznych|Związku Miast Nadrzecznych|Związkowi Miast Nadrzecznych|Związek Miast Nadrzecznych|Związkiem Miast Nadrzecznych|Związku Miast Nadrzecznych",
        "ZMN",
        0,
    ),
    "WD": organisation("Wspólny Dom|Wspólnego Domu|Wspólnemu Domowi|Wspólny Dom|Wspólnym Domem|Wspólnym Domu", "WD", 0),
    "RSJ": organisation(
        "Ruch Samorządny Jutro|Ruchu Samorządny Jutro|Ruchowi Samorządny Jutro|Ruch Samorządny Jutro|Ruchem Samorządny Jutro|Ruchu Samorządny Jutro",
        "RSJ",
        0,
    ),
    "PRS": organisation(
        "Partia Równych Szans|Partii Równych Szans|Partii Równych Szans|Partię Równych Szans|Partią Równych Szans|Partii Równych Szans",
        "PRS",
        1,
    ),
    "LZO": organisation(
        "Liga Zawodowa Ogólnopolska|Ligi Zawodowej Ogólnopolskiej|Lidze Zawodowej Ogólnopolskiej|Ligę Zawodową Ogólnopolską|Ligą Zawodową Ogólnopolską|Lidze Zawodowej Ogólnopolskiej",
        "LZO",
        1,
    ),
}


def firm(kind: str, name: str) -> Named:
    """A firm: „spółka Elektrobug”, then „Elektrobug”. Its verbs stay in the present tense, where no gender shows."""
    short = forms(name)
    return Named(first=forms(kind) + short, s=short, full=forms(kind) + short, gender=0, person=False)


COMPANY = "spółka|spółki|spółce|spółkę|spółką|spółce"
WISLOMET = firm(
    "Zakłady Mechaniczne|Zakładów Mechanicznych|Zakładom Mechanicznym|Zakłady Mechaniczne|Zakładami Mechanicznymi|Zakładach Mechanicznych",
    "Wisłomet|Wisłometu|Wisłometowi|Wisłomet|Wisłometem|Wisłomecie",
)

FIRMS = (
    firm(COMPANY, "Elektrobug|Elektrobugu|Elektrobugowi|Elektrobug|Elektrobugiem|Elektrobugu"),
    firm(COMPANY, "Bursztynex|Bursztyneksu|Bursztyneksowi|Bursztynex|Bursztyneksem|Bursztyneksie"),
    firm("firma|firmy|firmie|firmę|firmą|firmie", "Sosnodom|Sosnodomu|Sosnodomowi|Sosnodom|Sosnodomem|Sosnodomie"),
    firm("grupa|grupy|grupie|grupę|grupą|grupie", "Polmlecz|Polmleczu|Polmleczowi|Polmlecz|Polmleczem|Polmleczu"),
    firm(COMPANY, "Szkłodruk|Szkłodruku|Szkłodrukowi|Szkłodruk|Szkłodrukiem|Szkłodruku"),
    firm(
        "przedsiębiorstwo|przedsiębiorstwa|przedsiębiorstwu|przedsiębiorstwo|przedsiębiorstwem|przedsiębiorstwie",
        "Taborwag|Taborwagu|Taborwagowi|Taborwag|Taborwagiem|Taborwagu",
    ),
)


def club(name: str, town: str, gender: int) -> Named:
    """A sports club: „Żubry Suwałki”, then „Żubry”."""
    short = forms(name)
    whole = Forms(*(f"{form} {town}" for form in short))
    return Named(first=whole, s=short, full=whole, gender=gender, person=False)


CLUBS = (
    club("Żubry|Żubrów|Żubrom|Żubry|Żubrami|Żubrach", "Suwałki", 3),
    club("Kormorany|Kormoranów|Kormoranom|Kormorany|Kormoranami|Kormoranach", "Ełk", 3),
    club("Orlęta|Orląt|Orlętom|Orlęta|Orlętami|Orlętach", "Siedlce", 3),
    club("Iskra|Iskry|Iskrze|Iskrę|Iskrą|Iskrze", "Zamość", 1),
    club("Sokół|Sokoła|Sokołowi|Sokoła|Sokołem|Sokole", "Grudziądz", 0),
    club("Bursztyn|Bursztynu|Bursztynowi|Bursztyn|Bursztynem|Bursztynie", "Kołobrzeg", 0),
    club("Wieża|Wieży|Wieży|Wieżę|Wieżą|Wieży", "Malbork", 1),
    club("Grom|Gromu|Gromowi|Grom|Gromem|Gromie", "Kielce", 0),
    club("Lwy|Lwów|Lwom|Lwy|Lwami|Lwach", "Opole", 3),
    club("Tarcza|Tarczy|Tarczy|Tarczę|Tarczą|Tarczy", "Gniezno", 1),
)
