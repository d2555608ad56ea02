"""Lime, lemon, orange, blood orange and grapefruit in all the cuts of a bar."""

import math

import numpy as np
from mathutils import Matrix, Vector

from garnishes.citrus_textures import FRUITS, dried_face, wedge_face, wheel_face
from garnishes.cuts import flesh, known, moved, rind, slab, turned, uneven, wedge
from garnishes.fruit import THICKNESS, coil, draw_fruit, floats, widest
from garnishes.places import is_stemmed, mouth, scale_for, steeped_places
from garnishes.resting import afloat, highest, in_glass, keep_inside, lip_place, on_lip, outward
from mesh import ribbon
from shaders import organic

#: Cm between the deepest and the highest of a cut face.
FACE_RELIEF = 0.08
SIXTH = math.radians(58)


def _fruit(name, rng):
    """Which fruit a picture cuts: a number that its first slice draws and the others share."""
    found = known(f"{name} pulp") or known(f"{name} segment")
    return found["fruit"] if found else draw_fruit(rng)


def _face_material(name, fruit):
    return known(f"{name} pulp") or _numbered(flesh(f"{name} pulp", *wheel_face(name, fruit), depth=0.05, strength=0.5), fruit)


def _side_material(name, fruit):
    return known(f"{name} segment") or _numbered(flesh(f"{name} segment", *wedge_face(name, fruit), depth=0.05, strength=0.5), fruit)


def _numbered(material, fruit):
    material["fruit"] = fruit
    return material


def _rind_material(name):
    fruit = FRUITS[name]
    fine = name == "lime"
    return known(f"{name} rind") or rind(
        f"{name} rind", fruit.rind, fruit.rind_dark, pores=11 if fine else 8.5, depth=0.014 if fine else 0.03, gloss=0.24 if fine else 0.33
    )


def _outline(radius, rng):
    """A circle as fruit grow it: a little out of round."""
    waves = [(n, rng.uniform(0.002, 0.011) / n**0.4, rng.uniform(0, 6.3)) for n in (2, 3, 5, 8)]
    return lambda angles: radius * (1 + sum(size * np.cos(n * angles + phase) for n, size, phase in waves))


def wheel(name, rng, *, thickness=THICKNESS, start=0.0, sweep=2 * math.pi, scale=1.0):
    """A slice across the fruit, or the part of one that fills `sweep`, facing the camera."""
    radius, fruit = FRUITS[name].radius * scale, _fruit(name, rng)
    thing = slab(
        f"{name} wheel", _outline(radius, rng), thickness, [_face_material(name, fruit), _rind_material(name)], start=start, sweep=sweep,
        steps=144 if sweep > 4 else 80, edge=0.1, extent=radius * 1.012, relief=wheel_face(name, fruit)[1], depth=FACE_RELIEF,
    )
    return uneven(thing, 0.025, 0.6, rng.random() * 9)


def segment(name, rng, *, angle=SIXTH, scale=1.0):
    """A wedge cut along the fruit: its core along z, its rind towards +x."""
    fruit, number = FRUITS[name], _fruit(name, rng)
    radius, half = fruit.radius * scale, fruit.length / 2 * scale
    heights = np.sin(np.linspace(-math.pi / 2, math.pi / 2, 44))
    swell = np.clip(1 - heights**2, 0, 1) ** (0.5 + 0.22 * fruit.nipple)
    thing = wedge(
        f"{name} wedge", np.column_stack([radius * swell, half * heights]), angle, [_side_material(name, number), _rind_material(name)],
        relief=wedge_face(name, number)[1], depth=0.06, hollow=0.09,
    )
    return uneven(thing, 0.05, 0.45, rng.random() * 9)


def _scale(name, setting, share=1.0):
    """How much smaller a fruit is chosen for a glass: small glasses and low frames ask for small fruit.

    share: the part of the fruit's width that the cut has.
    """
    return min(scale_for(setting, 0.66), widest(setting) / (FRUITS[name].radius * share))


def _stands_inside(setting):
    """Whether larger slices go into the glass: a wide bowl full of ice."""
    return setting.ice in ("cubes", "cracked") and is_stemmed(setting) and mouth(setting) > 2.9 and setting.glass.material == "glass"


def _into_bowl(thing, setting, radius, number):
    """Stands a slice in an iced bowl, a third of it above the drink."""
    angle = math.radians((-62, -128, -95)[number % 3])
    height = min(max(setting.surface, setting.bed - 0.6) - 0.1 * radius, setting.glass.height + 1.4 - radius)
    in_glass(thing, setting, angle, height=height, half=radius * 0.8, lean=0.12, roll=setting.rng.uniform(-0.2, 0.2))


