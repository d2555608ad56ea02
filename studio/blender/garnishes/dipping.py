"""How a lip is dipped: by hand, salt and sugar without a crust, thickest at the lip itself, and a little falls off."""

import numpy as np

#: Part of the light that a grain passes.
SALT_LIGHT, SUGAR_LIGHT = 0.5, 0.55
#: Light that crystals of salt and sugar give off; see `grains.Grain`.
CRYSTAL_GLOW = 0.26
#: By this power of chance grains lie nearer to the lip than to the lower edge of what was dipped.
NEARER = 1.7
#: Grains that fell on the table, and cm from the foot at which they lie.
FALLEN, FALLEN_FROM = 34, 2.6
_BARE = {"crust": "", "thickness": 0.0}
#: Rim → what is otherwise than in the table of `rims`.
RIM_CHANGES = {
    "salt": {**_BARE, "density": (360,), "pile": 0.06, "ragged": 0.2},
    "sugar": {**_BARE, "density": (520,), "pile": 0.04, "ragged": 0.16},
    "chilli-salt": {**_BARE, "density": (250, 150), "pile": 0.04},
    "celery-salt": {**_BARE, "density": (280, 130), "pile": 0.04},
    "brown-sugar": {**_BARE, "density": (460,), "pile": 0.04},
}


def dipped(angle, chance, seed):
    """The angles (array) round the lip at which grains stay."""
    return angle[chance.random(len(angle)) < _cover(angle, seed)]


def _cover(angle, seed):
    """How much of the lip is covered at an angle (array), 0–1."""
    chance = np.random.default_rng(seed + 2)
    cover = np.full_like(angle, 0.7)
    for waves in (1, 2, 5, 11, 23, 47):
        cover += 0.6 / waves**0.6 * np.sin(waves * angle + chance.uniform(0, 6.28))
    return np.clip(cover, 0.02, 1)
