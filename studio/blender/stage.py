"""The light of a place around a drink: the room all round, the lamp, the table."""

from __future__ import annotations

import math

import bpy
import cv2
import numpy as np
from mathutils import Vector
from numpy.typing import NDArray

from behind import Behind
from caustics import Beam
from dusk import calmed
from patterns import smoothstep
from places import Place
from shaders import linear, numpy_image

#: An array of rows from the zenith down, of columns from −x over +y round, of linear RGB.
Panorama = NDArray[np.float32]
LUMINANCE = (0.2126, 0.7152, 0.0722)
#: Degrees by which what stands far behind is out of focus.
BLUR = 0.95
#: How much more of the room is seen than the lens would show, which stands so near to its drink: shapes, not walls.
WIDER = 1.6
#: Of a light behind, as a part of white.
BRIGHTEST = 60.0
#: Up to this luminance a ground is as bright as it is; above it, so much brighter at most.
KNEE, HELD = 0.45, 0.85
#: Part of its colour that the brightest loses.
BLEACHED = 0.7
#: Degrees above the level from which glasses see what is lower.
FOLD = 14
LAMP_DISTANCE = 100.0
#: Cm that the card is wide, and the part of the lamp's light that it throws back.
CARD, THROWN_BACK = 90.0, 0.2
#: Part of the light that the cloth behind the camera leaves.
FLAG = 0.3
#: As much of what is calmed behind a glass is calmed in what lights and mirrors: the table of a dusk stays cool.
TABLE_CALM = 0.4
#: Part of a room's colour cast that the camera takes away.
BALANCE = 0.75
#: The same of the blue of an open sky, without which it would be rose.
SKY_BALANCE = 0.15


def beam_of(place: Place, mirrored: bool) -> Beam:
    azimuth = 180 - place.azimuth if mirrored else place.azimuth
    return Beam(math.radians(azimuth), math.radians(place.elevation), math.atan(place.size / 2 / LAMP_DISTANCE))


def glow_of(place: Place) -> tuple[float, float, float]:
    """Light that the lamp gives a white table, linear RGB."""
    level = place.key * math.sin(math.radians(place.elevation))
    return tuple(c * level for c in linear(place.colour)[:3])


def hang_lamps(place: Place, mirrored: bool, height: float) -> None:
    """The lamp, aimed at the middle of the glass, and a pale card before it that throws some of its light back: leaves
    and foam that are lit from behind are dark without."""
    _hang("key", beam_of(place, mirrored), place.key, place.size, linear(place.colour)[:3], height)
    side = 1 if (place.azimuth < 90) != mirrored else -1
    card = Beam(math.radians(-90 - side * 38), math.radians(26), 0)
    thrown = _hang("card", card, place.key * THROWN_BACK, CARD, (1, 0.97, 0.93), height)
    thrown.visible_glossy = thrown.visible_transmission = False


def _hang(name: str, beam: Beam, level: float, size: float, colour: tuple[float, float, float], height: float) -> bpy.types.Object:
    lamp = bpy.data.lights.new(name, "AREA")
    lamp.shape, lamp.size, lamp.size_y = "RECTANGLE", size, size * 1.3
    lamp.energy, lamp.color = math.pi**2 * level * LAMP_DISTANCE**2, colour
    thing = bpy.data.objects.new(name, lamp)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = Vector((0, 0, height * 0.4)) - Vector(beam.towards()) * LAMP_DISTANCE
    thing.rotation_euler = Vector(beam.towards()).to_track_quat("-Z", "Y").to_euler()
    thing.visible_camera = False
    return thing


def surround(panorama: Panorama, ground: Panorama, place: Place, turn: float, mirrored: bool, elevation: float, flagged: bool) -> Behind:
    """The room: what things mirror, and out of focus what is seen through them (`ground`). elevation: degrees from
    which the camera looks down; the ground is lowered with it, so that its better part stands behind the drink.
    flagged: see `_flag`. Returns what is to be laid behind the picture."""
    if mirrored:
        panorama, ground = _turned_over(panorama), _turned_over(ground)
    gain = _balance(panorama) * place.fill / max(float(_on_table(panorama * _balance(panorama)) @ LUMINANCE), 1e-6)
    world = bpy.data.worlds.new("room")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    direction = tree.nodes.new("ShaderNodeTexCoord").outputs["Generated"]
    around = _mapped(tree, direction, turn)
    level = _mapped(tree, direction, tilt=elevation)
    wide = _mapped(tree, level, scale=WIDER, tilt=-place.horizon)
    behind = _mapped(tree, wide, turn)
    mirrored_room = calmed(np.minimum(panorama * gain, 40), TABLE_CALM * place.calm)
    sharp = _texture(tree, "room", mirrored_room * (_flag(panorama.shape) if flagged else 1), around)
    unsharp = _held(_overhead(_out_of_focus(np.minimum(ground * gain, BRIGHTEST))) * place.ground)
    soft = _texture(tree, "room out of focus", calmed(unsharp, place.calm), behind)
    path = tree.nodes.new("ShaderNodeLightPath")
    mix = tree.nodes.new("ShaderNodeMixRGB")
    tree.links.new(path.outputs["Is Transmission Ray"], mix.inputs["Fac"])
    tree.links.new(sharp, mix.inputs["Color1"])
    tree.links.new(soft, mix.inputs["Color2"])
    tree.links.new(mix.outputs[0], tree.nodes["Background"].inputs["Color"])
    world.cycles.sampling_method, world.cycles.sample_map_resolution = "MANUAL", 512
    bpy.context.scene.render.film_transparent = True
    return Behind(unsharp, -place.horizon, turn, WIDER)