def wheels(name, setting, count):
    scale = _scale(name, setting)
    if floats(setting):
        _afloat(name, setting, count, scale)
        return
    radius = FRUITS[name].radius * scale
    for number in range(count):
        thing = turned(wheel(name, setting.rng, scale=scale), (0, setting.rng.uniform(0, 6.28), 0))
        if _stands_inside(setting) and radius > 2.6:
            _into_bowl(thing, setting, radius, number)
            continue
        on_lip(thing, setting, lip_place(setting, radius), above=highest(setting, radius, 0.34 * radius), out=0.05, lean=-0.06)


def _afloat(name, setting, count, scale):
    """Lays wheels on the drink, none wider than half of it."""
    room = setting.glass.inner_radius(setting.surface) * 0.52
    for _ in range(count):
        thing = turned(wheel(name, setting.rng, scale=min(scale, room / FRUITS[name].radius), thickness=THICKNESS * 0.8), (0, setting.rng.uniform(0, 6.28), 0))
        afloat(thing, setting, setting.bed_place(), thickness=THICKNESS * 0.8, tilt=0.05)


def half_wheels(name, setting, count):
    scale = _scale(name, setting, 0.85)
    radius = FRUITS[name].radius * scale
    for number in range(count):
        thing = moved(wheel(name, setting.rng, sweep=math.pi, scale=scale), (0, 0, -0.42 * radius))
        if _stands_inside(setting):
            side = (1, -1)[number % 2]
            thing = turned(thing, (0, side * setting.rng.uniform(0.5, 0.8), 0))
            _into_bowl(thing, setting, radius, number)
            continue
        angle = lip_place(setting, radius * 0.86)
        tilt = outward(angle) * setting.rng.uniform(0.3, 0.5)
        on_lip(thing, setting, angle, above=highest(setting, 0.62 * radius, 0.2 * radius), out=0.0, lean=-0.08, roll=tilt)


def slices(name, setting, count):
    """Half wheels: stood in the ice, else astride the lip."""
    if not setting.solid_bed or _stands_inside(setting):
        half_wheels(name, setting, count)
        return
    scale = min(_scale(name, setting, 0.9), mouth(setting) * 0.92 / FRUITS[name].radius)
    radius = FRUITS[name].radius * scale
    for number in range(count):
        thing = moved(wheel(name, setting.rng, sweep=math.pi, scale=scale), (0, 0, -0.42 * radius))
        turned(thing, (0, (0.9, -0.8)[number % 2] + setting.rng.uniform(-0.15, 0.15), 0))
        height = setting.glass.height + highest(setting, 0.9 * radius, 0.05 * radius)
        in_glass(thing, setting, math.radians((-40, -135, -90)[number % 3]), height=height, half=radius * 0.75, lean=-0.12)


def wedges(name, setting, count, angle=SIXTH, share=1.0):
    scale = _scale(name, setting, 0.85 * FRUITS[name].length / FRUITS[name].radius / 2) * share
    radius, half = FRUITS[name].radius * scale, FRUITS[name].length / 2 * scale
    for _ in range(count):
        thing = turned(segment(name, setting.rng, angle=angle, scale=scale), (0, math.pi / 2, 0))
        turned(thing, (math.pi - angle / 2 + 0.13, 0, 0))
        moved(thing, (0, 0, -0.42 * radius))
        place = lip_place(setting, half * 0.8)
        above = highest(setting, 0.75 * radius, 0.1 * radius)
        on_lip(thing, setting, place, above=above, out=0.05, roll=outward(place) * setting.rng.uniform(0.38, 0.55))


def pieces(name, setting, count):
    """Small wedges."""
    wedges(name, setting, count, math.radians(44), 0.78)


# Peel.


def _peel_materials(name, skin=None):
    fruit = FRUITS[name]
    inside = known(f"{name} pith") or organic(
        f"{name} pith", fruit.pith_colour, rough=0.65, specular=0.25, translucent=0.25, through=fruit.rind, bump=("noise", 5), bump_distance=0.01,
        mottle=(fruit.membrane, 2.5),
    )
    return [skin or _rind_material(name), inside]


def _strip(name, points, outsides, width, rng, *, cup=0.06, taper=0.2, thickness=0.2, ragged=0.0, skin=None):
    """A strip of peel through points; outsides: which way its rind looks at each. skin: the material of its rind, where it
    is not that of slices."""
    tangents = np.gradient(points, axis=0)
    peel = ribbon(
        list(zip(map(tuple, points), map(tuple, tangents), map(tuple, outsides))), width, thickness, _peel_materials(name, skin), across=13, cup=cup,
        taper=taper, ragged=ragged, bevelled=skin is not None, name=f"{name} peel",
    )
    return uneven(peel, 0.05, 0.9, rng.random() * 9)


