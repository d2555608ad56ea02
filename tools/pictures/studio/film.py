"""The first edition's film: dark corners, strong colours."""

import numpy as np

VIGNETTE = 0.42
SATURATION = 1.12


def grained(picture):
    """A picture of 0–1 in values of 0–255 that only have to be cut off, dithered: smooth grounds then show no steps."""
    return picture * 255 + np.random.default_rng(1).random(picture.shape)[..., ::-1]


def exposure(light):
    """By how much a picture is to be brightened: its lamps are set."""
    return 1.0
