"""Where a bartender puts things: leaning in the glass, standing in it, lying on the drink, on the lip, on a pick."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from garnishes.forms import Heap, at, egg, facing, rod
from shaders import metal

PICK_THICKNESS = 0.075


def scale_for(setting, smallest=0.6):
    """How much smaller things are made for a small glass: 1 from a lip of 6 cm across."""
    return max(smallest, min(1.0, setting.glass.rim / 3.0))


def is_stemmed(setting):
    """Whether the bowl stands on a stem."""
    return setting.glass.floor > 3.2


def mouth(setting):
    """Radius of the opening inside the lip, cm."""
    return setting.glass.inner[0][0]


def wall(setting, height):
    """Radius of the inside at a height, and the lip's at and above it."""
    return setting.glass.inner_radius(min(height, setting.glass.height - 0.12))


def lean(setting, angle, above, thickness, steepest=40):
    """Foot and head of a straight rod that leans on the lip at an angle.

    above: how far its head is over the lip, cm; thickness: radius of the rod, cm; steepest: degrees off the
    vertical that it may lean, where the bowl allows that.
    """
    glass = setting.glass
    out = Vector((math.cos(angle), math.sin(angle), 0))
    lip = out * (mouth(setting) - thickness) + Vector((0, 0, glass.height))
    foot = _foot(setting, out, lip, thickness, math.radians(steepest))
    along = (lip - foot).normalized()
    return foot, lip + along * (above / max(along.z, 0.5))


def _foot(setting, out, lip, thickness, steepest):
    """The farthest point of the floor from which a straight rod reaches the lip without touching the wall."""
    glass = setting.glass
    best = Vector((0, 0, glass.floor + thickness))
    for radius in np.linspace(-0.86, 0.7, 20) * mouth(setting):
        heights = np.linspace(glass.floor + thickness, glass.height, 60)
        room = np.array([wall(setting, z) for z in heights]) - thickness
        standing = heights[room > abs(radius)]
        if not len(standing):
            continue
        foot = out * radius + Vector((0, 0, standing[0]))
        points = [foot.lerp(lip, t) for t in np.linspace(0, 1, 24)[1:-1]]
        if all(math.hypot(p.x, p.y) < wall(setting, p.z) - thickness * 0.9 for p in points):
            best = foot
            if (lip - foot).angle(Vector((0, 0, 1))) < steepest:
                break
    return best


def stand(setting, angle, part=0.55, tilt=18):
    """Origin and direction of something that stands in the glass near the lip and leans out.

    part: distance from the middle as a part of the opening; tilt: degrees off the vertical.
    """
    out = Vector((math.cos(angle), math.sin(angle), 0))
    origin = out * mouth(setting) * part + Vector((0, 0, max(setting.bed, setting.surface)))
    return origin, out * math.sin(math.radians(tilt)) + Vector((0, 0, math.cos(math.radians(tilt))))


def ground(setting, x, y):
    """Height of what lies at a place within the glass: ice, foam or the surface. Garnishes are looked through."""
    scene = bpy.context.scene
    graph = bpy.context.evaluated_depsgraph_get()
    height = setting.bed + 6
    for _ in range(12):
        hit, place, *_ = scene.ray_cast(graph, Vector((x, y, height)), Vector((0, 0, -1)))
        if not hit:
            break
        if setting.surface - 0.5 < place.z < setting.bed + 0.05:
            return place.z
        height = place.z - 0.01
    return setting.surface


def lying(setting, thickness, sunk=0.35, towards_camera=0.2):
    """A frame for a thing that lies on the drink: a little sunk in the liquid, on the ice, tipped to the camera.

    thickness: from its underside to its middle, cm; sunk: part of the thickness under the surface.
    """
    x, y, _ = setting.bed_place()
    around = [(0, 0), (0.7, 0), (-0.7, 0), (0, 0.7), (0, -0.7)]
    z = max(ground(setting, x + a * thickness, y + b * thickness) for a, b in around)
    if z > setting.surface + 0.25:
        lift, tip = thickness * 0.75, towards_camera + setting.rng.uniform(0.05, 0.25)
    else:
        lift, tip = thickness * (1 - 2 * sunk), towards_camera * 0.5
    return at((x, y, z + lift), tip, setting.rng.uniform(-0.1, 0.1), 0) @ Matrix.Rotation(setting.rng.uniform(0, 6.28), 4, "Z")


