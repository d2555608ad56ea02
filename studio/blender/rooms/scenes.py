"""The rooms and open places in which drinks stand, each as a function that builds what is around the table."""

from __future__ import annotations

import math
import random

from rooms.kit import (
    ball, bottles_on, box, brass, candle, chair, cloth, curtain, floor_and_ceiling, leaves, matt, palm, pendant, sheet, shine, sky,
    sky_through, string_of_lights, sun, turned_body, walls, window, wood,
)

DAY = [(0.0, "#6f7a5a"), (0.3, "#a9b48e"), (0.5, "#dfe6e2"), (1.0, "#f4f8ff")]


def _back_bar(rng: random.Random, y: float, timber, lit: float, glow: str) -> None:
    """Cupboards with a top and three shelves of bottles above, lit from below where `lit` is above 0."""
    box((520, 40, 70), (0, y + 20, -60), timber)
    box((530, 46, 4), (0, y + 18, -22), brass())
    for z in (-20, 22, 64):
        if z > -20:
            box((520, 24, 2.5), (0, y + 24, z - 1.2), timber)
        if lit:
            box((510, 2, 1.6), (0, y + 35, z + 0.8), shine(glow, lit))
        bottles_on(-250, 250, y + 24, z, rng)
    for x in (-250, -84, 84, 250):
        box((6, 30, 150), (x, y + 24, 50), timber)


def marble_bar(rng: random.Random) -> None:
    """A hotel's bar on a bright afternoon: a tall window on the left, bottles on the shelves."""
    floor_and_ceiling(matt("#6a5a48", 0.4), matt("#e8e0d2"))
    walls(matt("#cfc4b0", 0.7, 0.08), sides="rbf")
    walls(matt("#d8cfbf"), sides="l")
    window(-140, 220, -30, 170, -300, (4, 3), sky_through(-30, 170, DAY, 9), matt("#3a3630"), math.radians(90), (0, 0, 0))
    _back_bar(rng, 150, wood("#4a5a4c", 0.4), 0, "#fff0d0")
    sheet([(-260, 195, -15), (260, 195, -15), (260, 195, 130), (-260, 195, 130)], matt("#b9b3a2", 0.15))
    for x in (-120, 10, 140):
        pendant((x, 90, 70), 9, shine("#fff0d8", 9))


def dark_wood(rng: random.Random) -> None:
    """A cocktail bar late in the evening: shelves of bottles lit from below, wood all round."""
    floor_and_ceiling(matt("#120b07"), matt("#1a1009"))
    walls(wood("#2c1a0f", 0.4, "z"))
    _back_bar(rng, 150, wood("#2a170c", 0.3), 26, "#ffb766")
    sheet([(-260, 194, -15), (260, 194, -15), (260, 194, 130), (-260, 194, 130)], matt("#3a2412", 0.12))
    for x in (-150, -30, 100, 210):
        pendant((x, 85, 62 + rng.uniform(-6, 6)), 5, shine("#ffc274", 60), brass())
    for x, y in ((-90, 60), (60, 75), (130, 40)):
        candle((x, y, -8), 6)
    window(-60, 60, 0, 120, -320, (3, 2), sky_through(0, 120, [(0, "#243248"), (1, "#41597a")], 1.2), matt("#0c0a08"))
    box((120, 4, 70), (-250, -160, 120), shine("#ffd9a8", 14), math.radians(50))


def linen_table(rng: random.Random) -> None:
    """Lunch out of doors in the hard sun of the south: a pale wall, shutters, an olive tree."""
    sky([(0.0, "#b8a88c"), (0.5, "#f2f0ea"), (0.56, "#cfe2f4"), (0.75, "#7fb2e6"), (1.0, "#3f7cc8")], 0.9)
    sun(150, 48, 7)
    floor_and_ceiling(matt("#cbb898", 0.9, 0.12, 0.05), None)
    walls(matt("#f0dfc0", 0.9, 0.1), front=300, low=-78, high=150, sides="f")
    for x in (-150, 95):
        box((46, 3, 120), (x - 28, 297, 30), matt("#5d8a8c"))
        box((46, 3, 120), (x + 28, 297, 30), matt("#5d8a8c"))
        box((62, 4, 108), (x, 299, 30), matt("#2b2a28"))
    leaves((-90, 170, 60), (110, 60, 80), 5200, 8, ("#7d8f5c", "#a3ad7c", "#55683f"), rng, 0.25)
    box((14, 14, 160), (-88, 175, -10), matt("#6b5a45", 0.9))
    leaves((150, 220, -20), (110, 50, 50), 3800, 9, ("#4f7038", "#7d9a4e"), rng)
    for _ in range(70):
        ball(2.2, (150 + rng.gauss(0, 45), 215 + rng.gauss(0, 22), -12 + rng.gauss(0, 22)), matt("#d84a7a"))
    chair((40, 95, 0), matt("#e9dcc2"), 0.3)
    chair((-75, 120, 0), matt("#e9dcc2"), -0.5)


