"""Makes the faces of the demo documents: the site's own at two weights, with the few signs that it lacks.

Needs Debian's `fonttools` and `python3-brotli`. Run in this folder after the site's face changed.
"""

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

SITE = "../../../src/public-app/styles/fonts/instrument-sans-french.woff2"

# Sign: its width, and its parts: a glyph of the face, its scale, and where it stands.
SIGNS = {
    "²": (360, [("2", 0.6, 20, 290)]),
    "₂": (360, [("2", 0.6, 20, -120)]),
    "±": (600, [("+", 0.85, 40, 150), ("−", 0.85, 40, -180)]),
}


def add_sign(font, sign, width, parts):
    cmap = font.getBestCmap()
    pen = TTGlyphPen(font.getGlyphSet())
    for letter, scale, x, y in parts:
        pen.addComponent(cmap[ord(letter)], (scale, 0, 0, scale, x, y))
    name = f"uni{ord(sign):04X}"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = pen.glyph()
    font["hmtx"][name] = (width, 0)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(sign)] = name


for weight in (400, 600):
    font = instantiateVariableFont(TTFont(SITE), {"wght": weight})
    for sign, (width, parts) in SIGNS.items():
        add_sign(font, sign, width, parts)
    font.flavor = None
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    font.save(f"instrument-sans-{weight}.ttf")
