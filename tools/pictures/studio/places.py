"""The places behind the hero scenes, painted out of focus: linear RGB, rows from the top."""

import cv2
import numpy as np

from patterns import smoothstep, value_noise
from shaders import linear

BOTTLES = ("#b4551a", "#e09a3a", "#7a2410", "#2f5a34", "#c8b890", "#8a3a12", "#d8782a", "#4a6a5a", "#efe0c0", "#601812")


def _rgb(colour):
    return np.array(linear(colour)[:3], np.float32)


def _grid(rows, columns):
    y, x = np.mgrid[0:rows, 0:columns].astype(np.float32)
    return x / columns, y / rows


def _sky(rows, columns, stops):
    """Bands of colour from above down: (height 0–1, colour)."""
    heights = np.linspace(0, 1, rows)
    bands = [np.interp(heights, [s[0] for s in stops], [_rgb(s[1])[channel] for s in stops]) for channel in range(3)]
    return np.repeat(np.stack(bands, 1)[:, None, :], columns, 1).astype(np.float32)


def _lamps(image, rng, count, colours, light, low=0.1, high=0.62, sizes=(0.006, 0.028)):
    """Discs of light out of focus; fewer and fainter on the left, where the headline stands."""
    rows, columns = image.shape[:2]
    for _ in range(count):
        x, y = rng.random() ** 0.7 * columns, rng.uniform(low, high) * rows
        radius = rows * rng.uniform(*sizes)
        left, right, top, bottom = (int(max(0, v)) for v in (x - radius * 1.2, x + radius * 1.2 + 1, y - radius * 1.2, y + radius * 1.2 + 1))
        patch = image[top:bottom, left:right]
        if not patch.size:
            continue
        py, px = np.mgrid[top : top + patch.shape[0], left : left + patch.shape[1]].astype(np.float32)
        distance = np.hypot(px - x, py - y) / radius
        strength = light * (0.05 + 0.9 * rng.random() ** 2.2) * (0.35 + 0.65 * x / columns)
        patch += ((1 - smoothstep(0.82, 1.08, distance)) * (0.75 + 0.25 * np.minimum(distance, 1) ** 4))[..., None] * _rgb(colours[rng.integers(len(colours))]) * strength


def _calm_left(image, dark=0.35):
    x, _ = _grid(*image.shape[:2])
    return (image * (dark + (1 - dark) * smoothstep(0.12, 0.6, x))[..., None]).astype(np.float32)


def _bottle_shelves(rng, rows, columns, base, glow, tone):
    x, y = _grid(rows, columns)
    image = np.zeros((rows, columns, 3), np.float32) + _rgb(base)
    image += _rgb(glow) * 0.35 * np.exp(-(((x - 0.55) / 0.5) ** 2 + ((y - 0.38) / 0.3) ** 2))[..., None]
    for shelf in (0.22, 0.42, 0.62):
        image += _rgb(glow) * np.exp(-(((y - shelf) / 0.022) ** 2))[..., None] * np.where(y < shelf, 1, 0.25)[..., None] * 0.55
        at = 0.0
        while at < 1:
            wide, tall = rng.uniform(0.018, 0.036), rng.uniform(0.1, 0.17)
            across, up = (x - at - wide / 2) / (wide / 2), (shelf - y) / tall
            neck = np.where(up > 0.68, 0.3, 1.0)
            inside = (np.abs(across) < neck) & (up > 0) & (up < 1)
            shine = 0.25 + 1.0 * np.exp(-((across / 0.55) ** 2)) * (0.3 + np.exp(-((up / 0.5) ** 2)))
            colour = _rgb(BOTTLES[rng.integers(len(BOTTLES))]) * tone
            image[inside] = (colour * shine[..., None])[inside]
            at += wide + rng.uniform(0.004, 0.02)
    return cv2.GaussianBlur(image, (0, 0), rows * 0.011)


def shelves(rng, rows, columns):
    """A hotel bar late in the evening: lit shelves of bottles."""
    image = _bottle_shelves(rng, rows, columns, "#120c0a", "#ffb060", 0.8)
    _lamps(image, rng, 60, ("#ffb45a", "#ffd9a0", "#ffe9c8"), 1.3)
    return _calm_left(image)


def cellar(rng, rows, columns):
    """A speakeasy: a few bottles, red walls, a green-shaded lamp."""
    image = _bottle_shelves(rng, rows, columns, "#140a08", "#ff9a5c", 0.34)
    x, y = _grid(rows, columns)
    image += _rgb("#46241f") * 0.4 * (0.4 + value_noise((rows, columns), 300, rng, 3))[..., None] * (y < 0.75)[..., None]
    image += _rgb("#58c078") * 0.9 * np.exp(-(((x - 0.8) / 0.06) ** 2 + ((y - 0.2) / 0.035) ** 2))[..., None]
    image += _rgb("#ffd8a0") * 1.2 * np.exp(-(((x - 0.8) / 0.09) ** 2 + ((y - 0.3) / 0.07) ** 2))[..., None]
    _lamps(image, rng, 36, ("#ff9a6a", "#ffc890"), 1.1)
    return _calm_left(image)


