"""Makes the fonts of further scripts for printed menus, src/assets/fonts/print/scripts/, from Noto Sans and Amiri of Fontsource.

A browser fetches only the files that a menu needs: Chinese, Japanese and Korean are cut into the parts in which Google
Fonts serves them, so that frequent characters lie together. `index.json` says which characters each file has, in the
order in which files are preferred: pairs of the distance from the last range and the length of a range. The files are
TrueType, gzipped, with layout tables only where letters join or carry marks. Needs Debian's python3-fonttools and
python3-brotli.

    npm pack @fontsource/noto-sans@5.3.0 @fontsource/amiri@5.3.0 @fontsource/noto-sans-hebrew@5.3.0 \\
      @fontsource/noto-sans-thai@5.3.0 @fontsource/noto-emoji@5.3.2 @fontsource/noto-sans-sc@5.3.0 \\
      @fontsource/noto-sans-jp@5.3.0 @fontsource/noto-sans-kr@5.3.0
    (unpack them into folders of these names below PACKAGES, then)
    python3 tools/fonts/scriptFonts.py PACKAGES src/assets/fonts/print/scripts
"""

import gzip
import io
import json
import re
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from printFonts import CHARACTERS, decompose

EMOJI = 0x1F000
HAN = range(0x3400, 0xA000)


def is_japanese(code):
    try:
        chr(code).encode("cp932")
        return True
    except UnicodeEncodeError:
        return False


#: Names of output files, of packages and of their parts; whether letters are shaped; how large they are beside the
#: letters of the print fonts; which characters are kept.
FAMILIES = [
    ("letters", "noto-sans", r"(latin|latin-ext|vietnamese|greek|greek-ext|cyrillic|cyrillic-ext)", True, 0.9, None),
    ("arabic", "amiri", "(arabic)", True, 1.05, None),
    ("hebrew", "noto-sans-hebrew", "(hebrew)", True, 0.92, None),
    ("thai", "noto-sans-thai", "(thai)", True, 0.85, None),
    ("jp", "noto-sans-jp", r"(\d+)", False, 0.92, lambda code: code < EMOJI and is_japanese(code)),
    ("kr", "noto-sans-kr", r"(\d+)", False, 0.92, lambda code: code < EMOJI and code not in HAN),
    ("sc", "noto-sans-sc", r"(\d+)", False, 0.92, lambda code: code < EMOJI),
    ("emoji", "noto-emoji", "(emoji)", True, 0.92, None),
]


def part(path, is_shaped, scale, codes):
    font = TTFont(path)
    decompose(font)
    font["head"].unitsPerEm = round(font["head"].unitsPerEm / scale)
    options = Options()
    layout = [] if is_shaped else ["GSUB", "GPOS", "GDEF"]
    options.drop_tables += [*layout, "STAT", "DSIG", "avar", "prep", "fpgm", "cvt ", "gasp", "vhea", "vmtx", "VORG", "BASE"]
    options.hinting = False
    options.notdef_outline = True
    options.layout_features = ["*"]
    options.glyph_names = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    font.flavor = None
    written = io.BytesIO()
    font.save(written)
    return written.getvalue()


def ranges(codes):
    """Distances and lengths, one after the other."""
    result, end = [], 0
    for code in sorted(codes):
        if result and code == end:
            result[-1] += 1
        else:
            result += [code - end, 1]
        end = code + 1
    return result


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    packages, target = map(Path, sys.argv[1:])
    target.mkdir(parents=True, exist_ok=True)
    for old in target.glob("*.font"):
        old.unlink()
    index = []
    for family, package, parts, is_shaped, scale, wanted in FAMILIES:
        name = re.compile(rf"{package}-{parts}-400-normal\.woff2")
        files = [(match[1], path) for path in (packages / package / "files").iterdir() if (match := name.fullmatch(path.name))]
        size = 0
        for key, path in sorted(files, key=lambda one: (len(one[0]), one[0])):
            there = set(TTFont(path).getBestCmap())
            # What every print font has is not repeated, unless marks are set on it.
            codes = there if is_shaped else there.difference(CHARACTERS)
            codes = {code for code in codes if wanted is None or wanted(code)}
            if not codes:
                continue
            font = gzip.compress(part(path, is_shaped, scale, codes), 9, mtime=0)
            label = family if family == key else f"{family}-{key}"
            (target / f"{label}.font").write_bytes(font)
            index.append({"name": label, "ranges": ranges(codes)})
            size += len(font)
        print(f"{family}: {size} bytes")
    (target / "index.json").write_text(json.dumps(index, separators=(",", ":")) + "\n")
