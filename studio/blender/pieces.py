"""Single pieces of ice."""

import bmesh
from mathutils import Vector, noise

from mesh import from_bmesh, place

MELT = {"amount": 0.055, "scale": 0.5}


def _grid_cube(cuts):
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=2.0)
    bmesh.ops.subdivide_edges(shape, edges=shape.edges[:], cuts=cuts, use_grid_fill=True)
    return shape


def cube(size, rng, rounding=0.16, cuts=9):
    """A slightly melted cube; size in cm, one or three of them."""
    sides = size if isinstance(size, tuple) else (size, size, size)
    shape = _grid_cube(cuts)
    offset = Vector([rng.uniform(0, 99) for _ in range(3)])
    for vertex in shape.verts:
        core = Vector([max(-1 + rounding, min(1 - rounding, c)) for c in vertex.co])
        edge = vertex.co - core
        rounded = core + edge.normalized() * rounding if edge.length > 1e-6 else core
        point = Vector([c * side / 2 for c, side in zip(rounded, sides)])
        wave = noise.noise_vector(point * MELT["scale"] + offset) * 2 + noise.noise_vector(point * 1.8 + offset) * 0.4
        vertex.co = point + wave * MELT["amount"]
    return from_bmesh("ice", shape, [], 60)


def sphere(size, rng):
    """A hand-cut ball; diameter in cm."""
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=5, radius=size / 2)
    offset = Vector([rng.uniform(0, 99) for _ in range(3)])
    for vertex in shape.verts:
        vertex.co += noise.noise_vector(vertex.co * 0.55 + offset) * 0.05
    return from_bmesh("ice", shape, [], 180)


def shard(radius, rng, flat=0.85):
    """A broken piece: a hull of random points with its edges worn."""
    shape = bmesh.new()
    for _ in range(11):
        point = Vector([rng.gauss(0, 1) for _ in range(3)]).normalized() * radius * rng.uniform(0.75, 1.1)
        shape.verts.new((point.x, point.y, point.z * flat))
    bmesh.ops.convex_hull(shape, input=shape.verts[:])
    bmesh.ops.delete(shape, geom=[v for v in shape.verts if not v.link_faces], context="VERTS")
    bmesh.ops.bevel(shape, geom=shape.edges[:], offset=radius * 0.13, segments=2, affect="EDGES", profile=0.6, clamp_overlap=True)
    return shape


def tilted(thing, location, rng, yaw, tilt=0.09):
    """Puts a piece down turned by `yaw`, and leaning by up to `tilt` (radians)."""
    return place(thing, location, (rng.uniform(-tilt, tilt), rng.uniform(-tilt, tilt), yaw))
