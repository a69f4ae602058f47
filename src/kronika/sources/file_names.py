"""Addresses whose file name says that they are no page."""

from __future__ import annotations

from urllib.parse import urlsplit

DOWNLOADS = frozenset(
    """
    7z avi bin bmp bz2 css csv deb dmg doc docx eot epub exe flv gif gz ico iso jar jpeg jpg js m4a m4v mkv mov mp3 mp4
    mpeg mpg msi odp ods odt ogg otf pdf png pps ppt pptx psd rar rpm rtf svg swf tar tgz tif tiff ttf wav webm webp wma
    wmv woff woff2 xls xlsx zip
    """.split()
)


def is_a_download(url: str) -> bool:
    """Whether the last segment of the path ends like a picture, an archive or a document."""
    name = urlsplit(url).path.rsplit("/", 1)[-1]
    return "." in name and name.rsplit(".", 1)[-1].lower() in DOWNLOADS
