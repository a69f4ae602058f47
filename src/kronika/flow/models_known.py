"""Models that can be installed: data of other people, with other licences, which therefore do not ship."""

from __future__ import annotations

from dataclasses import dataclass

CC_BY_NC_SA = "CC BY-NC-SA 4.0"
CC_BY_NC_SA_URL = "https://creativecommons.org/licenses/by-nc-sa/4.0/"
LINDAT = "https://lindat.mff.cuni.cz/repository/xmlui/bitstream/handle"
MB = 1_000_000


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownModel:
    """One model: where it is, what is taken of it, and on which terms it may be used."""

    name: str
    what: str
    languages: tuple[str, ...]
    licence: str
    licence_url: str = ""
    terms: str = ""  # what the licence means for its user, in a sentence; with it, it has to be accepted
    credit: str = ""  # whose it is
    url: str = ""  # of an archive; empty: nothing is downloaded
    member: str = ""  # how the wanted file of the archive is called
    file: str = ""  # how it is called here
    sha256: str = ""  # of the archive; empty: not known to us, written down at the first installation
    about_bytes: int = 0
    most_bytes: int = 0  # an archive or a file above that is not what it should be
    least_bytes: int = 0  # and neither is a file below that
    package: str = ""  # the optional part of Kronika that reads it
    module: str = ""  # … and the module that is there when it is installed


NAMETAG = KnownModel(
    name="nametag-cs",
    what="names in Czech texts: the CNEC 2.0 model of NameTag 1",
    languages=("cs",),
    licence=CC_BY_NC_SA,
    licence_url=CC_BY_NC_SA_URL,
    terms="Not for commercial use; name its authors, and pass on what you make of it under the same licence.",
    credit="Institute of Formal and Applied Linguistics (ÚFAL), Charles University, Prague",
    url=f"{LINDAT}/11858/00-097C-0000-0023-7D42-8/czech-cnec-140304.zip",
    member="czech-cnec2.0-140304.ner",
    file="nametag-cs.ner",
    about_bytes=31 * MB,
    most_bytes=400 * MB,
    least_bytes=1 * MB,
    package="nametag",
    module="ufal.nametag",
)

MORPHODITA = KnownModel(
    name="morphodita-cs",
    what="forms and lemmas of Czech words: MorfFlex CZ 2.0 + PDT-C 1.0 for MorphoDiTa",
    languages=("cs",),
    licence=CC_BY_NC_SA,
    licence_url=CC_BY_NC_SA_URL,
    terms=NAMETAG.terms,
    credit=NAMETAG.credit,
    url=f"{LINDAT}/11234/1-4794/czech-morfflex2.0-pdtc1.0-220710.zip",
    member="czech-morfflex2.0-pdtc1.0-220710.tagger",
    file="morphodita-cs.tagger",
    most_bytes=600 * MB,
    least_bytes=1 * MB,
    package="nametag",
    module="ufal.morphodita",
)

NATASHA = KnownModel(
    name="natasha",
    what="names in Russian texts: natasha with its own models",
    languages=("ru",),
    licence="MIT",
    package="natasha",
    module="natasha",
)

KNOWN = {model.name: model for model in (NAMETAG, MORPHODITA, NATASHA)}
