"""How the first edition's ice lies and looks: pieces in tiers, with a breath of frost."""

import math

from mesh import from_bmesh, place
from pieces import cube, shard, tilted

#: Refraction of ice in air, and the roughness of its surface.
ICE = (1.24, 0.02)
#: How white ice in air is by its frost, a cube by its cloudy heart, crushed ice by its height and by chance: stops of a ramp.
FROST = [(0.4, 0.04), (0.78, 0.26)]
HEART = [(0.46, 0.0), (0.8, 0.3)]
DRY = [(0.0, 0.42), (0.6, 1.0)]
SNOW = [(0.35, 0.08), (0.7, 0.6)]
#: What crushed ice lets pass of the light that goes straight on.
CRUSHED = (0.94, 0.96, 0.96, 1)
#: Cm behind the wall at which crushed ice in a drink is still seen.
SEEN_DEPTH = math.inf
#: Degrees below which an edge of cracked ice is smooth.
CRACKED_ANGLE = 38


def _tiers(glass, surface, side, lift):
    """Heights of the tiers of pieces from the surface down, with the free radius of each."""
    height = surface + lift - side / 2
    while height - side / 2 > glass.floor + 0.05:
        radius = min(glass.inner_radius(z) for z in (height - side / 2, height, min(height + side / 2, surface)))
        if radius < side * 0.72:
            return
        yield height, radius - 0.06
        height -= side * 1.06


def cubes(glass, surface, rng):
    radius = glass.inner_radius(surface - 1.2)
    side = 2.55 if radius > 3.7 else min(2.4, max(1.5, radius * 0.8))
    pieces, yaw = [], rng.uniform(0.2, 0.6)
    for number, (height, free) in enumerate(_tiers(glass, surface, side, 0.75)):
        top = number == 0
        wide = side * 1.05
        if free > math.hypot(wide, wide) * 1.0:
            spots = [(wide / 2 * i, wide / 2 * j) for i in (-1, 1) for j in (-1, 1)]
        elif free > math.hypot(wide, side / 2) * 0.98:
            spots = [(-wide / 2, 0), (wide / 2, 0)]
        else:
            spots = [(0, 0)]
        slack = max(0.0, free - max(math.hypot(abs(x) + side / 2, abs(y) + side / 2) for x, y in spots))
        shift = (rng.uniform(-slack, slack) * 0.7, rng.uniform(-slack, slack) * 0.7)
        for x, y in spots:
            turned = (x * math.cos(yaw) - y * math.sin(yaw) + shift[0], x * math.sin(yaw) + y * math.cos(yaw) + shift[1])
            size = side * rng.uniform(0.9, 0.97)
            rise = rng.uniform(-0.35, 0.12) if top and len(spots) > 1 else 0
            pieces.append(tilted(cube(size, rng), (*turned, height + rise), rng, yaw + rng.uniform(-0.06, 0.06), 0.045 if not top else 0.1))
        yaw += math.pi / 2 * (len(spots) == 2) + rng.uniform(0.2, 0.6)
    return pieces or [_small_piece(glass, surface, rng)]


def _small_piece(glass, surface, rng):
    side = glass.inner_radius(surface - 0.6) * 1.05
    return place(cube(side, rng), (0, 0, surface + 0.3 - side / 2), (0.1, 0.08, 0.5))


def cracked(glass, surface, rng):
    pieces = []
    for height, free in _tiers(glass, surface, 1.9, 0.7):
        count = max(1, int(2 * math.pi * (free - 0.9) / 2.0)) if free > 1.9 else 1
        start = rng.uniform(0, 6.28)
        for k in range(count):
            angle, reach = start + 2 * math.pi * k / count, (free - 0.98 if count > 1 else 0)
            piece = from_bmesh("ice", shard(0.93, rng, 0.9), [], 38)
            place(piece, (reach * math.cos(angle), reach * math.sin(angle), height + rng.uniform(-0.25, 0.2)), [rng.uniform(0, 6) for _ in range(3)])
            pieces.append(piece)
    return pieces or [_small_piece(glass, surface, rng)]
