"""Where feeds and sitemaps usually are: asked for only when nobody names one."""

FEEDS = ("/feed", "/rss", "/rss.xml", "/atom.xml", "/feed.json", "/?feed=rss2")
SITEMAPS = ("/sitemap.xml", "/sitemap_index.xml")
ROBOTS = "/robots.txt"
