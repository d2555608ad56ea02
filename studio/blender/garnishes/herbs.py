"""Herbs: sprigs that stand in the glass or lean on its lip, leaves on the drink, leaves steeped in it."""

import math
from dataclasses import dataclass
from typing import Callable

import numpy as np
from mathutils import Matrix, Vector

from garnishes.forms import Heap, aimed, at, egg, facing, rod, sheet
from garnishes.leaves import Leaf, flat_leaf, grow, leaf_material, lobed
from garnishes.flesh_paint import blend, hue
from garnishes.places import against_wall, lean, lying, mouth, scale_for, stand, steeped_places
from garnishes.sprigs import CELERY_LEAVES, CELERY_OVER, bend
from garnishes.surfaces import cloud, flat, grey, threads
from shaders import numpy_image, organic

MINT = Leaf("#5a9f3c", "#b4d98f", "#93bb7c", 0.64, 0.44, 1.1, teeth=15, tooth=0.05, veins=7, slant=0.3, quilt=1.6, fold=0.12, curl=0.55, wave=0.06, gloss=0.45)
BASIL = Leaf("#3a7a26", "#8bb45e", "#7ba35c", 0.68, 0.42, 1.05, veins=5, slant=0.3, quilt=0.9, fold=-0.3, curl=0.9, wave=0.03, gloss=0.3)
THYME = Leaf("#5d7f45", "#8fa873", "#94a684", 0.46, 0.45, 1.0, veins=3, quilt=0.3, fold=0.2, curl=0.4, wave=0.0, gloss=0.55)
NEEDLE = Leaf("#3f6b3c", "#2f5230", "#a3b59c", 0.105, 0.5, 0.45, veins=2, quilt=0.0, fold=-0.5, curl=0.28, wave=0.0, gloss=0.4)
LAVENDER = Leaf("#7f9479", "#97a88e", "#a5b39b", 0.1, 0.5, 0.6, veins=2, quilt=0.0, fold=0.2, curl=0.5, wave=0.0, gloss=0.7)
CELERY = Leaf("#6aa53a", "#a5cf72", "#93bd6a", 0.9, veins=5, slant=0.4, quilt=0.5, gloss=0.36)


def _stem(points, radius, colour, bump=None):
    """A green or woody stem; radius at its foot and at its tip, cm."""
    heap = Heap()
    heap.add(rod(points, np.linspace(radius[0], radius[1], len(points)), 10))
    heap.build("stem", organic("stem", colour, rough=0.5, translucent=0.1, bump=bump, bump_distance=0.02))


# Sprigs with soft leaves: their crown shows over the lip.


@dataclass(frozen=True)
class Crown:
    """The top of a leafy sprig. sizes: length of its leaves from below to the tip; height of the crown, cm.

    heads: tops in one bunch.
    """

    leaf: Leaf
    sizes: tuple
    height: float
    stem: str
    pitch: tuple = (0.0, 1.25)
    thickness: float = 0.13
    heads: int = 1


CROWNS = {
    "mint": Crown(MINT, (3.2, 3.4, 3.1, 2.6, 2.0, 1.4, 0.9), 2.2, "#7fa34c", (0.25, 1.3), heads=3),
    "basil": Crown(BASIL, (3.4, 3.7, 3.2, 2.5, 1.8, 1.1), 1.9, "#86a955", (0.1, 1.15), 0.17),
}


def _crown_sprig(kind):
    def build(setting, count):
        crown, material = CROWNS[kind], leaf_material(CROWNS[kind].leaf)
        for _ in range(min(count, 2)):
            _bunch(setting, crown, material)

    return build


