"""How a highlighted page looks: marks that need no colour to be told apart, on any page, whatever its own style does.

Added is underlined, removed struck, moved dotted; the found text has a line around it. Every mark sets both its ground and its ink,
so that it can be read on dark pages too.
"""

from __future__ import annotations

# Before the page's own style, which may overrule it: links have lost their addresses, and with them their look.
UNDER = """
:root { color-scheme: only light; background: #fff; color: #111; }
:where(a) { color: #0b3d91; text-decoration: underline; }
:where(img.kronika-picture) { outline: 1px dashed #999; outline-offset: -1px; }
:where(table) { max-width: 100%; }
"""

# After it, so that nothing overrules it.
OVER = """
html, body { display: block !important; visibility: visible !important; opacity: 1 !important; overflow: visible !important;
  height: auto !important; max-height: none !important; }
html { scroll-padding: 5rem 0 35vh; padding-bottom: 60vh !important; } /* the last change can come to the top too */
ins.kronika-added, del.kronika-removed, ins.kronika-moved, del.kronika-moved, .kronika-note {
  display: inline !important; visibility: visible !important; opacity: 1 !important; border-radius: 2px; padding: 0 .1em;
  text-shadow: none !important; -webkit-text-fill-color: currentColor !important; background-clip: border-box !important; }
ins.kronika-added { background: #d5f2da !important; color: #0a3d18 !important;
  text-decoration: underline solid #12752d 2px !important; text-underline-offset: .15em; }
del.kronika-removed { background: #fde0dc !important; color: #7a1410 !important; text-decoration: line-through solid #b3261e 2px !important; }
ins.kronika-moved, del.kronika-moved { background: #e3ecfd !important; color: #0d2f74 !important;
  text-decoration: underline dotted #1f5fd1 2px !important; text-underline-offset: .2em; }
del.kronika-from { background: #f0f4fc !important; color: #44557a !important; text-decoration: line-through dotted #1f5fd1 2px !important; }
del.kronika-block { display: block !important; margin: .35em 0; padding: .15em .4em; border-left: 3px solid #b3261e; }
del.kronika-block.kronika-moved { border-left: 3px dotted #1f5fd1; }
.kronika-gone { list-style-position: inside; vertical-align: top; }
img.kronika-added { outline: 3px solid #12752d !important; outline-offset: 2px; }
img.kronika-moved { outline: 3px dotted #1f5fd1 !important; outline-offset: 2px; }
.kronika-readdressed { outline: 2px dashed #8a5a00 !important; outline-offset: 2px; }
a.kronika-readdressed, a.kronika-readdressed * { background: #fff4d6 !important; color: #4d3300 !important; }
.kronika-note { background: #fff4d6 !important; color: #4d3300 !important; font: .8rem/1.4 sans-serif !important; margin: 0 .3em;
  overflow-wrap: anywhere; }
.kronika-found:not(ins):not(span) { outline: 2px solid #e0b400 !important; outline-offset: 3px; }
span.kronika-found { background: #fff6c9 !important; color: #221e00 !important; }
ins.kronika-found { outline: 1px solid #e0b400; }
span.kronika-number { all: initial !important; display: inline-block !important; box-sizing: border-box; min-width: 1.5em;
  margin: 0 .25em 0 .1em !important;  padding: .1em .35em !important; border-radius: .75em; background: #221e19 !important; color: #fff !important;
  box-shadow: 0 0 0 1px #fff !important;
  font: 700 .72rem/1.3 sans-serif !important; text-align: center; vertical-align: .15em; text-decoration: none !important; }
span.kronika-number:target { background: #b3261e !important; outline: 3px solid #b3261e !important; outline-offset: 2px; }
a.kronika-way { all: initial !important; display: inline-block !important; cursor: pointer; color: #0d2f74 !important;
  font: 600 .75rem/1.4 sans-serif !important; text-decoration: underline !important; }
@media print { html { padding-bottom: 0 !important; } #kronika-bar { position: static !important; } }
"""
