"""Where Polish stories happen: real towns, regions and countries with their case forms."""

from __future__ import annotations

from kronika.sampleweb.prose.pl_grammar import Place, forms


def town(cases: str, stem: str, into: str = "w", *, plural: bool = False) -> Place:
    """A place from its forms and the stem of its adjective."""
    return Place(case=forms(cases), stem=stem, into=into, plural=plural)


TOWNS = (
    town("Płock|Płocka|Płockowi|Płock|Płockiem|Płocku", "płock"),
    town("Radom|Radomia|Radomiowi|Radom|Radomiem|Radomiu", "radomsk"),
    town("Siedlce|Siedlec|Siedlcom|Siedlce|Siedlcami|Siedlcach", "siedleck", plural=True),
    town("Ostrołęka|Ostrołęki|Ostrołęce|Ostrołękę|Ostrołęką|Ostrołęce", "ostrołęck"),
    town("Ciechanów|Ciechanowa|Ciechanowowi|Ciechanów|Ciechanowem|Ciechanowie", "ciechanowsk"),
    town("Elbląg|Elbląga|Elblągowi|Elbląg|Elblągiem|Elblągu", "elbląsk"),
    town("Kołobrzeg|Kołobrzegu|Kołobrzegowi|Kołobrzeg|Kołobrzegiem|Kołobrzegu", "kołobrzesk"),
    town("Toruń|Torunia|Toruniowi|Toruń|Toruniem|Toruniu", "toruńsk"),
    town("Włocławek|Włocławka|Włocławkowi|Włocławek|Włocławkiem|Włocławku", "włocławsk", "we"),
    town("Bydgoszcz|Bydgoszczy|Bydgoszczy|Bydgoszcz|Bydgoszczą|Bydgoszczy", "bydgosk"),
    town("Olsztyn|Olsztyna|Olsztynowi|Olsztyn|Olsztynem|Olsztynie", "olsztyńsk"),
    town("Ełk|Ełku|Ełkowi|Ełk|Ełkiem|Ełku", "ełck"),
    town("Suwałki|Suwałk|Suwałkom|Suwałki|Suwałkami|Suwałkach", "suwalsk", plural=True),
    town("Białystok|Białegostoku|Białemustokowi|Białystok|Białymstokiem|Białymstoku", "białostock"),
    town("Lublin|Lublina|Lublinowi|Lublin|Lublinem|Lublinie", "lubelsk"),
    town("Zamość|Zamościa|Zamościowi|Zamość|Zamościem|Zamościu", "zamojsk"),
    town("Kielce|Kielc|Kielcom|Kielce|Kielcami|Kielcach", "kieleck", plural=True),
    town("Tarnów|Tarnowa|Tarnowowi|Tarnów|Tarnowem|Tarnowie", "tarnowsk"),
    town("Nowy Sącz|Nowego Sącza|Nowemu Sączowi|Nowy Sącz|Nowym Sączem|Nowym Sączu", "sądeck"),
    town("Opole|Opola|Opolu|Opole|Opolem|Opolu", "opolsk"),
    town("Gliwice|Gliwic|Gliwicom|Gliwice|Gliwicami|Gliwicach", "gliwick", plural=True),
    town("Kalisz|Kalisza|Kaliszowi|Kalisz|Kaliszem|Kaliszu", "kalisk"),
    town("Puławy|Puław|Puławom|Puławy|Puławami|Puławach", "puławsk", plural=True),
    town("Sandomierz|Sandomierza|Sandomierzowi|Sandomierz|Sandomierzem|Sandomierzu", "sandomiersk"),
    town("Grudziądz|Grudziądza|Grudziądzowi|Grudziądz|Grudziądzem|Grudziądzu", "grudziądzk"),
    town("Malbork|Malborka|Malborkowi|Malbork|Malborkiem|Malborku", "malborsk"),
    town("Piła|Piły|Pile|Piłę|Piłą|Pile", "pilsk"),
    town("Gniezno|Gniezna|Gnieznu|Gniezno|Gnieznem|Gnieźnie", "gnieźnieńsk"),
)

