"""Painting with numbers: noise, cells and blends for the pictures that cover a garnish.

A painting is an array of rows from the top in linear light. Its plane runs from −1 to 1 both ways, y upwards.
"""

import cv2
import numpy as np

from shaders import linear


def plane(size):
    """x and y of every pixel of a square painting."""
    line = ((np.arange(size) + 0.5) / size * 2 - 1).astype(np.float32)
    return np.meshgrid(line, -line)


def hue(colour):
    """Linear RGB of "#rrggbb"."""
    return np.array(linear(colour)[:3], np.float32)


def rise(low, high, value):
    """0 below `low`, 1 above `high`, soft between; falls where `low` is the greater."""
    part = np.clip((value - low) / (high - low), 0, 1)
    return part * part * (3 - 2 * part)


def blend(below, above, part):
    """Lays a colour or painting over another where `part` (0–1 per pixel) says so."""
    part = np.asarray(part, np.float32)[..., None]
    return below * (1 - part) + above * part


def noise(shape, cell, rng, octaves=3, wrap=False):
    """Cloudy values about 0.5. cell: pixels of the coarsest blot, one number or (down, across).

    wrap: whether the right edge goes on at the left.
    """
    height, width = shape
    down, across = cell if isinstance(cell, tuple) else (cell, cell)
    total, weight, reach = np.zeros(shape, np.float32), 0.0, 1.0
    for _ in range(octaves):
        rows, columns = max(2, round(height / down)) + 2, max(2, round(width / across))
        values = rng.random((rows, columns)).astype(np.float32)
        if wrap:
            values = np.concatenate([values[:, -2:], values, values[:, :2]], axis=1)
            broad = cv2.resize(values, (round(width * (columns + 4) / columns), height), interpolation=cv2.INTER_CUBIC)
            start = (broad.shape[1] - width) // 2
            layer = broad[:, start : start + width]
        else:
            layer = cv2.resize(values, (width, height), interpolation=cv2.INTER_CUBIC)
        total += reach * layer
        weight += reach
        reach, down, across = reach / 2, max(1, down / 2), max(1, across / 2)
    return total / weight


def cells(shape, points, wrap=False):
    """The cells round points (pixels across, down): the number of each pixel's cell, and its distance from the
    cell's border in pixels. wrap: whether the right edge goes on at the left."""
    height, width = shape
    margin = width // 8 if wrap else 0
    canvas = np.full((height, width + 2 * margin), 255, np.uint8)
    across = np.round(points[:, 0]).astype(int)
    down = np.clip(np.round(points[:, 1]).astype(int), 0, height - 1)
    for shift in (-width, 0, width) if wrap else (0,):
        column = across + shift + margin
        inside = (column >= 0) & (column < canvas.shape[1])
        canvas[down[inside], column[inside]] = 0
    _, label = cv2.distanceTransformWithLabels(canvas, cv2.DIST_L2, cv2.DIST_MASK_5, labelType=cv2.DIST_LABEL_PIXEL)
    border = np.zeros_like(canvas)
    border[:, 1:] |= (label[:, 1:] != label[:, :-1]).astype(np.uint8)
    border[1:] |= (label[1:] != label[:-1]).astype(np.uint8)
    distance = cv2.distanceTransform(1 - border, cv2.DIST_L2, cv2.DIST_MASK_5)
    middle = slice(margin, margin + width)
    return label[:, middle], distance[:, middle]


def per_cell(label, rng):
    """A random value (0–1) for each cell, spread over its pixels."""
    return rng.random(int(label.max()) + 1).astype(np.float32)[label]


def look_up(painting, across, down, smooth=True):
    """The values of a painting at places given in its pixels; goes round at the right edge."""
    width = painting.shape[1]
    padded = np.concatenate([painting, painting[:, :1]], axis=1)
    return cv2.remap(
        padded, np.mod(across, width).astype(np.float32), down.astype(np.float32),
        cv2.INTER_LINEAR if smooth else cv2.INTER_NEAREST, borderMode=cv2.BORDER_REPLICATE,
    )


def relief(height, light, rough):
    """What a cut face needs beside its colour, as one painting: height, part of the light let through, roughness."""
    return np.dstack(np.broadcast_arrays(*(np.asarray(part, np.float32) for part in (height, light, rough))))
