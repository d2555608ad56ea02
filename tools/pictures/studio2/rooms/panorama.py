"""A room as it is seen from the drink, all around: rendered once, kept, and used as light and background.

A drink is lit by its room, mirrors it and stands before it. The room itself is the same for all its drinks, so
that it is rendered once with many samples and kept as an array beside the other working files.
"""

from __future__ import annotations

import hashlib
import inspect
import os
import random

import bpy
import numpy as np
from numpy.typing import NDArray

from render import render
from rooms.scenes import ROOMS
from shaders import UnknownPart
from tracing import prepare

#: Pixels of a panorama.
WIDTH, HEIGHT = 768, 384
SAMPLES = 10
#: Cm above the table from which the room is seen.
EYE = 14.0
#: Raised by whoever changes what all rooms are built of.
VERSION = 1


def panorama_of(name: str, folder: str) -> NDArray[np.float32]:
    """Linear light around the drink: rows from the zenith down, columns from −x over +y to +x and round.

    folder: where panoramas are kept; one of another version of these modules is rendered anew.
    """
    if name not in ROOMS:
        raise UnknownPart("place", f"no place named {name}")
    file = os.path.join(folder, f"{name}-{_version(name)}.npy")
    if not os.path.exists(file):
        os.makedirs(folder, exist_ok=True)
        light = _render(name)
        with open(f"{file}.part", "wb") as out:
            np.save(out, light.astype(np.float16))
        os.replace(f"{file}.part", file)
    return np.load(file).astype(np.float32)


def _version(name: str) -> str:
    source = inspect.getsource(ROOMS[name])
    return hashlib.sha256(f"{VERSION} {WIDTH} {SAMPLES} {source}".encode()).hexdigest()[:12]


def _render(name: str) -> NDArray[np.float32]:
    bpy.ops.wm.read_factory_settings(use_empty=True)
    ROOMS[name](random.Random(name))
    camera = bpy.data.cameras.new("eye")
    thing = bpy.data.objects.new("eye", camera)
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    thing.location, thing.rotation_euler = (0, 0, EYE), (np.pi / 2, 0, -np.pi / 2)
    camera.type, camera.panorama_type = "PANO", "EQUIRECTANGULAR"
    camera.clip_start, camera.clip_end = 0.1, 9000
    prepare(WIDTH, HEIGHT, SAMPLES)
    cycles = bpy.context.scene.cycles
    cycles.max_bounces, cycles.diffuse_bounces = 4, 3
    return np.minimum(render(), 400)
