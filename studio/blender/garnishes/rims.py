"""What a lip is dipped in: a crust of grains round it, about 6 mm deep."""

import math
from dataclasses import dataclass, replace

import numpy as np

from garnishes.dipping import CRYSTAL_GLOW, FALLEN, FALLEN_FROM, NEARER, RIM_CHANGES, SALT_LIGHT, SUGAR_LIGHT, dipped
from garnishes.forms import wobble
from garnishes.grains import Grain, numbers, strew, substance
from mesh import mesh_object
from shaders import organic

DEPTH = 0.62
INSIDE = 0.14


@dataclass(frozen=True)
class Rim:
    """grains: what it is made of; density: how many of each per cm². crust: colour of the powder between them, where
    there is any, and its thickness in cm. pile: how high grains lie on it, cm. ragged: unevenness of its lower edge,
    cm."""

    grains: tuple
    density: tuple
    crust: str
    thickness: float
    pile: float
    ragged: float = 0.14
    light: float = 0.1


_SALT = Grain((0.022, 0.12), ((0.7, "#ffffff"), (0.3, "#f6f5f3")), (1, 0.85, 0.5), True, 0.2, 0.22, 0.5, SALT_LIGHT, CRYSTAL_GLOW)
_SUGAR = Grain((0.02, 0.06), ((0.7, "#fffdf8"), (0.3, "#f9f4ea")), (1, 0.85, 0.8), True, 0.12, 0.1, 0.8, SUGAR_LIGHT, CRYSTAL_GLOW)
_CHILLI = Grain((0.03, 0.12), ((0.5, "#a3190b"), (0.3, "#c8401a"), (0.2, "#6e1208")), (1, 0.7, 0.25), False, 0.35, 0.45, 0.5, 0.2)
_CELERY = Grain((0.025, 0.08), ((0.5, "#7c7c3c"), (0.3, "#9a8a4e"), (0.2, "#4d5426")), (1, 0.6, 0.5), False, 0.35)
_COCOA = Grain((0.014, 0.05), ((0.5, "#5a3220"), (0.3, "#75452d"), (0.2, "#40200f")), (1, 1, 0.8), False, 0.3, 0.85, 0.15, 0.0)
_CINNAMON = Grain((0.012, 0.045), ((0.5, "#8f4a1f"), (0.3, "#ad6832"), (0.2, "#6a3012")), (1, 0.8, 0.7), False, 0.3, 0.85, 0.15, 0.0)
_BROWN_SUGAR = Grain((0.04, 0.1), ((0.4, "#cd9a58"), (0.35, "#deb67c"), (0.25, "#b57c3e")), (1, 0.9, 0.8), True, 0.14, 0.18, 0.6, 0.35)
_COCONUT = Grain((0.12, 0.36), ((0.7, "#fbf7ea"), (0.3, "#efe7d3")), (1, 0.24, 0.12), True, 0.14, 0.6, 0.3, 0.35)
_CRUMB = Grain((0.03, 0.2), ((0.4, "#d3a970"), (0.3, "#e2c291"), (0.3, "#b98850")), (1, 0.85, 0.75), False, 0.4, 0.8, 0.25, 0.05)

_RIMS = {
    "salt": Rim((_SALT,), (270,), "#fbfaf8", 0.05, 0.09),
    "sugar": Rim((_SUGAR,), (300,), "#f9f5ec", 0.035, 0.08, 0.1),
    "chilli-salt": Rim((_SALT, _CHILLI), (165, 110), "#cf8d78", 0.045, 0.06),
    "celery-salt": Rim((_SALT, _CELERY), (180, 100), "#cfcaae", 0.045, 0.06),
    "cocoa-powder": Rim((_COCOA,), (230,), "#5a3220", 0.045, 0.03, 0.17, 0.0),
    "cinnamon": Rim((_CINNAMON, _SUGAR), (190, 50), "#96552a", 0.045, 0.03, 0.12, 0.0),
    "brown-sugar": Rim((_BROWN_SUGAR,), (300,), "#c4945a", 0.05, 0.06),
    "desiccated-coconut": Rim((_COCONUT, _SUGAR), (75, 60), "#f4eedf", 0.05, 0.09, 0.2),
    "crushed-biscuit": Rim((_CRUMB,), (200,), "#c59a62", 0.05, 0.07, 0.16, 0.0),
}


def _profile(glass):
    """The wall over the lip: points (radius, height) and their distance along it in cm, below 0 inside."""
    top = glass.height
    inside = [p for p in glass.inner if p[1] > top - 2.2]
    outside = [p for p in reversed(glass.outer) if p[1] > top - 2.2]
    points = np.array(list(reversed(inside)) + outside)
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])
    return points, along - along[np.argmax(points[:, 1])]