def tiki(rng: random.Random) -> None:
    """A tiki bar: bamboo, palm fronds, coloured lanterns."""
    floor_and_ceiling(matt("#1c120a"), matt("#2c1d0e"))
    walls(matt("#23160c"))
    for x in range(-260, 261, 11):
        turned_body([(0, 0), (4.6, 0), (4.2, 30), (4.8, 31), (4.2, 62), (4.8, 63), (4.2, 95), (4.8, 96), (4.2, 200), (0, 200)], (x, 240, -70), matt("#8a6a34" if rng.random() < 0.6 else "#6f5228", 0.35))
    for x, y, turn_by in ((-160, 190, 0.4), (-150, 200, -0.5), (170, 180, 2.7), (175, 190, 3.5), (60, 225, 1.2), (-50, 220, 2.0), (120, 210, 4.2)):
        palm((x, y, -20 + rng.uniform(-10, 40)), rng.uniform(100, 150), turn_by, rng.choice(("#2d6a3a", "#1f4d2c", "#4f8a3c")), rng)
    lanterns = (("#ff7a22", 20), ("#ffb23c", 22), ("#e8362c", 14), ("#8fb49a", 3), ("#ffc860", 22))
    for i in range(9):
        colour, strength = lanterns[i % 5]
        x, y, z = -190 + i * 48 + rng.uniform(-14, 14), 150 + rng.uniform(-30, 50), 20 + rng.uniform(-22, 40)
        turned_body([(0, -11), (5, -10), (9, -4), (9.5, 2), (6, 9), (0, 10)], (x, y, z), shine(colour, strength))
    for x, y in ((-70, 80), (85, 100)):
        candle((x, y, -6), 5, 90)
    box((140, 4, 60), (230, -140, 110), shine("#ffc88a", 9), math.radians(-60))
    box((90, 4, 60), (-250, 40, 60), shine("#3fb8b0", 3), math.radians(90))


def kitchen(rng: random.Random) -> None:
    """A kitchen by day: a window over the counter, pots of herbs, tiles and a shelf."""
    floor_and_ceiling(matt("#a88e6c"), matt("#f2efe8"))
    walls(matt("#e9e6dd", 0.35), front=190)
    window(-150, 40, 0, 120, 188, (4, 3), sky_through(0, 120, [(0, "#5f7a46"), (0.3, "#8ea36a"), (0.55, "#c9d4c0"), (1, "#eef4f8")], 6), matt("#f4f2ec"))
    box((400, 40, 5), (0, 170, -4), matt("#d8cdb8", 0.3))
    box((400, 36, 70), (0, 172, -42), matt("#7f8f86", 0.4))
    for x in (-120, -75, 5):
        turned_body([(0, 0), (6, 0), (8, 13), (7, 13), (0, 10)], (x, 168, -1), matt("#b5633c"))
        leaves((x, 168, 20), (18, 15, 18), 420, 6, ("#4f7f38", "#7fa850"), rng)
    box((110, 18, 3), (100, 178, 34), wood("#a67c4c"))
    for i, x in enumerate(range(56, 150, 19)):
        turned_body([(0, 0), (4, 0), (6.5, 8 + 2 * (i % 3)), (6, 8 + 2 * (i % 3)), (0, 2)], (x, 176, 36), matt(("#e8e0d0", "#6f8fa0", "#c98a5a")[i % 3], 0.3))
    bottles_on(90, 130, 172, -1, rng)
    window(-170, 120, -20, 150, -320, (3, 2), sky_through(-20, 150, DAY, 5), matt("#efece4"), math.radians(90), (0, 0, 0))


def terrace_dusk(rng: random.Random) -> None:
    """A terrace above a town in the blue hour: the last light, strings of bulbs, windows far off."""
    sky([(0.0, "#16161f"), (0.492, "#3a2a34"), (0.502, "#f0a060"), (0.53, "#d87e6a"), (0.58, "#7a6a94"), (0.7, "#31456e"), (1.0, "#141f3c")], 0.9)
    floor_and_ceiling(matt("#3a3834", 0.5), None)
    lit = [shine(colour, 16) for colour in ("#ffc878", "#ffdca8", "#ffb056")]
    for _ in range(46):
        x, y, wide, top = rng.uniform(-900, 900), rng.uniform(800, 1300), rng.uniform(40, 120), rng.uniform(-60, 70)
        box((wide, 40, 400), (x, y, top - 200), matt("#1a1c2a"))
        for _ in range(9):
            sheet(_pane(x + rng.uniform(-0.45, 0.45) * wide, y - 21, top - rng.uniform(8, 130), 5, 8), rng.choice(lit))
    box((700, 4, 5), (0, 210, -2), matt("#1b1d22", 0.3))
    for x in range(-340, 341, 14):
        box((1.6, 1.6, 80), (x, 210, -40), matt("#1b1d22", 0.3))
    bulbs = shine("#ffb860", 60)
    for start, end in (((-300, 190, 70), (20, 170, 58)), ((20, 170, 58), (300, 200, 76)), ((-260, 120, 52), (240, 260, 62))):
        string_of_lights(start, end, 24, 15, bulbs)
    leaves((-140, 180, -5), (60, 34, 46), 2200, 9, ("#22382a", "#31503a"), rng)
    leaves((160, 175, -25), (60, 34, 34), 1800, 9, ("#22382a", "#3c5a3c"), rng)
    candle((70, 95, -14), 7, 70)
    box((150, 4, 90), (-230, -150, 110), shine("#ffcf98", 4), math.radians(55))


