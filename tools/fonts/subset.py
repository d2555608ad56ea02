"""Makes the two web fonts of src/assets/fonts/ from the variable fonts of Fontsource.

Keeps the characters of the five languages and the part of the design space that the
site uses, and adds the narrow no-break space that French punctuation needs and that
neither font has. Needs Debian's python3-fonttools and python3-brotli.

    npm pack @fontsource-variable/newsreader@5.3.0 @fontsource-variable/instrument-sans@5.3.0
    python3 tools/fonts/subset.py NEWSREADER-latin-opsz-normal.woff2 INSTRUMENT-latin-wght-normal.woff2 src/assets/fonts
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

CHARACTERS = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x100),
    0x152, 0x153, 0x178, 0x131,
    0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2026, 0x2039, 0x203A,
    0x20AC, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212,
]
NARROW_NO_BREAK_SPACE = 0x202F


def add_narrow_space(font):
    """Maps U+202F to an empty glyph three fifths as wide as the word space."""
    name = "uni202F"
    space = font.getBestCmap()[0x20]
    advance, bearing = font["hmtx"][space]
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = font["glyf"][space]
    font["hmtx"][name] = (round(advance * 0.6), bearing)
    if "gvar" in font:
        font["gvar"].variations[name] = []
    if "HVAR" in font:
        del font["HVAR"]
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[NARROW_NO_BREAK_SPACE] = name


def subset(source, limits, target):
    font = TTFont(source)
    font = instancer.instantiateVariableFont(font, limits)
    add_narrow_space(font)
    options = Options()
    options.flavor = "woff2"
    options.layout_features = ["kern", "liga", "tnum", "pnum", "ccmp", "locl", "mark", "rvrn"]
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[*CHARACTERS, NARROW_NO_BREAK_SPACE])
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(target)
    print(f"{target}: {Path(target).stat().st_size} bytes")


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    newsreader, instrument, folder = sys.argv[1:]
    subset(newsreader, {"wght": 400, "opsz": (16, 72)}, f"{folder}/newsreader.woff2")
    subset(instrument, {"wght": (400, 600)}, f"{folder}/instrument-sans.woff2")
