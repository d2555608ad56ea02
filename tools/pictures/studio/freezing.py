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
SNOW = [(0.4, 0.03), (0.8, 0.4)]
#: What crushed ice lets pass of the light that goes straight on.
CRUSHED = (0.99, 0.99, 0.99, 1)
#: Cm behind the wall at which crushed ice in a drink is still seen; what lies deeper is left out, since light would
#: have to find its way through hundreds of chips.
SEEN_DEPTH = 0.7
#: Degrees below which an edge of cracked ice is smooth: it keeps the faces along which it broke.
CRACKED_ANGLE = 38


def cubes(glass, surface, rng):
    radius = glass.inner_radius(surface - 1.2)
    side = 2.6 if radius > 3.4 else min(2.4, max(1.4, radius * 0.82))
    return _tumbled(glass, surface, rng, side**3, 0.56, lambda: cube(side * rng.uniform(0.86, 1.06), rng, rng.uniform(0.16, 0.3)))


def _tumbled(glass, surface, rng, volume, packing, make):
    """Pieces of about a volume (cm³) that fell into the glass: as many as reach through the surface. They float: a
    heap that ends below the surface rises as far as the glass is not narrower there."""
    brim = min(surface + 0.9, glass.height)
    count = min(22, max(1, round(glass.volume_to(brim) * packing / volume)))
    pieces = [make() for _ in range(count)]
    settle(pieces, glass, rng)
    for piece in [p for p in pieces if _top(p) > glass.height + 0.7 or p.matrix_basis.translation.z > surface + 0.9]:
        if len(pieces) > 1:
            pieces.remove(piece)
            remove(piece)
    lift = surface + rng.uniform(0.35, 0.75) - max(_top(piece) for piece in pieces)
    if lift > 0 and glass.inner_radius(surface) >= glass.inner_radius(surface - 1.5) - 0.05:
        for piece in pieces:
            piece.matrix_basis.translation.z += lift
    return pieces


def _top(piece):
    return max((piece.matrix_basis @ v.co).z for v in piece.data.vertices)


def cracked(glass, surface, rng):
    return _tumbled(glass, surface, rng, 3.6, 0.5, lambda: from_bmesh("ice", shard(rng.uniform(0.75, 1.15), rng, 0.85), [], CRACKED_ANGLE))
