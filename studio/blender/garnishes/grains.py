"""Salt, sugar, spice and crumbs: grains by the thousand in one mesh, and where they come to lie."""

import math
from dataclasses import dataclass

import bpy
import numpy as np
from mathutils import Matrix, Vector

from garnishes.forms import at
from garnishes.places import wall
from mesh import mesh_object
from shaders import Shader, linear

#: What strewn things may land on, by the beginning of its name.
GROUNDS = ("liquid", "ice", "crushed ice", "whipped cream")

_BOX = np.array([(x, y, z) for z in (-1, 1) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))], float) / 2
_BOX_FACES = np.array([(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)])
_CHIP = np.array([(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)], float) / 2
_CHIP_FACES = np.array([(0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4), (2, 0, 5), (1, 2, 5), (3, 1, 5), (0, 3, 5)])


@dataclass(frozen=True)
class Grain:
    """What one thing strewn is like.

    size: from the least to the largest, cm. form: length, breadth and height as parts of the size.
    crystal: a broken box, else a chip. ragged: how far its corners are off. colours: (share, colour) that
    add up to 1. light: part of the light it lets through. glow: light of its own colour that it gives off, as a part: what is
    clear and broken passes light on from grain to grain more often than is followed.
    """

    size: tuple
    colours: tuple
    form: tuple = (1.0, 1.0, 1.0)
    crystal: bool = False
    ragged: float = 0.3
    rough: float = 0.6
    specular: float = 0.4
    light: float = 0.1
    glow: float = 0.0


def numbers(setting):
    """Random numbers by the array, from the picture's own seed."""
    return np.random.default_rng(setting.rng.randrange(2**32))


def substance(name, grain):
    """The material of grains: each of a colour of its own."""
    shader = Shader(name)
    chosen = shader.node("ShaderNodeNewGeometry").outputs["Random Per Island"]
    starts = np.cumsum([0] + [share for share, _ in grain.colours[:-1]])
    base = shader.ramp(chosen, [(float(start), linear(colour)) for start, (_, colour) in zip(starts, grain.colours)])
    base.color_ramp.interpolation = "CONSTANT"
    main = shader.node("ShaderNodeBsdfPrincipled", Roughness=grain.rough, Specular__IOR__Level=grain.specular)
    shader.set(main.inputs["Base Color"], base)
    if grain.glow:
        shader.set(main.inputs["Emission Color"], base)
        shader.set(main.inputs["Emission Strength"], grain.glow)
    light = shader.node("ShaderNodeBsdfTranslucent", Color=base)
    return shader.done(shader.mix(grain.light, main, light))


def strew(name, places, grain, chance, material=None, normals=None, lie=0.0):
    """One mesh of a grain at each of the places (n×3).

    normals: (n×3) which way is up at each. lie: from 0, turned anyhow, to 1, flat on the ground.
    """
    count = len(places)
    if not count:
        return None
    shape, corners = (_BOX, _BOX_FACES) if grain.crystal else (_CHIP, _CHIP_FACES)
    size = grain.size[0] + (grain.size[1] - grain.size[0]) * chance.random(count) ** 2.2
    points = shape[None] * (1 + grain.ragged * chance.normal(size=(count, len(shape), 3)))
    points = points * np.array(grain.form) * size[:, None, None]
    up = np.tile([0.0, 0.0, 1.0], (count, 1)) if normals is None else normals
    points = points @ _turns(up, chance, lie) + places[:, None]
    faces = (np.arange(count)[:, None, None] * len(shape) + corners[None]).reshape(-1, corners.shape[1])
    return mesh_object(name, points.reshape(-1, 3), faces.tolist(), material or substance(name, grain), smooth_angle=None)


