"""Light that a glass gathers and throws on the table, traced forwards through its profile.

A path tracer that starts at the camera hardly finds this light. A glass is a turned body, so that a ray meets only
cones, and some ten thousand photons give a map that has no noise once it is a little blurred.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

AIR, GLASS, LIQUID = 1.0, 1.5, 1.345
#: A photon that has met this many boundaries is dropped.
MOST_BOUNDARIES = 10
#: Width in cells of the map.
CELLS = 240
#: Cells over which the map is blurred.
BLUR = 1.6


@dataclass(frozen=True)
class Beam:
    """The key light as a beam of nearly parallel light. azimuth: radians from +x to +y of where it comes from.
    elevation: radians above the table. spread: radians, half the width of the lamp as the glass sees it."""

    azimuth: float
    elevation: float
    spread: float

    def towards(self) -> Array:
        """The direction in which the light travels."""
        level = np.cos(self.elevation)
        return -np.array([level * np.cos(self.azimuth), level * np.sin(self.azimuth), np.sin(self.elevation)])


@dataclass(frozen=True)
class Body:
    """A filled glass. outer, inner: outlines as in `glasses`. surface: height of the liquid in cm. bands: from
    below, (upper end in cm, what it swallows or scatters per cm and channel). rough: chance in the direction of
    its normals, as ice brings it."""

    outer: list[tuple[float, float]]
    inner: list[tuple[float, float]]
    surface: float
    bands: list[tuple[float, Array]]
    rough: float = 0.0


def caustic_map(body: Body, beam: Beam, reach: float, seed: int, photons: int = 40_000) -> NDArray[np.float32]:
    """Light on the table within `reach` cm of the glass's axis, as a part of what it would get without the glass;
    rows from +y down, columns from −x. Only light that has passed the glass is counted.
    """
    rng = np.random.default_rng(seed)
    radius = max(r for r, _ in body.outer) * 1.02
    height = max(z for _, z in body.outer)
    towards = beam.towards()
    # Photons start on a square across the beam that covers the whole glass.
    side = np.cross(towards, [0, 0, 1])
    side /= np.linalg.norm(side)
    up = np.cross(side, towards)
    half = np.hypot(radius, height / 2)
    across = rng.uniform(-1, 1, (photons, 2)) * [radius, half]
    centre = np.array([0, 0, height / 2])
    spread = rng.normal(0, beam.spread / 2, (photons, 2))
    direction = towards + spread[:, :1] * side + spread[:, 1:] * up
    direction /= np.linalg.norm(direction, axis=1)[:, None]
    position = centre + across[:, :1] * side + across[:, 1:] * up - direction * (half + radius) * 2
    cones = _cones(body)
    energy, land = _follow(position, direction, cones, body, rng)
    area = (2 * radius) * (2 * half) / photons
    level = area / np.sin(beam.elevation)
    counts = np.zeros((CELLS, CELLS, 3))
    cell = 2 * reach / CELLS
    column = ((land[:, 0] + reach) / cell).astype(int)
    row = ((reach - land[:, 1]) / cell).astype(int)
    inside = (column >= 0) & (column < CELLS) & (row >= 0) & (row < CELLS) & (energy.max(1) > 0)
    np.add.at(counts, (row[inside], column[inside]), energy[inside])
    blurred = cv2.GaussianBlur(counts / cell**2 * level, (0, 0), BLUR)
    # Photons are few: a wider blur where little light falls, which hides their grain.
    wide = cv2.GaussianBlur(blurred, (0, 0), BLUR * 2.5)
    sharp = np.clip(wide.mean(2, keepdims=True) / 0.8, 0, 1)
    return (wide * (1 - sharp) + blurred * sharp).astype(np.float32)


def _cones(body: Body) -> dict[str, Array]:
    """Every piece of every boundary: its two ends, their normals (radial, upright) and what lies on each side."""
    pieces: list[tuple[float, ...]] = []

    def add(outline: list[tuple[float, float]], inside: float, outside: float) -> None:
        points = _thinned(outline)
        normals = _normals(points)
        for (r1, z1), (r2, z2), n1, n2 in zip(points, points[1:], normals, normals[1:]):
            if abs(r1 - r2) + abs(z1 - z2) > 1e-6:
                pieces.append((r1, z1, r2, z2, *n1, *n2, inside, outside))

    add(body.outer, GLASS, AIR)
    wet = [p for p in body.inner if p[1] < body.surface]
    dry = [p for p in body.inner if p[1] >= body.surface]
    edge = float(np.interp(body.surface, [p[1] for p in reversed(body.inner)], [p[0] for p in reversed(body.inner)]))
    if dry:
        add([*dry, (edge, body.surface)], GLASS, AIR)
    add([(edge, body.surface), *wet], GLASS, LIQUID)
    # The liquid's free surface: "inside" is the side against the normal, which points up.
    pieces.append((edge, body.surface, 0.0, body.surface, 0, 1, 0, 1, LIQUID, AIR))
    table = np.array(pieces)
    return {"ends": table[:, :4], "normals": table[:, 4:8], "inside": table[:, 8], "outside": table[:, 9]}


def _thinned(outline: list[tuple[float, float]], most: int = 34) -> list[tuple[float, float]]:
    if len(outline) <= most:
        return outline
    keep = np.unique(np.linspace(0, len(outline) - 1, most).astype(int))
    return [outline[i] for i in keep]


def _normals(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The normal of an outline at each of its points, to the right of the way along it: out of the glass."""
    line = np.array(points)
    along = np.gradient(line, axis=0)
    length = np.maximum(np.linalg.norm(along, axis=1), 1e-9)
    return [(a[1] / l, -a[0] / l) for a, l in zip(along, length)]


