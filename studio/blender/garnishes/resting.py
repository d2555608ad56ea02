"""Putting cut fruit where a bartender would: astride the lip, in the ice, afloat, against the wall."""

import math

from mathutils import Euler, Matrix, Vector

from garnishes.places import wall

#: How much of the angle of a place on the lip a slice keeps; the rest is turned to the camera.
FACING = 0.6
#: Cm that the wall of a glass and its liquid need beside what lies in it.
GAP = 0.12


def half_width(setting):
    """Cm to the left or right of the glass's axis that are surely in the picture."""
    return 0.93 * setting.glass.height**0.75 + 0.5


def turn_to_camera(angle):
    """Yaw (radians) of a slice that straddles the lip at an angle: along the radius, but turned part of the way
    to the camera, as one sets a garnish for a photograph."""
    yaw = math.atan2(math.sin(angle), math.cos(angle))
    if abs(yaw) > math.pi / 2:
        yaw -= math.copysign(math.pi, yaw)
    return max(-0.65, min(0.65, yaw * FACING))


def lip_place(setting, reach):
    """The next free angle on the lip where something that reaches `reach` cm to the outside stays in the picture:
    moved towards the front (or the back) as far as needed."""
    angle = setting.rim_place()
    most = max(0.42, min(1.0, (half_width(setting) - reach) / setting.glass.rim))
    if abs(math.cos(angle)) <= most:
        return angle
    turn = math.acos(most)
    turn = turn if math.cos(angle) > 0 else math.pi - turn
    return math.copysign(turn, math.sin(angle))


def outward(angle):
    """1 on the right of the glass, −1 on its left."""
    return 1 if math.cos(angle) >= 0 else -1


def on_lip(thing, setting, angle, *, above, out=0.0, lean=0.0, roll=0.0):
    """Sets a slice astride the lip: its origin `above` the lip and `out` from it in cm, leaning back and rolled."""
    place = Vector(setting.on_rim(angle, above)) + Vector((math.cos(angle), math.sin(angle), 0)) * out
    thing.matrix_basis = Matrix.Translation(place) @ Euler((lean, roll, turn_to_camera(angle))).to_matrix().to_4x4()
    return thing


def afloat(thing, setting, place, *, thickness, tilt=0.1):
    """Lays a slice on the drink, face up: half sunk in a liquid, tilted on ice."""
    x, y, _ = place
    iced = setting.solid_bed
    height = setting.bed + thickness * 0.4 if iced else setting.surface + thickness * 0.12
    turn = Euler((0, 0, setting.rng.uniform(-0.4, 0.4))).to_matrix() @ Euler((-math.pi / 2 + tilt + (0.25 if iced else 0), 0, 0)).to_matrix()
    thing.matrix_basis = Matrix.Translation((x, y, height)) @ turn.to_4x4()
    return keep_inside(thing, setting.glass)


def in_glass(thing, setting, angle, *, height, half, lean=0.2, roll=0.0):
    """Stands a slice in the glass close to the wall, facing out there. height: of its origin above the table;
    half: its half width, in cm. It bends to the wall where it must."""
    reach = wall(setting, height) - GAP
    depth = math.sqrt(max(0.1, reach**2 - min(half, reach * 0.9) ** 2)) * 0.96
    yaw = math.atan2(math.cos(angle), -math.sin(angle)) * 0.75
    turn = Euler((0, 0, yaw)).to_matrix() @ Euler((-lean, roll, 0)).to_matrix()
    away = Vector((math.sin(yaw), -math.cos(yaw), 0)) * depth
    thing.matrix_basis = Matrix.Translation((away.x, away.y, height)) @ turn.to_4x4()
    return keep_inside(thing, setting.glass)


def keep_inside(thing, glass, gap=GAP):
    """Presses what would reach through the wall or the floor of a glass to its inside, as flesh bends; what is
    above the lip stays."""
    mesh = thing.data
    mesh.transform(thing.matrix_basis)
    thing.matrix_basis = Matrix.Identity(4)
    top, floor = glass.height - 0.1, glass.floor + gap + 0.05
    for vertex in mesh.vertices:
        x, y, z = vertex.co
        if z > top + 0.6:
            continue
        z = max(z, floor)
        allowed = glass.inner_radius(min(z, top)) - gap
        radius = math.hypot(x, y)
        if radius > allowed > 0:
            vertex.co = Vector((x * allowed / radius, y * allowed / radius, z))
        else:
            vertex.co.z = z
    return thing


def highest(setting, half_height, wanted):
    """How far above the lip the middle of a thing may be for its top to stay in the picture."""
    return min(wanted, setting.headroom - half_height)