def _steps(count):
    """Places along a strip (0–1), closer together at its ends, which are round."""
    return 0.5 - 0.5 * np.cos(np.linspace(0, math.pi, count))


def _pigtail(name, setting, angle):
    """A thin twist, coiled round a spoon and hung over the lip: its inner end in the glass, its tail outside."""
    size, rng = scale_for(setting, 0.75), setting.rng
    length, inside, hang, radius, start, turns, breadth = coil(rng)
    if setting.manner > 1:
        length, inside, hang, turns, breadth = 0.9 * length, 0.58 + 0.2 * (inside - 0.3), 0.5 * hang, 1.2 + 0.25 * (turns - 1.7), 0.62
    t = _steps(170)
    along = length * (t - inside)
    lift = 0.42 - hang * np.clip(along, 0, None) ** 2.1 - 0.4 * np.clip(-along, 0, None) ** 1.6
    spread = radius + 0.14 * np.sin(math.pi * t)
    phase = start + 0.4 + 2 * math.pi * turns * t
    points = np.column_stack([along, np.sin(phase) * spread, lift + np.cos(phase) * spread])
    outsides = np.column_stack([0 * t, np.sin(phase), np.cos(phase)])
    peel = _strip(name, points * size, outsides, breadth * size, rng, cup=0.03, thickness=0.17)
    if outward(angle) < 0:
        turned(peel, (0, 0, math.pi))
    on_lip(peel, setting, angle, above=0.12 * size)


def _porous_rind(name):
    """The rind of a broad peel, which is seen from near: with the pits of its oil, and where it was pressed, wet."""
    fruit = FRUITS[name]
    return known(f"{name} broad rind") or rind(f"{name} broad rind", fruit.rind, fruit.rind_dark, pores=6.2, depth=0.06, gloss=0.36, mottle=0.9)


def _swath(name, setting, angle):
    """A broad strip of peel, expressed over the drink, put in and left leaning on the lip."""
    glass, rng, side = setting.glass, setting.rng, outward(angle)
    length = min(7.6, glass.height - setting.surface + 5.0)
    t = _steps(120)
    # From the drink up the wall, over the lip and a little down: degrees off the vertical.
    bend = np.radians(np.interp(t, [0, 0.35, 0.62, 0.8, 1], [-16, -4, 14, 66, rng.uniform(92, 128)]))
    steps = np.gradient(t) * length
    across, rise = np.cumsum(np.sin(bend) * steps), np.cumsum(np.cos(bend) * steps)
    hung = int(np.searchsorted(t, 0.55))
    points = np.column_stack([side * (across - across[hung]), 0.15 - 0.5 * np.sin(math.pi * t), rise - rise[hung] - 0.1])
    facing = np.radians(np.interp(t, [0, 0.3, 0.6, 0.85, 1], [118, 96, 62, 40, 22]) + rng.uniform(-8, 8))
    outsides = np.column_stack([-side * np.cos(bend) * np.cos(facing), -np.sin(facing), np.sin(bend) * np.cos(facing)])
    peel = _strip(name, points, outsides, rng.uniform(1.45, 1.8), rng, cup=0.15, taper=0.3, thickness=0.13, ragged=0.26, skin=_porous_rind(name))
    reach = mouth(setting) - 0.7
    yaw = math.atan2(math.cos(angle), -math.sin(angle)) * 0.5
    lip = Vector((reach * math.cos(angle), reach * math.sin(angle), glass.height + 0.1))
    peel.matrix_basis = Matrix.Translation(lip) @ Matrix.Rotation(yaw, 4, "Z") @ Matrix.Rotation(0.12, 4, "X")
    keep_inside(peel, glass, 0.15)


def twists(name, setting, count):
    """Broad strips in low, wide glasses, thin coils elsewhere."""
    for _ in range(count):
        if not is_stemmed(setting) and setting.glass.rim > 3.6 and setting.glass.height < 13:
            _swath(name, setting, lip_place(setting, 2.4))
        else:
            _pigtail(name, setting, lip_place(setting, 2.2))


# Dried wheels.


