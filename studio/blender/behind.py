"""What stands far behind a drink, laid behind the finished picture: traced with few samples it would be grained, since
each ray through a wide open lens meets it elsewhere."""

from __future__ import annotations

import math
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from framing import LENS, SENSOR

#: Pixels over which the uneven edge of what is out of focus is smoothed, and how far it may differ.
SMOOTHED, ALIKE = 4, 0.6
#: Part of the picture's height over which the steps of the panorama are smoothed.
COARSE = 0.004


@dataclass(frozen=True)
class Behind:
    """panorama: linear light, out of focus; rows from the zenith down, columns from −x over +y round. tilt, turn:
    degrees by which the view is raised and turned. wider: how much more of it is seen than the lens would show."""

    panorama: NDArray[np.float32]
    tilt: float
    turn: float
    wider: float


def laid_over(light: NDArray[np.float32], ground: Behind, aside: float) -> NDArray[np.float32]:
    """The picture (linear RGB times its cover, and the cover) over its ground. aside: see `framing.Framing`."""
    rows, columns = light.shape[:2]
    cover = cv2.bilateralFilter(np.ascontiguousarray(light[..., 3]), 2 * SMOOTHED + 1, ALIKE, SMOOTHED)
    seen = _seen(ground, rows, columns, aside)
    return light[..., :3] + seen * np.clip(1 - cover, 0, 1)[..., None]


def _seen(ground: Behind, rows: int, columns: int, aside: float) -> NDArray[np.float32]:
    """The part of a panorama that the camera sees."""
    v, u = np.mgrid[0:rows, 0:columns].astype(np.float32)
    x = ((u + 0.5 - columns / 2) / rows - aside * 0.8) * SENSOR / LENS * ground.wider
    z = (rows / 2 - v - 0.5) / rows * SENSOR / LENS * ground.wider
    tilt, turn = math.radians(ground.tilt), math.radians(ground.turn)
    y, z = math.cos(tilt) - z * math.sin(tilt), math.sin(tilt) + z * math.cos(tilt)
    x, y = x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)
    high, wide = ground.panorama.shape[:2]
    column = (0.5 - np.arctan2(y, x) / (2 * math.pi)) * wide - 0.5
    row = (0.5 - np.arctan2(z, np.hypot(x, y)) / math.pi) * high - 0.5
    seen = cv2.remap(ground.panorama, column.astype(np.float32), row.astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    # The panorama is coarser than the picture, which must not show.
    return cv2.GaussianBlur(seen, (0, 0), COARSE * rows)
