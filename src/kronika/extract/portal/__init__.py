"""PortalCrawler (2010): headline by <title>, the longest block of <div> and <span> as the text, the lead between the two."""
