"""A whole picture: the drink on its table, lit and framed.

One camera for all: 90 mm on a sensor 30 mm high, ten degrees above the table, the foot of the glass at the same
line. A small glass fills less of the frame than a tall one, but more than its size alone would give it, so
that a page of pictures reads as one set.
"""

import math
import random

import bpy
from mathutils import Vector

import ice
import liquids
from backdrops import backdrop_named, hang, lay_table, light_room, paint
from garnishes.put import put_garnishes
from glasses import GLASSES, build_vessel
from mesh import mesh_object
from setting import Setting
from shaders import Shader, UnknownPart, linear
from steam import rise

CARD = "#ffe9cf"
LENS, SENSOR = 90.0, 30.0
ELEVATION = math.radians(10)
#: Part of the frame below the foot of the glass.
BASE_LINE = 0.135
#: Degrees round the lip.
RIM_PLACES = (-28, 208, 150, 30, 90)


def frame_height(glass):
    """Cm that the picture is high at the glass."""
    return 2.5 * glass.height**0.75 + 3.2


def clear_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def set_up(spec):
    """Builds the scene of a picture. Raises UnknownPart for what can't be shown."""
    backdrop = backdrop_named(spec["backdrop"])
    glass, setting = build_drink(spec)
    frame = frame_height(glass)
    scale = frame / 15
    distance = frame * LENS / SENSOR
    target = (0.5 - BASE_LINE) * frame / math.cos(ELEVATION)
    hang(paint(backdrop, spec["seed"]), distance, 60 * scale, ELEVATION, target, frame)
    lay_table(backdrop, scale, seed=spec["seed"])
    light_room(backdrop.fill)
    light(scale, backdrop.key)
    if glass.material == "glass":
        put_card(glass, setting.surface, spec["layers"])
    aside = glass.handle[2] * 0.42 if glass.handle else 0
    put_camera((aside, 0, target), distance, ELEVATION)


def build_drink(spec):
    """Builds a drink on the origin. Returns its glass and its Setting."""
    if spec["glass"] not in GLASSES:
        raise UnknownPart("glass", f"no glass named {spec['glass']}")
    liquids.check(spec["layers"])
    rng = random.Random(spec["seed"])
    glass = GLASSES[spec["glass"]]()
    surface = min(glass.level_of(spec["fill"]), glass.height - 0.35)
    frozen = ice.fill(spec["ice"], glass, surface, rng)
    wet, top, still = liquids.pour(glass, surface, spec["layers"], spec.get("foam"), frozen.body, spec["glass"] == "pilsner", rng)
    clear_glass = glass.material == "glass"
    if frozen.body:
        if clear_glass and spec["layers"][-1]["clarity"] == "clear":
            ice.add_cores(frozen.body, rng)
        ice.keep_above(frozen.body, top)
    build_vessel(glass, wet)
    if spec["bubbles"] and clear_glass and spec["layers"][0]["clarity"] != "opaque":
        liquids.fizz(glass, still, spec["ice"], rng)
    setting = Setting(glass, top, max(frozen.top, top), spec["ice"], bool(spec.get("foam")), spec["seed"], random.Random(spec["seed"]), 5.3 - 0.13 * glass.height, list(RIM_PLACES))
    put_garnishes(setting, spec)
    if spec["steam"]:
        rise(glass, spec["seed"])
    return glass, setting


def light(scale, key=1.0, height=6):
    """Five soft boxes: key left, rim right, above, in front, and a glow from behind. Some are hidden from rays
    that pass through glass, where they would show as noisy rectangles."""
    warm, cool = (1, 0.93, 0.84), (0.88, 0.94, 1)
    aim = (0, 0, height * scale)
    _soft_box("key", (-34, -10, 26), aim, (12, 46), 11000 * key, warm, scale)
    _soft_box("rim", (36, 14, 20), aim, (7, 44), 9000 * key, cool, scale)
    _soft_box("above", (0, 4, 54), (0, 2 * scale, 0), (40, 26), 12000 * key, warm, scale)
    _soft_box("front", (-26, -52, 46), aim, (34, 30), 36000 * key, warm, scale).visible_transmission = False
    behind = _soft_box("behind", (14, 46, 40), (0, 0, 4 * scale), (22, 12), 11000 * key, warm, scale)
    behind.visible_transmission = behind.visible_glossy = False


def _soft_box(name, location, aim, size, power, colour, scale):
    lamp = bpy.data.lights.new(name, "AREA")
    lamp.shape, lamp.size, lamp.size_y = "RECTANGLE", size[0] * scale, size[1] * scale
    lamp.energy, lamp.color = power * scale * scale, colour
    thing = bpy.data.objects.new(name, lamp)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = Vector(location) * scale
    thing.rotation_euler = (Vector(aim) - thing.location).to_track_quat("-Z", "Y").to_euler()
    thing.visible_camera = False
    return thing


def put_card(glass, surface, layers):
    """A pale card behind the drink, seen through it alone: what makes a clear liquid glow in its own colour, as
    photographers of drinks do. Narrower than the glass, so that the glass keeps its dark edges; the deeper the
    colour, the brighter."""
    depth = max(1 - min(linear(layer["colour"])[:3]) for layer in layers)
    radius = max(r for r, z in glass.inner if z <= surface)
    shader = Shader("card")
    place = shader.node("ShaderNodeSeparateXYZ", Vector=shader.node("ShaderNodeTexCoord").outputs["UV"])
    across = shader.ramp(place.outputs["X"], [(0.0, 0.0), (0.25, 1.0), (0.75, 1.0), (1.0, 0.0)])
    upwards = shader.ramp(place.outputs["Y"], [(0.0, 0.3), (0.3, 1.0), (0.8, 1.0), (1.0, 0.5)])
    strength = shader.math("MULTIPLY", shader.math("MULTIPLY", across, upwards), 0.08 + 0.14 * depth)
    glow = shader.node("ShaderNodeEmission", Color=linear(CARD), Strength=strength)
    material = shader.done(shader.add(shader.node("ShaderNodeBsdfTransparent"), glow))
    y, low, high = radius + 1.0, glass.floor + 0.1, surface - 0.1
    corners = [(x * radius * 0.8, y, z) for x, z in ((-1, low), (1, low), (1, high), (-1, high))]
    card = mesh_object("card", corners, [(0, 1, 2, 3)], material, uvs=[(0, 0), (1, 0), (1, 1), (0, 1)], smooth_angle=None)
    card.visible_camera = card.visible_diffuse = card.visible_glossy = card.visible_shadow = False


def put_camera(target, distance, elevation, lens=LENS, shift=(0.0, 0.0)):
    """The camera in front (−y), aimed at a point."""
    camera = bpy.data.cameras.new("camera")
    thing = bpy.data.objects.new("camera", camera)
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    aim = Vector(target)
    thing.location = aim + Vector((0, -distance * math.cos(elevation), distance * math.sin(elevation)))
    thing.rotation_euler = (aim - thing.location).to_track_quat("-Z", "Y").to_euler()
    camera.sensor_fit, camera.sensor_height, camera.sensor_width, camera.lens = "VERTICAL", SENSOR, SENSOR, lens
    camera.clip_start, camera.clip_end = 0.1, 3000
    camera.shift_x, camera.shift_y = shift
