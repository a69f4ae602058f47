"""The measures each look is shown, the most telling first; the rest were tried and told little."""

from __future__ import annotations

FIRST = (
    """
    make_good in_direct links_near_3 words_from_title make_count named_comment said name_most through_direct in_dense make_share name_faded
    after_direct described through_dense link_share title_like share_higher share_above words_before in_main since_comments
    page_blocks page_words kin_good name_low links_own words kin_count name_above title_depth from_title page_links tag words_after_1
    page_good since_heading links_highest said_least page_purity blocks_highest make_words level purity_own under links_near_20 repeated
    links_higher share_own name_own lines before_direct article upper heading_said links_above make_links in_li blocks_above
    name_least depth heading_words blocks_higher stop_rate kin_share purity_higher share_highest title_apart has_body
    purity_highest in_footer after_dense capitals purity_above from_end commas in_article in_form make_ends kin_words good_near_20
    named_byline name_higher in_section first in_table good_near_3 last
    in_figcaption index in_ul title_in_heading named_consent
    """
).split()

SECOND = (
    """
    likely likely_make unsure likely_kin likely_words likely_through lines name_most words_from_title page_blocks name_low name_least
    page_words page_purity likely_heading heading_said said make_share make_count likely_above page_links name_above since_comments
    blocks_above likely_share_higher title_depth title_like from_title links_highest make_good title_apart page_good likely_before_1
    make_ends repeated blocks_highest blocks_higher name_higher depth share_own make_words purity_highest likely_after_1 kin_share
    links_near_20 share_higher after_likely through_dense through_likely said_least article links_higher through_direct described
    likely_share_above kin_good purity_higher likely_higher kin_count words likely_near_3 commas link_share heading_words likely_highest
    since_heading from_end capitals links_own has_body likely_share_highest name_faded name_own in_run index in_likely kin_words
    in_table in_li in_direct tag purity_above upper share_highest stop_rate first
    blocks_own likely_before_2 words_before likely_after_2 links_above title_in_heading level
    after_direct make_links named_consent good_near_3 good_near_20 after_run links_near_3
    """
).split()
