"""The light of a place around a drink: the room all round, the lamp, the table."""

from __future__ import annotations

import math

import bpy
import cv2
import numpy as np
from mathutils import Vector
from numpy.typing import NDArray

from caustics import Beam
from patterns import smoothstep
from places import Place
from shaders import linear, numpy_image

#: Degrees by which what stands far behind is out of focus.
BLUR = 0.85
LAMP_DISTANCE = 100.0
#: Part of the light that the cloth behind the camera leaves.
FLAG = 0.3
#: Part of a room's colour cast that the camera takes away.
BALANCE = 0.55


def beam_of(place: Place, mirrored: bool) -> Beam:
    azimuth = 180 - place.azimuth if mirrored else place.azimuth
    return Beam(math.radians(azimuth), math.radians(place.elevation), math.atan(place.size / 2 / LAMP_DISTANCE))


def glow_of(place: Place) -> tuple[float, float, float]:
    """Light that the lamp gives a white table, linear RGB."""
    level = place.key * math.sin(math.radians(place.elevation))
    return tuple(c * level for c in linear(place.colour)[:3])


def hang_lamp(place: Place, mirrored: bool, height: float) -> None:
    """The lamp, aimed at the middle of the glass."""
    beam = beam_of(place, mirrored)
    lamp = bpy.data.lights.new("key", "AREA")
    lamp.shape, lamp.size, lamp.size_y = "RECTANGLE", place.size, place.size * 1.3
    lamp.energy, lamp.color = math.pi**2 * place.key * LAMP_DISTANCE**2, linear(place.colour)[:3]
    thing = bpy.data.objects.new("key", lamp)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = Vector((0, 0, height * 0.4)) - Vector(beam.towards()) * LAMP_DISTANCE
    thing.rotation_euler = Vector(beam.towards()).to_track_quat("-Z", "Y").to_euler()
    thing.visible_camera = False


def surround(panorama: NDArray[np.float32], place: Place, turn: float, mirrored: bool, elevation: float) -> None:
    """The room: what things mirror, and out of focus what is seen behind and through them. elevation: degrees from
    which the camera looks down; the room is lowered with it, so that its better part stands behind the drink."""
    if mirrored:
        # Left and right of the view change places: the panorama is turned over about its column of +y.
        columns = panorama.shape[1]
        panorama = np.roll(panorama[:, ::-1], columns // 2, axis=1)
    light = _balanced(panorama)
    light *= place.fill / max(float(_on_table(light) @ (0.2126, 0.7152, 0.0722)), 1e-6)
    world = bpy.data.worlds.new("room")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    place_node = tree.nodes.new("ShaderNodeTexCoord")
    around = tree.nodes.new("ShaderNodeMapping")
    around.inputs["Rotation"].default_value = (0, 0, math.radians(turn))
    tree.links.new(place_node.outputs["Generated"], around.inputs["Vector"])
    behind = tree.nodes.new("ShaderNodeMapping")
    behind.inputs["Rotation"].default_value = (math.radians(elevation - place.horizon), 0, 0)
    tree.links.new(place_node.outputs["Generated"], behind.inputs["Vector"])
    turned = tree.nodes.new("ShaderNodeMapping")
    turned.inputs["Rotation"].default_value = (0, 0, math.radians(turn))
    tree.links.new(behind.outputs[0], turned.inputs["Vector"])
    sharp = _texture(tree, "room", np.minimum(light, 40) * _flag(light.shape), around)
    soft = _texture(tree, "room out of focus", _overhead(_out_of_focus(light)) * place.ground, turned)
    path = tree.nodes.new("ShaderNodeLightPath")
    seen = tree.nodes.new("ShaderNodeMath")
    seen.operation = "MAXIMUM"
    tree.links.new(path.outputs["Is Camera Ray"], seen.inputs[0])
    tree.links.new(path.outputs["Is Transmission Ray"], seen.inputs[1])
    mix = tree.nodes.new("ShaderNodeMixRGB")
    tree.links.new(seen.outputs[0], mix.inputs["Fac"])
    tree.links.new(sharp, mix.inputs["Color1"])
    tree.links.new(soft, mix.inputs["Color2"])
    tree.links.new(mix.outputs[0], tree.nodes["Background"].inputs["Color"])
    world.cycles.sampling_method, world.cycles.sample_map_resolution = "MANUAL", 512


def _texture(tree: bpy.types.NodeTree, name: str, pixels: NDArray[np.float32], where: bpy.types.Node) -> bpy.types.NodeSocket:
    node = tree.nodes.new("ShaderNodeTexEnvironment")
    node.image = numpy_image(name, pixels)
    tree.links.new(where.outputs[0], node.inputs["Vector"])
    return node.outputs["Color"]


def _flag(shape: tuple[int, ...]) -> NDArray[np.float32]:
    """A dark cloth behind the camera, as photographers hang it: the front of a glass then mirrors little, and one
    sees into the drink."""
    rows, columns = shape[:2]
    across = np.abs((np.arange(columns) + 0.5) / columns - 0.75)
    cloth = 1 - (1 - FLAG) * np.exp(-((np.minimum(across, 1 - across) / 0.16) ** 4))
    up = np.abs(0.5 - (np.arange(rows) + 0.5) / rows)
    level = np.exp(-((up / 0.3) ** 4))
    return (1 - level[:, None] * (1 - cloth[None, :]))[..., None].astype(np.float32)


def _overhead(panorama: NDArray[np.float32]) -> NDArray[np.float32]:
    """With what is overhead grey: glasses gather it in their feet and cones, where a blue sky looks like paint."""
    rows = panorama.shape[0]
    elevation = 180 * (0.5 - (np.arange(rows) + 0.5) / rows)
    part = smoothstep(13, 28, elevation)[:, None, None]
    return panorama * (1 - part) + 0.8 * panorama.mean(2, keepdims=True) * part


def _balanced(panorama: NDArray[np.float32]) -> NDArray[np.float32]:
    """With the colour cast of its light mostly taken away, as a camera's white balance does."""
    cast = _on_table(panorama)
    return panorama * (cast.mean() / np.maximum(cast, 1e-6)) ** BALANCE


def _on_table(panorama: NDArray[np.float32]) -> NDArray[np.float32]:
    """Light per channel of the upper half on a level table, as a part of what a white room of 1 would give."""
    rows = panorama.shape[0]
    elevation = (0.5 - (np.arange(rows) + 0.5) / rows) * math.pi
    weight = np.maximum(np.sin(elevation), 0) * np.cos(elevation)
    return (panorama.mean(1) * weight[:, None]).sum(0) / weight.sum()


def _out_of_focus(panorama: NDArray[np.float32]) -> NDArray[np.float32]:
    """As a wide open lens shows it: every point becomes a disc."""
    columns = panorama.shape[1]
    radius = max(2, round(BLUR / 360 * columns))
    size = 2 * radius + 1
    y, x = np.mgrid[-radius : radius + 1, -radius : radius + 1]
    disc = np.clip(radius + 0.5 - np.hypot(x, y), 0, 1).astype(np.float32)
    wide = np.concatenate([panorama[:, -size:], panorama, panorama[:, :size]], 1)
    blurred = cv2.filter2D(wide, -1, disc / disc.sum(), borderType=cv2.BORDER_REPLICATE)
    return cv2.GaussianBlur(blurred, (0, 0), radius / 3.5)[:, size:-size]