def _bunch(setting, crown, material):
    """A sprig standing at the lip where ice or the glass holds it, else its top floating on the drink."""
    chance, size = setting.rng, scale_for(setting)
    held = setting.solid_bed or setting.glass.height - setting.surface > 2.5
    if held:
        origin, along = stand(setting, setting.rim_place(), 0.5 if setting.solid_bed else 0.72, 13)
        top = setting.glass.height + min(setting.headroom - 0.7, crown.height * size)
        length = max(crown.height * size, min(top - origin.z, 4.4)) / along.z
        base = origin + along * ((top - origin.z) / along.z - length)
        root = max(setting.glass.floor + 0.3, min(origin.z, base.z) - 1.6)
    else:
        size *= 0.62
        x, y, _ = setting.bed_place()
        base, along = Vector((x, y, setting.surface - 0.1)), Vector((0.1, -0.5, 1)).normalized()
        root, length = base.z - 0.6, crown.height * size
    heap, stems = Heap(), Heap()
    for head in range(crown.heads + (setting.glass.rim > 3.6 and crown.heads > 1) if held else 1):
        part = 1.0 if head == 0 else 0.76
        aside = 0.0 if head == 0 else 2.1 * head + chance.uniform(-0.3, 0.3)
        lean_out = Vector((math.cos(aside), math.sin(aside), 0)) * (0.55 if head else 0.0)
        way = (along + lean_out).normalized()
        foot = base + lean_out * 0.9 * size
        tip = foot + way * length * part
        line = [Vector((base.x, base.y, root)).lerp(foot, t) for t in (0, 0.5)] + [foot.lerp(tip, t) for t in (0, 0.5, 1)]
        stems.add(rod(line, np.linspace(crown.thickness, 0.05, 5) * part * size, 9))
        frame = aimed(foot, way, chance.uniform(0, 6.28))
        extra = max(0, round((length / size - crown.height) / 0.9))
        sizes = [part * size * leaf for leaf in crown.sizes[:1] * extra + crown.sizes]
        grow(heap, (frame, length * part), crown.leaf, sizes, chance, pitch=crown.pitch, start=0.0)
    green = organic("stem", crown.stem, rough=0.5, translucent=0.1)
    bend([heap.build("leaves", material), stems.build("stem", green)], base, length, chance)


# Sprigs on a woody or thin stem: they lean on the lip.


def _line(setting, angle, above, thickness):
    """Where a thin sprig runs: (frame at its foot with z along it, length, height of the lip along it), cm.

    above: how far it would reach over the lip; less where the picture ends before.
    """
    above = min(above, setting.headroom - 0.35)
    if setting.solid_bed:
        origin, along = stand(setting, angle, 0.66, 13)
        foot = origin - along * min(4.0, origin.z - setting.glass.floor - 0.3)
        head = foot + along * ((setting.glass.height + above - foot.z) / along.z)
    else:
        foot, head = lean(setting, angle, above, thickness)
    line = head - foot
    return aimed(foot, line, setting.rng.uniform(0, 6.28)), line.length, line.length * (setting.glass.height - foot.z) / line.z