def _follow(position: Array, direction: Array, cones: dict[str, Array], body: Body, rng: np.random.Generator) -> tuple[Array, Array]:
    """Lets photons pass the glass. Returns their energy per channel where they meet the table, 0 for those that never
    met the glass or were lost, and that place."""
    count = len(position)
    energy, met = np.ones((count, 3)), np.zeros(count, bool)
    in_liquid = np.zeros(count, bool)
    alive = np.ones(count, bool)
    land = np.zeros((count, 2))
    for _ in range(MOST_BOUNDARIES):
        here = np.flatnonzero(alive)
        if not len(here):
            break
        reach, piece, normal = _nearest(position[here], direction[here], cones)
        to_table = np.where(direction[here, 2] < -1e-6, -position[here, 2] / direction[here, 2], np.inf)
        done = (piece < 0) | (to_table < reach)
        ended = here[done]
        falls = np.isfinite(to_table[done]) & (to_table[done] >= -1e-6)
        land[ended] = np.where(falls[:, None], (position[ended] + direction[ended] * np.where(falls, to_table[done], 0)[:, None])[:, :2], 1e9)
        energy[ended] *= (falls & met[ended])[:, None]
        alive[ended] = False
        keep = ~done
        here, reach, piece, normal = here[keep], reach[keep], piece[keep], normal[keep]
        met[here] = True
        _swallow(energy, position, direction, here, reach, in_liquid, body)
        position[here] += direction[here] * reach[:, None]
        if body.rough:
            normal = normal + rng.normal(0, body.rough, normal.shape) * in_liquid[here][:, None]
            normal /= np.linalg.norm(normal, axis=1)[:, None]
        bent, part, passes, enters_liquid = _refract(direction[here], normal, cones["inside"][piece], cones["outside"][piece])
        direction[here] = bent
        energy[here] *= part[:, None]
        in_liquid[here] = np.where(passes, enters_liquid, in_liquid[here])
        position[here] += bent * 1e-4
    energy[alive] = 0
    return energy, land


def _swallow(energy: Array, position: Array, direction: Array, here: NDArray[np.intp], reach: Array, in_liquid: NDArray[np.bool_], body: Body) -> None:
    wet = in_liquid[here]
    if not wet.any():
        return
    who, way = here[wet], reach[wet]
    middle = position[who, 2] + direction[who, 2] * way / 2
    swallowed = np.tile(body.bands[-1][1], (len(who), 1))
    for top, absorb in reversed(body.bands):
        swallowed[middle <= top] = absorb
    energy[who] *= np.exp(-swallowed * way[:, None])


