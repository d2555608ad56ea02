"""What rooms are built of: walls, windows, shelves of bottles, lamps, leaves. All of it is seen out of focus, and
reflected, so that shapes and colours count and details do not. One unit is one centimetre; the table's top is at
height 0, the drink on the origin, the camera looks along +y.
"""

from __future__ import annotations

import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector, noise

from mesh import from_bmesh, mesh_object, place, tube, turn
from shaders import Shader, linear

Point = tuple[float, float, float]
Material = bpy.types.Material


def matt(colour: str, rough: float = 0.6, mottle: float = 0.0, scale: float = 0.02) -> Material:
    """A plain surface. mottle: how much lighter and darker it is in blotches, 0–1; scale: blotches per cm."""
    shader = Shader("matt")
    main = shader.node("ShaderNodeBsdfPrincipled", Roughness=rough)
    shader.set(main.inputs["Base Color"], _mottled(shader, colour, mottle, scale) if mottle else linear(colour))
    return shader.done(main)


def _mottled(shader: Shader, colour: str, mottle: float, scale: float) -> object:
    tone = linear(colour)
    dark, light = (tuple(c * f for c in tone[:3]) + (1,) for f in (1 - mottle, 1 + mottle))
    return shader.ramp(shader.noise(scale, 5.0), [(0.3, dark), (0.7, light)]).outputs[0]


def wood(colour: str, rough: float = 0.35, along: str = "x") -> Material:
    shader = Shader("wood")
    stretch = {"x": (0.01, 0.3, 0.3), "z": (0.3, 0.3, 0.01), "y": (0.3, 0.01, 0.3)}[along]
    where = shader.node("ShaderNodeMapping", Vector=shader.object_coordinates(), Scale=stretch)
    tone = linear(colour)
    dark = tuple(c * 0.45 for c in tone[:3]) + (1,)
    main = shader.node("ShaderNodeBsdfPrincipled", Roughness=rough)
    shader.set(main.inputs["Base Color"], shader.ramp(shader.noise(1.0, 5.0, 0.6, where.outputs[0]), [(0.3, dark), (0.65, tone)]))
    return shader.done(main)


def shine(colour: str, strength: float) -> Material:
    shader = Shader("shine")
    return shader.done(shader.node("ShaderNodeEmission", Color=linear(colour), Strength=strength))


def brass() -> Material:
    shader = Shader("brass")
    return shader.done(shader.node("ShaderNodeBsdfPrincipled", Base__Color=(0.78, 0.55, 0.25, 1), Metallic=1.0, Roughness=0.28))


def cloth(colour: str, through: float = 0.4) -> Material:
    """Curtains and shades, which light passes."""
    shader = Shader("cloth")
    tone = linear(colour)
    return shader.done(
        shader.mix(through, shader.node("ShaderNodeBsdfDiffuse", Color=tone), shader.node("ShaderNodeBsdfTranslucent", Color=tone))
    )


def bottle_glass(colour: str) -> Material:
    """Bottles out of focus: gloss over a colour that light passes."""
    shader = Shader("bottle")
    tone = linear(colour)
    body = shader.mix(0.55, shader.node("ShaderNodeBsdfDiffuse", Color=tone), shader.node("ShaderNodeBsdfTranslucent", Color=tone))
    gloss = shader.node("ShaderNodeBsdfGlossy", Roughness=0.08)
    return shader.done(shader.mix(shader.node("ShaderNodeFresnel", IOR=1.5), body, gloss))


def box(size: Point, middle: Point, material: Material, turned: float = 0.0) -> bpy.types.Object:
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1.0)
    bmesh.ops.scale(shape, vec=size, verts=shape.verts[:])
    thing = from_bmesh("box", shape, material, 30)
    return place(thing, middle, (0, 0, turned))


def sheet(corners: list[Point], material: Material) -> bpy.types.Object:
    return mesh_object("sheet", corners, [tuple(range(len(corners)))], material, smooth_angle=None)


def ball(radius: float, middle: Point, material: Material) -> bpy.types.Object:
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=3, radius=radius)
    return place(from_bmesh("ball", shape, material, 180), middle)


def turned_body(outline: list[tuple[float, float]], middle: Point, material: Material) -> bpy.types.Object:
    vertices, faces = turn(outline, 32)
    return place(mesh_object("turned", vertices, faces, material, smooth_angle=60), middle)


BOTTLES = [
    [(0, 0), (3.6, 0), (3.7, 0.5), (3.7, 17), (3.3, 19.5), (1.5, 22), (1.35, 28), (1.6, 28.2), (1.6, 30), (0, 30)],
    [(0, 0), (4.4, 0), (4.5, 0.5), (4.5, 12), (4.0, 15), (1.8, 18), (1.5, 24), (1.9, 24.2), (1.9, 26), (0, 26)],
    [(0, 0), (3.2, 0), (3.3, 0.5), (3.2, 21), (2.6, 25), (1.3, 28), (1.2, 33), (1.5, 33.1), (1.5, 34.5), (0, 34.5)],
    [(0, 0), (4.0, 0), (4.1, 0.5), (3.6, 9), (3.9, 18), (3.1, 20.5), (1.6, 21.5), (1.5, 27), (2.0, 27.2), (2.0, 29.6), (0, 29.6)],
]
SPIRITS = ("#5a2408", "#8a4410", "#caa25a", "#dfe4dc", "#24401c", "#6a1410", "#c8d0d4", "#3a1c0c", "#b87828", "#7a9a84", "#1c2a3c", "#d8c8a0")


