"""How fruit is cut: in each picture otherwise."""

import numpy as np

from garnishes.resting import half_width

#: Cm that a slice is thick.
THICKNESS = 0.38
#: Saturation of the light that comes through flesh.
RICHNESS = 1.05
#: Of the wheels that could float, so many do; 1 is all.
FLOATING = 0.6
#: Citrus fruit → what is otherwise than in the table of `citrus_textures`.
CITRUS_CHANGES = {
    "lime": {"radius": 2.3},
    "lemon": {"radius": 2.6},
    "orange": {
        "radius": 3.3, "length": 6.8, "rind": "#ef8412", "rind_dark": "#dd6a08", "pith_colour": "#fde9c4", "pulp": ("#ffd083", "#f49a30"),
    },
    "grapefruit": {"radius": 4.0, "length": 8.0},
}


def draw_fruit(rng):
    """The number of the fruit that a picture cuts."""
    return rng.randrange(1 << 20)


def chance_of(fruit, name="", part=0):
    """What paints a part of a fruit."""
    return np.random.default_rng([fruit, *([part] if part else []), *map(ord, name)])


def widest(setting):
    """The largest radius of a slice for a glass, cm."""
    return min(half_width(setting) * 0.42, setting.glass.rim * 0.66)


def coil(rng):
    """A thin twist: its length, the part of it inside the lip, how it hangs outside, its radius, where its turns
    begin, how many they are, its breadth."""
    return (
        rng.uniform(3.6, 5.2), rng.uniform(0.3, 0.5), rng.uniform(0.12, 0.34), rng.uniform(0.42, 0.62),
        rng.uniform(-0.3, 0.3), rng.uniform(1.7, 3.1), rng.uniform(0.55, 0.85),
    )


def floats(setting):
    """Whether a wheel lies on the drink: often, where it has room and no ice is in its way."""
    roomy = setting.glass.inner_radius(setting.surface) > 2.6
    return roomy and setting.ice == "none" and not setting.foam and setting.rng.random() < FLOATING
