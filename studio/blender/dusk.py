"""The violet of a sky at dusk, which the feet of glasses gather."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from patterns import smoothstep

#: Degrees above the level between which a sky begins to be calmed and is.
CALM = (-1.0, 9.0)


def calmed(panorama: NDArray[np.float32], part: float) -> NDArray[np.float32]:
    """A room (rows from the zenith down, linear RGB) with less of the violet above the level of the eyes. part: of what
    red and blue are above green, 0–1, that is taken out."""
    if not part:
        return panorama
    rows = panorama.shape[0]
    elevation = 180 * (0.5 - (np.arange(rows) + 0.5) / rows)
    calm = (part * smoothstep(*CALM, elevation))[:, None]
    red, green, blue = (panorama[..., channel] for channel in range(3))
    green = green + calm * np.maximum(np.minimum(red, blue) - green, 0)
    blue = blue - calm * np.maximum(blue - np.maximum(red, green), 0)
    return np.stack([red, green, blue], 2)
