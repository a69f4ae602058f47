"""The marks that content management systems leave in their pages."""

# What the generator meta begins with, in lower case.
GENERATORS = {
    "wordpress": "WordPress",
    "joomla": "Joomla",
    "drupal": "Drupal",
    "typo3": "TYPO3",
    "wix.com": "Wix",
    "blogger": "Blogger",
    "ghost": "Ghost",
    "squarespace": "Squarespace",
    "hugo": "Hugo",
    "jekyll": "Jekyll",
    "mediawiki": "MediaWiki",
    "1c-bitrix": "1C-Bitrix",
    "datalife engine": "DataLife Engine",
    "prestashop": "PrestaShop",
    "webnode": "Webnode",
    "nuxt": "Nuxt",
    "gatsby": "Gatsby",
    "contao": "Contao",
    "plone": "Plone",
    "dotclear": "Dotclear",
    "spip": "SPIP",
    "publii": "Publii",
    "textpattern": "Textpattern",
    "concrete": "Concrete CMS",
    "umbraco": "Umbraco",
    "xoops": "XOOPS",
    "php-nuke": "PHP-Nuke",
}

# What stands somewhere in the markup, in lower case; the first system that has a mark is the one.
MARKS = {
    "WordPress": ("/wp-content/", "/wp-includes/", "/wp-json/"),
    "Joomla": ("/media/jui/", "/components/com_", "option=com_", "/media/system/js/core"),
    "Drupal": ("/sites/default/files", "drupal-settings-json", "/core/misc/drupal", "data-drupal-"),
    "TYPO3": ("/typo3temp/", "/typo3conf/", "/fileadmin/_processed_"),
    "Wix": ("static.wixstatic.com", "static.parastorage.com"),
    "Blogger": ("blogger.com/static", ".bp.blogspot.com", "blogblog.com"),
    "Ghost": ("/ghost/api/", "ghost-sdk", "data-ghost="),
    "Squarespace": ("static1.squarespace.com", "squarespace-cdn.com"),
    "1C-Bitrix": ("/bitrix/templates/", "/bitrix/js/"),
    "Tilda": ("static.tildacdn", "tilda-blocks"),
    "Webnode": ("webnode.page", "d1di2lzuh97fh2.cloudfront.net"),
    "Shopify": ("cdn.shopify.com",),
    "Webflow": ("data-wf-page", "assets.website-files.com"),
    "Weebly": ("editmysite.com",),
    "Next.js": ("/_next/static/", "__next_data__"),
    "Nuxt": ("/_nuxt/", "__nuxt__"),
}

# What an answer's headers say: header and the beginning of its value, in lower case.
HEADERS = {
    ("x-generator", "drupal"): "Drupal",
    ("x-drupal-cache", ""): "Drupal",
    ("x-powered-cms", "bitrix"): "1C-Bitrix",
    ("x-wix-request-id", ""): "Wix",
    ("x-shopify-stage", ""): "Shopify",
    ("x-ghost-cache-status", ""): "Ghost",
}
