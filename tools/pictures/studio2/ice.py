"""Ice: its meshes, how it lies in a glass, and its materials.

Under the surface ice is what is cut out of the liquid; above it, a mesh of its own. Crushed ice is too fine to
cut: its chips stand in the liquid as they are.
"""

import math
from dataclasses import dataclass

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector, noise

from mesh import bake, from_bmesh, half_space, join, place, remove, subtract
from shaders import Shader, clear
from tumble import settle

MELT = {"amount": 0.055, "scale": 0.5}


#: Cm behind the wall at which crushed ice in a drink is still seen; what lies deeper is left out, since light would
#: have to find its way through hundreds of chips.
SEEN_DEPTH = 0.7


@dataclass(frozen=True)
class Ice:
    """body: closed mesh to cut out of the liquid, or None. top: the highest point that carries a garnish."""

    body: object
    top: float


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


def fill(kind, glass, surface, rng):
    """Puts ice into a glass filled up to `surface` (cm). Returns the Ice, to be cut out of the liquid."""
    if kind == "none":
        return Ice(None, surface)
    if kind == "crushed":
        return _crushed(glass, surface, rng)
    pieces = {"cubes": _cubes, "cracked": _cracked, "large-cube": _large_cube, "sphere": _ball, "block": _block}[kind](glass, surface, rng)
    for piece in pieces:
        bake(piece)
    top = max((Vector(v.co).z for piece in pieces for v in piece.data.vertices), default=surface)
    return Ice(join(pieces, "ice") if len(pieces) > 1 else pieces[0], max(surface, top - 0.15))


def _tilted(thing, location, rng, yaw, tilt=0.09):
    return place(thing, location, (rng.uniform(-tilt, tilt), rng.uniform(-tilt, tilt), yaw))


def _large_cube(glass, surface, rng):
    side = min(glass.inner_radius(surface - 2) * 1.3, 5.0)
    height = min(side, surface - glass.floor + 0.5)
    return [_tilted(cube((side, side, height), rng, 0.1, 16), (0.05, 0.1, surface + 0.55 - height / 2), rng, 0.62 + rng.uniform(-0.1, 0.1), 0.05)]


def _ball(glass, surface, rng):
    size = min(glass.inner_radius(surface - 2.5) * 1.72, 6.0)
    return [place(sphere(size, rng), (0.05, 0.15, max(glass.floor + size / 2 + 0.05, surface + 0.7 - size / 2)))]


def _block(glass, surface, rng):
    side = glass.inner_radius(surface - 1) * 1.2
    return [_tilted(cube((side, side * 0.8, side * 0.62), rng, 0.12, 12), (0.1, 0.15, surface + 0.5 - side * 0.31), rng, 0.4, 0.08)]


def _cubes(glass, surface, rng):
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


def _small_piece(glass, surface, rng):
    side = glass.inner_radius(surface - 0.6) * 1.05
    return place(cube(side, rng), (0, 0, surface + 0.3 - side / 2), (0.1, 0.08, 0.5))


def _cracked(glass, surface, rng):
    return _tumbled(glass, surface, rng, 3.6, 0.5, lambda: from_bmesh("ice", shard(rng.uniform(0.75, 1.15), rng, 0.85), [], 38))


