"""Makes the fonts of the third pairing that a bar can choose, from the variable Josefin Sans of Fontsource.

The one for pages, src/assets/fonts/bar-deco.woff2, holds what subset.py keeps, and is loaded by pages for guests that
ask for it alone. Those for print, src/assets/fonts/print/deco.ttf and decoStrong.ttf, hold what printFonts.py keeps. The
licence reserves the name of the original, so that what is changed has a name of its own. Needs Debian's
python3-fonttools and python3-brotli.

    npm pack @fontsource-variable/josefin-sans@5.3.0 @fontsource-variable/inter@5.3.0
    (unpack them into folders of these names below PACKAGES, then)
    python3 tools/fonts/brandFonts.py PACKAGES src/assets/fonts
"""

import sys
from pathlib import Path

from fontTools.ttLib import TTFont

from printFonts import make, related
from subset import subset

#: By their number in the table of names: family, unique name, whole name, and the name for PostScript.
NAMES = {1: "{}", 3: "1.0;{}", 4: "{}", 6: "{}", 16: "{}"}


def rename(path, name):
    font = TTFont(path)
    table = font["name"]
    for entry in list(table.names):
        if entry.nameID in NAMES:
            written = NAMES[entry.nameID].format(name)
            entry.string = written.replace(" ", "") if entry.nameID in (3, 6) else written
        elif entry.nameID in (25, 21):
            table.names.remove(entry)
    font.save(path)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    packages, target = map(Path, sys.argv[1:])
    josefin = packages / "josefin-sans" / "files"
    subset(josefin / "josefin-sans-latin-wght-normal.woff2", {"wght": 400}, target / "bar-deco.woff2")
    name = "josefin-sans-{}-wght-normal.woff2"
    make((josefin, name, {"wght": 400}), {"wght": 560}, target / "print" / "deco.ttf", related(packages, {"wght": 400}, "sans"))
    make((josefin, name, {"wght": 600}), {"wght": 700}, target / "print" / "decoStrong.ttf", related(packages, {"wght": 600}, "sans"))
    rename(target / "bar-deco.woff2", "Bar Deco")
    rename(target / "print" / "deco.ttf", "Bar Deco")
    rename(target / "print" / "decoStrong.ttf", "Bar Deco Strong")
