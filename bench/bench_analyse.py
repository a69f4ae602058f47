"""The whole analysis of articles: tokens a second per language, beside natasha on Russian; memory; time to the first result."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from importlib.metadata import EntryPoints, entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from bench import NOTHING_TO_MEASURE
from bench.extraction.tables import table
from bench.language.treebanks import reader
from bench.section import replace_section

LANGUAGES = ("cs", "pl", "ru")
ARTICLES = 120  # of each language
WARM = 10  # before the clock starts, so that loading is not counted twice
ENGLISH = "The president of France met the chancellor in Berlin on Monday. It was a great success for Europe."


def main() -> int:
    """Measure and print."""
    parser = reader("analyse", __doc__ or "")
    parser.add_argument("--articles", type=int, default=ARTICLES, help="articles of each language")
    asked = parser.parse_args()
    folder = asked.data / "nlp" / "slavicner"
    if not folder.exists():
        print(f"There are no articles in {folder}; name the folder of the data with --data.", file=sys.stderr)
        return NOTHING_TO_MEASURE
    text = report({code: articles(folder, code, asked.articles) for code in LANGUAGES})
    print(text)
    if asked.write:
        replace_section(Path(__file__).with_name("RESULTS.md"), "analyse", text)
    return 0


def articles(folder: Path, code: str, count: int) -> list[str]:
    """Texts from all over the file, so that no topic is alone."""
    with gzip.open(folder / f"{code}.jsonl.gz", "rt", encoding="utf-8") as lines:
        texts = [json.loads(line)["text"] for line in lines]
    return texts[:: max(1, len(texts) // (count + WARM))][: count + WARM]


def report(texts: dict[str, list[str]]) -> str:
    """The tables."""
    rows = []
    for code, those in texts.items():
        tokens, speeds = measured(code, those)
        natasha = f"{speeds[0] / speeds[1]:.1f}×" if len(speeds) > 1 else ""
        rows.append([code, str(len(those) - WARM), f"{tokens:,}", f"{speeds[0]:,.0f}", natasha])
    memory = memory_of([text for those in texts.values() for text in those[:WARM]], WARM)
    first = [first_result(code, those[0]) for code, those in texts.items()]
    return "\n".join(
        (
            "## Analysis — `python -m bench analyse`",
            "",
            "The whole analysis of an article (sentences, names, base forms, groups, links, tone, keywords, prints) on news of "
            "slavicner, one process, processor time; tokens are ours. natasha: sentences, morphology, names and their normal "
            "forms on the same articles in the same run. Every article is analysed "
            "once, so no text is remembered. Wanted: 3 000 tokens a second, twice natasha, less than 500 MB, "
            "a first result within 2 s. Run it with OMP_NUM_THREADS=1 and OPENBLAS_NUM_THREADS=1, as here: with threads free natasha's "
            "processor time holds threads that wait, and 3.6× was told where there is no lead.",
            "",
            table(["language", "articles", "tokens", "tokens a second", "against natasha"], rows),
            "",
            f"Memory of a process with cs, pl, ru and en loaded: {memory:,.0f} MB. `kronika analyse FILE --json`, from start to "
            f"the first line, wall time: "
            + ", ".join(f"{code} {one:.1f} s" for code, one in zip(texts, first, strict=True))
            + ".",
        )
    )


def measured(code: str, texts: Sequence[str]) -> tuple[int, list[float]]:
    """Tokens of all texts, and tokens a second: ours, then natasha's where it knows the language."""
    from kronika.analyse.text import cut

    ways = [ours(code), *([natasha()] if code == "ru" else [])]
    spent = []
    for way in ways:
        for text in texts[:WARM]:
            way(text)
        start = time.process_time()
        for text in texts[WARM:]:
            way(text)
        spent.append(time.process_time() - start)
    tokens = sum(len(cut(text, code).tokens) for text in texts[WARM:])
    return tokens, [tokens / seconds for seconds in spent]


def ours(code: str) -> Callable[[str], object]:
    """The whole analysis."""
    from kronika.analyse.analysis import analyse

    return lambda text: analyse(text, code)


def natasha() -> Callable[[str], object]:
    """natasha's usual steps."""
    lend_entry_points()
    from natasha import Doc, MorphVocab, NewsEmbedding, NewsMorphTagger, NewsNERTagger, Segmenter

    segmenter, vocabulary, embedding = Segmenter(), MorphVocab(), NewsEmbedding()
    morphology, names = NewsMorphTagger(embedding), NewsNERTagger(embedding)

    def steps(text: str) -> object:
        doc = Doc(text)
        doc.segment(segmenter)
        doc.tag_morph(morphology)
        doc.tag_ner(names)
        for token in doc.tokens:
            token.lemmatize(vocabulary)
        for span in doc.spans:
            span.normalize(vocabulary)
        return doc

    return steps


class Lent:
    """What pymorphy2 asks of pkg_resources, which newer Pythons no longer bring along."""

    def iter_entry_points(self, group: str) -> EntryPoints:
        """The packages that offer dictionaries."""
        return entry_points(group=group)


def lend_entry_points() -> None:
    """Let pymorphy2, which natasha needs, find its dictionaries."""
    if find_spec("pkg_resources") is None:
        module = ModuleType("pkg_resources")
        module.WorkingSet = Lent  # type: ignore[attr-defined]
        sys.modules["pkg_resources"] = module


def memory_of(texts: Sequence[str], each: int) -> float:
    """Megabytes at most of a fresh process that has analysed texts of each language."""
    script = (
        "import json, sys; from kronika.analyse.analysis import analyse\n"
        "for code, text in json.load(sys.stdin): analyse(text, code)\n"
        "print(next(line.split()[1] for line in open('/proc/self/status') if line.startswith('VmHWM')))"
    )
    codes = [code for code in LANGUAGES for _ in range(each)]
    given = json.dumps([*zip(codes, texts, strict=True), ("en", ENGLISH)])
    done = subprocess.run([sys.executable, "-c", script], input=given, capture_output=True, text=True, check=True)
    return float(done.stdout) / 1000


def first_result(code: str, text: str) -> float:
    """Seconds of wall time from starting the program to its first line, the best of three."""
    program = Path(sys.executable).with_name("kronika")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "text.jsonl"
        file.write_text(json.dumps({"id": 1, "text": text, "lang": code}) + "\n", encoding="utf-8")
        times = []
        for _ in range(3):
            start = time.monotonic()
            subprocess.run([program, "analyse", str(file), "--json"], cwd=folder, capture_output=True, check=True)
            times.append(time.monotonic() - start)
    return min(times)


if __name__ == "__main__":
    sys.exit(main())
