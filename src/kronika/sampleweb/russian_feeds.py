"""RSS and Atom feeds of the Russian papers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from email.utils import format_datetime
from html import escape

from kronika.sampleweb.newsroom import Story
from kronika.sampleweb.site import Answer

FEED_SIZE = 60
UNDESCRIBED = (17, 3)  # every 17th story has no description, as happens in real feeds


@dataclass(frozen=True, slots=True, kw_only=True)
class Channel:
    """What a feed says about itself, and where its stories are."""

    title: str
    about: str
    host: str
    base: str
    path_of: Callable[[Story], str]
    section_of: Callable[[Story], str]


def has_description(story: Story) -> bool:
    """Whether the RSS feed describes this story."""
    return story.number % UNDESCRIBED[0] != UNDESCRIBED[1]


def rss(channel: Channel, stories: Sequence[Story], charset: str = "utf-8") -> Answer:
    """An RSS 2.0 feed; its charset is named in the XML declaration alone."""
    items = "".join(rss_item(channel, story) for story in stories)
    text = (
        f'<?xml version="1.0" encoding="{charset}"?>\n<rss version="2.0"><channel>\n'
        f"<title>{escape(channel.title)}</title><link>{escape(channel.base)}/</link>"
        f"<description>{escape(channel.about)}</description><language>ru</language>\n"
        f"{built(stories)}{items}</channel></rss>\n"
    )
    return Answer(body=text.encode(charset, "xmlcharrefreplace"), headers=(("Content-Type", "application/rss+xml"),))


def built(stories: Sequence[Story]) -> str:
    """When the feed was made: when its newest story came out."""
    return f"<lastBuildDate>{format_datetime(stories[0].published)}</lastBuildDate>\n" if stories else ""


def rss_item(channel: Channel, story: Story) -> str:
    """One story of an RSS feed."""
    address = escape(channel.base + channel.path_of(story))
    description = f"<description>{escape(story.draft.lead)}</description>" if has_description(story) else ""
    return (
        f"<item><title>{escape(story.draft.title)}</title><link>{address}</link>"
        f'<guid isPermaLink="true">{address}</guid>{description}'
        f"<category>{escape(channel.section_of(story))}</category>"
        f"<pubDate>{format_datetime(story.published)}</pubDate></item>\n"
    )


def atom(channel: Channel, stories: Sequence[Story], path: str) -> Answer:
    """An Atom feed that lives at `path`."""
    updated = stories[0].published.isoformat() if stories else datetime.min.isoformat() + "Z"
    text = (
        '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ru">\n'
        f"<title>{escape(channel.title)}</title><subtitle>{escape(channel.about)}</subtitle>"
        f'<link rel="self" href="{escape(channel.base + path)}"/><link href="{escape(channel.base)}/"/>'
        f"<id>tag:{channel.host},2026:feed</id><updated>{updated}</updated>\n"
        f"{''.join(atom_entry(channel, story) for story in stories)}</feed>\n"
    )
    return Answer(body=text.encode(), headers=(("Content-Type", "application/atom+xml; charset=utf-8"),))


def atom_entry(channel: Channel, story: Story) -> str:
    """One story of an Atom feed."""
    address, moment = escape(channel.base + channel.path_of(story)), story.published.isoformat()
    return (
        f'<entry><title>{escape(story.draft.title)}</title><link rel="alternate" href="{address}"/>'
        f"<id>tag:{channel.host},2026:{story.number}</id><published>{moment}</published><updated>{moment}</updated>"
        f"<author><name>{escape(story.author)}</name></author>"
        f'<category term="{escape(channel.section_of(story))}"/>'
        f'<summary type="text">{escape(story.draft.lead)}</summary></entry>\n'
    )