def _pane(x: float, y: float, z: float, wide: float, tall: float):
    return [(x, y, z), (x + wide, y, z), (x + wide, y, z + tall), (x, y, z + tall)]


def fireside(rng: random.Random) -> None:
    """Winter evening before a fire: bricks, a mantelpiece with candles, an armchair of leather."""
    floor_and_ceiling(wood("#3a2414"), matt("#241a12"))
    walls(matt("#3c3028", 0.8, 0.1), front=230)
    for row in range(22):
        for column in range(-14, 15):
            x, z = column * 22 + (row % 2) * 11, -74 + row * 8
            if not (-40 < x - 30 < 60 and z < -5):
                box((20.5, 6, 6.8), (x, 228, z), matt(rng.choice(("#6a3a28", "#7a4630", "#54301f")), 0.9))
    box((150, 40, 8), (40, 212, 22), wood("#3a2416"))
    for x in (-20, 0, 92):
        candle((x, 208, 26), rng.uniform(8, 16), 70)
    box((100, 4, 70), (40, 231, -40), matt("#0c0806"))
    for _ in range(26):
        x, z = 40 + rng.gauss(0, 16), -62 + abs(rng.gauss(0, 12))
        turned_body([(0, 0), (3.4, 3), (2.6, 9), (0, 18)], (x, 218 + rng.uniform(-6, 6), z), shine(rng.choice(("#ff7a1e", "#ffae3c", "#ff5412")), 34))
    for i in range(5):
        box((60, 9, 8), (40 + rng.uniform(-8, 8), 214 + 4 * i, -68 + 3 * i), matt("#1c120c"), rng.uniform(-0.2, 0.2))
    leather = matt("#6b3118", 0.35)
    box((70, 20, 80), (-80, 160, -16), leather, 0.4)
    box((16, 60, 30), (-118, 130, -30), leather, 0.4)
    box((16, 60, 30), (-50, 118, -30), leather, 0.4)
    pendant((-150, 200, 60), 10, shine("#ffd9a4", 10), cloth("#e8c896", 0.6))
    box((120, 4, 90), (-240, -120, 90), shine("#ffc890", 6), math.radians(60))


def brunch(rng: random.Random) -> None:
    """Late morning: light curtains with the sun behind them, flowers, pale walls."""
    floor_and_ceiling(matt("#c9ae88"), matt("#f6f3ec"))
    walls(matt("#e6ddcb", 0.7), front=260)
    window(-190, 60, -50, 150, 258, (4, 3), sky_through(-50, 150, DAY, 9), matt("#faf8f2"))
    for left, right in ((-210, -110), (10, 84)):
        curtain(left, right, -70, 160, 240, cloth("#f6efe0", 0.55))
    turned_body([(0, 0), (5, 0), (8, 6), (7, 14), (4, 20), (5, 24), (4.4, 24), (0, 4)], (34, 105, -14), matt("#b9c4b6", 0.25))
    leaves((34, 105, 22), (24, 20, 22), 420, 8, ("#6f8f5a", "#94a878"), rng)
    for _ in range(24):
        ball(rng.uniform(2.4, 4.2), (34 + rng.gauss(0, 12), 105 + rng.gauss(0, 9), 26 + rng.gauss(0, 10)), matt(rng.choice(("#f4c8c0", "#f6e6d8", "#e89a8c")), 0.8))
    chair((-70, 110, 0), matt("#f2eee4"), 0.25)
    box((90, 3, 70), (190, 256, 70), matt("#b08a5c"))
    box((80, 2, 60), (190, 254, 70), matt("#8fa6a8", 0.8, 0.3))


