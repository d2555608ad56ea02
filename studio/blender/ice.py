"""Ice: its meshes, how it lies in a glass, and its materials.

Under the surface ice is what is cut out of the liquid; above it, a mesh of its own. Crushed ice is too fine to
cut: its chips stand in the liquid as they are.
"""

import math
from dataclasses import dataclass

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector, noise

from freezing import CLOUDY, CRACKED_ANGLE, CRUSHED, DRY, FROST, HEART, ICE, PALE, SEEN_DEPTH, SNOW, cracked, cubes
from mesh import bake, from_bmesh, half_space, join, place, remove, subtract
from pieces import cube, shard, sphere, tilted
from shaders import Shader, clear


#: Packing of cubes in such a bowl.
HEAPED = 0.74


@dataclass(frozen=True)
class Ice:
    """body: closed mesh to cut out of the liquid, or None. top: the highest point that carries a garnish."""

    body: object
    top: float


def fill(kind, glass, surface, rng, cloud=0.0, heaped=False):
    """Puts ice into a glass filled up to `surface` (cm), with a drink of some cloud. Returns the Ice, to be cut out of the liquid.
    heaped: a bowl that narrows upwards, in which ice can't rise, has so much of it that it reaches the surface."""
    if kind == "none":
        return Ice(None, surface)
    if kind == "crushed":
        return _crushed(glass, surface, rng, cloud)
    if heaped and kind == "cubes" and glass.inner_radius(surface) < max(radius for radius, _ in glass.inner) - 0.3:
        pieces = cubes(glass, surface, rng, HEAPED)
    else:
        pieces = _pieces(kind, glass, surface, rng)
    for piece in pieces:
        bake(piece)
    top = max((Vector(v.co).z for piece in pieces for v in piece.data.vertices), default=surface)
    joined_angle = CRACKED_ANGLE if kind == "cracked" else 60
    return Ice(join(pieces, "ice", joined_angle) if len(pieces) > 1 else pieces[0], max(surface, top - 0.15))


def _pieces(kind, glass, surface, rng):
    return {"cubes": cubes, "cracked": cracked, "large-cube": _large_cube, "sphere": _ball, "block": _block}[kind](glass, surface, rng)


def _large_cube(glass, surface, rng):
    side = min(glass.inner_radius(surface - 2) * 1.3, 5.0)
    height = min(side, surface - glass.floor + 0.5)
    return [tilted(cube((side, side, height), rng, 0.1, 16), (0.05, 0.1, surface + 0.55 - height / 2), rng, 0.62 + rng.uniform(-0.1, 0.1), 0.05)]


def _ball(glass, surface, rng):
    size = min(glass.inner_radius(surface - 2.5) * 1.72, 6.0)
    return [place(sphere(size, rng), (0.05, 0.15, max(glass.floor + size / 2 + 0.05, surface + 0.7 - size / 2)))]


def _block(glass, surface, rng):
    side = glass.inner_radius(surface - 1) * 1.2
    return [tilted(cube((side, side * 0.8, side * 0.62), rng, 0.12, 12), (0.1, 0.15, surface + 0.5 - side * 0.31), rng, 0.4, 0.08)]


def _crushed(glass, surface, rng, cloud):
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
    from_bmesh("crushed ice", heap, crushed_material(surface, cloud >= CLOUDY), 38)
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
        return shader.ramp(shader.noise(1.1, 5.0, 0.6), FROST)

    return clear("ice", ICE[0], rough=ICE[1], bump=_uneven(1.3, 0.05, 0.5), haze=((0.92, 0.96, 1, 1), frost))


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
    part = shader.ramp(shader.noise(2.6, 6.0, 0.65), HEART)
    white = (0.95, 0.97, 1, 1)
    veil = shader.mix(0.5, shader.node("ShaderNodeBsdfTranslucent", Color=white), shader.node("ShaderNodeBsdfDiffuse", Color=white))
    return shader.done(shader.mix(part, shader.node("ShaderNodeBsdfTransparent"), veil))


def crushed_material(surface, is_pale=False):
    """Chips: wet and nearly clear in the liquid, half snow above it. is_pale: in a cloudy drink a clear chip shows its
    edges alone, as dark curls; so they are faint and pale."""
    shader = Shader("crushed ice")
    glass = shader.node("ShaderNodeBsdfGlass", {"distribution": "GGX"}, Roughness=0.3 if is_pale else 0.05, IOR=1.02 if is_pale else 1.14)
    shader.set(glass.inputs["Normal"], _uneven(2.5, 0.05, 0.5)(shader))
    white = (0.9, 0.95, 0.96, 1)
    snow = shader.mix(0.5, shader.node("ShaderNodeBsdfTranslucent", Color=white), shader.node("ShaderNodeBsdfDiffuse", Color=white))
    z = shader.node("ShaderNodeSeparateXYZ", Vector=shader.object_coordinates()).outputs["Z"]
    dry = shader.ramp(shader.math("SUBTRACT", z, surface - 0.2), PALE if is_pale else DRY)
    part = shader.math("MULTIPLY", dry, shader.ramp(shader.noise(1.9, 3.0), SNOW))
    return shader.done(shader.see_through_shadow(shader.mix(part, glass, snow), CRUSHED))
