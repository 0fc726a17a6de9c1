"""Makes the file of the site's face from the one of its package. README.md says how to run it, and why."""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

# ASCII, the letters of Latin-1, and the signs that pages are written with.
CHARACTERS = {*range(0x20, 0x7F), *range(0xC0, 0x100), *map(ord, "\u00a0§©«®°±·»ŒœŸ–—‘’“”•…€™↑↓−")} - {ord("÷")}

# The middle of the weights in use.
KERNING_WEIGHT = 500

# In thousandths of an em: a fourteenth of a pixel in a text. Equal values compress.
KERNING_STEP = 4


def keep_only_f_ligatures(font):
    """Without those that make an arrow of a hyphen."""
    for lookup in font["GSUB"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType == 4:
                table.ligatures = {first: others for first, others in table.ligatures.items() if first == "f"}


def round_kerning(font):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            pairs = table.PairSet if table.Format == 1 else table.Class1Record
            for pair in pairs:
                for record in pair.PairValueRecord if table.Format == 1 else pair.Class2Record:
                    if record.Value1:
                        record.Value1.XAdvance = round(record.Value1.XAdvance / KERNING_STEP) * KERNING_STEP


def subset_to(font):
    options = subset.Options()
    options.layout_features = ["kern", "tnum", "liga"]
    options.hinting = False
    options.glyph_names = False
    options.drop_tables += ["STAT", "gasp"]
    keep_only_f_ligatures(font)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)
    return font


def make(source):
    font = subset_to(TTFont(source))
    # Each weight has the kerning of one.
    fixed = subset_to(instantiateVariableFont(TTFont(source), {"wght": KERNING_WEIGHT}))
    round_kerning(fixed)
    font["GPOS"] = fixed["GPOS"]
    font["GDEF"].table.VarStore = None
    font["GDEF"].table.Version = 0x00010000
    for table in font["cmap"].tables:
        table.cmap[0x202F] = table.cmap[0xA0]  # the face has no narrow space
    font.flavor = "woff2"
    font.save(Path(__file__).with_name("instrument-sans-french.woff2"))


if __name__ == "__main__":
    make(sys.argv[1])