def _crushed(glass, surface, rng):
    """Chips from the floor to a mound above the lip, thickest along the wall where they are seen."""
    rim = glass.height - 0.25
    mound = glass.inner_radius(rim) * 0.42
    top = rim + mound
    chips, grid = [], {}
    space = glass.volume_to(rim)
    wanted = int(min(900, max(120, space * 2.6)))
    for _ in range(wanted * 30):
        if len(chips) >= wanted:
            break
        radius = rng.uniform(0.2, 0.46)
        z = rng.uniform(glass.floor + 0.3, top)
        free = glass.inner_radius(min(z, rim)) - radius * 1.02
        if z > rim:
            free = glass.inner_radius(rim) * math.sqrt(max(0, 1 - ((z - rim) / mound) ** 2)) - radius * 0.4
        if free <= 0.05:
            continue
        angle, reach = rng.uniform(0, 2 * math.pi), free * rng.random() ** 0.38
        if z < surface - 0.4 and reach < free - SEEN_DEPTH:
            continue
        point = Vector((reach * math.cos(angle), reach * math.sin(angle), z))
        cell = tuple(int(c // 1.1) for c in point)
        near = [c for i in (-1, 0, 1) for j in (-1, 0, 1) for k in (-1, 0, 1) for c in grid.get((cell[0] + i, cell[1] + j, cell[2] + k), [])]
        if any((point - other).length < (radius + reached) * 0.66 for other, reached in near):
            continue
        chips.append((point, radius))
        grid.setdefault(cell, []).append((point, radius))
    heap = bmesh.new()
    for point, radius in chips:
        chip = shard(radius, rng, 0.8)
        turned = Euler([rng.uniform(0, 6) for _ in range(3)]).to_matrix().to_4x4()
        bmesh.ops.transform(chip, matrix=Matrix.Translation(point) @ turned, verts=chip.verts[:])
        part = bpy.data.meshes.new("chip")
        chip.to_mesh(part)
        chip.free()
        heap.from_mesh(part)
        bpy.data.meshes.remove(part)
    from_bmesh("crushed ice", heap, crushed_material(surface), 38)
    return Ice(None, top - 0.35)


def keep_above(body, surface):
    """What stands out of the liquid of a body of ice (removed with its lower part); open at the surface, so
    that one looks into the drink through it. Leaves nothing where nothing stands out."""
    cutter = half_space(surface)
    subtract(body, cutter)
    remove(cutter)
    shape = bmesh.new()
    shape.from_mesh(body.data)
    closing = [f for f in shape.faces if abs(f.calc_center_median().z - surface) < 1e-3 and f.normal.z < -0.9]
    bmesh.ops.delete(shape, geom=closing, context="FACES")
    shape.to_mesh(body.data)
    shape.free()
    if not body.data.polygons:
        remove(body)
        return
    body.data.materials.clear()
    body.data.materials.append(ice_material())


def _uneven(scale, distance, strength):
    return lambda shader: shader.bump(shader.noise(scale), distance, strength)


def ice_material():
    """Clear ice in air, wet, with a breath of frost so that its top is never a black mirror."""

    def frost(shader):
        return shader.ramp(shader.noise(1.1, 5.0, 0.6), [(0.5, 0.0), (0.85, 0.14)])

    return clear("ice", 1.31, rough=0.0, bump=_uneven(1.3, 0.05, 0.5), haze=((0.92, 0.96, 1, 1), frost))


def add_cores(body, rng):
    """The cloudy hearts of cubes: faint veils in the middle of each separate piece."""
    shape = bmesh.new()
    shape.from_mesh(body.data)
    seen = set()
    for vertex in shape.verts:
        if vertex in seen:
            continue
        island, queue = [], [vertex]
        seen.add(vertex)
        while queue:
            here = queue.pop()
            island.append(here.co.copy())
            for edge in here.link_edges:
                other = edge.other_vert(here)
                if other not in seen:
                    seen.add(other)
                    queue.append(other)
        centre = sum(island, Vector()) / len(island)
        reach = min((p - centre).length for p in island)
        core = bmesh.new()
        bmesh.ops.create_icosphere(core, subdivisions=3, radius=reach * 0.62)
        offset = Vector([rng.uniform(0, 99) for _ in range(3)])
        for v in core.verts:
            v.co *= 0.75 + 0.6 * noise.noise(v.co * 1.4 + offset)
        place(from_bmesh("ice core", core, _core_material(), 180), centre)
    shape.free()


def _core_material():
    found = bpy.data.materials.get("ice core")
    if found:
        return found
    shader = Shader("ice core")
    part = shader.ramp(shader.noise(2.6, 6.0, 0.65), [(0.5, 0.0), (0.85, 0.2)])
    white = (0.95, 0.97, 1, 1)
    veil = shader.mix(0.5, shader.node("ShaderNodeBsdfTranslucent", Color=white), shader.node("ShaderNodeBsdfDiffuse", Color=white))
    return shader.done(shader.mix(part, shader.node("ShaderNodeBsdfTransparent"), veil))


def crushed_material(surface):
    """Chips: wet and nearly clear in the liquid, half snow above it."""
    shader = Shader("crushed ice")
    glass = shader.node("ShaderNodeBsdfGlass", {"distribution": "GGX"}, Roughness=0.05, IOR=1.14)
    shader.set(glass.inputs["Normal"], _uneven(2.5, 0.05, 0.5)(shader))
    white = (0.9, 0.95, 0.96, 1)
    snow = shader.mix(0.5, shader.node("ShaderNodeBsdfTranslucent", Color=white), shader.node("ShaderNodeBsdfDiffuse", Color=white))
    z = shader.node("ShaderNodeSeparateXYZ", Vector=shader.object_coordinates()).outputs["Z"]
    dry = shader.ramp(shader.math("SUBTRACT", z, surface - 0.2), [(0.0, 0.06), (0.6, 1.0)])
    part = shader.math("MULTIPLY", dry, shader.ramp(shader.noise(1.9, 3.0), [(0.4, 0.03), (0.8, 0.4)]))
    return shader.done(shader.see_through_shadow(shader.mix(part, glass, snow), (0.99, 0.99, 0.99, 1)))
