"""From a lead to a page: the only network door for crawling."""
