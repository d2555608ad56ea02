"""Cut fruit as meshes: flat slices and wedges, with painted cut faces and a skin.

A slice is made in the xz plane about the origin with its face to −y, as the camera sees it. A wedge has the
core of the fruit along the z axis and its skin towards +x.
"""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector, noise

from garnishes.fruit import RICHNESS
from mesh import mesh_object
from shaders import Shader, linear, numpy_image


def known(name):
    """The material of that name if the scene has it: several pieces of one fruit share theirs."""
    return bpy.data.materials.get(name)


def flesh(name, colour, relief, *, depth=0.05, strength=0.6, coat=0.0, soak=0.55, specular=0.5):
    """Wet fruit flesh from paintings (see `flesh_paint.relief`). depth: cm of the relief between black and white.

    soak: part of the light that goes on through a lit face to the far one, so that a slice glows from behind.
    """
    shader = Shader(name)
    base = shader.image(numpy_image(f"{name} colour", colour))
    parts = shader.node("ShaderNodeSeparateColor", Color=shader.image(numpy_image(f"{name} relief", relief, "Non-Color")))
    height, through, rough = (parts.outputs[channel] for channel in ("Red", "Green", "Blue"))
    normal = shader.bump(height, depth, strength)
    main = shader.node("ShaderNodeBsdfPrincipled", Roughness=rough, Specular__IOR__Level=specular, Coat__Weight=coat, Normal=normal)
    shader.set(main.inputs["Base Color"], base)
    rich = shader.node("ShaderNodeHueSaturation", Saturation=RICHNESS, Value=1.1, Color=base)
    light = shader.node("ShaderNodeBsdfTranslucent", Color=rich, Normal=normal)
    surface = shader.mix(through, main, light)
    shadow = shader.node("ShaderNodeLightPath").outputs["Is Shadow Ray"]
    passing = shader.math("MULTIPLY", shader.math("MULTIPLY", shadow, through), soak)
    return shader.done(shader.mix(passing, surface, shader.node("ShaderNodeBsdfTransparent", Color=rich)))


def rind(name, colour, dark, *, pores=9.0, depth=0.03, gloss=0.3, mottle=1.4, specular=0.5):
    """The oily skin of a citrus fruit: pores at `pores` per cm, patches of a darker colour."""
    shader = Shader(name)
    pits = shader.ramp(shader.cells(pores), [(0.05, 0.0), (0.42, 1.0)])
    patches = shader.ramp(shader.noise(mottle, 3.0), [(0.38, 0.0), (0.72, 1.0)])
    base = shader.mix_colour(patches, linear(colour), linear(dark)).outputs[0]
    base = shader.mix_colour(shader.ramp(pits.outputs[0], [(0.0, 0.35), (1.0, 0.0)]), base, linear(dark)).outputs[0]
    height = shader.math("ADD", pits, shader.noise(pores * 0.3, 2.0))
    main = shader.node("ShaderNodeBsdfPrincipled", Roughness=gloss, Specular__IOR__Level=specular, Coat__Weight=0.25, Coat__Roughness=0.18, Normal=shader.bump(height, depth, 0.5))
    shader.set(main.inputs["Base Color"], base)
    light = shader.node("ShaderNodeBsdfTranslucent", Color=base)
    return shader.done(shader.mix(0.06, main, light))


def _sampled(painting, u, v):
    """A painting's first channel at UV places (arrays)."""
    size = painting.shape[0]
    row = np.clip(((1 - v) * size).astype(int), 0, size - 1)
    column = np.clip((u * size).astype(int), 0, size - 1)
    return painting[row, column, 0]


