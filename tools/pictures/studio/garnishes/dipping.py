"""How a lip is dipped: by hand, salt and sugar without a crust."""

import numpy as np

#: Part of the light that a grain passes.
SALT_LIGHT, SUGAR_LIGHT = 0.45, 0.5
_BARE = {"crust": "", "thickness": 0.0}
#: Rim → what is otherwise than in the table of `rims`.
RIM_CHANGES = {
    "salt": {**_BARE, "density": (150,), "pile": 0.07},
    "sugar": {**_BARE, "density": (210,), "pile": 0.06, "ragged": 0.12},
    "chilli-salt": {**_BARE, "density": (90, 75), "pile": 0.05},
    "celery-salt": {**_BARE, "density": (100, 60), "pile": 0.05},
    "brown-sugar": {**_BARE, "density": (190,), "pile": 0.05},
}


def dipped(angle, chance, seed):
    """The angles (array) round the lip at which grains stay."""
    return angle[chance.random(len(angle)) < _cover(angle, seed)]


def _cover(angle, seed):
    """How much of the lip is covered at an angle (array), 0–1."""
    chance = np.random.default_rng(seed + 2)
    cover = np.full_like(angle, 0.72)
    for waves in (1, 2, 5, 11, 23):
        cover += 0.5 / waves**0.6 * np.sin(waves * angle + chance.uniform(0, 6.28))
    return np.clip(cover, 0.04, 1)