def bottles_on(left: float, right: float, y: float, z: float, rng: random.Random, gap: float = 3.0) -> None:
    """A row of bottles of several shapes, here and there a gap."""
    shades = [bottle_glass(colour) for colour in SPIRITS]
    x = left
    while x < right:
        if rng.random() < 0.86:
            outline = rng.choice(BOTTLES)
            grown = rng.uniform(0.88, 1.12)
            turned_body([(r * grown, h * grown) for r, h in outline], (x, y + rng.uniform(-2, 2), z), rng.choice(shades))
        x += 8.4 + gap * rng.random() * 1.6


def window(left: float, right: float, low: float, high: float, y: float, panes: tuple[int, int], sky: Material, frame: Material, turned: float = 0.0, about: Point = (0, 0, 0)) -> None:
    """A window that shines, with its bars; it stands across y and is turned about the upright through `about`."""
    parts = [sheet([(left, y, low), (right, y, low), (right, y, high), (left, y, high)], sky)]
    for i in range(panes[0] + 1):
        x = left + (right - left) * i / panes[0]
        parts.append(box((5, 6, high - low + 5), (x, y - 3, (low + high) / 2), frame))
    for i in range(panes[1] + 1):
        z = low + (high - low) * i / panes[1]
        parts.append(box((right - left + 5, 6, 5), ((left + right) / 2, y - 3, z), frame))
    swing = Matrix.Translation(about) @ Matrix.Rotation(turned, 4, "Z") @ Matrix.Translation(-Vector(about))
    for part in parts:
        part.matrix_basis = swing @ part.matrix_basis


def sky_through(low: float, high: float, stops: list[tuple[float, str]], strength: float) -> Material:
    """What is seen through a window: colours by height, mottled as clouds and trees are."""
    shader = Shader("view")
    z = shader.node("ShaderNodeSeparateXYZ", Vector=shader.object_coordinates()).outputs["Z"]
    part = shader.math("DIVIDE", shader.math("SUBTRACT", z, low), high - low)
    part = shader.math("MULTIPLY_ADD", shader.noise(0.03, 4.0), 0.25, shader.math("SUBTRACT", part, 0.125))
    tone = shader.ramp(part, [(position, linear(colour)) for position, colour in stops])
    return shader.done(shader.node("ShaderNodeEmission", Color=tone, Strength=strength))


def curtain(left: float, right: float, low: float, high: float, y: float, material: Material, fold: float = 5.0, wave: float = 14.0) -> bpy.types.Object:
    columns = int((right - left) / 1.5)
    vertices, faces = [], []
    for i in range(columns + 1):
        x = left + (right - left) * i / columns
        depth = fold * (math.sin(x / wave * 2 * math.pi) + 0.5 * noise.noise(Vector((x * 0.05, y, 0))))
        vertices += [(x, y + depth * 0.7, high), (x, y + depth, low)]
    for i in range(columns):
        a = 2 * i
        faces.append((a, a + 2, a + 3, a + 1))
    return mesh_object("curtain", vertices, faces, material, smooth_angle=180)


def pendant(middle: Point, radius: float, glow: Material, shade: Material | None = None) -> None:
    """A lamp on a cord: a bare globe, or one below a shade."""
    x, y, z = middle
    ball(radius, middle, glow)
    tube([(x, y, z + radius), (x, y, z + 160)], 0.4, matt("#101010"), 6)
    if shade:
        turned_body([(radius * 2.6, -radius * 0.3), (radius * 1.5, radius * 1.3), (radius * 0.5, radius * 2)], middle, shade)


