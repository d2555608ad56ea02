"""Makes the TrueType fonts that menus are printed in, src/assets/fonts/print/, from the variable fonts of Fontsource.

Unlike the web fonts of subset.py they are static, hold Latin with Vietnamese, Greek and Cyrillic, and carry no layout
tables, which the PDF library does not read. Letters that a font lacks are taken from a related one, scaled to the same
height of small letters: Source Serif 4 for Newsreader, Inter for Instrument Sans. Signs that no font has are drawn:
fractions and small digits from digits, ≈ from ~, → from the minus, and the spaces. Needs Debian's python3-fonttools and
python3-brotli.

    npm pack @fontsource-variable/newsreader@5.3.0 @fontsource-variable/instrument-sans@5.3.0 \\
      @fontsource-variable/source-serif-4@5.3.1 @fontsource-variable/inter@5.3.0
    (unpack them into folders of these names below PACKAGES, then)
    python3 tools/fonts/printFonts.py PACKAGES src/assets/fonts/print
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
    *range(0xA0, 0xAD), *range(0xAE, 0x180), 0x192, 0x1A0, 0x1A1, 0x1AF, 0x1B0, *range(0x218, 0x21C), 0x259,
    *range(0x1E80, 0x1E86), 0x1E9E, *range(0x1EA0, 0x1EFA),
    # Greek with one accent, and Cyrillic.
    0x37E, *range(0x384, 0x38B), 0x38C, *range(0x38E, 0x3A2), *range(0x3A3, 0x3CF),
    *range(0x400, 0x460), *range(0x490, 0x4F6),
    0x2010, 0x2011, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2020, 0x2022, 0x2026,
    0x202F, 0x2030, 0x2032, 0x2033, 0x2039, 0x203A, 0x2044, 0x2116, 0x2122, 0x2192, 0x2212, 0x2248,
    *(ord(sign) for sign in "€₡₦₩₪₫₭₱₲₴₵₸₹₺₼₽₾"),
]
FRACTIONS = {"½": "12", "¼": "14", "¾": "34", "⅓": "13", "⅔": "23"}
#: The fractions of print; the web fonts have those of a jigger alone.
MORE_FRACTIONS = {
    "⅛": "18", "⅜": "38", "⅝": "58", "⅞": "78", "⅙": "16", "⅚": "56", "⅕": "15", "⅖": "25", "⅗": "35", "⅘": "45",
    "⅐": "17", "⅑": "19", "⅒": ("1", "10"), "↉": "03",
}
RAISED_DIGITS, LOWERED_DIGITS = "⁰¹²³⁴⁵⁶⁷⁸⁹", "₀₁₂₃₄₅₆₇₈₉"
CHARACTERS += [ord(char) for char in [*MORE_FRACTIONS, *FRACTIONS, *RAISED_DIGITS, *LOWERED_DIGITS]]
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
        # A name that no glyph of the font has.
        name = f"added{ord(char):04X}.{len(self.font.getGlyphOrder())}"
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

    def replace(self, char, like):
        """Draws a character as another one, with a glyph of its own, so that copied text tells the two apart."""
        self.cmap.pop(ord(char), None)
        pen = TTGlyphPen(None)
        self.outline(like, pen)
        self.add(char, self.width(like), pen)

    def fraction(self, char, over, under, small):
        """Small digits before and behind a slash; `small` is a heavier cut, so that they are not thin."""
        pen = TTGlyphPen(None)
        height = small.bounds("1")[3]
        start = small.digits(over, pen, 0, height * RAISED)
        left, bottom, right, top = self.bounds("/")
        squeeze = height / (top - bottom)
        lean = height * 0.5
        slash = lean / (right - left)
        at = start - lean * 0.18
        self.outline("/", pen, Transform(slash, 0, 0, squeeze, at - left * slash, -bottom * squeeze))
        at += lean * 0.82
        self.add(char, small.digits(under, pen, at, 0), pen)

    def digits(self, text, pen, at, up):
        """Draws small digits, and gives where they end."""
        for digit in text:
            self.outline(digit, pen, Transform(SMALL, 0, 0, SMALL, at, up))
            at += self.width(digit) * SMALL
        return at

    def small_digits(self, small):
        height = small.bounds("1")[3]
        for chars, up in ((RAISED_DIGITS, RAISED), (LOWERED_DIGITS, RAISED - 0.6)):
            for digit, char in enumerate(chars):
                pen = TTGlyphPen(None)
                self.add(char, small.digits(str(digit), pen, 0, height * up), pen)

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


def take_over(font, other, scale=1):
    """Copies the wanted letters that only `other` has."""
    drawing, glyphs = Drawing(font), other.getGlyphSet()
    for code, name in other.getBestCmap().items():
        if code not in drawing.cmap and code in CHARACTERS:
            recording, pen = DecomposingRecordingPen(glyphs), TTGlyphPen(None)
            glyphs[name].draw(recording)
            recording.replay(TransformPen(pen, Transform(scale, 0, 0, scale, 0, 0)))
            drawing.add(chr(code), other["hmtx"][name][0] * scale, pen)


def letter_height(font):
    return Drawing(font).bounds("x")[3]


def parts(source, names):
    """The files of a family, cut down to one design each."""
    folder, pattern, limits = source
    for name in names:
        path = folder / pattern.format(name)
        if path.exists():
            yield instancer.instantiateVariableFont(TTFont(path), limits)


def make(source, heavy, target, related):
    folder, pattern, limits = source
    font = next(parts(source, ["latin"]))
    for other in parts(source, ["latin-ext", "vietnamese"]):
        take_over(font, other)
    others = list(parts(related, ["latin", "latin-ext", "vietnamese", "greek", "cyrillic", "cyrillic-ext"]))
    scale = letter_height(font) / letter_height(others[0])
    for other in others:
        take_over(font, other, scale)
    bold = instancer.instantiateVariableFont(TTFont(folder / pattern.format("latin")), {**limits, **heavy})
    small = Drawing(bold).with_lining_digits()
    drawing = Drawing(font)
    space = drawing.width(" ")
    drawing.add("\u202f", space * NARROW)
    drawing.alias("\u2010", "-")
    drawing.alias("\u2011", "-")
    # The fraction slash of the fonts is drawn for small digits: between whole ones it would touch them.
    drawing.replace("\u2044", "/")
    drawing.alias("\u037e", ";")
    for char, (over, under) in {**FRACTIONS, **MORE_FRACTIONS}.items():
        drawing.fraction(char, over, under, small)
    drawing.small_digits(small)
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


def related(packages, limits, kind):
    """The font that lends a family its missing letters."""
    if kind == "sans":
        return packages / "inter" / "files", "inter-{}-wght-normal.woff2", limits
    return packages / "source-serif-4" / "files", f"source-serif-4-{{}}-opsz-{kind}.woff2", limits


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    packages, target = map(Path, sys.argv[1:])
    target.mkdir(parents=True, exist_ok=True)
    newsreader, instrument = packages / "newsreader" / "files", packages / "instrument-sans" / "files"
    upright = "newsreader-{}-opsz-normal.woff2"
    slanted = "newsreader-{}-opsz-italic.woff2"
    sans = "instrument-sans-{}-wght-normal.woff2"

    def lent(wght, kind, **limits):
        return related(packages, {"wght": wght, **limits}, kind)

    make((newsreader, upright, {"wght": 400, "opsz": 60}), {"wght": 560}, target / "display.ttf", lent(400, "normal", opsz=60))
    make((newsreader, upright, {"wght": 440, "opsz": 16}), {"wght": 600}, target / "serif.ttf", lent(400, "normal", opsz=14))
    make((newsreader, slanted, {"wght": 400, "opsz": 12}), {"wght": 560}, target / "italic.ttf", lent(400, "italic", opsz=12))
    make((instrument, sans, {"wght": 400}), {"wght": 600}, target / "sans.ttf", lent(400, "sans"))
    make((instrument, sans, {"wght": 600}), {"wght": 700}, target / "strong.ttf", lent(600, "sans"))