def skyline(rng, rows, columns):
    """A roof at dusk: the last light behind towers with lit windows."""
    image = _sky(rows, columns, [(0, "#16224a"), (0.3, "#3a4680"), (0.5, "#a8606c"), (0.62, "#f0a064"), (1, "#402838")])
    at = 0
    while at < columns:
        wide, top = int(rng.uniform(0.02, 0.06) * columns), int(rng.uniform(0.34, 0.56) * rows)
        image[top:, at : at + wide] = _rgb("#141830") * rng.uniform(0.7, 1.3)
        for _ in range(int(wide * (rows - top) / 2600)):
            wx, wy = at + rng.integers(max(1, wide - 8)), rng.integers(top + 6, rows - 6)
            image[wy : wy + 6, wx : wx + 5] = _rgb("#ffcf8a") * rng.uniform(0.4, 2.2)
        at += wide
    image = cv2.GaussianBlur(image, (0, 0), rows * 0.009)
    _lamps(image, rng, 70, ("#ffcf8a", "#9fc4ff", "#ffe2b0"), 1.1, 0.3, 0.66, (0.005, 0.018))
    return _calm_left(image, 0.6)


def _leaves(image, rng, count, colours, low, high, size):
    rows, columns = image.shape[:2]
    for _ in range(count):
        centre = (int(rng.random() * columns), int(rng.uniform(low, high) * rows))
        axes = (int(size * rows * rng.uniform(0.6, 1.4)), int(size * rows * rng.uniform(0.15, 0.35)))
        colour = _rgb(colours[rng.integers(len(colours))]) * rng.uniform(0.5, 1.4)
        cv2.ellipse(image, centre, axes, rng.uniform(0, 180), 0, 360, [float(c) for c in colour], -1, cv2.LINE_AA)


def foliage(rng, rows, columns):
    """A garden on a bright afternoon: leaves with the sun in them."""
    image = _sky(rows, columns, [(0, "#c8dca0"), (0.35, "#8fae66"), (0.65, "#567840"), (1, "#3c5630")])
    _leaves(image, rng, 420, ("#4f7a34", "#7fa850", "#a8c870", "#2f5226", "#d8e8a0"), 0.0, 0.75, 0.05)
    image = cv2.GaussianBlur(image, (0, 0), rows * 0.02)
    _lamps(image, rng, 90, ("#fff6d0", "#eaf4b0", "#ffffff"), 0.9, 0.0, 0.6, (0.01, 0.04))
    return _calm_left(image, 0.62)


def lanterns(rng, rows, columns):
    """A tiki bar at night: palm leaves, bamboo and paper lanterns."""
    image = _sky(rows, columns, [(0, "#0c1416"), (0.5, "#20301f"), (1, "#120c08")])
    _leaves(image, rng, 220, ("#123420", "#1c4a2a", "#0a2014", "#2c5c30"), 0.0, 0.7, 0.11)
    image = cv2.GaussianBlur(image, (0, 0), rows * 0.014)
    x, y = _grid(rows, columns)
    for _ in range(9):
        cx, cy, size = 0.1 + 0.88 * rng.random() ** 0.7, rng.uniform(0.08, 0.42), rng.uniform(0.025, 0.05)
        round_ = ((x - cx) * columns / rows) ** 2 + ((y - cy) * 1.15) ** 2
        colour = _rgb(("#ff8a2a", "#ffb84a", "#ff5a34", "#ffd070")[rng.integers(4)])
        image += colour * (1.5 * (1 - smoothstep(0.8, 1.1, np.sqrt(round_) / size)) + 0.22 * np.exp(-round_ / (size * 2.6) ** 2))[..., None]
    _lamps(image, rng, 40, ("#ffb45a", "#ff8a3c"), 1.0)
    return _calm_left(image, 0.45)


def sunset(rng, rows, columns):
    """A beach as the sun goes down: sky, glitter on the sea, a palm's shade."""
    image = _sky(rows, columns, [(0, "#4a5a94"), (0.25, "#c8788c"), (0.45, "#ff9a58"), (0.53, "#ffd088"), (0.535, "#b06a5c"), (0.75, "#5a4a5c"), (1, "#3a3040")])
    x, y = _grid(rows, columns)
    image += _rgb("#ffd890") * 2.2 * np.exp(-((((x - 0.66) * columns / rows) / 0.07) ** 2 + ((y - 0.47) / 0.07) ** 2))[..., None]
    image += _rgb("#ffb060") * 0.6 * np.exp(-((((x - 0.66) * columns / rows) / 0.4) ** 2 + ((y - 0.47) / 0.25) ** 2))[..., None]
    for _ in range(260):
        gy = rng.uniform(0.54, 0.72)
        gx = 0.66 + rng.normal(0, 0.05 + 0.5 * (gy - 0.54))
        cv2.ellipse(image, (int(gx * columns), int(gy * rows)), (int(rng.uniform(4, 16)), 3), 0, 0, 360, [float(c) for c in _rgb("#ffd8a0") * rng.uniform(0.6, 2)], -1)
    image = cv2.GaussianBlur(image, (0, 0), rows * 0.008)
    _lamps(image, rng, 24, ("#ffe0b0", "#ffb070"), 0.7, 0.4, 0.66)
    return _calm_left(image, 0.7)
