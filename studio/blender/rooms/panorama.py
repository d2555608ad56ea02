"""A room as it is seen from the drink, all around: rendered once, kept, and used as light and background.

A drink is lit by its room, mirrors it and stands before it. The room itself is the same for all its drinks, so
that it is rendered once with many samples and kept as an array beside the other working files.
"""

from __future__ import annotations

import hashlib
import inspect
import os
import random
from collections.abc import Callable

import bpy
import cv2
import numpy as np
from numpy.typing import NDArray

from render import render
from rooms.scenes import ROOMS
from shaders import UnknownPart
from tracing import prepare

#: Pixels of a panorama.
WIDTH, HEIGHT = 768, 384
SAMPLES = 10
#: What stands behind a drink is rendered finer: pixels per degree, and how far it reaches, in degrees to each side
#: of +y and below and above the level.
FINE, FINE_ASIDE, FINE_LOW, FINE_HIGH = 6, 34, 14, 28
#: Cm above the table from which the room is seen.
EYE = 14.0
#: Raised by whoever changes what all rooms are built of.
VERSION = 1


def panorama_of(name: str, folder: str) -> NDArray[np.float32]:
    """Linear light around the drink: rows from the zenith down, columns from −x over +y to +x and round.

    folder: where panoramas are kept; one of another version of these modules is rendered anew.
    """
    return _kept(name, folder, "", f"{WIDTH} {SAMPLES}", lambda: _render(name, (WIDTH, HEIGHT), (180, -90, 90)))


def ground_of(name: str, folder: str) -> NDArray[np.float32]:
    """The same, with `FINE` pixels to a degree, and truly so where it can stand behind a drink."""
    size = (2 * FINE_ASIDE * FINE, (FINE_LOW + FINE_HIGH) * FINE)
    fine = _kept(name, folder, "-ground", f"{size} {FINE_LOW} {SAMPLES}", lambda: _render(name, size, (FINE_ASIDE, -FINE_LOW, FINE_HIGH)))
    ground = cv2.resize(panorama_of(name, folder), (360 * FINE, 180 * FINE), interpolation=cv2.INTER_LINEAR)
    top, left = (90 - FINE_HIGH) * FINE, (90 - FINE_ASIDE) * FINE
    ground[top : top + size[1], left : left + size[0]] = fine
    return ground


def _kept(name: str, folder: str, part: str, settings: str, make: Callable[[], NDArray[np.float32]]) -> NDArray[np.float32]:
    if name not in ROOMS:
        raise UnknownPart("place", f"no place named {name}")
    file = os.path.join(folder, f"{name}{part}-{_version(name, settings)}.npy")
    if not os.path.exists(file):
        os.makedirs(folder, exist_ok=True)
        with open(f"{file}.part", "wb") as out:
            np.save(out, make().astype(np.float16))
        os.replace(f"{file}.part", file)
    return np.load(file).astype(np.float32)


def _version(name: str, settings: str) -> str:
    source = inspect.getsource(ROOMS[name])
    return hashlib.sha256(f"{VERSION} {settings} {source}".encode()).hexdigest()[:12]


def _render(name: str, size: tuple[int, int], reach: tuple[float, float, float]) -> NDArray[np.float32]:
    """reach: degrees to each side, and the lowest and highest."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    ROOMS[name](random.Random(name))
    camera = bpy.data.cameras.new("eye")
    thing = bpy.data.objects.new("eye", camera)
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    aside, low, high = np.radians(reach)
    # A whole panorama begins at −x, a part of one has +y in its middle.
    thing.location, thing.rotation_euler = (0, 0, EYE), (np.pi / 2, 0, -np.pi / 2 if reach[0] == 180 else 0)
    camera.type, camera.panorama_type = "PANO", "EQUIRECTANGULAR"
    camera.longitude_min, camera.longitude_max, camera.latitude_min, camera.latitude_max = -aside, aside, low, high
    camera.clip_start, camera.clip_end = 0.1, 9000
    prepare(*size, SAMPLES)
    cycles = bpy.context.scene.cycles
    cycles.max_bounces, cycles.diffuse_bounces = 4, 3
    return np.minimum(render()[..., :3], 400)
