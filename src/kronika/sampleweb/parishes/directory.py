"""The directory's entries: the parishes with a web site and thirty that have none."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from kronika.sampleweb.parishes.parish import Place, parishes

FIRST_NUMBER = 101

# town | in the town | patron | street | postcode | deanery; grouped by diocese and voivodeship
WITHOUT_SITE: dict[tuple[str, str], str] = {
    ("diecezja zawierska", "podkarpackie"): """
        Bukowiec Stary|w Bukowcu Starym|św. Wojciecha|Bukowa 3|39-120|dekanat olszyński
        Jasionka Leśna|w Jasionce Leśnej|św. Barbary|Górnicza 1|39-122|dekanat olszyński
        Krzywa Rzeka|w Krzywej Rzece|Matki Bożej Śnieżnej|Młyńska 14|39-125|dekanat olszyński
        Wola Dębowa|w Woli Dębowej|św. Stanisława Biskupa|Dworska 6|39-128|dekanat dębowski
        Pustków Dolny|w Pustkowie Dolnym|Chrystusa Króla|Polna 40|39-131|dekanat dębowski
        Rogoźnica|w Rogoźnicy|św. Katarzyny|Kościelna 2|39-133|dekanat dębowski""",
    ("diecezja zawierska", "małopolskie"): """
        Kamionka Górna|w Kamionce Górnej|Przemienienia Pańskiego|Skalna 5|34-623|dekanat kamioński
        Przełęcz|na Przełęczy|św. Jakuba|Graniczna 1|34-625|dekanat kamioński
        Łąki Wielkie|w Łąkach Wielkich|św. Izydora|Pasterska 9|34-627|dekanat kamioński""",
    ("diecezja borowska", "dolnośląskie"): """
        Wierzbno Nowe|w Wierzbnie Nowym|św. Jadwigi|Szkolna 7|58-404|dekanat wierzbieński
        Piaskowiec|w Piaskowcu|św. Piotra i Pawła|Kamienna 12|58-406|dekanat wierzbieński
        Źródlana|w Źródlanej|Matki Bożej Uzdrowienia Chorych|Zdrojowa 2|57-352|dekanat zdrojowy
        Jagodnik|w Jagodniku|św. Huberta|Leśna 19|57-355|dekanat zdrojowy""",
    ("diecezja borowska", "śląskie"): """
        Lipowiec Dolny|w Lipowcu Dolnym|św. Jana Chrzciciela|Mostowa 8|43-456|dekanat lipowiecki
        Hałdy|w Hałdach|św. Barbary|Kopalniana 4|43-458|dekanat lipowiecki""",
    ("diecezja borowska", "kujawsko-pomorskie"): """
        Zalesie Szlacheckie|w Zalesiu Szlacheckim|św. Michała Archanioła|Parkowa 1|86-142|dekanat zaleski
        Młyniec|w Młyńcu|św. Bartłomieja|Wodna 3|86-144|dekanat zaleski
        Rudki Wielkie|w Rudkach Wielkich|św. Wawrzyńca|Hutnicza 10|86-146|dekanat zaleski""",
    ("diecezja sosnowa", "wielkopolskie"): """
        Brzezie Wielkie|w Brzeziu Wielkim|Niepokalanego Serca Maryi|Długa 31|62-872|dekanat brzeziński
        Zagaje|w Zagajach|św. Antoniego|Krótka 2|62-874|dekanat brzeziński""",
    ("diecezja sosnowa", "lubelskie"): """
        Grabów Leśny|w Grabowie Leśnym|św. Marii Magdaleny|Zielona 5|21-402|dekanat grabowski
        Skarpa|na Skarpie|św. Andrzeja|Nadrzeczna 1|21-404|dekanat grabowski""",
    ("diecezja sosnowa", "pomorskie"): """
        Sosnówka Mała|w Sosnówce Małej|Gwiazdy Morza|Rybacka 6|84-122|dekanat nadmorski
        Mierzejka|na Mierzejce|św. Piotra|Portowa 11|84-124|dekanat nadmorski""",
    ("diecezja leśna", "mazowieckie"): """
        Dąbrówka Polna|w Dąbrówce Polnej|św. Rocha|Sadowa 3|05-308|dekanat dąbrowiecki
        Borki Stare|w Borkach Starych|Opatrzności Bożej|Borowa 15|05-310|dekanat dąbrowiecki
        Jastrzębie Górne|w Jastrzębiu Górnym|Wniebowzięcia Najświętszej Maryi Panny|Rynek 1|26-504|dekanat jastrzębski
        Solniki|w Solnikach|św. Kingi|Solna 20|26-506|dekanat jastrzębski""",
    ("diecezja leśna", "podlaskie"): """
        Nowogród Leśny|w Nowogrodzie Leśnym|św. Kazimierza|Kolejowa 27|15-081|dekanat nowogrodzki śródmieście
        Komora Celna|w Komorze Celnej|Trójcy Świętej|Traktowa 3|15-090|dekanat nowogrodzki śródmieście""",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Listing:
    """One line of the directory."""

    number: int
    patron: str
    place: Place
    host: str | None  # None: no web site

    @property
    def name(self) -> str:
        """The parish's name as the directory writes it."""
        return f"Parafia {self.patron}"


@cache
def listings() -> tuple[Listing, ...]:
    """Every entry, by diocese, deanery, town and street."""
    found = [(parish.patron, parish.place, parish.host) for parish in parishes()]
    bare = [
        (*entry(line.strip(), *where), None)
        for where, text in WITHOUT_SITE.items()
        for line in text.strip().split("\n")
    ]
    ordered = sorted([*found, *bare], key=lambda one: order(one[1]))
    return tuple(
        Listing(number=FIRST_NUMBER + index, patron=patron, place=place, host=host)
        for index, (patron, place, host) in enumerate(ordered)
    )


def order(place: Place) -> tuple[str, ...]:
    """How the directory sorts."""
    return (place.diocese, place.deanery, place.town, place.street)


def entry(line: str, diocese: str, voivodeship: str) -> tuple[str, Place]:
    """Patron and place of a parish that has no site."""
    town, town_in, patron, street, postcode, deanery = line.split("|")
    place = Place(
        town=town,
        town_in=town_in,
        street=street,
        postcode=postcode,
        deanery=deanery,
        diocese=diocese,
        voivodeship=voivodeship,
    )
    return patron, place