REGIONS = (
    town("Mazowsze|Mazowsza|Mazowszu|Mazowsze|Mazowszem|Mazowszu", "mazowieck", "na"),
    town("Pomorze|Pomorza|Pomorzu|Pomorze|Pomorzem|Pomorzu", "pomorsk", "na"),
    town("Podlasie|Podlasia|Podlasiu|Podlasie|Podlasiem|Podlasiu", "podlask", "na"),
    town("Małopolska|Małopolski|Małopolsce|Małopolskę|Małopolską|Małopolsce", "małopolsk"),
    town("Wielkopolska|Wielkopolski|Wielkopolsce|Wielkopolskę|Wielkopolską|Wielkopolsce", "wielkopolsk"),
    town("Kujawy|Kujaw|Kujawom|Kujawy|Kujawami|Kujawach", "kujawsk", "na", plural=True),
    town("Warmia|Warmii|Warmii|Warmię|Warmią|Warmii", "warmińsk", "na"),
    town("Mazury|Mazur|Mazurom|Mazury|Mazurami|Mazurach", "mazursk", "na", plural=True),
    town("Kielecczyzna|Kielecczyzny|Kielecczyźnie|Kielecczyznę|Kielecczyzną|Kielecczyźnie", "kieleck", "na"),
    town(
        "Lubelszczyzna|Lubelszczyzny|Lubelszczyźnie|Lubelszczyznę|Lubelszczyzną|Lubelszczyźnie",
        "lubelsk",
        "na",
    ),
    town("Śląsk|Śląska|Śląskowi|Śląsk|Śląskiem|Śląsku", "śląsk", "na"),
)

# Country and capital stand in the same order as the heads of government in pl_people.
COUNTRIES = (
    town("Portugalia|Portugalii|Portugalii|Portugalię|Portugalią|Portugalii", "portugalsk"),
    town("Finlandia|Finlandii|Finlandii|Finlandię|Finlandią|Finlandii", "fińsk"),
    town("Norwegia|Norwegii|Norwegii|Norwegię|Norwegią|Norwegii", "norwesk"),
    town("Kanada|Kanady|Kanadzie|Kanadę|Kanadą|Kanadzie", "kanadyjsk"),
    town("Chile", "chilijsk"),
    town("Irlandia|Irlandii|Irlandii|Irlandię|Irlandią|Irlandii", "irlandzk"),
    town("Dania|Danii|Danii|Danię|Danią|Danii", "duńsk"),
    town("Szwecja|Szwecji|Szwecji|Szwecję|Szwecją|Szwecji", "szwedzk"),
    town("Austria|Austrii|Austrii|Austrię|Austrią|Austrii", "austriack"),
    town("Japonia|Japonii|Japonii|Japonię|Japonią|Japonii", "japońsk"),
)

CAPITALS = (
    town("Lizbona|Lizbony|Lizbonie|Lizbonę|Lizboną|Lizbonie", ""),
    town("Helsinki|Helsinek|Helsinkom|Helsinki|Helsinkami|Helsinkach", "", plural=True),
    town("Oslo", ""),
    town("Ottawa|Ottawy|Ottawie|Ottawę|Ottawą|Ottawie", ""),
    town("Santiago", ""),
    town("Dublin|Dublina|Dublinowi|Dublin|Dublinem|Dublinie", ""),
    town("Kopenhaga|Kopenhagi|Kopenhadze|Kopenhagę|Kopenhagą|Kopenhadze", ""),
    town("Sztokholm|Sztokholmu|Sztokholmowi|Sztokholm|Sztokholmem|Sztokholmie", ""),
    town("Wiedeń|Wiednia|Wiedniowi|Wiedeń|Wiedniem|Wiedniu", ""),
    town("Tokio", ""),
)

ALL = {place.case.n: place for place in (*TOWNS, *REGIONS, *COUNTRIES)}

TOWNS_OF = {
    "Mazowsze": "Płock, Radom, Siedlce, Ostrołęka, Ciechanów",
    "Pomorze": "Kołobrzeg, Malbork, Grudziądz",
    "Kujawy": "Toruń, Włocławek, Bydgoszcz",
    "Warmia": "Elbląg, Olsztyn",
    "Mazury": "Ełk",
    "Podlasie": "Suwałki, Białystok",
    "Lubelszczyzna": "Lublin, Zamość, Puławy",
    "Kielecczyzna": "Kielce, Sandomierz",
    "Małopolska": "Tarnów, Nowy Sącz",
    "Śląsk": "Opole, Gliwice",
    "Wielkopolska": "Kalisz, Piła, Gniezno",
}
REGION_OF = {town_name: ALL[region] for region, towns in TOWNS_OF.items() for town_name in towns.split(", ")}