def _mapped(tree: bpy.types.NodeTree, direction: bpy.types.NodeSocket, turn: float = 0.0, tilt: float = 0.0, scale: float = 1.0) -> bpy.types.NodeSocket:
    """A direction of which what is aside of +y is scaled, then tilted upwards and turned, in degrees."""
    node = tree.nodes.new("ShaderNodeMapping")
    node.inputs["Scale"].default_value = (scale, 1, scale)
    node.inputs["Rotation"].default_value = (math.radians(tilt), 0, math.radians(turn))
    tree.links.new(direction, node.inputs["Vector"])
    return node.outputs[0]


def _turned_over(panorama: Panorama) -> Panorama:
    """Left and right of the view change places: turned over about its column of +y."""
    return np.roll(panorama[:, ::-1], panorama.shape[1] // 2, axis=1)


def _texture(tree: bpy.types.NodeTree, name: str, pixels: Panorama, where: bpy.types.NodeSocket) -> bpy.types.NodeSocket:
    node = tree.nodes.new("ShaderNodeTexEnvironment")
    node.image = numpy_image(name, pixels)
    tree.links.new(where, node.inputs["Vector"])
    return node.outputs["Color"]


def _flag(shape: tuple[int, ...]) -> Panorama:
    """A dark cloth behind the camera, as photographers hang it: the front of a glass then mirrors little, and one
    sees into the drink."""
    rows, columns = shape[:2]
    across = np.abs((np.arange(columns) + 0.5) / columns - 0.75)
    cloth = 1 - (1 - FLAG) * np.exp(-((np.minimum(across, 1 - across) / 0.16) ** 4))
    up = np.abs(0.5 - (np.arange(rows) + 0.5) / rows)
    level = np.exp(-((up / 0.3) ** 4))
    return (1 - level[:, None] * (1 - cloth[None, :]))[..., None].astype(np.float32)


def _overhead(ground: Panorama) -> Panorama:
    """With what is overhead like what is at the level of the eyes, and straight above of one colour: glasses gather it in
    their feet and cones, where a ceiling or a sky would look like another liquid."""
    rows = ground.shape[0]
    elevation = 180 * (0.5 - (np.arange(rows) + 0.5) / rows)
    folded = np.where(elevation > FOLD, FOLD - (elevation - FOLD) * 0.22, elevation)
    rows_of = np.clip(((0.5 - folded / 180) * rows - 0.5).round().astype(int), 0, rows - 1)
    level = ground[np.abs(elevation) < FOLD].mean((0, 1))
    plain = 0.5 * level + 0.5 * level.mean()
    part = smoothstep(62, 86, elevation)[:, None, None]
    dimmed = 1 - 0.25 * smoothstep(FOLD, FOLD + 12, elevation)[:, None, None]
    return (ground[rows_of] * (1 - part) + plain * part) * dimmed


def _held(ground: Panorama) -> Panorama:
    """With windows and lamps held back, as far as a film shows them: a glass before them keeps its edges."""
    bright = np.maximum(ground @ np.array(LUMINANCE, np.float32), 1e-6)
    above = np.maximum(bright - KNEE, 0)
    held = np.where(above > 0, KNEE + HELD * (1 - np.exp(-above / HELD)), bright)
    bleached = (BLEACHED * above / (above + 1))[..., None]
    return ((ground / bright[..., None]) * (1 - bleached) + bleached) * held[..., None]


def _balance(panorama: Panorama) -> Panorama:
    """What takes most of the colour cast out of a room's light, as a camera's white balance does; per channel."""
    cast = _on_table(panorama)
    part = SKY_BALANCE if cast[2] > cast[0] else BALANCE
    return (cast.mean() / np.maximum(cast, 1e-6)) ** part


def _on_table(panorama: Panorama) -> Panorama:
    """Light per channel of the upper half on a level table, as a part of what a white room of 1 would give."""
    rows = panorama.shape[0]
    elevation = (0.5 - (np.arange(rows) + 0.5) / rows) * math.pi
    weight = np.maximum(np.sin(elevation), 0) * np.cos(elevation)
    return (panorama.mean(1) * weight[:, None]).sum(0) / weight.sum()


def _out_of_focus(panorama: Panorama) -> Panorama:
    """As a wide open lens shows it: every point becomes a disc."""
    columns = panorama.shape[1]
    radius = max(2, round(BLUR / 360 * columns))
    size = 2 * radius + 1
    y, x = np.mgrid[-radius : radius + 1, -radius : radius + 1]
    disc = np.clip(radius + 0.5 - np.hypot(x, y), 0, 1).astype(np.float32)
    wide = np.concatenate([panorama[:, -size:], panorama, panorama[:, :size]], 1)
    blurred = cv2.filter2D(wide, -1, disc / disc.sum(), borderType=cv2.BORDER_REPLICATE)
    return cv2.GaussianBlur(blurred, (0, 0), radius / 3.5)[:, size:-size]
