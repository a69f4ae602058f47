"""Layouts whose class names a build tool made up."""

from __future__ import annotations

from bench.repairing.printed import ALSO, LETTER, OFFER, Printed, menu, page


def styled(p: Printed) -> str:
    """styled-components in an <article>, ads between paragraphs, teasers at the end."""
    text = p.text(
        lambda at: f'<div class="sc-gKHVrV iUbWzT">{OFFER[p.lang]}</div>' if at % 3 == 1 else "",
        name='class="sc-bdVaJa kXyzWq"',
    )
    return page(
        p,
        f'<div class="sc-htpNat fVTbQs">{menu(p)}</div><main class="sc-bwzfXH jQaYgY">'
        f'<article class="sc-ifAKCX dZlTpM"><h1 class="sc-EHOje cffgrt">{p.title}</h1>'
        f'<p class="sc-bZQynM hRtVfs">{p.lead}</p><time datetime="{p.story.published.isoformat()}">'
        f'{p.day}</time><div class="sc-gzVnrw bWHjEk">{text}</div></article><section class="sc-dnqmqq gPhkZc">'
        f"<ul>{p.others_list(8)}</ul></section></main>",
    )


def emotion(p: Printed) -> str:
    """emotion: no <article>, the headline beside the text, a newsletter box in the middle."""
    pieces = p.pieces(name='class="css-1n7hynb"')
    pieces.insert(
        min(2, len(pieces)),
        f'<div class="css-8atqhb"><h3>Newsletter</h3><p class="css-1n7hynb">{LETTER[p.lang]}</p>'
        '<form><input name="mail"></form></div>',
    )
    return page(
        p,
        f'<div id="app"><header class="css-9e9ivx">{menu(p)}</header><main class="css-k008qs">'
        f'<div class="css-1vkm6nb"><h1 class="css-139djpt">{p.title}</h1><p class="css-w6ymp8">'
        f'{p.lead}</p></div><div class="css-53u6y8">{"".join(pieces)}</div><aside class="css-1kpebx">'
        f"{p.others_list(6, 'div')}</aside></main></div>",
    )


def modules(p: Printed) -> str:
    """CSS modules: a chosen name with a hash behind it."""
    text = p.text(
        lambda at: f'<div class="Related_box__9xKq2"><b>{ALSO[p.lang]}</b> {p.other()}</div>' if at == 1 else "",
        name='class="Text_paragraph__3fX9a"',
    )
    return page(
        p,
        f'<div class="Layout_root__1aB2c">{menu(p, "div", "class=Header_bar__Zx81k")}<div class="Article_main__8hJk2">'
        f'<h1 class="Article_title__q9W2z">{p.title}</h1><div class="Article_perex__Lk3d9">'
        f'{p.lead}</div><div class="Article_body__2mNp7">{text}</div><div class="Article_author__7gTr4">'
        f'{p.author}</div></div><div class="Sidebar_list__5vBn1">{p.others_list(9, "div")}</div>'
        "</div>",
    )


def utility(p: Printed) -> str:
    """Tailwind: names of looks only."""
    text = p.text(
        lambda at: f'<div class="my-8 p-4 bg-gray-100 rounded">{OFFER[p.lang]}</div>' if at == 2 else "",
        name='class="mb-4 text-lg leading-7"',
        h="h3",
    )
    return page(
        p,
        f'<div class="flex flex-col">{menu(p)}<main class="container mx-auto px-4">'
        f'<h1 class="text-3xl font-bold">{p.title}</h1><p class="text-xl mb-6">{p.lead}</p>'
        f'<div class="flex"><div class="w-2/3">{text}</div><div class="w-1/3 pl-8">'
        f'<ul class="space-y-2">{p.others_list(7)}</ul></div></div></main></div>',
    )


def nameless(p: Printed) -> str:
    """Nothing has a name at all."""
    return page(
        p,
        f"<div>{menu(p, 'div')}</div><div><div><h1>{p.title}</h1><div><b>{p.lead}</b>"
        f"</div><div>{p.text()}</div></div><div><ul>{p.others_list(8)}</ul></div>"
        "</div><div>© 2026</div>",
    )


def svelte(p: Printed) -> str:
    """Svelte: semantic tags, hashed names, a quotation and figures in the text."""
    text = p.text(
        lambda at: (
            f'<figure class="svelte-1tky8bj"><img src="x.jpg"><figcaption>{p.caption}</figcaption></figure>'
            if at == 0
            else ""
        ),
        name='class="svelte-1qf6zpc"',
    )
    return page(
        p,
        f'<header class="svelte-z7qbl1">{menu(p)}</header><main class="svelte-k3gh2x">'
        f'<article class="svelte-m4x81s"><header><h1>{p.title}</h1><p class="svelte-9dh2ks">'
        f'{p.lead}</p><address>{p.author}</address></header><section class="svelte-pp21xa">'
        f"{text}</section><footer>{p.others_list(4, 'p')}</footer></article></main>"
        f"<footer>{p.others_list(5, 'div')}</footer>",
    )


def scoped(p: Printed) -> str:
    """Vue's scoped attributes, a data-component for each part, cards of other stories that are articles too."""
    cards = "".join(
        f'<article data-v-7ba5bd90 class="card"><h3>{p.other()}</h3><p>{p.lead}</p></article>' for _ in range(4)
    )
    return page(
        p,
        f'<div data-v-3d2fb1aa id="__nuxt">{menu(p)}<div data-v-3d2fb1aa data-component="ArticleHeader">'
        f'<h1>{p.title}</h1></div><div data-v-3d2fb1aa data-component="ArticleLead">'
        f'<p>{p.lead}</p></div><div data-v-91c0e4b2 data-component="ArticleText">'
        f'{p.text()}</div><div data-component="Related">{cards}</div></div>',
    )


def changing(p: Printed) -> str:
    """Names with the number of the page in them, different everywhere."""
    n = p.story.number
    return page(
        p,
        f'{menu(p)}<div id="post-{n}" class="post-{n} hentry"><h1 id="title-{n}">'
        f'{p.title}</h1><div class="excerpt-{n}">{p.lead}</div><div class="body-{n}" data-body-{n}="1">'
        f'{p.text()}</div><p class="tags-{n}">{p.others_list(2, "span")}</p></div>'
        f'<div class="widget-{n % 7}">{p.others_list(6, "p")}</div>',
    )


LOOKS = (styled, emotion, modules, utility, nameless, svelte, scoped, changing)
