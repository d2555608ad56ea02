"""The second edition's film: calm colours and a fine grain."""

import cv2
import numpy as np

VIGNETTE = 0.18
SATURATION = 1.08
#: Of the whole range from black to white.
GRAIN = 0.006


def grained(picture):
    """A picture of 0–1 in values of 0–255 that only have to be cut off, with a grain that is strongest in the middle
    tones: smooth grounds then show no steps."""
    rows, columns = picture.shape[:2]
    grain = cv2.GaussianBlur(np.random.default_rng(1).normal(0, 1, (rows, columns)).astype(np.float32), (0, 0), 0.6)
    middle = 4 * picture.mean(2) * (1 - picture.mean(2))
    return (picture + (grain / grain.std() * GRAIN * (0.45 + 0.55 * middle))[..., None]) * 255 + 0.5
