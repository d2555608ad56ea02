"""Arrays of soft random values, of which pictures in memory are made."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import ArrayLike, NDArray


def value_noise(shape: tuple[int, int], cell: float, rng: np.random.Generator, octaves: int = 4) -> NDArray[np.float32]:
    """Smooth random values 0–1; `cell` is the size of the largest blotches in pixels."""
    height, width = shape
    total, weight, result = 0.0, 1.0, np.zeros(shape, np.float32)
    for _ in range(octaves):
        grid = rng.random((max(2, int(height / cell) + 2), max(2, int(width / cell) + 2))).astype(np.float32)
        result += weight * cv2.resize(grid, (width, height), interpolation=cv2.INTER_CUBIC)
        total, weight, cell = total + weight, weight / 2, max(1, cell / 2)
    return result / total


def smoothstep(low: float, high: float, value: ArrayLike) -> NDArray[np.float32]:
    t = np.clip((np.asarray(value) - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)
