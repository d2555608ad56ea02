"""Makes the TrueType fonts that menus are printed in, src/assets/fonts/print/, from the variable fonts of Fontsource.

Unlike the web fonts of subset.py they are static, hold Latin Extended-A besides the five languages, and carry no
layout tables, which the PDF library does not read. What neither font has is drawn from what it has: fractions from
digits, ≈ from ~, → from the minus, and the spaces. Needs Debian's python3-fonttools and python3-brotli.

    npm pack @fontsource-variable/newsreader@5.3.0 @fontsource-variable/instrument-sans@5.3.0
    (unpack both, then)
    python3 tools/fonts/printFonts.py NEWSREADER/files INSTRUMENT-SANS/files src/assets/fonts/print
"""

import sys
from pathlib import Path

from fontTools.misc.transform import Transform
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

CHARACTERS = [
    *range(0x20, 0x7F),
    *range(0xA0, 0xAD), *range(0xAE, 0x180), *range(0x218, 0x21C), 0x1E9E,
    0x2010, 0x2011, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2020, 0x2022, 0x2026,
    0x202F, 0x2032, 0x2033, 0x2039, 0x203A, 0x2044, 0x2122, 0x2153, 0x2154, 0x2192, 0x2212, 0x2248,
    # The currencies of prices, as far as Newsreader has them, which prices are set in.
    *(ord(sign) for sign in "€₡₦₩₫₭₱₲₵₹₺₼₽"),
]
FRACTIONS = {"½": "12", "¼": "14", "¾": "34", "⅓": "13", "⅔": "23"}
#: Width of the narrow no-break space, in word spaces.
NARROW = 0.6
#: Height of the digits in a fraction, and how far the upper one is raised, in heights of a whole digit.
SMALL, RAISED = 0.58, 0.42


class Drawing:
    """Adds characters to a font, drawn from the outlines that it has."""

    def __init__(self, font):
        self.font = font
        self.glyphs = font.getGlyphSet()
        self.cmap = dict(font.getBestCmap())

    def with_lining_digits(self):
        """Takes the tall digits for the digits, where the font's own are old-style."""
        for digit in "0123456789":
            lining = f"{self.cmap[ord(digit)]}.lf"
            if lining in self.glyphs:
                self.cmap[ord(digit)] = lining
        return self

    def width(self, char):
        return self.font["hmtx"][self.cmap[ord(char)]][0]

    def outline(self, char, pen, transform=Transform()):
        recording = DecomposingRecordingPen(self.glyphs)
        self.glyphs[self.cmap[ord(char)]].draw(recording)
        recording.replay(TransformPen(pen, transform))

    def bounds(self, char):
        glyph = self.font["glyf"][self.cmap[ord(char)]]
        glyph.recalcBounds(self.font["glyf"])
        return glyph.xMin, glyph.yMin, glyph.xMax, glyph.yMax

    def add(self, char, width, pen=None):
        if ord(char) in self.cmap:
            return
        name = f"uni{ord(char):04X}"
        self.font.setGlyphOrder([*self.font.getGlyphOrder(), name])
        glyph = (pen or TTGlyphPen(None)).glyph()
        self.font["glyf"][name] = glyph
        glyph.recalcBounds(self.font["glyf"])
        self.font["hmtx"][name] = (round(width), getattr(glyph, "xMin", 0))
        self.cmap[ord(char)] = name
        for table in self.font["cmap"].tables:
            if table.isUnicode():
                table.cmap[ord(char)] = name

    def alias(self, char, like):
        if ord(char) not in self.cmap:
            self.cmap[ord(char)] = self.cmap[ord(like)]
            for table in self.font["cmap"].tables:
                if table.isUnicode():
                    table.cmap[ord(char)] = self.cmap[ord(like)]

    def fraction(self, char, over, under, small):
        """Small digits before and behind a slash; `small` is a heavier cut, so that they are not thin."""
        pen = TTGlyphPen(None)
        height = small.bounds("1")[3]
        small.outline(over, pen, Transform(SMALL, 0, 0, SMALL, 0, height * RAISED))
        start = small.width(over) * SMALL
        left, bottom, right, top = self.bounds("/")
        squeeze = height / (top - bottom)
        lean = height * 0.5
        slash = lean / (right - left)
        at = start - lean * 0.18
        self.outline("/", pen, Transform(slash, 0, 0, squeeze, at - left * slash, -bottom * squeeze))
        at += lean * 0.82
        small.outline(under, pen, Transform(SMALL, 0, 0, SMALL, at, 0))
        self.add(char, at + small.width(under) * SMALL, pen)

    def about(self):
        left, bottom, right, top = self.bounds("~")
        middle = (self.bounds("−")[1] + self.bounds("−")[3]) / 2
        apart = (top - bottom) * 1.25
        pen = TTGlyphPen(None)
        for place in (0.5, -0.5):
            self.outline("~", pen, Transform(1, 0, 0, 1, 0, middle - (top + bottom) / 2 + apart * place))
        self.add("≈", self.width("~"), pen)

    def arrow(self):
        left, bottom, right, top = self.bounds("−")
        thick, length = top - bottom, (right - left) * 1.35
        middle, barb = (top + bottom) / 2, (right - left) * 0.36
        tip = left + length
        pen = TTGlyphPen(None)

        def polygon(*points):
            pen.moveTo(points[0])
            for point in points[1:]:
                pen.lineTo(point)
            pen.closePath()

        polygon((left, bottom), (left, top), (tip - thick * 0.7, top), (tip - thick * 0.7, bottom))
        for sign in (1, -1):
            points = [
                (tip, middle),
                (tip - barb, middle + sign * barb),
                (tip - barb - thick * 0.7, middle + sign * (barb - thick * 0.7)),
                (tip - thick * 1.4, middle),
            ]
            polygon(*(points[::-1] if sign > 0 else points))
        self.add("→", tip + left, pen)