def _turns(up, chance, lie):
    """Rotations (n×3×3, rows are axes): the third axis along `up` as far as a grain lies flat."""
    z = up * lie + chance.normal(size=up.shape) * (1 - lie) * 0.8 + up * 1e-3
    z /= np.linalg.norm(z, axis=1, keepdims=True)
    x = np.cross(z, chance.normal(size=up.shape))
    x /= np.maximum(np.linalg.norm(x, axis=1, keepdims=True), 1e-9)
    return np.stack([x, np.cross(z, x), z], 1)


def landing(setting, x, y, above=6.0):
    """Where something that falls on the drink comes to rest: (height, normal), or None beside it."""
    scene, graph = bpy.context.scene, bpy.context.evaluated_depsgraph_get()
    height = setting.bed + above
    for _ in range(14):
        hit, place, normal, _, thing, _ = scene.ray_cast(graph, Vector((x, y, height)), Vector((0, 0, -1)))
        if not hit or place.z < setting.surface - 0.6:
            return None
        if thing.name.startswith(GROUNDS) and abs(normal.z) > 0.1:
            return place.z, normal if normal.z > 0 else -normal
        height = place.z - 0.008
    return None


def fallen(setting, count, chance, reach=0.9, thin=2.5, clumps=0.5):
    """Places and normals of grains that fell on the drink, thinner towards the wall.

    reach: of the farthest, as a part of the surface's radius. thin: the greater, the later they thin out.
    clumps: how unevenly they fell, 0 to 1.
    """
    radius = wall(setting, setting.surface) * reach
    places, normals = [], []
    phases = chance.uniform(0, 6.28, 6)
    for _ in range(count * 8):
        if len(places) == count:
            break
        x, y = chance.uniform(-radius, radius, 2)
        part = math.hypot(x, y) / radius
        cloud = 0.5 + 0.5 * math.sin(1.7 * x + phases[0]) * math.sin(1.9 * y + phases[1]) + 0.3 * math.sin(4.1 * x + 3.3 * y + phases[2])
        if part > 1 or chance.random() > (1 - part**thin) * (1 - clumps + clumps * cloud):
            continue
        found = landing(setting, x, y)
        if found:
            places.append((x, y, found[0]))
            normals.append(tuple(found[1]))
    return np.array(places).reshape(-1, 3), np.array(normals).reshape(-1, 3)


def strewn(setting, count, size, reach=0.6):
    """Places (x, y, z, normal) for small things on the drink that don't touch each other; size: room for each, cm."""
    radius, found, taken = wall(setting, setting.surface) * reach, [], []
    for attempt in range(count * 80):
        if len(found) == count:
            break
        room = size * (1 - 0.5 * attempt / (count * 80))
        angle, part = setting.rng.uniform(0, 2 * math.pi), math.sqrt(setting.rng.random())
        x, y = radius * part * math.cos(angle), radius * part * math.sin(angle)
        if any(math.hypot(x - a, y - b) < room for a, b in taken):
            continue
        ground = landing(setting, x, y)
        if ground:
            taken.append((x, y))
            found.append((x, y, *ground))
    return found


def resting(setting, place, *, tip=0.0, lift=0.0, turn=None):
    """A frame on the drink: z up along the ground there, tipped to the camera by `tip`, `lift` cm above."""
    x, y, z, _ = place
    spin = setting.rng.uniform(0, 2 * math.pi) if turn is None else turn
    return at((x, y, z + lift), tip, setting.rng.uniform(-0.08, 0.08), 0) @ Matrix.Rotation(spin, 4, "Z")


def next_bed(setting):
    """The next free place on the drink, nearly as high as the highest ice about it: (x, y, z, normal)."""
    x, y, z = setting.bed_place()
    around = [landing(setting, x + a, y + b) for a, b in ((0, 0), (0.6, 0), (-0.6, 0), (0, 0.6), (0, -0.6))]
    heights = [found[0] for found in around if found]
    height = (max(heights) + sum(heights) / len(heights)) / 2 - 0.1 * setting.solid_bed if heights else z
    return x, y, height, Vector((0, 0, 1))
