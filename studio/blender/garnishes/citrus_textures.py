"""The cut faces of citrus fruit, painted: juice sacs, membranes, pith and the edge of the rind."""

from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np

from garnishes.flesh_paint import blend, cells, hue, look_up, noise, per_cell, plane, relief, rise
from garnishes.fruit import CITRUS_CHANGES, chance_of


@dataclass(frozen=True)
class Citrus:
    """A fruit. radius and length (stem to tip) in cm; pith: its width as a part of the radius.

    pulp: light and deep colour of the juice sacs. sacs: how many a wheel shows. nipple: how pointed the ends are.
    blush: colour of blotches in the pulp. veil: how pale the skins of the sacs are (0–1).
    """

    radius: float
    length: float
    segments: int
    pith: float
    sacs: int
    rind: str
    rind_dark: str
    pith_colour: str
    membrane: str
    pulp: tuple
    nipple: float = 0.0
    blush: str = ""
    veil: float = 0.42


_FRUITS = {
    "lime": Citrus(2.45, 5.4, 10, 0.035, 300, "#4a8a1c", "#2c6412", "#e6edb4", "#e9f0c0", ("#dee79c", "#a5c254"), 0.3),
    "lemon": Citrus(2.8, 7.0, 9, 0.085, 330, "#f4c516", "#e0a60c", "#fbf1cb", "#fbf0bd", ("#fcefa4", "#efcf52"), 0.55),
    "orange": Citrus(3.5, 7.0, 10, 0.065, 460, "#f07c0c", "#d95f04", "#fde3b4", "#fdd08a", ("#ffb850", "#f07e10")),
    "blood-orange": Citrus(3.4, 6.8, 10, 0.06, 430, "#e8641a", "#b8300e", "#fbdcb8", "#ee9a72", ("#c8242c", "#6a0a1c"), 0.0, "#f08028", 0.16),
    "grapefruit": Citrus(4.4, 8.4, 12, 0.085, 520, "#f2a83e", "#ea8a34", "#fdead2", "#fbc6b0", ("#f78a76", "#da3f40"), veil=0.26),
}
FRUITS = {name: replace(fruit, **CITRUS_CHANGES.get(name, {})) for name, fruit in _FRUITS.items()}


@dataclass
class Face:
    """Where a painted pixel lies. depth: how far inside a segment, as a part of the radius, below 0 outside;
    r, turn: polar place of the juice sacs (turn 0–1 round the middle); out: 1 at the edge of the fruit; edge: where
    `out` leaves the pulp; unrest: how much the sacs wander."""

    depth: np.ndarray
    r: np.ndarray
    turn: np.ndarray
    out: np.ndarray
    edge: np.ndarray
    unrest: float


def _inside(sides, corner):
    """Depth within several borders whose corners are rounded by `corner`."""
    missing = [np.maximum(corner - side, 0) for side in sides]
    return np.minimum(np.minimum.reduce(sides), corner - np.sqrt(sum(m * m for m in missing)))


def _wheel(fruit, size, rng):
    """The segments of a fruit cut across its core."""
    x, y = plane(size)
    calm = rise(0.9, 0.5, np.hypot(x, y))
    drift = [(noise((size, size), size / 3, rng, 2) - 0.5) * 0.07 * calm for _ in "xy"]
    x, y = x + drift[0], y + drift[1]
    r, turn = np.hypot(x, y), np.arctan2(y, x) / (2 * np.pi) % 1
    edge = 1 - 0.045 - fruit.pith + 0.02 * (noise((size, size), size / 8, rng, 2) - 0.5)
    count = fruit.segments
    walls = np.sort((np.arange(count) + rng.normal(0, 0.13, count)) / count % 1)
    which = np.searchsorted(walls, turn.ravel()).reshape(turn.shape) % count
    to_wall = np.full_like(r, 9)
    for wall in walls:
        to_wall = np.minimum(to_wall, np.abs((turn - wall + 0.5) % 1 - 0.5) * 2 * np.pi * r)
    core = rng.uniform(0.055, 0.1, count)[which]
    reach = rng.uniform(-0.018, 0.004, count)[which]
    depth = _inside([to_wall - 0.011, edge + reach - r, r - core], 0.045 + 0.03 * r)
    return Face(depth.astype(np.float32), r, turn.astype(np.float32), r, edge, 0.03)


def _half(fruit, size, rng):
    """The flat side of a wedge: one segment from the core (left edge) to the rind, along the fruit."""
    x, y = plane(size)
    x = (x + 1) / 2 + (noise((size, size), size / 3, rng, 2) - 0.5) * 0.03
    slope = fruit.nipple
    bound = np.clip(1 - np.abs(y) ** 2, 0, 1) ** (0.5 + 0.22 * slope)
    r = x / np.maximum(bound, 1e-3)
    pith = fruit.pith + 0.045
    gap = np.minimum((bound - x) * np.clip(bound, 0.3, 1), (1 - np.abs(y)) * 0.9)
    depth = _inside([gap - pith - 0.01 * (1 + y * y), x - 0.035 - 0.05 * y * y], 0.06)
    turn = (y * 0.17 / np.maximum(0.4, 1 - 0.3 * x) + 0.5) % 1
    sacs = np.clip(0.3 + 0.68 * r, 0, 1).astype(np.float32)
    return Face(depth.astype(np.float32), sacs, turn.astype(np.float32), 1 - np.maximum(gap, 0) * 0.9, 1 - pith, 0.014)


