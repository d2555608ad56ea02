"""From linear light to a picture: bloom, tone, file."""

import os

import cv2
import numpy as np

from film import SATURATION, VIGNETTE, exposure, grained

EXPOSURE = 1.18
BLOOM = 0.05
LUMINANCE = np.array([0.2126, 0.7152, 0.0722], np.float32)


def bloom(light):
    """Spreads what is brighter than white, as a lens does."""
    rows = light.shape[0]
    bright = np.clip(light - 0.9, 0, 6)
    spread = sum(part * cv2.GaussianBlur(bright, (0, 0), width * rows) for width, part in ((0.006, 0.5), (0.02, 0.3), (0.06, 0.2)))
    return light + spread * BLOOM * 8


def vignette(light):
    """Darkens the corners, so that the eye stays with the drink."""
    rows, columns = light.shape[:2]
    y, x = np.mgrid[0:rows, 0:columns].astype(np.float32)
    distance = np.hypot((x / columns - 0.5) / 0.72, (y / rows - 0.5) / 0.72)
    return light * (1 - VIGNETTE * np.clip(distance, 0, 1) ** 2.6)[..., None]


def tone(light):
    """Linear light to sRGB 0–1. A filmic shoulder, two thirds per channel and one third by luminance: per channel
    alone bleaches saturated liquids, by luminance alone makes them neon."""

    def shoulder(v):
        return np.clip(v * (2.51 * v + 0.03) / (v * (2.43 * v + 0.59) + 0.14), 0, 1)

    light = np.maximum(light, 0)
    luminance = light @ LUMINANCE
    kept = np.clip(light * (shoulder(luminance * 0.8) / np.maximum(luminance, 1e-5))[..., None], 0, 1)
    mixed = 0.65 * shoulder(light * 0.8) + 0.35 * kept
    grey = (mixed @ LUMINANCE)[..., None]
    mixed = np.clip(grey + (mixed - grey) * SATURATION, 0, 1)
    return np.where(mixed <= 0.0031308, mixed * 12.92, 1.055 * np.power(np.maximum(mixed, 1e-9), 1 / 2.4) - 0.055)


def write_png(light, path):
    """Develops linear light and writes it whole or not at all."""
    light = np.maximum(light, 0)
    picture = tone(vignette(bloom(light * exposure(light))) * EXPOSURE)
    pixels = grained(picture)[..., ::-1].clip(0, 255).astype(np.uint8)
    written, data = cv2.imencode(".png", pixels)
    if not written:
        raise OSError(f"{path}: the picture could not be encoded")
    beside = f"{path}.part"
    with open(beside, "wb") as file:
        file.write(data.tobytes())
    os.replace(beside, path)
