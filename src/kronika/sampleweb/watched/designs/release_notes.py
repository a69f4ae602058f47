"""English release notes: a heading for each version, changes in lists."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, several
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    versions = "\n".join(
        f"""<section class="release" id="r{one.figure}"><h2><a href="{page.link(one.link)}">Version {one.figure}</a> <small>{one.day}</small></h2>
<ul><li>{one.head}</li><li>{one.text}</li></ul></section>"""
        for one in page.items
    )
    return page.page(
        f"""<div class="docs-layout"><nav class="docs-nav"><ul>{"".join(f'<li><a href="/docs/{n}">{one}</a></li>' for n, one in enumerate(page.related))}</ul></nav>
<main class="docs-content"><h1>{page.title}<a class="headerlink" href="#">¶</a></h1><p>{page.lead}</p>
<img src="{page.picture}" alt="Screenshot">
{versions}
{page.ad(0)}
{page.prose("h2", '<section class="upgrade">', "</section>")}
<p class="commit">Build {page.token(40)}</p></main>
<aside class="toc">{page.ad(1)}<p>{page.teaser()}</p></aside></div>
<footer>{page.stamp()} · {page.count()} · deployed {page.ago()}<form>{page.hidden()}</form></footer>"""
    )


KIND = Design(
    name="release-notes",
    lang="en",
    titles=("Release notes", "Changelog of the command line tools"),
    lead="What changed in each version of the scheduler, the newest first.",
    heads=(
        "The queue no longer stalls on empty jobs",
        "Exports can be resumed",
        "A new dark theme",
        "Timeouts are settable",
        "Removed the old importer",
        "Faster start on slow disks",
        "Errors name the file",
        "Retries are counted",
    ),
    says=("Fixed {n} reported problems.", "Needs {n} megabytes less memory.", "Supported until {d}."),
    figure=several("{}.{}.{}", (1, 9), (0, 30), (0, 10)),
    draw=draw,
    ad="named",
    stamp="machine",
    counter="likes",
    listed=False,
    dating=Dating.BOTH,
)