def _sacs(fruit, face, rng):
    """Juice sacs: a random value, the depth from the border (0–1) and fibres, for every pixel.

    They taper towards the core, so they are drawn in (angle, log radius), squeezed along the radius.
    """
    across, squeeze, nearest = 2048, 3.4, 0.06
    unit = across / (2 * np.pi)
    down = int(unit * -np.log(nearest) / squeeze)
    radii = np.sqrt(rng.uniform(nearest**2, 1, fruit.sacs))
    points = np.column_stack([rng.uniform(0, across, fruit.sacs), -np.log(radii) * unit / squeeze])
    label, distance = cells((down, across), points, wrap=True)
    wander = (noise(face.r.shape, 110, rng, 2) - 0.5) * face.unrest
    column = (face.turn + wander) * across
    row = -np.log(np.clip(face.r, nearest, 1)) * unit / squeeze
    fibres = noise((down, across), (60, 7), rng, 2, wrap=True)
    tone = per_cell(label, rng)
    return look_up(tone, column, row, smooth=False), np.clip(look_up(distance, column, row) / 13, 0, 1), look_up(fibres, column, row)


def _paint(fruit, face, size, rng):
    tone, inner, fibres = _sacs(fruit, face, rng)
    cloud = noise((size, size), size / 5, rng, 3)
    pulp = rise(0, 0.016, face.depth)
    light, deep = (hue(colour) for colour in fruit.pulp)
    mixed = np.clip(0.12 + 0.5 * tone + 0.5 * (cloud - 0.3) + 0.5 * (fibres - 0.5), 0, 1)
    colour = blend(light, deep, mixed)
    if fruit.blush:
        colour = blend(colour, hue(fruit.blush), 0.75 * rise(0.55, 0.78, cloud + 0.25 * (tone - 0.5)))
    colour = blend(colour, hue(fruit.membrane), fruit.veil * (1 - rise(0, 0.3, inner)))
    colour = blend(colour, hue(fruit.membrane), 0.35 * (1 - rise(0.0, 0.07, face.depth)))
    colour *= (0.82 + 0.3 * inner)[..., None]
    white = hue(fruit.membrane) * (0.86 + 0.2 * noise((size, size), 24, rng, 3))[..., None]
    pith = hue(fruit.pith_colour) * (0.88 + 0.18 * noise((size, size), 18, rng, 3))[..., None]
    white = blend(white, pith, rise(face.edge - 0.01, face.edge + 0.02, face.out))
    colour = blend(white, colour, pulp)
    ragged = 0.014 * (noise((size, size), 14, rng, 2) - 0.5)
    rind = rise(0.955, 0.972, face.out + ragged)
    colour = blend(colour, blend(hue(fruit.rind), hue(fruit.rind_dark), rise(0.975, 0.995, face.out + ragged)), rind)
    swell = rise(0, 0.06, face.depth)
    height = 0.42 + pulp * (0.16 * swell + 0.3 * np.sqrt(inner) + 0.08 * (fibres - 0.5)) - 0.05 * (1 - pulp) * cloud
    through = 0.14 + 0.46 * pulp - 0.1 * rind
    rough = 0.55 - pulp * (0.34 - 0.16 * rise(0.4, 0.75, cloud)) - 0.15 * rind
    return colour.astype(np.float32), relief(height, through, rough)


@lru_cache(maxsize=None)
def wheel_face(name, fruit, size=768):
    """Colour and relief of a fruit cut across, which fills the painting; fruit: the number of `fruit.draw_fruit`."""
    rng = chance_of(fruit, name)
    return _paint(FRUITS[name], _wheel(FRUITS[name], size, rng), size, rng)


@lru_cache(maxsize=None)
def wedge_face(name, fruit, size=640):
    """Colour and relief of a wedge's flat side: the core at the left edge, the rind a half ellipse to the right."""
    rng = chance_of(fruit, name, 1)
    return _paint(FRUITS[name], _half(FRUITS[name], size, rng), size, rng)


@lru_cache(maxsize=None)
def dried_face(fruit, name="orange", size=768):
    """Colour and relief of a wheel after hours in a low oven: sunken dark amber pulp, shrunken pith."""
    colour, form = wheel_face(name, fruit, size)
    rng = chance_of(fruit, part=77)
    height, through, _ = np.moveaxis(form, 2, 0)
    pulp = rise(0.2, 0.5, through)
    x, y = plane(size)
    r = np.hypot(x, y)
    tan = noise((size, size), size / 6, rng, 4)
    amber = blend(hue("#c9772a"), hue("#74300c"), np.clip(1.5 * tan - 0.3 + 0.3 * rise(0.5, 0.1, r), 0, 1))
    skin = blend(hue("#e3b36a"), hue("#a8642a"), rise(0.3, 0.75, tan))
    dry = blend(skin, amber, pulp) * (0.7 + 0.6 * rise(0.35, 0.85, height))[..., None]
    dry = blend(dry, hue("#7a3510"), 0.8 * rise(0.93, 0.97, r))
    dry = blend(dry, colour, 0.1 * pulp)
    wrinkle = noise((size, size), 16, rng, 3)
    sunken = 0.6 - 0.32 * rise(0, 0.5, pulp) + 0.5 * (height - 0.5) * pulp + 0.25 * (wrinkle - 0.5)
    return dry.astype(np.float32), relief(sunken, 0.08 + 0.34 * pulp, 0.5 - 0.14 * pulp)