def _nearest(position: Array, direction: Array, cones: dict[str, Array]) -> tuple[Array, NDArray[np.intp], Array]:
    """Distance to the nearest boundary, which piece it is (−1 for none), and its smooth normal."""
    best = np.full(len(position), np.inf)
    which = np.full(len(position), -1)
    share = np.zeros(len(position))
    x, y, z = position.T
    dx, dy, dz = direction.T
    flat = dx**2 + dy**2
    turn = x * dx + y * dy
    radius2 = x**2 + y**2
    for number, (r1, z1, r2, z2) in enumerate(cones["ends"]):
        if abs(z2 - z1) < 1e-6:
            with np.errstate(divide="ignore", invalid="ignore"):
                candidates = [(z1 - z) / dz]
        else:
            slope = (r2 - r1) / (z2 - z1)
            start = r1 + slope * (z - z1)
            a = flat - (slope * dz) ** 2
            b = turn - slope * dz * start
            c = radius2 - start**2
            root = b**2 - a * c
            with np.errstate(divide="ignore", invalid="ignore"):
                q = np.sqrt(np.where(root >= 0, root, np.nan))
                candidates = [(-b - q) / a, (-b + q) / a]
        for way in candidates:
            with np.errstate(invalid="ignore"):
                height = z + dz * way
                if abs(z2 - z1) < 1e-6:
                    r = np.sqrt((x + dx * way) ** 2 + (y + dy * way) ** 2)
                    part = (r - r1) / (r2 - r1) if r1 != r2 else np.full_like(r, np.nan)
                else:
                    part = (height - z1) / (z2 - z1)
                    part = np.where(r1 + (r2 - r1) * part >= -1e-6, part, np.nan)
                hit = (way > 1e-4) & (way < best) & (part >= 0) & (part <= 1)
            best[hit], which[hit], share[hit] = way[hit], number, part[hit]
    known = np.maximum(which, 0)
    n = cones["normals"][known]
    radial = n[:, 0] * (1 - share) + n[:, 2] * share
    upright = n[:, 1] * (1 - share) + n[:, 3] * share
    hit_x, hit_y = x + dx * np.where(which >= 0, best, 0), y + dy * np.where(which >= 0, best, 0)
    r = np.maximum(np.hypot(hit_x, hit_y), 1e-9)
    normal = np.stack([radial * hit_x / r, radial * hit_y / r, upright], 1)
    return best, which, normal / np.maximum(np.linalg.norm(normal, axis=1), 1e-9)[:, None]


def _refract(direction: Array, normal: Array, inside: Array, outside: Array) -> tuple[Array, Array, NDArray[np.bool_], NDArray[np.bool_]]:
    """Snell and Fresnel: what passes goes on bent, and where nothing passes all is thrown back. Returns the new
    directions, the part of the light that goes on, who passed, and who is then in the liquid."""
    facing = -(direction * normal).sum(1)
    entering = facing > 0
    ahead = np.where(entering[:, None], normal, -normal)
    cosine = np.abs(facing)
    before = np.where(entering, outside, inside)
    behind = np.where(entering, inside, outside)
    ratio = before / behind
    under = 1 - ratio**2 * (1 - cosine**2)
    passes = under > 0
    inner = np.sqrt(np.maximum(under, 0))
    bent = ratio[:, None] * direction + (ratio * cosine - inner)[:, None] * ahead
    thrown = direction + 2 * cosine[:, None] * ahead
    along = ((before * cosine - behind * inner) / np.maximum(before * cosine + behind * inner, 1e-9)) ** 2
    across = ((before * inner - behind * cosine) / np.maximum(before * inner + behind * cosine, 1e-9)) ** 2
    part = np.where(passes, 1 - (along + across) / 2, 1.0)
    result = np.where(passes[:, None], bent, thrown)
    result /= np.maximum(np.linalg.norm(result, axis=1), 1e-9)[:, None]
    return result, part, passes, behind == LIQUID
