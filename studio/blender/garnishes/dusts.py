"""What is dusted over a drink: powder that lies as a veil on foam, and grains one can tell apart."""

from dataclasses import dataclass

import cv2
import numpy as np

from garnishes.grains import Grain, fallen, numbers, strew
from garnishes.places import wall
from garnishes.surfaces import cloud
from garnishes.veils import drape, veil_material

VEIL_SIZE = 768


@dataclass(frozen=True)
class Dust:
    """grains: (what, number per cm²). veil: (colour, part of the ground that it hides), the finest powder."""

    grains: tuple
    veil: tuple = ()


_NUTMEG = Grain((0.035, 0.22), ((0.45, "#6e431f"), (0.3, "#94653a"), (0.25, "#452611")), (1, 0.6, 0.3), False, 0.35, 0.8, 0.2, 0.0)
_COCOA = Grain((0.016, 0.075), ((0.6, "#4a2413"), (0.4, "#331608")), (1, 0.9, 0.6), False, 0.3, 0.9, 0.1, 0.0)
_CINNAMON = Grain((0.016, 0.085), ((0.6, "#8f4a1f"), (0.4, "#6a3012")), (1, 0.8, 0.5), False, 0.3, 0.9, 0.1, 0.0)
_PEPPER = Grain((0.035, 0.2), ((0.45, "#241d17"), (0.3, "#54463a"), (0.25, "#9d8a6e")), (1, 0.8, 0.5), False, 0.35, 0.7, 0.3, 0.0)
_PAPRIKA = Grain((0.018, 0.085), ((0.6, "#a52a0c"), (0.4, "#c14a18")), (1, 0.8, 0.5), False, 0.3, 0.8, 0.2, 0.05)
_CAYENNE = Grain((0.018, 0.1), ((0.5, "#a8300f"), (0.3, "#c9611f"), (0.2, "#741806")), (1, 0.8, 0.5), False, 0.3, 0.8, 0.2, 0.05)
_MATCHA = Grain((0.016, 0.06), ((0.6, "#6a7a3a"), (0.4, "#838f50")), (1, 0.9, 0.6), False, 0.3, 0.9, 0.1, 0.05)
_CHOCOLATE = Grain((0.06, 0.42), ((0.5, "#3a1c0f"), (0.5, "#4b2716")), (1, 0.42, 0.1), True, 0.2, 0.45, 0.35, 0.0)

_DUSTS = {
    "nutmeg": Dust(((_NUTMEG, 85),), ("#7a4d28", 0.3)),
    "cocoa-powder": Dust(((_COCOA, 50),), ("#4c2614", 0.6)),
    "cinnamon": Dust(((_CINNAMON, 48),), ("#97552a", 0.45)),
    "pepper": Dust(((_PEPPER, 34),)),
    "paprika": Dust(((_PAPRIKA, 44),), ("#b23a14", 0.32)),
    "cayenne-pepper": Dust(((_CAYENNE, 40),), ("#b4441a", 0.22)),
    "matcha": Dust(((_MATCHA, 44),), ("#76854a", 0.55)),
    "chocolate": Dust(((_CHOCOLATE, 7), (_COCOA, 8))),
}


def _specks(part, chance):
    """The opacity of a veil (0–1 per pixel): specks, close in clouds, thin towards the edge of its square."""
    line = (np.arange(VEIL_SIZE) + 0.5) / VEIL_SIZE * 2 - 1
    distance = np.hypot(line[None, :], line[:, None])
    share = np.clip(1 - distance, 0, 0.45) / 0.45 * (0.6 + 0.8 * cloud(VEIL_SIZE, VEIL_SIZE, 5, int(chance.integers(9999)))) * part
    grain = chance.random((VEIL_SIZE, VEIL_SIZE)).astype(np.float32)
    coarse = cv2.resize(chance.random((VEIL_SIZE // 3,) * 2).astype(np.float32), (VEIL_SIZE,) * 2, interpolation=cv2.INTER_CUBIC)
    opacity = np.maximum(grain < share * 0.7, coarse < share * 0.8).astype(np.float32)
    return cv2.GaussianBlur(opacity, (0, 0), 0.7)


def _dusting(dust):
    def build(setting):
        chance, radius = numbers(setting), wall(setting, setting.surface) * 0.92
        for grain, density in dust.grains:
            places, normals = fallen(setting, int(density * radius**2 * 2.2), chance)
            strew("dust", places, grain, chance, normals=normals, lie=0.75)
        if dust.veil and not setting.solid_bed:
            colour, part = dust.veil
            drape(setting, "veil", veil_material("veil", colour, _specks(part, chance)), radius)

    return build


DUSTS = {ingredient: _dusting(dust) for ingredient, dust in _DUSTS.items()}