def leaves(middle: Point, spread: Point, count: int, size: float, colours: tuple[str, ...], rng: random.Random, narrow: float = 0.4) -> None:
    """A bush: pointed leaves at random in an ellipsoid, which let light through."""
    for colour in colours:
        shape = bmesh.new()
        for _ in range(count // len(colours)):
            at = Vector([rng.gauss(0, 0.45) * s for s in spread]) + Vector(middle)
            length = size * rng.uniform(0.6, 1.3)
            tip = Vector([rng.gauss(0, 1) for _ in range(3)]).normalized()
            side = tip.orthogonal().normalized() * length * narrow / 2
            lift = tip.cross(side).normalized() * length * 0.12
            points = [at, at + tip * length * 0.4 + side + lift, at + tip * length, at + tip * length * 0.4 - side + lift]
            shape.faces.new([shape.verts.new(p) for p in points])
        from_bmesh("leaves", shape, cloth(colour, 0.45), None)


def palm(foot: Point, length: float, turn_by: float, colour: str, rng: random.Random) -> None:
    """One frond that arches from its foot."""
    shape = bmesh.new()
    spine = [Vector((math.cos(turn_by) * length * t, math.sin(turn_by) * length * t, length * (0.75 * t - 0.85 * t * t))) + Vector(foot) for t in [i / 22 for i in range(23)]]
    for i, point in enumerate(spine[2:-1], 2):
        along = (spine[i + 1] - point).normalized()
        reach = length * 0.36 * math.sin(math.pi * min(1, i / 22 * 0.9 + 0.12)) * rng.uniform(0.85, 1.1)
        for side in (-1, 1):
            across = along.cross(Vector((0, 0, 1))).normalized() * side
            tip = point + (across * 0.8 + along * 0.65 - Vector((0, 0, 0.35))).normalized() * reach
            width = along * length * 0.016
            shape.faces.new([shape.verts.new(p) for p in (point - width, point + width, tip)])
    from_bmesh("frond", shape, cloth(colour, 0.4), None)


def candle(middle: Point, height: float = 9.0, strength: float = 60.0) -> None:
    x, y, z = middle
    turned_body([(0, 0), (2.6, 0), (2.6, height), (0, height)], middle, cloth("#f2dfba", 0.5))
    ball(1.5, (x, y, z + height + 1.6), shine("#ffb050", strength))


def string_of_lights(start: Point, end: Point, sag: float, count: int, glow: Material) -> None:
    """Small bulbs on a sagging cord."""
    a, b = Vector(start), Vector(end)
    points = [a.lerp(b, t) - Vector((0, 0, sag * 4 * t * (1 - t))) for t in [i / (count - 1) for i in range(count)]]
    tube(points, 0.5, matt("#14110e"), 6)
    for point in points:
        ball(2.4, tuple(point - Vector((0, 0, 3))), glow)


def floor_and_ceiling(floor: Material, ceiling: Material | None, low: float = -78, high: float = 200, reach: float = 420) -> None:
    for z, material in ((low, floor), (high, ceiling)):
        if material:
            sheet([(-reach, -reach, z), (reach, -reach, z), (reach, reach, z), (-reach, reach, z)], material)


def walls(material: Material, left: float = -330, right: float = 330, back: float = -330, front: float = 330, low: float = -78, high: float = 200, sides: str = "lrbf") -> None:
    """Upright walls: l(eft), r(ight), b(ehind the camera), f(acing it)."""
    corners = {"l": ((left, back), (left, front)), "r": ((right, front), (right, back)), "f": ((left, front), (right, front)), "b": ((right, back), (left, back))}
    for side in sides:
        (x1, y1), (x2, y2) = corners[side]
        sheet([(x1, y1, low), (x2, y2, low), (x2, y2, high), (x1, y1, high)], material)


def chair(middle: Point, material: Material, turned: float = 0.0) -> None:
    """A chair from behind or the side, seen over the table's edge."""
    parts = [box((42, 42, 4), (0, 0, -32), material), box((42, 4, 12), (0, 20, 8), material), box((42, 4, 6), (0, 20, -10), material)]
    parts += [box((4, 4, 90 if y > 0 else 44), (x, y, -30 if y > 0 else -54), material) for x in (-19, 19) for y in (-19, 20)]
    swing = Matrix.Translation(middle) @ Matrix.Rotation(turned, 4, "Z")
    for part in parts:
        part.matrix_basis = swing @ part.matrix_basis


def sky(stops: list[tuple[float, str]], strength: float = 1.0) -> None:
    """The sky around: colours by height from the horizon (0.5) up to the zenith (1)."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    z = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(tree.nodes.new("ShaderNodeTexCoord").outputs["Generated"], z.inputs[0])
    half = tree.nodes.new("ShaderNodeMath")
    half.operation = "MULTIPLY_ADD"
    half.inputs[1].default_value = half.inputs[2].default_value = 0.5
    tree.links.new(z.outputs["Z"], half.inputs[0])
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    elements = ramp.color_ramp.elements
    while len(elements) > 1:
        elements.remove(elements[-1])
    for i, (position, colour) in enumerate(stops):
        element = elements[0] if i == 0 else elements.new(position)
        element.position, element.color = position, linear(colour)
    tree.links.new(half.outputs[0], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], tree.nodes["Background"].inputs["Color"])
    tree.nodes["Background"].inputs["Strength"].default_value = strength


def sun(azimuth: float, elevation: float, strength: float, colour: str = "#fff2dc") -> None:
    """Sunlight from a direction: degrees from +x to +y, and above the horizon."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.angle, lamp.color = strength, math.radians(1.0), linear(colour)[:3]
    thing = bpy.data.objects.new("sun", lamp)
    bpy.context.scene.collection.objects.link(thing)
    a, e = math.radians(azimuth), math.radians(elevation)
    thing.rotation_euler = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e))).to_track_quat("Z", "Y").to_euler()