def _fan(setting, count):
    """Angles on the lip of sprigs that lie beside each other."""
    angle = setting.rim_place()
    return [angle + 0.22 * ((i + 1) // 2) * (-1) ** i + setting.rng.uniform(-0.05, 0.05) for i in range(count)]


def _bowed(frame, length, sag, count=14):
    """Points of a stem along the z axis of a frame that bows sideways by `sag` cm."""
    t = np.linspace(0, 1, count)
    return [frame @ Vector((sag * math.sin(math.pi * x * 0.9), 0, length * x)) for x in t]


def _rosemary(setting, count):
    material = leaf_material(NEEDLE, 0.02)
    for angle in _fan(setting, min(count, 3)):
        frame, length, lip = _line(setting, angle, 4.6 * scale_for(setting), 0.3)
        shown = length - lip
        _stem(_bowed(frame, length - 0.4, 0.0), (0.15, 0.07), "#6f6340", ("grain", 14))
        heap = Heap()
        levels = int((shown + 1.6) / 0.17)
        sizes = [2.0 - 0.9 * (i / levels) ** 3 + setting.rng.uniform(-0.3, 0.2) for i in range(levels)]
        crown = frame @ Matrix.Translation((0, 0, lip - 1.6))
        grow(heap, (crown, shown + 1.4), NEEDLE, sizes, setting.rng, pitch=(0.75, 1.2), around=3, roll=1.05, start=0.0)
        heap.build("needles", material)


def _thyme(setting, count):
    material = leaf_material(THYME, 0.02)
    for angle in _fan(setting, min(count + 1, 4)):
        frame, length, lip = _line(setting, angle, 4.2 * scale_for(setting) * setting.rng.uniform(0.75, 1.0), 0.2)
        shown = length - lip
        _stem(_bowed(frame, length, 0.0), (0.06, 0.03), "#7a6547")
        heap = Heap()
        levels = int((shown + 2) / 0.36)
        crown = frame @ Matrix.Translation((0, 0, lip - 2))
        for around, scale in ((2, 1.0), (4, 0.6)):
            sizes = [scale * (0.72 - 0.3 * i / levels) for i in range(levels)]
            grow(heap, (crown, shown + 2), THYME, sizes, setting.rng, pitch=(0.35, 0.9), around=around, start=0.0)
        heap.build("leaves", material)


def _lavender(setting, count):
    material = leaf_material(LAVENDER, 0.02)
    bud = organic("lavender bud", "#5d4a94", rough=0.75, translucent=0.2, mottle=("#8f7cc0", 3.0), bump=("noise", 14))
    petal = organic("lavender petal", "#8d74d6", rough=0.6, translucent=0.4)
    for angle in _fan(setting, min(count + 1, 4)):
        frame, length, lip = _line(setting, angle, 5.0 * scale_for(setting) * setting.rng.uniform(0.8, 1.0), 0.25)
        _stem(_bowed(frame, length, 0.0), (0.07, 0.045), "#8a9a6d")
        leaves = Heap()
        grow(leaves, (frame @ Matrix.Translation((0, 0, lip - 1)), 2.4), LAVENDER, [2.4, 2.0, 1.6], setting.rng, pitch=(0.9, 1.1))
        leaves.build("leaves", material)
        _lavender_spike(frame, length, setting.rng, bud, petal)


def _lavender_spike(frame, length, chance, bud, petal):
    """Whorls of furry buds at the top of a stem, a few of them in flower."""
    buds, petals = Heap(), Heap()
    for level in range(9):
        height = length - 2.9 + level * 0.36 + (0.0 if level else -0.35)
        size = 0.62 * (1 - 0.045 * level)
        for k in range(7):
            turn = (k + 0.5 * level + chance.uniform(-0.2, 0.2)) * 2 * math.pi / 7
            lift = 0.75 + level * 0.06 + chance.uniform(-0.15, 0.15)
            place = frame @ at((0, 0, height), 0, 0, turn) @ at((0, 0, 0), 0, math.pi / 2 - lift)
            buds.add(egg(size, size * 0.42, 9, 9, 0.25), place @ Matrix.Translation((0, 0, size * 0.5)))
            if chance.random() < 0.3:
                for p in range(4):
                    lobe = at((0, 0, size * 0.98), 0, 0, p * math.pi / 2) @ at((0.06, 0, 0.03), 0, -0.4)
                    petals.add(egg(0.05, 0.17, 5, 9), place @ lobe)
    buds.build("buds", bud)
    petals.build("petals", petal)


def _frond(heap, frame, length, chance):
    """A feather of hair-thin leaflets along the z axis of a frame."""
    heap.add(rod(_bowed(frame, length, 0.1 * length, 6), np.linspace(0.035, 0.015, 6), 5))
    for i in range(7):
        t = (i + 1) / 7
        for side in (-1, 1):
            spread = 0.85 - 0.45 * t + chance.uniform(-0.15, 0.15)
            turn = (0 if side > 0 else math.pi) + chance.uniform(-0.5, 0.5)
            twig = frame @ at((0.1 * length * math.sin(math.pi * t * 0.9), 0, length * t), 0, 0, turn) @ at((0, 0, 0), 0, spread)
            reach = length * (0.5 - 0.28 * t)
            heap.add(rod(_bowed(twig, reach, 0.04, 4), [0.024, 0.022, 0.02, 0.012], 4))
            for k in (0.35, 0.6, 0.8):
                hair = twig @ at((0, 0, reach * k), 0, 0, k * 9) @ at((0, 0, 0), 0, 0.6)
                heap.add(rod(_bowed(hair, reach * 0.42, 0.0, 3), [0.02, 0.018, 0.01], 4))


# Leaves of lobes on a branching stem.


def _celery_outline(angle):
    return _lobes(angle, ((0, 1.05, 0.4), (0.85, 0.9, 0.3), (-0.85, 0.9, 0.3), (1.7, 0.5, 0.3), (-1.7, 0.5, 0.3)), 13, 0.16)


def _lobes(angle, lobes, teeth, depth):
    """Reach of a lobed outline: lobes of (angle, reach, width in radians), toothed at their ends."""
    reach = np.full_like(angle, 0.3)
    for middle, size, width in lobes:
        away = np.abs((angle - middle + math.pi) % (2 * math.pi) - math.pi)
        reach = np.maximum(reach, size * np.exp(-((away / width) ** 2.6)))
    return reach * (1 - depth * (0.5 + 0.5 * np.cos(angle * teeth)) * np.clip(reach * 2 - 0.7, 0, 1))


@dataclass(frozen=True)
class Lobed:
    """A herb of lobed leaves. size: of a leaflet, cm; branches: leaf stalks per sprig."""

    leaf: Leaf
    outline: Callable
    stem: str
    size: float
    branches: int


def _branch_out(herb, stem, scale, material, chance):
    """Three leaflets at the end of each of several stalks, spiralling up a stem: (frame, length)."""
    frame, length = stem
    leaves, stalks = Heap(), Heap()
    for i in range(herb.branches):
        t = i / (herb.branches - 1)
        out = (1.7 - 1.1 * t) * scale
        branch = frame @ at((0, 0, length * 0.85 * t), 0, 0, i * 2.4) @ at((0, 0, 0), 0, 0.95 - 0.75 * t)
        stalks.add(rod(_bowed(branch, out, 0.08, 6), np.linspace(0.06, 0.035, 6), 7))
        for k, spread in enumerate((0.0, 1.05, -1.05)):
            size = herb.size * scale * (1.0 if k == 0 else 0.78) * (1.05 - 0.35 * t) * chance.uniform(0.9, 1.1)
            place = branch @ at((0, 0, out - (0.1 if k else 0)), 0, -math.pi / 2 + 0.45 + chance.uniform(-0.3, 0.3), 0)
            place = place @ Matrix.Rotation(spread, 4, "Z") @ Matrix.Rotation(chance.uniform(-0.4, 0.4), 4, "X")
            leaves.add(lobed(herb.outline, size, chance), place)
    leaves.build("leaves", material)
    stalks.build("stalks", organic("stalk", herb.stem, rough=0.45, translucent=0.15))


# Stalks and blades.


def _celery(setting, count):
    """A ribbed stalk from the floor to just over the lip, and its leaves."""
    scale = scale_for(setting, 0.7)
    over, large = (CELERY_OVER, CELERY_LEAVES) if setting.manner < 2 else (0.38, 0.72)
    herb = Lobed(CELERY, _celery_outline, "#9cc45e", 2.6, 7)
    material = leaf_material(CELERY)
    for _ in range(min(count, 2)):
        foot, head = lean(setting, setting.rim_place(), over * setting.headroom, 0.9 * scale, 18)
        frame = facing(foot, head - foot, Vector((0.25, -1, 0)))
        length = (head - foot).length
        _celery_stick(frame, length, scale)
        for side, rise in ((-0.45, 0.7), (0.4, 0.75), (0.0, 1.3)):
            twig = frame @ at((side * scale, 0, length - 0.4), 0, side * 1.1, side * 5)
            rise *= large
            heap = Heap()
            heap.add(rod(_bowed(twig, rise * scale + 0.4, 0.0, 6), np.linspace(0.3, 0.12, 6) * scale, 14))
            heap.build("stem", _celery_skin())
            _branch_out(herb, (twig @ Matrix.Translation((0, 0, rise * scale)), 1.3 * large * scale), scale * 0.8 * large, material, setting.rng)


def _celery_stick(frame, length, scale):
    """The stalk: a ribbed trough, its round side to −y."""
    angle = np.linspace(0, 2 * math.pi, 120, endpoint=False)[None, :]
    height = np.concatenate([[0], np.linspace(0, length, 30), [length]])[:, None]
    closed = np.concatenate([[0.02], np.ones(30), [0.02]])[:, None]
    outside = np.clip(-np.sin(angle) * 2 + 0.6, 0, 1)
    taper = scale * (0.95 - 0.22 * height / length) * closed * (1 + 0.05 * np.cos(angle * 15) * outside)
    x = 0.95 * np.cos(angle) * taper
    y = (np.where(np.sin(angle) < 0, 0.62, 0.12) * np.sin(angle) - 0.3 * np.clip(np.sin(angle), 0, 1) ** 2) * taper
    heap = Heap()
    heap.add(sheet(np.stack([x, y, height + 0 * x], 2), closed=True), frame)
    heap.build("celery", _celery_skin(), 60)


def _celery_skin():
    """Pale below, green above, with fine long threads."""
    rows, columns = 128, 256
    fibre = threads(rows, columns, 40, 3)
    height = np.linspace(0, 1, columns)[None, :] + 0 * fibre
    colour = blend(flat(rows, columns, "#d3e0a0"), hue("#8fbc4e"), height * 0.85)
    colour = blend(colour, hue("#6f9f3a"), np.clip(fibre * 1.2 - 0.6, 0, 0.35) + 0.2 * cloud(rows, columns, 6, 4))
    return organic(
        "celery", numpy_image("celery", colour), rough=0.3, subsurface=0.12, radius=(0.3, 0.4, 0.1),
        height_image=grey("fibre", fibre), bump_distance=0.015, bump_strength=0.3,
    )


# Leaves on the drink and in it.


def _leaf_of(kind):
    """The leaf of a herb and its length in cm."""
    single = {
        "mint": (MINT, 3.4), "basil": (BASIL, 4.2),
        "rosemary": (NEEDLE, 2.4), "thyme": (THYME, 0.9), "lavender": (LAVENDER, 3.0),
    }  # fmt: skip
    return single[kind]


def _loose_leaf(kind):
    """Leaves lying on the drink, face up and tipped to the camera."""

    def build(setting, count):
        leaf, length = _leaf_of(kind)
        length = min(length, mouth(setting) * 1.25)
        heap = Heap()
        for _ in range(count):
            frame = lying(setting, 0.1, 0.1, 0.3)
            heap.add(flat_leaf(leaf, length * setting.rng.uniform(0.9, 1.05), setting.rng), frame)
        heap.build("leaves", leaf_material(leaf))

    return build


def _steeped_leaf(kind, of_sprig=1):
    """Leaves within the drink, pressed against the glass; of_sprig: how many one is, where whole sprigs were muddled."""

    def build(setting, count):
        leaf, length = _leaf_of(kind)
        heap = Heap()
        for angle, height in steeped_places(setting, count * of_sprig, 1.2):
            part = flat_leaf(leaf, length * setting.rng.uniform(0.55, 1.0), setting.rng)
            turn = setting.rng.uniform(0, 6.28)
            points = part.vertices @ np.array(Matrix.Rotation(turn, 3, "Z")).T
            points[:, 2] = 0.5 * (points[:, 2] - points[:, 2].min())
            heap.add(part._replace(vertices=against_wall(setting, points, angle, height)))
        heap.build("steeped leaves", leaf_material(leaf, wet=True))

    return build


LEAFY = ("mint", "basil", "rosemary", "thyme", "lavender")

BUILDERS = (
    {(kind, "sprig"): _crown_sprig(kind) for kind in CROWNS}
    | {(kind, "leaf"): _loose_leaf(kind) for kind in LEAFY}
    | {
        ("rosemary", "sprig"): _rosemary,
        ("thyme", "sprig"): _thyme,
        ("lavender", "sprig"): _lavender,
        ("celery", "stalk"): _celery,
    }
)

STEEPED = {(kind, "leaf"): _steeped_leaf(kind) for kind in LEAFY} | {
    (kind, "sprig"): _steeped_leaf(kind, of_sprig=3) for kind in LEAFY
}
