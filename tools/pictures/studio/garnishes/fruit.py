"""How the first edition cuts fruit: the same for every picture."""

import numpy as np

from garnishes.resting import half_width

#: Cm that a slice is thick.
THICKNESS = 0.45
#: Saturation of the light that comes through flesh.
RICHNESS = 1.15
#: Citrus fruit → what is otherwise than in the table of `citrus_textures`.
CITRUS_CHANGES = {}


def draw_fruit(rng):
    """The number of the fruit that a picture cuts."""
    return 0


def chance_of(fruit, name="", part=0):
    """What paints a part of a fruit."""
    return np.random.default_rng(sum(map(ord, name)) + part)


def widest(setting):
    """The largest radius of a slice for a glass, cm."""
    return half_width(setting) * 0.56


def coil(rng):
    """A thin twist: its length, the part of it inside the lip, how it hangs outside, its radius, where its turns
    begin, how many they are, its breadth."""
    return 4.9, 0.4, 0.11, 0.6, rng.uniform(-0.3, 0.3), 2.7, 0.8


def floats(setting):
    """Whether a wheel lies on the drink: it always sits on the lip."""
    return False