def take_over(font, other):
    """Copies what only `other` has: the accented letters of the rest of Europe."""
    drawing, glyphs = Drawing(font), other.getGlyphSet()
    for code, name in other.getBestCmap().items():
        if code not in drawing.cmap:
            recording, pen = DecomposingRecordingPen(glyphs), TTGlyphPen(None)
            glyphs[name].draw(recording)
            recording.replay(pen)
            drawing.add(chr(code), other["hmtx"][name][0], pen)


def make(source, heavy, target):
    folder, pattern, limits = source
    font = instancer.instantiateVariableFont(TTFont(folder / pattern.format("latin")), limits)
    take_over(font, instancer.instantiateVariableFont(TTFont(folder / pattern.format("latin-ext")), limits))
    bold = instancer.instantiateVariableFont(TTFont(folder / pattern.format("latin")), {**limits, **heavy})
    small = Drawing(bold).with_lining_digits()
    drawing = Drawing(font)
    space = drawing.width(" ")
    drawing.add("\u202f", space * NARROW)
    drawing.alias("\u2010", "-")
    drawing.alias("\u2011", "-")
    for char, (over, under) in FRACTIONS.items():
        drawing.fraction(char, over, under, small)
    drawing.about()
    drawing.arrow()
    decompose(font)

    options = Options()
    options.drop_tables += ["GSUB", "GPOS", "GDEF", "STAT", "DSIG", "avar", "prep", "fpgm", "cvt ", "gasp"]
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = ["*"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)
    font.flavor = None
    font.save(target)
    missing = [chr(code) for code in CHARACTERS if code not in font.getBestCmap()]
    print(f"{target}: {Path(target).stat().st_size} bytes; without {' '.join(missing)}")


def decompose(font):
    """Draws each composite letter whole: the PDF library need not look up its parts."""
    glyphs = font.getGlyphSet()
    whole = {}
    for name in font.getGlyphOrder():
        if font["glyf"][name].isComposite():
            recording, pen = DecomposingRecordingPen(glyphs), TTGlyphPen(None)
            glyphs[name].draw(recording)
            recording.replay(pen)
            whole[name] = pen.glyph()
    for name, glyph in whole.items():
        font["glyf"][name] = glyph


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    newsreader, instrument, target = map(Path, sys.argv[1:])
    target.mkdir(parents=True, exist_ok=True)
    upright = "newsreader-{}-opsz-normal.woff2"
    slanted = "newsreader-{}-opsz-italic.woff2"
    sans = "instrument-sans-{}-wght-normal.woff2"
    make((newsreader, upright, {"wght": 400, "opsz": 60}), {"wght": 560}, target / "display.ttf")
    make((newsreader, upright, {"wght": 440, "opsz": 16}), {"wght": 600}, target / "serif.ttf")
    make((newsreader, slanted, {"wght": 400, "opsz": 12}), {"wght": 560}, target / "italic.ttf")
    make((instrument, sans, {"wght": 400}), {"wght": 600}, target / "sans.ttf")
    make((instrument, sans, {"wght": 600}), {"wght": 700}, target / "strong.ttf")