def over_lip(setting, lift, out=0.1):
    """A frame on the lip for a thing with a slit: x points out of the glass, z up; lift: of its middle, cm."""
    angle = setting.rim_place()
    x, y, z = setting.on_rim(angle, lift)
    return at((x * (1 + out / setting.glass.rim), y * (1 + out / setting.glass.rim), z), 0, 0, angle)


def against_wall(setting, points, angle, height, gap=0.05):
    """Points (x along, y across, z off the wall, cm) laid against the inside of the glass at an angle and height.

    x runs round the glass, y up; z points inwards to the middle.
    """
    rise = height + points[:, 1]
    radius = np.array([wall(setting, z) for z in rise]) - gap - np.maximum(points[:, 2], 0)
    turn = angle + points[:, 0] / np.maximum(radius, 0.5)
    return np.stack([radius * np.cos(turn), radius * np.sin(turn), rise], 1)


def steeped_places(setting, count, size):
    """Angles and heights for things seen through the wall, most of them at the front; size: their half height."""
    low, high = setting.glass.floor + size + 0.2, setting.surface - size
    places = []
    for i in range(count):
        angle = math.radians(-90 + ((i * 61 + 20) % 150 - 75) + setting.rng.uniform(-12, 12))
        if i % 4 == 3:
            angle = -angle
        height = low + (high - low) * ((i * 0.382 + 0.2) % 1) if high > low else (low + high) / 2
        places.append((angle, height))
    return places


def on_pick(setting, beads, leaning=False):
    """Threads beads on a steel pick and puts it across the lip, or leaning in the glass.

    beads: (length in cm, function (frame) that makes the bead about its middle, the pick along its z axis and
    the camera towards −y).
    """
    start, end = _pick_line(setting, leaning)
    along = (end - start).normalized()
    total = sum(length for length, _ in beads)
    middle = _free_middle(setting, start, end, total) if leaning else start.lerp(end, 0.5)
    at_length = -total / 2
    for length, make in beads:
        roll = Matrix.Rotation(setting.rng.uniform(-0.3, 0.3), 4, "Z")
        make(facing(middle + along * (at_length + length / 2), along, (0, -1, 0.1)) @ roll)
        at_length += length
    _pick(start, end)


def _pick_line(setting, leaning):
    """Ends of the pick: its point and its head."""
    if leaning:
        return lean(setting, math.radians(-24), 1.3, PICK_THICKNESS, 75)
    left, right = math.radians(208), math.radians(-22)
    radius, rise = setting.glass.rim, setting.glass.height + PICK_THICKNESS
    points = [Vector((radius * math.cos(a), radius * math.sin(a), rise)) for a in (left, right)]
    along = (points[1] - points[0]).normalized()
    return points[0] - along * 0.8, points[1] + along * 1.3


def _free_middle(setting, start, end, length, radius=0.95):
    """Where on a leaning pick a row of beads has room: as high as the wall allows."""
    whole = (end - start).length
    for part in np.linspace(0.68, 0.4, 15):
        ends = [start.lerp(end, part + side * length / 2 / whole) for side in (-1, 1)]
        if all(math.hypot(p.x, p.y) < wall(setting, p.z) - radius for p in ends):
            return start.lerp(end, part)
    return start.lerp(end, 0.5)


def _pick(start, end):
    """A steel pick with a ball at its head."""
    steel = metal("pick", "#d8d6d2", 0.16)
    heap = Heap()
    points = np.array([start.lerp(end, t) for t in (0, 0.06, 0.5, 1)])
    heap.add(rod(points, [0.015, PICK_THICKNESS, PICK_THICKNESS, PICK_THICKNESS], 12))
    heap.add(egg(0.5, 0.5, 14, 20), at(end))
    heap.build("pick", steel)