def _on_wall(glass, distance, angle, off):
    """Points at a distance along the wall (arrays) and an angle, `off` cm from it; and the normals there."""
    points, along = _profile(glass)
    radius, height = (np.interp(distance, along, points[:, axis]) for axis in (0, 1))
    ahead, behind = ([np.interp(distance + step, along, points[:, axis]) for axis in (0, 1)] for step in (0.03, -0.03))
    across, rise = ahead[0] - behind[0], ahead[1] - behind[1]
    length = np.maximum(np.hypot(across, rise), 1e-9)
    out, up = -rise / length, across / length
    radius, height = radius + out * off, height + up * off
    turn = np.stack([np.cos(angle), np.sin(angle)], -1)
    place = np.concatenate([turn * radius[..., None], height[..., None]], -1)
    normal = np.concatenate([turn * out[..., None], up[..., None]], -1)
    return place, normal


def _edge(angle, ragged, seed):
    """How deep the crust reaches on the outside at an angle (array), cm."""
    chance = np.random.default_rng(seed)
    depth = np.full_like(angle, DEPTH)
    for waves, share in ((2, 0.45), (3, 0.4), (7, 0.35), (17, 0.3), (41, 0.28), (97, 0.22)):
        depth += ragged * share * np.sin(waves * angle + chance.uniform(0, 6.28))
    return depth


def _crust(setting, rim, seed):
    """The powder under the grains: a thin uneven coat that runs out at its edges."""
    rows, columns = 15, 420
    angle = np.linspace(0, 2 * math.pi, columns, endpoint=False)[None, :]
    v = np.linspace(0, 1, rows)[:, None]
    low = -INSIDE * (1 + 0.3 * np.sin(9 * angle))
    reach = low + (_edge(angle, rim.ragged, seed) - 0.07 - low) * v
    angle = angle + 0 * v
    bare, _ = _on_wall(setting.glass, reach, angle, 0.0)
    places = bare.reshape(-1, 3)
    lumps = (wobble(places, 2.4, seed) + wobble(places, 7, seed + 1)).reshape(rows, columns) * 0.5
    off = 0.006 + rim.thickness * np.sin(math.pi * v) ** 0.6 * np.clip(0.75 + 0.4 * lumps, 0.1, 2)
    place, _ = _on_wall(setting.glass, reach, angle, off)
    faces = []
    for row in range(rows - 1):
        for k in range(columns):
            after = (k + 1) % columns
            faces.append((row * columns + k, (row + 1) * columns + k, (row + 1) * columns + after, row * columns + after))
    powder = organic("crust", rim.crust, rough=0.8, specular=0.2, translucent=rim.light, bump=("noise", 26), bump_distance=0.03, bump_strength=0.8)
    mesh_object("crust", place.reshape(-1, 3), faces, powder, smooth_angle=180)


def _coat(setting, rim):
    """Crust and grains round the lip."""
    chance = numbers(setting)
    seed = int(chance.integers(1 << 30))
    if rim.crust:
        _crust(setting, rim, seed)
    area = 2 * math.pi * setting.glass.rim * (DEPTH + INSIDE)
    for grain, density in zip(rim.grains, rim.density):
        angle = dipped(chance.uniform(0, 2 * math.pi, int(area * density)), chance, seed)
        count = len(angle)
        depth = _edge(angle, rim.ragged, seed)
        distance = -INSIDE + (depth + INSIDE) * chance.random(count) ** NEARER
        stray = chance.random(count) < 0.035
        distance = np.where(stray, depth + 0.3 * chance.random(count) ** 2, distance)
        heaped = np.clip(np.minimum(distance + INSIDE, depth - distance) / 0.25, 0, 1)
        off = np.where(stray, 0.012, 0.012 + (rim.thickness * 0.8 + rim.pile * chance.random(count)) * heaped)
        places, normals = _on_wall(setting.glass, distance, angle, off)
        dust = substance(f"rim {rim.grains.index(grain)}", grain)
        strew("rim", places, grain, chance, dust, normals=normals, lie=0.25)
        strew("fallen", _fallen(setting.glass, chance), grain, chance, dust, lie=0.6)


def _fallen(glass, chance):
    """Places on the table of grains that fell off, most of them near the foot."""
    foot = max(radius for radius, height in glass.outer if height < 0.6)
    reach = foot + 0.1 + FALLEN_FROM * chance.random(FALLEN) ** 1.6
    angle = chance.uniform(0, 2 * math.pi, FALLEN)
    return np.column_stack([reach * np.cos(angle), reach * np.sin(angle), np.full(FALLEN, 0.02)])


def _of(rim):
    return lambda setting: _coat(setting, rim)


RIMS = {name: _of(replace(rim, **RIM_CHANGES.get(name, {}))) for name, rim in _RIMS.items()}