def dried_wheels(setting, count):
    """Oven-dried orange wheels astride the lip."""
    number = draw_fruit(setting.rng)
    material = known("dried pulp") or flesh("dried pulp", *dried_face(number), depth=0.08, strength=0.8, specular=0.35)
    skin = known("dried rind") or organic(
        "dried rind", "#9c4a14", rough=0.55, translucent=0.06, bump=("noise", 7), bump_distance=0.06, mottle=("#5e2609", 2.0)
    )
    radius = 2.75 * scale_for(setting, 0.66)
    for _ in range(count):
        phase = setting.rng.uniform(0, 6.28)
        shape = _outline(radius, setting.rng)
        thing = slab(
            "dried wheel", lambda angles: shape(angles) * (1 + 0.012 * np.sin(23 * angles + phase)), 0.2, [material, skin], edge=0.06,
            extent=radius * 1.02, relief=dried_face(number)[1], depth=0.16,
        )
        _curl(thing, radius, phase)
        on_lip(thing, setting, lip_place(setting, radius), above=highest(setting, radius, 0.35 * radius), out=0.05, lean=-0.06)


def _curl(thing, radius, phase):
    """Waves of a rim that shrank as it dried."""
    for vertex in thing.data.vertices:
        x, y, z = vertex.co
        part, turn = math.hypot(x, z) / radius, math.atan2(z, x)
        vertex.co.y = y + part**2 * (0.11 * math.sin(3 * turn + phase) + 0.06 * math.sin(5 * turn - phase))


# In the drink.


def steep_wheels(name, setting, count, sweep=2 * math.pi):
    """Wheels or parts of them against the inside of the wall."""
    room = setting.glass.inner_radius((setting.glass.floor + setting.surface) / 2)
    scale = min(1.0, room * 0.86 / FRUITS[name].radius, (setting.surface - setting.glass.floor) * 0.48 / FRUITS[name].radius)
    radius = FRUITS[name].radius * scale
    for angle, height in steeped_places(setting, count, radius):
        thing = turned(wheel(name, setting.rng, sweep=sweep, scale=scale, thickness=0.35), (0, setting.rng.uniform(0, 6.28), 0))
        in_glass(thing, setting, angle, height=height, half=radius * 0.9, lean=setting.rng.uniform(-0.1, 0.25))


def steep_wedges(name, setting, count, share=0.9):
    """Muddled wedges against the inside of the wall."""
    room = setting.glass.inner_radius((setting.glass.floor + setting.surface) / 2)
    scale = min(share, room * 0.72 / FRUITS[name].radius)
    half = FRUITS[name].radius * scale * 0.8
    for angle, height in steeped_places(setting, count, half):
        thing = segment(name, setting.rng, angle=math.radians(50), scale=scale)
        moved(thing, (-0.5 * FRUITS[name].radius * scale, 0, 0))
        turned(thing, (setting.rng.uniform(-0.4, 0.5), setting.rng.uniform(-0.6, 0.6) + math.pi / 2 * setting.rng.randint(-1, 1), 0))
        in_glass(thing, setting, angle, height=height, half=half, lean=0.1)


def steep_twists(name, setting, count):
    """Strips of peel against the inside of the wall."""
    length = min(5.0, 1.5 * setting.glass.inner_radius((setting.glass.floor + setting.surface) / 2))
    for angle, height in steeped_places(setting, count, 1.2):
        t = _steps(90)
        points = np.column_stack([length * (t - 0.5), -0.3 * np.sin(math.pi * t), 0.45 * np.sin(2 * math.pi * t)])
        peel = _strip(name, points, np.column_stack([0 * t, -1 + 0 * t, 0.6 * np.cos(math.pi * t)]), 1.5, setting.rng, cup=0.08, taper=0.12)
        turned(peel, (0, setting.rng.uniform(-0.8, 0.8), 0))
        in_glass(peel, setting, angle, height=height, half=length * 0.45, lean=0.1)


_CUTS = {"wheel": wheels, "half-wheel": half_wheels, "slice": slices, "wedge": wedges, "twist": twists, "piece": pieces}
_STEEPED_CUTS = {
    "wheel": steep_wheels,
    "half-wheel": lambda name, setting, count: steep_wheels(name, setting, count, math.pi),
    "slice": lambda name, setting, count: steep_wheels(name, setting, count, math.pi),
    "wedge": steep_wedges,
    "piece": steep_wedges,
    "twist": steep_twists,
}
_NAMES = ("lime", "lemon", "orange", "blood-orange", "grapefruit")


def _of(build, name):
    return lambda setting, count: build(name, setting, count)


BUILDERS = {(name, cut): _of(build, name) for name in _NAMES for cut, build in _CUTS.items()}
BUILDERS |= {("dehydrated-citrus-wheel", "wheel"): dried_wheels, ("dehydrated-citrus-wheel", "piece"): dried_wheels}
STEEPED = {(name, cut): _of(build, name) for name in _NAMES for cut, build in _STEEPED_CUTS.items()}
