"""Makes the two web fonts of src/assets/fonts/ from the variable fonts of Fontsource.

Keeps the characters of the five languages and the part of the design space that the
site uses, and adds what they lack: the narrow no-break space of French punctuation,
and to the sans, in which amounts are set, the fractions of a jigger. Kerning is rounded,
since its finer steps are a sixth of the files and nobody sees them. Needs Debian's
python3-fonttools and python3-brotli.

    npm pack @fontsource-variable/newsreader@5.3.0 @fontsource-variable/instrument-sans@5.3.0
    python3 tools/fonts/subset.py NEWSREADER-latin-opsz-normal.woff2 INSTRUMENT-latin-wght-normal.woff2 src/assets/fonts
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib import instancer

from printFonts import FRACTIONS, Drawing

# Letters of English, Dutch, German, Spanish and French, those of names that drinks and bottles have, signs.
LETTERS = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜŒŸ" "àáâãäåæçèéêëìíîïñòóôõöøùúûüœÿßı"
SIGNS = "\u00a0¡¿«»‹›‘’‚“”„–—…·£¥€§©®°ªº×½¼¾−←↑→↓"
CHARACTERS = [*range(0x20, 0x7F), *map(ord, LETTERS + SIGNS)]
NARROW_NO_BREAK_SPACE = 0x202F

# Parts of an em: kerning in steps of so much, and none that is less. In a title a letter moves by a third of a pixel at most.
KERNING_STEP = 0.012
LEAST_KERNING = 0.008


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


def add_fractions(font, source, lightest, heaviest):
    """Draws ½ ¼ ¾ ⅓ ⅔ from digits that are heavier than the text, at both ends of the weights."""
    ends = [drawn_fractions(source, *weights) for weights in (lightest, heaviest)]
    for char in FRACTIONS:
        name = f"uni{ord(char):04X}"
        light, heavy = (end["glyf"][name] for end in ends)
        (width, bearing), (heavy_width, _) = (end["hmtx"][name] for end in ends)
        moves = [(b[0] - a[0], b[1] - a[1]) for a, b in zip(light.coordinates, heavy.coordinates, strict=True)]
        font.setGlyphOrder([*font.getGlyphOrder(), name])
        font["glyf"][name] = light
        font["hmtx"][name] = (width, bearing)
        sides = [(0, 0), (heavy_width - width, 0), (0, 0), (0, 0)]
        font["gvar"].variations[name] = [TupleVariation({"wght": (0, 1, 1)}, moves + sides)]
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[ord(char)] = name


def drawn_fractions(source, weight, digits):
    font = instancer.instantiateVariableFont(TTFont(source), {"wght": weight})
    small = Drawing(instancer.instantiateVariableFont(TTFont(source), {"wght": digits}))
    for char, (over, under) in FRACTIONS.items():
        Drawing(font).fraction(char, over, under, small)
    return font


def freeze_kerning(font, source, middle):
    """Kerns as in the middle of the design space everywhere: kerning that varies is a fifth of the file."""
    still = instancer.instantiateVariableFont(TTFont(source), middle)
    font["GPOS"], font["GDEF"] = still["GPOS"], still["GDEF"]


def round_kerning(font):
    em = font["head"].unitsPerEm
    step = round(KERNING_STEP * em)

    def rounded(value):
        if value is not None and hasattr(value, "XAdvance"):
            small = abs(value.XAdvance) < LEAST_KERNING * em
            value.XAdvance = 0 if small else round(value.XAdvance / step) * step

    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            pairs = table.ExtSubTable if table.LookupType == 9 else table
            if pairs.LookupType != 2:
                continue
            if pairs.Format == 1:
                records = [record for first in pairs.PairSet for record in first.PairValueRecord]
            else:
                records = [record for first in pairs.Class1Record for record in first.Class2Record]
            for record in records:
                rounded(record.Value1)


def subset(source, limits, target, fractions=None, middle=None):
    font = TTFont(source)
    font = instancer.instantiateVariableFont(font, limits)
    if middle:
        freeze_kerning(font, source, middle)
    round_kerning(font)
    add_narrow_space(font)
    if fractions:
        add_fractions(font, source, *fractions)
    options = Options()
    options.flavor = "woff2"
    options.layout_features = ["kern", "liga", "tnum", "pnum", "ccmp", "locl", "mark", "rvrn"]
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[*CHARACTERS, *map(ord, FRACTIONS), NARROW_NO_BREAK_SPACE])
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(target)
    print(f"{target}: {Path(target).stat().st_size} bytes")


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    newsreader, instrument, folder = sys.argv[1:]
    subset(newsreader, {"wght": 400, "opsz": 40}, f"{folder}/newsreader.woff2")
    # Weight of the text, weight of the digits in a fraction.
    ends = (400, 540), (600, 700)
    subset(instrument, {"wght": (400, 600)}, f"{folder}/instrument-sans.woff2", ends, {"wght": 480})
