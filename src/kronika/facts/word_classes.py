"""Classes of words that mean the same around an hour: months, days, prepositions of time, things that are counted, quoted books."""

from __future__ import annotations

MONTHS = "stycz luty luteg marze marca marcu kwiec maj maja maju czerw lipie lipca lipcu sierp wrześ paźdz listo grudn".split()
DAYS = "niedz ndz ponie pon pn wtore wtork wt środa środę środy śr czwar czw piąte piątk piąt pt sobot sob powsz tygod codzi święt zwykł".split()
ROMANS = "i ii iii iv v vi vii viii ix x xi xii".split()
AT = "o godz godzi g ok około".split()
FROM = ["od"]
TO = ["do"]
COUNTED = (
    "osób osoby minut min zł lat rok roku rocz roczn r br m km procent uczes minis "
    "kocz wiern rodzi paraf miesz domów stopn zdjęć zdjęc dusz ha metr kilom tys mln proc egz stron"
).split()
BOOKS = "j mt mk łk dz rz kor ga ef flp kol tes tm hbr jk p jud ap rdz wj kpł lb pwt ps iz jr ez dn kan kpk".split()
STREETS = "ul al pl tel fax nr kom konto sms".split()
CLASSES = {
    "MONTH": MONTHS,
    "DAY": DAYS,
    "ROMAN": ROMANS,
    "AT": AT,
    "FROM": FROM,
    "TO": TO,
    "COUNTED": COUNTED,
    "BOOK": BOOKS,
    "STREET": STREETS,
}
CLASS_OF = {stem: name for name, stems in CLASSES.items() for stem in stems}