def beach(rng: random.Random) -> None:
    """A bar on the beach in the afternoon: sea, sand, a parasol."""
    sky([(0.0, "#d8c49a"), (0.495, "#e6d6b2"), (0.5, "#eef4f4"), (0.56, "#bfe0f0"), (0.72, "#6fb4e0"), (1.0, "#2f78c0")], 0.9)
    sun(140, 42, 7)
    sheet([(-900, 230, -79), (900, 230, -79), (900, 6000, -79), (-900, 6000, -79)], matt("#5f97a0", 0.2, 0.3, 0.01))
    sheet([(-900, 226, -77.5), (900, 226, -77.5), (900, 262, -77.5), (-900, 262, -77.5)], matt("#f4f4ee"))
    floor_and_ceiling(matt("#e2cc9c", 0.95, 0.1, 0.05), None, -80, 200, 900)
    for x, y, tone in ((-130, 640, "#d8745c"), (150, 900, "#e8dcc0")):
        turned_body([(0, 46), (52, 26), (76, 6), (0, 40)], (x, y, 8), cloth(tone, 0.5))
        box((4, 4, 150), (x, y, -40), matt("#efe6d2"))
    for turn_by in (2.6, 3.4, 1.9, 4.1, 0.4):
        palm((190, 470, 60), 125, turn_by, rng.choice(("#4f8a44", "#3a7038")), rng)
    turned_body([(7, -80), (5, 60), (0, 60)], (190, 470, 0), matt("#7a6248", 0.9))
    box((60, 24, 10), (70, 420, -56), matt("#f4efe2"), 0.3)
    box((60, 24, 10), (-80, 380, -56), matt("#4a9aa8"), -0.2)


def speakeasy(rng: random.Random) -> None:
    """A cellar bar: a velvet bench, a lamp with a shade, pictures on a dark red wall."""
    floor_and_ceiling(matt("#0e0907"), matt("#150d0a"))
    walls(matt("#33161c", 0.6, 0.2, 0.03), front=180)
    walls(wood("#24130a", 0.3, "z"), front=178, high=10, sides="f")
    velvet = matt("#20352e", 0.75, 0.3, 0.08)
    box((420, 40, 40), (0, 130, -58), velvet)
    for x in range(-200, 201, 22):
        for z in (-28, -8):
            thing = ball(13, (x + (11 if z > -20 else 0), 160, z), velvet)
            thing.scale = (0.95, 0.5, 0.9)
    for x, tone in ((-120, "#a98a58"), (-30, "#7f7a6c"), (70, "#92604a"), (150, "#5f6e66")):
        box((46, 4, 58), (x, 177, 62), brass())
        box((38, 5, 50), (x, 176, 62), matt(tone, 0.5, 0.4))
    for x in (-96, -40, 22, 84):
        turned_body([(0, 0), (6, 0), (1.0, 3), (0.8, 26), (0, 26)], (x, 150, -6), brass())
        turned_body([(8, 0), (4.5, 10)], (x, 150, 14), cloth("#d8b184", 0.6))
        ball(2.6, (x, 150, 18), shine("#ffcf98", 60))
    for x, y in ((-64, 112), (-14, 124), (44, 108), (66, 126)):
        candle((x, y, -12), 5, 60)
    pendant((-180, -40, 90), 8, shine("#ffcf90", 40), brass())
    box((120, 4, 80), (240, -120, 110), shine("#ffc792", 7), math.radians(-60))


def garden(rng: random.Random) -> None:
    """Under trees in summer: leaves with the sun in them."""
    sky([(0.0, "#5a6a3c"), (0.5, "#dfe8c8"), (0.6, "#cfe6f4"), (1.0, "#6fa8e0")], 1.2)
    sun(125, 45, 9)
    floor_and_ceiling(matt("#6a8442", 0.9, 0.3, 0.05), None)
    for _ in range(9):
        x, y = rng.uniform(-360, 360), rng.uniform(190, 420)
        leaves((x, y, rng.uniform(-50, 40)), (120, 50, 60), 3000, 12, ("#4f7a34", "#7fa850", "#345a26", "#b4cc70"), rng)
    leaves((0, 320, 150), (380, 100, 50), 7000, 13, ("#4f7a34", "#8fb458", "#b9d27a"), rng)
    leaves((-260, -60, 130), (120, 200, 60), 3000, 12, ("#3f6a2c", "#6f9a44"), rng)
    for _ in range(60):
        ball(3, (rng.uniform(-280, 280), rng.uniform(170, 260), rng.uniform(-60, 0)), matt(rng.choice(("#f4e0e8", "#e880a0", "#fff6d8")), 0.8))
    chair((70, 120, 0), matt("#e8e4d8"), 0.5)


ROOMS = {
    "marble-bar": marble_bar,
    "dark-wood": dark_wood,
    "linen-table": linen_table,
    "tiki": tiki,
    "kitchen": kitchen,
    "terrace-dusk": terrace_dusk,
    "fireside": fireside,
    "brunch": brunch,
    "beach": beach,
    "speakeasy": speakeasy,
    "garden": garden,
}
