"""Where the camera stands: its distance, its height, and where in the frame the glass comes to lie."""

from __future__ import annotations

import math
from dataclasses import dataclass

import bpy
from mathutils import Vector

LENS, SENSOR = 90.0, 30.0


@dataclass(frozen=True)
class Framing:
    """frame: cm that the picture is high at the glass. elevation: degrees above the table from which one
    looks. aside: from the middle of the frame to the glass, as a part of its width, positive to the right. base:
    part of the frame below the foot of the glass. aperture: width of the lens as an f-number.
    """

    frame: float
    elevation: float
    aside: float
    base: float
    aperture: float


def put_camera(framing: Framing, focus: float) -> None:
    """The camera in front (−y) of the glass; focus: cm before its axis that is sharp."""
    frame = framing.frame
    elevation = math.radians(framing.elevation)
    distance = frame * LENS / SENSOR
    target = (0.5 - framing.base) * frame / math.cos(elevation)
    camera = bpy.data.cameras.new("camera")
    thing = bpy.data.objects.new("camera", camera)
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    aim = Vector((0, 0, target))
    thing.location = aim + Vector((0, -distance * math.cos(elevation), distance * math.sin(elevation)))
    thing.rotation_euler = (aim - thing.location).to_track_quat("-Z", "Y").to_euler()
    camera.sensor_fit, camera.sensor_height, camera.sensor_width, camera.lens = "VERTICAL", SENSOR, SENSOR, LENS
    camera.shift_x = -framing.aside * 0.8
    camera.clip_start, camera.clip_end = 0.1, 3000
    camera.dof.use_dof = True
    camera.dof.focus_distance = distance - focus
    # The lens is in millimetres and counts a unit as a metre; here a unit is a centimetre.
    camera.dof.aperture_fstop = framing.aperture / 100
    camera.dof.aperture_blades = 7