def slab(name, outline, thickness, materials, *, start=0.0, sweep=2 * math.pi, steps=128, rings=26, edge=0.12, extent=None,
         relief=None, depth=0.0, centre=(0.0, 0.0), skinned=None):
    """A slice. outline: function of angles (array, radians from +x) giving the distance of the edge from the origin.

    materials: [face, skin]. start, sweep: the part of the turn it fills; a part is closed by cut sides.
    edge: rounding of the skin in cm. extent: half the width (cm) that the face's painting covers, or (half width,
    half height). relief, depth: a painting whose height also moves the face, by up to `depth` cm. centre: of the
    painting. skinned: function of an angle telling whether the edge has skin there; without it all has.
    """
    whole = sweep > 2 * math.pi - 1e-6
    angles = start + sweep * np.arange(steps if whole else steps + 1) / steps
    reach = outline(angles)
    half = thickness / 2
    edge = min(edge, half * 0.95)
    flat = np.linspace(0, 1, rings) ** 0.8
    round_off = np.linspace(0, math.pi / 2, 5)
    profile = [(f, 0.0, -half, 0) for f in flat[1:]]
    profile += [(1.0, edge * math.sin(a), -half + edge * (1 - math.cos(a)), 1) for a in round_off[1:]]
    profile += [(1.0, edge * math.sin(a), half - edge * (1 - math.cos(a)), 1) for a in reversed(round_off[1:])]
    profile += [(f, 0.0, half, 1 if f == 1 else 0) for f in reversed(flat[1:])]
    width, height = extent if isinstance(extent, tuple) else (extent or float(reach.max()),) * 2
    count = len(angles)
    vertices, uvs = [(0, -half, 0), (0, half, 0)], [(0.0, 0.0), (0.0, 0.0)]
    for part, out, y, _ in profile:
        radius = (reach - edge) * part + out
        x, z = radius * np.cos(angles), radius * np.sin(angles)
        vertices += list(zip(x, np.full(count, y), z))
        uvs += list(zip(x, z))
    vertices, uvs = np.array(vertices, float), np.array(uvs, float)
    uvs = np.column_stack([(uvs[:, 0] - centre[0]) / width, (uvs[:, 1] - centre[1]) / height]) / 2 + 0.5
    if relief is not None and depth:
        rise = (_sampled(relief, uvs[:, 0], uvs[:, 1]) - 0.5) * depth
        on_face = np.abs(vertices[:, 1]) > half - 1e-4
        vertices[:, 1] += np.where(on_face, np.sign(vertices[:, 1]) * rise, 0)
    faces, index = [], []
    along = count if whole else count - 1
    first, last = 2, 2 + (len(profile) - 1) * count
    for k in range(along):
        after = (k + 1) % count
        faces += [(0, first + k, first + after), (1, last + after, last + k)]
        index += [0, 0]
    for ring in range(len(profile) - 1):
        a, b = 2 + ring * count, 2 + (ring + 1) * count
        skin = profile[ring + 1][3]
        for k in range(along):
            after = (k + 1) % count
            faces.append((a + k, b + k, b + after, a + after))
            index.append(skin if skinned is None or skinned(float(angles[k])) else 0)
    if not whole:
        for k in (0, count - 1):
            column = [0] + [2 + ring * count + k for ring in range(len(profile))] + [1]
            for low, high in zip(range(len(column) // 2), range(len(column) - 1, 0, -1)):
                if high - low > 1:
                    corners = (column[low], column[low + 1], column[high - 1], column[high])
                    corners = corners if len(set(corners)) == 4 else tuple(dict.fromkeys(corners))
                    faces.append(corners if k == 0 else tuple(reversed(corners)))
                    index.append(0)
    return mesh_object(name, vertices, faces, materials, uvs=uvs, material_index=index, smooth_angle=50)


def wedge(name, meridian, angle, materials, *, pit=(0.0, 0.0), steps=20, across=14, relief=None, depth=0.0, hollow=0.0):
    """A wedge. meridian: (radius, z) of the skin from the lower to the upper end. angle: between the flat sides, radians.

    materials: [face, skin]. The painting of the flat sides has the core on its left edge and spans the fruit. hollow:
    how deep the flat sides are sunk in the middle, in cm. pit: radius and half length of what was cut out, in cm.
    """
    meridian = np.array(meridian, float)
    count = len(meridian)
    radius, half_length = float(meridian[:, 0].max()), float(np.abs(meridian[:, 1]).max())
    core = pit[0] * np.sqrt(np.clip(1 - (meridian[:, 1] / max(pit[1], 1e-6)) ** 2, 0, 1))
    core = np.minimum(core, meridian[:, 0] * 0.9)
    vertices, uvs, faces, index = [], [], [], []
    for side in (-1, 1):
        turn = side * angle / 2
        outward = np.array([-math.sin(turn), math.cos(turn), 0]) * side
        for s in np.linspace(0, 1, across + 1):
            r = core + (meridian[:, 0] - core) * s
            u, v = r / radius, meridian[:, 1] / half_length / 2 + 0.5
            lift = -hollow * math.sin(math.pi * s) * np.clip(meridian[:, 0] / radius, 0, 1)
            if relief is not None and depth and s < 0.999:
                lift = lift + (_sampled(relief, u, v) - 0.5) * depth
            points = np.column_stack([r * math.cos(turn), r * math.sin(turn), meridian[:, 1]]) + lift[:, None] * outward
            vertices += list(points)
            uvs += list(zip(u, v))
        offset = 0 if side < 0 else (across + 1) * count
        for s in range(across):
            for k in range(count - 1):
                a, b = offset + s * count + k, offset + (s + 1) * count + k
                faces.append((a, b, b + 1, a + 1) if side < 0 else (a, a + 1, b + 1, b))
                index.append(0)
    if pit[0]:
        other = (across + 1) * count
        for k in range(count - 1):
            faces.append((k, k + 1, other + k + 1, other + k))
            index.append(0)
    start = len(vertices)
    for j in range(steps + 1):
        turn = -angle / 2 + angle * j / steps
        vertices += list(np.column_stack([meridian[:, 0] * math.cos(turn), meridian[:, 0] * math.sin(turn), meridian[:, 1]]))
        uvs += [(0.99, 0.5)] * count
    for j in range(steps):
        for k in range(count - 1):
            a, b = start + j * count + k, start + (j + 1) * count + k
            faces.append((a, b, b + 1, a + 1))
            index.append(1)
    thing = mesh_object(name, vertices, faces, materials, uvs=uvs, material_index=index, smooth_angle=50)
    return _welded(thing)


def _welded(thing):
    """Joins the points that the sides of a wedge share."""
    shape = bmesh.new()
    shape.from_mesh(thing.data)
    bmesh.ops.remove_doubles(shape, verts=shape.verts[:], dist=1e-4)
    shape.to_mesh(thing.data)
    shape.free()
    return thing


def uneven(thing, amount, scale, seed=0):
    """Moves the points of a mesh by smooth noise: nothing that a knife cut is quite even. amount in cm."""
    away = Vector((seed * 3.7, seed * 1.3, seed * 7.1))
    for vertex in thing.data.vertices:
        vertex.co += noise.noise_vector(vertex.co * scale + away) * amount
    return thing


def bent(thing, curvature):
    """Bends a slice about the z axis, its sides to the back; curvature in 1/cm."""
    if abs(curvature) > 1e-6:
        for vertex in thing.data.vertices:
            x, y, z = vertex.co
            radius = 1 / curvature - y
            vertex.co = Vector((radius * math.sin(x * curvature), 1 / curvature - radius * math.cos(x * curvature), z))
    return thing


def turned(thing, rotation):
    """Turns a mesh about its origin (Euler angles), for good."""
    thing.data.transform(Euler(rotation).to_matrix().to_4x4())
    return thing


def moved(thing, by):
    """Moves a mesh against its origin, for good."""
    thing.data.transform(Matrix.Translation(by))
    return thing
