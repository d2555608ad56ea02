"""The film: calm colours and a fine grain."""

import cv2
import numpy as np

LUMINANCE = np.array([0.2126, 0.7152, 0.0722], np.float32)
VIGNETTE = 0.18
SATURATION = 1.08
#: Of the whole range from black to white.
GRAIN = 0.006
#: The part of a picture, of its height and width, in which the drink is; how bright its brightest twentieth is to be,
#: as a part of white; how far the exposure follows, 0–1, and the least and the most that it does.
SUBJECT = (slice(0.25, 0.9), slice(0.22, 0.78))
BRIGHT, FOLLOWED, LEAST, MOST = 0.72, 0.55, 0.85, 1.9


def exposure(light):
    """By how much a picture (linear RGB) is to be brightened, measured at the drink, as photographers do."""
    subject = light[tuple(slice(int(part.start * size), int(part.stop * size)) for part, size in zip(SUBJECT, light.shape))]
    bright = np.percentile(subject @ LUMINANCE, 95)
    return float(np.clip((BRIGHT / max(bright, 1e-3)) ** FOLLOWED, LEAST, MOST))


def grained(picture):
    """A picture of 0–1 in values of 0–255 that only have to be cut off, with a grain that is strongest in the middle
    tones: smooth grounds then show no steps."""
    rows, columns = picture.shape[:2]
    grain = cv2.GaussianBlur(np.random.default_rng(1).normal(0, 1, (rows, columns)).astype(np.float32), (0, 0), 0.6)
    middle = 4 * picture.mean(2) * (1 - picture.mean(2))
    return (picture + (grain / grain.std() * GRAIN * (0.45 + 0.55 * middle))[..., None]) * 255 + 0.5
