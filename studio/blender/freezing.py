"""How ice lies and looks: pieces that fell into the glass, nearly clear."""

from mesh import from_bmesh, remove
from pieces import cube, shard
from tumble import settle

#: Refraction of ice in air, and the roughness of its surface.
ICE = (1.31, 0.0)
#: How white ice in air is by its frost, a cube by its cloudy heart, crushed ice by its height and by chance: stops of a ramp.
FROST = [(0.5, 0.0), (0.85, 0.14)]
HEART = [(0.5, 0.0), (0.85, 0.2)]
DRY = [(0.0, 0.06), (0.6, 1.0)]
#: The same in a drink that is at least so cloudy.
PALE, CLOUDY = [(0.0, 0.75), (0.6, 1.0)], 0.3
SNOW = [(0.4, 0.03), (0.8, 0.4)]
#: What crushed ice lets pass of the light that goes straight on.
CRUSHED = (0.99, 0.99, 0.99, 1)
#: Cm behind the wall at which crushed ice in a drink is still seen; what lies deeper is left out, since light would
#: have to find its way through hundreds of chips.
SEEN_DEPTH = 0.7
#: Of the pieces in a glass, the part that are whole cubes and that broke flat; the rest are chips. How large a piece is on
#: average, as a part of a cube.
WHOLE, BROKEN, MEAN = 0.74, 0.12, 0.78
#: Degrees below which an edge of cracked ice is smooth: it keeps the faces along which it broke.
CRACKED_ANGLE = 38


def cubes(glass, surface, rng, packing=0.52):
    radius = glass.inner_radius(surface - 1.2)
    side = 2.6 if radius > 3.4 else min(2.4, max(1.4, radius * 0.82))
    return _tumbled(glass, surface, rng, MEAN * side**3, packing, lambda: _from_the_bucket(side, rng), 1.3)


def _from_the_bucket(side, rng):
    """A piece as they come from a bucket: a cube, of which none is quite like another, one that broke flat, or a chip."""
    sort, longest = rng.random(), side * rng.uniform(0.82, 1.14)
    if sort < WHOLE:
        return cube((longest, longest * rng.uniform(0.86, 1), longest * rng.uniform(0.8, 0.98)), rng, rng.uniform(0.18, 0.4))
    if sort < WHOLE + BROKEN:
        return cube((longest, longest * rng.uniform(0.7, 0.9), longest * rng.uniform(0.52, 0.68)), rng, rng.uniform(0.24, 0.46))
    return from_bmesh("ice", shard(side * rng.uniform(0.34, 0.5), rng, rng.uniform(0.7, 0.95)), [], 60)


def _tumbled(glass, surface, rng, volume, packing, make, slant=0.5):
    """Pieces of about a volume (cm³) that fell into the glass: as many as reach through the surface. They float: a
    heap that ends below the surface rises as far as the glass is not narrower there. slant: see `settle`."""
    brim = min(surface + 0.9, glass.height)
    count = min(22 if packing < 0.6 else 30, max(1, round(glass.volume_to(brim) * packing / volume)))
    pieces = _small_first([make() for _ in range(count)])
    settle(pieces, glass, rng, slant)
    for piece in [p for p in pieces if _top(p) > glass.height + 0.7 or p.matrix_basis.translation.z > surface + 0.9]:
        if len(pieces) > 1:
            pieces.remove(piece)
            remove(piece)
    lift = surface + rng.uniform(0.35, 0.75) - max(_top(piece) for piece in pieces)
    if lift > 0 and glass.inner_radius(surface) >= glass.inner_radius(surface - 1.5) - 0.05:
        for piece in pieces:
            piece.matrix_basis.translation.z += lift
    return pieces


def _small_first(pieces):
    """With the smaller ones at the bottom, as a glass is filled with the tongs: whole cubes stand above the surface."""
    small = sorted(pieces, key=lambda piece: piece.dimensions.length)[: len(pieces) // 4]
    return small + [piece for piece in pieces if piece not in small]


def _top(piece):
    return max((piece.matrix_basis @ v.co).z for v in piece.data.vertices)


def cracked(glass, surface, rng):
    return _tumbled(glass, surface, rng, 3.6, 0.5, lambda: from_bmesh("ice", shard(rng.uniform(0.75, 1.15), rng, 0.85), [], CRACKED_ANGLE))
