"""An English page whose classes say how things look and nothing of what they are."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, price
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    cards = "\n".join(
        f"""<div class="rounded-lg shadow p-4 bg-white flex flex-col"><a class="text-lg font-semibold hover:underline" href="{page.link(one.link)}">{one.head}</a><span class="text-green-700">{one.figure}</span><p class="text-sm text-gray-600 mt-2">{one.text}</p><span class="text-xs text-gray-400">{page.ago(n)}</span></div>"""
        for n, one in enumerate(page.items)
    )
    texts = "".join(
        '<div class="mt-8">'
        + f'<div class="text-xl font-bold">{head}</div>'
        + "".join(f'<p class="mt-2 leading-7">{text}</p>' for text in said)
        + "</div>"
        for head, said in page.sections
    )
    return page.page(
        f"""<div class="min-h-screen bg-gray-100"><div class="flex justify-between px-6 py-3"><a class="font-bold" href="/">Second Shelf</a><div class="text-xs">{page.stamp()}</div></div>
<div class="max-w-5xl mx-auto px-4"><div class="text-3xl font-extrabold">{page.title}</div><p class="mt-4">{page.lead}</p><img class="w-full mt-4" src="{page.picture}" alt="Shop window">
<div class="grid grid-cols-3 gap-4 mt-6">{cards}</div>
<div class="my-4 border p-2"><span class="text-xs uppercase tracking-wide">Advertisement</span>{page.ad(0)}</div>{texts}</div>
<div class="mt-12 px-6 text-sm text-gray-500">{page.count()}<div class="mt-2">{page.teaser()}</div>{page.ad(1)}<div class="flex gap-2">{"".join(f'<a class="underline" href="/p/{n}">{one}</a>' for n, one in enumerate(page.related))}</div><span class="font-mono">{page.token(32)}</span><form>{page.hidden()}</form></div></div>"""
    )


KIND = Design(
    name="utility-soup",
    lang="en",
    titles=("Second-hand books, just in", "Records and sheet music, just in"),
    lead="New arrivals go on the shelf at ten. We hold a book for two days if you call.",
    heads=(
        "The Salt Road",
        "Moths of the North",
        "A Tailor's Diary",
        "Five Quiet Plays",
        "Letters to a Gardener",
        "Bridges and Builders",
        "The Lamp Room",
        "A Short Grammar",
        "Winter Maps",
        "The Ferryman's Song",
    ),
    says=("Edition of {n} copies.", "Came in on {d}.", "Cover worn, {n} pages loose."),
    figure=price(2, 90, 1, "€{}"),
    draw=draw,
    ad="picture",
    stamp="clock",
    ago="short",
    counter="online",
    dating=Dating.RESTLESS,
)
