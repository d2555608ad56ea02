"""Pictures of one colour or of heights, and clouds of noise: what painted surfaces begin and end with."""

import numpy as np

from garnishes.flesh_paint import hue, noise
from shaders import numpy_image


def flat(rows, columns, colour):
    """An image of one colour ("#rrggbb")."""
    return np.zeros((rows, columns, 3), np.float32) + hue(colour)


def cloud(rows, columns, patches, seed, octaves=4):
    """Soft noise between 0 and 1; patches: along the longer side in the first octave."""
    values = noise((rows, columns), max(rows, columns) / patches, np.random.default_rng(seed), octaves)
    return np.clip((values - 0.5) * 1.8 + 0.5, 0, 1)


def threads(rows, columns, count, seed):
    """Lines along the columns of an image, `count` of them or so, between 0 and 1."""
    values = noise((rows, 4), (rows / count, 4), np.random.default_rng(seed), 2)
    return np.clip((np.repeat(values[:, :1], columns, 1) - 0.5) * 1.8 + 0.5, 0, 1)


def grey(name, values):
    """A picture of heights, which are no colours."""
    return numpy_image(name, np.repeat(np.asarray(values, np.float32)[..., None], 3, 2), "Non-Color")
