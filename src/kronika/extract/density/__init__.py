"""The parser of Czech news (2016): nodes with text, judged by their share of links and by their neighbours."""
