"""Berries, cherries, olives and other small fruit: on a pick, on the drink, on the lip, in the drink."""

import math
from dataclasses import dataclass
from typing import Callable

import numpy as np
from mathutils import Matrix, Vector

from garnishes.flesh_paint import blend, hue, rise
from garnishes.forms import Heap, aimed, arc, at, ball, dented, egg, rod, turned
from garnishes.fruit_slices import other_places
from garnishes.leaves import Leaf, blade, leaf_material
from garnishes.places import is_stemmed, lying, mouth, on_pick, over_lip, scale_for
from garnishes.surfaces import flat, grey, threads
from shaders import numpy_image, organic

SEPAL = Leaf("#4f8a2e", "#7fae56", "#7fa860", 0.34, 0.4, 1.6, veins=3, quilt=0.2, fold=0.2, curl=0.7, wave=0.08)


# Makers: each prepares its materials and gives a function (frame, chance) that makes one about the origin of
# the frame, its stalk end up.


def _bloomed(name, colour, bloom, *, rough=0.4, coat=0.1, soft=0.12, scale=1.6):
    """A skin under a waxy bloom that is rubbed off in patches."""
    return organic(name, colour, rough=rough, coat=coat, subsurface=soft, mottle=(bloom, scale), bump=("noise", 9), bump_distance=0.006)


def _cocktail_cherry(stalk=True):
    skin = organic("cocktail cherry", "#6d0610", rough=0.12, coat=1.0, specular=0.6, subsurface=0.25, radius=(0.5, 0.05, 0.04), bump=("noise", 1.8), bump_distance=0.05, bump_strength=0.25)
    stem = organic("cherry stalk", "#5a2413", rough=0.5)

    def make(frame, chance):
        heap, stalks = Heap(), Heap()
        heap.add(dented(ball(1.85, 1.8, 0.26, reach=0.22), 0.03, 0.35, chance.randint(0, 9999)), frame)
        heap.build("cherry", skin)
        if stalk:
            bow = chance.uniform(-0.5, 0.5)
            line = arc((0, 0, 0.6), (0.9 + bow, 0.3, 3.6), 0.45, 20, (-1, 0, 0))
            stalks.add(rod(line, np.concatenate([[0.075], np.full(17, 0.05), [0.07, 0.09]]), 10), frame)
            stalks.build("stalk", stem)

    return make


def _cherry(stalk=True):
    skin = organic("cherry", "#5e0713", rough=0.16, coat=0.8, subsurface=0.15, radius=(0.4, 0.05, 0.04), mottle=("#8f1420", 0.9))
    stem = organic("cherry stalk", "#6d7a35", rough=0.5, mottle=("#6b4a24", 1.2))

    def make(frame, chance):
        heap, stalks = Heap(), Heap()
        heap.add(turned(_heart(2.3, 2.15), 56, lambda a, r, z: r * (1 + 0.03 * np.cos(2 * a))), frame)
        heap.build("cherry", skin)
        if stalk:
            line = arc((0, 0, 0.62), (chance.uniform(-0.6, 0.6), 0.2, 4.0), 0.5, 20, (1, 0, 0))
            stalks.add(rod(line, np.concatenate([[0.09], np.full(16, 0.05), [0.06, 0.08, 0.12]]), 10), frame)
            stalks.build("stalk", stem)

    return make


def _heart(width, length):
    """Outline of a heart-shaped fruit, its shoulders higher than its dimple."""
    t = np.linspace(0, math.pi, 40)
    radius = np.sin(t) * width / 2 * (1 + 0.1 * -np.cos(t))
    height = -np.cos(t) * length / 2 - np.where(t > math.pi / 2, 0.36 * np.exp(-((radius / 0.42) ** 2)), 0)
    return np.stack([radius, height], 1)


def _olive():
    skin = organic("olive", "#6c6c20", rough=0.24, coat=0.5, subsurface=0.12, radius=(0.2, 0.2, 0.04), mottle=("#8d8632", 1.1), bump=("pores", 7), bump_distance=0.012)
    pimento = organic("pimento", "#c0200c", rough=0.2, coat=0.7, subsurface=0.3)

    def make(frame, chance):
        side = chance.choice((-1, 1))
        tipped = aimed((0, 0, 0), (chance.uniform(-0.45, 0.1), -0.62, side * chance.uniform(0.45, 0.75)))
        lying_across = frame @ tipped
        fruit, plug = Heap(), Heap()
        fruit.add(dented(ball(1.62, 2.3, 0.2, reach=0.2), 0.03, 0.5, chance.randint(0, 9999)), lying_across)
        plug.add(dented(ball(0.62, 0.5), 0.04, 2.0, chance.randint(0, 99)), lying_across @ Matrix.Translation((0, 0, 0.9)))
        fruit.build("olive", skin)
        plug.build("pimento", pimento)

    return make


def _cocktail_onion():
    lines = threads(128, 64, 30, 3)
    colour = blend(flat(128, 64, "#e6e0ca"), hue("#a89c70"), rise(0.45, 0.8, lines) * 0.7)
    skin = organic("onion", numpy_image("onion", colour), rough=0.14, coat=0.9, subsurface=0.25, radius=(0.3, 0.28, 0.2), height_image=grey("onion lines", 1 - lines), bump_distance=0.04)

    def make(frame, chance):
        t = np.linspace(0, math.pi, 36)
        radius = np.sin(t) ** 0.9 * 0.76
        height = -np.cos(t) * 0.72 - np.where(np.abs(np.cos(t)) > 0.9, np.cos(t) * 0.06, 0)
        heap = Heap()
        heap.add(dented(turned(np.stack([radius, height], 1), 48), 0.03, 0.6, chance.randint(0, 9999)), frame @ at((0, 0, 0), 0.9, 0.3))
        heap.build("onion", skin)

    return make


def _soft_raspberry():
    """Small and matt under its down, rose where light passes."""
    skin = _drupelet_skin("raspberry", ("#7a1026", "#bb2a44", "#d8566a"), rough=0.62, specular=0.25, coat=0.0, subsurface=0.45, radius=(0.3, 0.06, 0.06))
    return _of_drupelets(skin, 1.3, 1.4, 58, 0.2, None)


def _raspberry():
    skin = _drupelet_skin("raspberry", ("#5c0414", "#a90f2b", "#cf3a52"), rough=0.3, coat=0.25, subsurface=0.12, radius=(0.12, 0.02, 0.02))
    return _of_drupelets(skin, 1.75, 1.95, 66, 0.25, organic("hair", "#d8a890", rough=0.6))


def _blackberry():
    skin = _drupelet_skin("blackberry", ("#050204", "#160610", "#2a0b1e"), rough=0.13, coat=0.9, subsurface=0.0, radius=(0.1, 0.02, 0.04))
    return _of_drupelets(skin, 1.8, 2.3, 58, 0.29, None)


def _drupelet_skin(name, colours, **surface):
    """Dark in the gaps between the little fruits, lighter on top of each. colours: from the gap outwards."""
    along = np.linspace(0, 1, 128, dtype=np.float32)[None, :] + np.zeros((4, 1), np.float32)
    gap, side, top = colours
    colour = blend(blend(flat(4, 128, gap), hue(side), rise(0.45, 0.74, along)), hue(top), 0.7 * rise(0.7, 1.0, along))
    return organic(name, numpy_image(name, colour), bump=("noise", 14), bump_distance=0.004, **surface)


def _of_drupelets(skin, width, length, count, size, hair):
    """A berry of little fruits in a spiral from its tip to its stalk; size: radius of one, cm."""

    def make(frame, chance):
        heap, hairs = Heap(), Heap()
        for i in range(count):
            t = (i + 0.5) / count
            height = -length / 2 * 0.86 + length * 0.84 * t
            radius = width / 2 * 0.84 * math.sqrt(max(0.0, 1 - (max(0.0, 0.62 - t) / 0.62) ** 2.1)) * (1 - 0.16 * max(0, t - 0.6) / 0.4)
            turn = i * 2.39996 + chance.uniform(-0.09, 0.09)
            out = Vector((math.cos(turn) * radius, math.sin(turn) * radius, height))
            own = size * chance.uniform(0.92, 1.08) * (0.85 + 0.15 * min(1, t * 4))
            away = Vector((out.x, out.y, (out.z - 0.15 * length) * 0.7)).normalized()
            part = egg(2 * own * chance.uniform(0.96, 1.1), 2 * own, 13, 15)
            heap.add(part, frame @ aimed(out, away))
            if hair and i % 2:
                start = out + away * own * 0.9
                hairs.add(rod(arc(start, start + away * 0.16 + Vector((0, 0, 0.06)), 0.02, 4), [0.012, 0.01, 0.008, 0.004], 4), frame)
        core = egg(length * 0.9, width * 0.72, 12, 16)
        heap.add(core._replace(uvs=core.uvs * 0), frame)
        heap.build("berry", skin)
        if hair:
            hairs.build("hairs", hair)

    return make


def _blueberry():
    skin = _bloomed("blueberry", "#10142c", "#41507c", rough=0.45, scale=1.3)

    def make(frame, chance):
        heap = Heap()
        size = chance.uniform(0.92, 1.08)
        heap.add(_crowned(1.4 * size, 1.18 * size), frame @ at((0, 0, 0), chance.uniform(-0.3, 1.1), chance.uniform(-0.6, 0.6)))
        heap.build("blueberry", skin)

    return make


def _crowned(width, length):
    """A ball with a five-pointed crown round a hollow at its top."""
    t = np.linspace(0, math.pi, 60)
    outline = np.stack([np.sin(t) * width / 2, -np.cos(t) * length / 2], 1)
    part = turned(outline, 60)
    x, y, z = part.vertices.T
    radius, angle = np.hypot(x, y), np.arctan2(y, x)
    rim = 0.27 * width * (0.78 + 0.22 * np.cos(5 * angle))
    lift = 0.1 * np.exp(-(((radius - rim * 0.8) / (0.05 * width)) ** 2)) - 0.13 * (radius < rim * 0.75)
    z = z + np.where(z > 0, lift, 0)
    return part._replace(vertices=np.stack([x, y, z], 1))


def _cranberry():
    skin = organic("cranberry", "#8a0a18", rough=0.14, coat=0.9, subsurface=0.15, radius=(0.3, 0.03, 0.03), mottle=("#b8202a", 0.9))

    def make(frame, chance):
        heap = Heap()
        size = chance.uniform(0.9, 1.1)
        heap.add(dented(ball(1.15 * size, 1.4 * size, 0.06, 26, 32, 0.14), 0.02, 0.6, chance.randint(0, 9999)), frame @ at((0, 0, 0), chance.uniform(-1, 1), chance.uniform(-1, 1)))
        heap.build("cranberry", skin)

    return make


def _lychee():
    """Peeled: pearly flesh, open and pinched where the stone was taken out."""
    flesh = organic("lychee", "#efe9de", rough=0.12, coat=0.6, subsurface=0.5, radius=(0.5, 0.45, 0.4), mottle=("#dcd6cc", 1.2))

    def make(frame, chance):
        heap = Heap()
        heap.add(dented(ball(2.4, 2.6, 0.25, 36, 44, 0.1), 0.06, 1.1, chance.randint(0, 9999)), frame @ at((0, 0, 0), chance.uniform(-0.6, 0.6), chance.uniform(-0.6, 0.6)))
        heap.build("lychee", flesh)

    return make


def _grape():
    skin = _bloomed("grape", "#66791c", "#8f9c4a", rough=0.22, coat=0.4, soft=0.35, scale=0.8)
    stub = organic("grape stalk", "#7a6b34", rough=0.6)

    def make(frame, chance):
        tilted = frame @ at((0, 0, 0), chance.uniform(0.5, 1.0), chance.uniform(-0.5, 0.5))
        heap, stalk = Heap(), Heap()
        heap.add(ball(1.65, 2.2, 0.07, 36, 44, 0.1), tilted)
        stalk.add(rod([(0, 0, 0.95), (0, 0, 1.08), (0.06, 0, 1.3)], [0.1, 0.06, 0.07], 8), tilted)
        heap.build("grape", skin)
        stalk.build("stub", stub)

    return make


def _calyx(heap, frame, count, length, pitch, chance):
    """Sepals that spread from the origin of a frame; pitch: radians above its horizontal."""
    for i in range(count):
        turn = i * 2 * math.pi / count + chance.uniform(-0.2, 0.2)
        rise_by = Matrix.Rotation(-pitch + chance.uniform(-0.2, 0.2), 4, "Y")
        heap.add(blade(SEPAL, length * chance.uniform(0.85, 1.1), chance, 18, 7), frame @ Matrix.Rotation(turn, 4, "Z") @ rise_by)


STRAWBERRY_LENGTH = 3.3


def _strawberry_outline(count=46):
    """Radius and height of a strawberry, from its tip up to the hollow under the calyx."""
    t = np.linspace(0, 1, count)
    radius = 1.32 * np.sin(math.pi * t**0.78) ** 0.62 * (0.55 + 0.5 * t)
    height = -1.75 + STRAWBERRY_LENGTH * t - 0.35 * np.clip(t - 0.9, 0, 1) / 0.1
    return np.stack([radius, height], 1)


def _soft_strawberry(hulled=False):
    """Its seeds sunk in its skin, its shoulder pale, its leaves thin, matt and curled anyhow."""
    skin = organic("strawberry", "#b3141a", rough=0.3, coat=0.35, subsurface=0.4, radius=(0.5, 0.1, 0.06), mottle=("#c93426", 0.7), bump=("noise", 7), bump_distance=0.012)
    seed = organic("strawberry seed", "#b98a4a", rough=0.5, mottle=("#8a4a22", 2.0))
    leaf = leaf_material(SEPAL, 0.03)

    def make(frame, chance):
        fruit, seeds, green = Heap(), Heap(), Heap()
        body, pips = _pitted(turned(_strawberry_outline(), 84), 120, 0.12)
        body = dented(body, 0.07, 0.3, chance.randint(0, 9999))
        fruit.add(body, frame)
        for place, out in pips:
            tilt = Vector(out).to_track_quat("Y", "Z").to_matrix().to_4x4()
            seeds.add(egg(0.13, 0.07, 7, 8, -0.4), frame @ Matrix.Translation(place - 0.03 * out) @ tilt)
        if not hulled:
            for ring, (count, length) in enumerate(((8, 1.15), (5, 0.85))):
                for i in range(count):
                    turn = i * 2 * math.pi / count + chance.uniform(-0.3, 0.3)
                    rise_by = Matrix.Rotation(-0.25 - 0.5 * ring + chance.uniform(-0.5, 0.45), 4, "Y") @ Matrix.Rotation(chance.uniform(-0.6, 0.6), 4, "X")
                    green.add(blade(SEPAL, length * chance.uniform(0.7, 1.15), chance, 18, 7), frame @ at((0, 0, 1.2 + 0.05 * ring)) @ Matrix.Rotation(turn, 4, "Z") @ rise_by)
            green.add(rod(arc((0, 0, 1.15), (0.35, 0.1, 1.8), 0.12, 8), np.linspace(0.08, 0.06, 8), 9), frame)
        fruit.build("strawberry", skin)
        seeds.build("seeds", seed)
        green.build("calyx", leaf)

    return make


def _strawberry(hulled=False):
    skin = organic("strawberry", "#b00d12", rough=0.22, coat=0.55, subsurface=0.25, radius=(0.4, 0.06, 0.04), mottle=("#cc2a1a", 0.8), bump=("noise", 6), bump_distance=0.01)
    seed = organic("strawberry seed", "#d8a848", rough=0.35, mottle=("#b06a2a", 2.0))
    leaf = leaf_material(SEPAL, 0.03)

    def make(frame, chance):
        fruit, seeds, green = Heap(), Heap(), Heap()
        body, pips = _pitted(turned(_strawberry_outline(), 84))
        fruit.add(body, frame)
        for place, out in pips:
            tilt = Vector(out).to_track_quat("Y", "Z").to_matrix().to_4x4()
            seeds.add(egg(0.17, 0.1, 7, 8, -0.4), frame @ Matrix.Translation(place) @ tilt)
        if not hulled:
            for ring, (count, length) in enumerate(((7, 1.7), (6, 1.3))):
                _calyx(green, frame @ at((0, 0, 1.28 + 0.06 * ring), 0, 0, ring * 0.4), count, length, 0.1 + 0.45 * ring, chance)
            green.add(rod(arc((0, 0, 1.2), (0.3, 0, 2.1), 0.1, 8), np.linspace(0.11, 0.08, 8), 9), frame)
        fruit.build("strawberry", skin)
        seeds.build("seeds", seed)
        green.build("calyx", leaf)

    return make


def _pitted(body, count=170, pit=0.075):
    """A strawberry's body with a pit under each seed; and the seeds as (place, direction outwards)."""
    outline = _strawberry_outline()
    pips = []
    for i in range(count):
        t = 0.05 + 0.83 * ((i + 0.5) / count) ** 0.85
        radius, height = (np.interp(t, np.linspace(0, 1, len(outline)), outline[:, k]) for k in (0, 1))
        turn = i * 2.39996
        place = np.array((radius * math.cos(turn), radius * math.sin(turn), height))
        out = np.array((math.cos(turn), math.sin(turn), 0.9 * (t - 0.55)))
        pips.append((place, out / np.linalg.norm(out)))
    places = np.array([place for place, _ in pips])
    away = np.linalg.norm(body.vertices[:, None] - places[None], axis=2).min(1)
    middle = np.array((0, 0, 0.2))
    inwards = middle - body.vertices
    inwards /= np.linalg.norm(inwards, axis=1, keepdims=True)
    depth = pit * np.exp(-((away / 0.1) ** 2)) - 0.015
    return body._replace(vertices=body.vertices + inwards * depth[:, None]), [(p - 0.035 * o, o) for p, o in pips]


# Serving


@dataclass(frozen=True)
class Fruit:
    """How a fruit is served. make: prepares its maker; size: its thickness on a pick and half its height, cm.

    home: where a single one goes: on the "bed" or on the "lip". lift: of its middle over the lip.
    """

    make: Callable
    size: tuple
    home: str = "bed"
    lift: float = 0.35
    picked: bool = False
    leaning: bool = False
    bare: Callable = None


FRUITS = {
    "cocktail-cherry": Fruit(_cocktail_cherry, (1.8, 0.9), picked=True, bare=lambda: _cocktail_cherry(False)),
    "cherry": Fruit(_cherry, (2.1, 1.05), "lip", picked=True, bare=lambda: _cherry(False)),
    "olive": Fruit(_olive, (1.95, 0.82), picked=True, leaning=True),
    "cocktail-onion": Fruit(_cocktail_onion, (1.45, 0.72), picked=True, leaning=True),
    "raspberry": Fruit(_raspberry, (1.9, 0.95)),
    "blackberry": Fruit(_blackberry, (2.2, 1.05)),
    "blueberry": Fruit(_blueberry, (1.3, 0.62)),
    "cranberry": Fruit(_cranberry, (1.2, 0.6)),
    "grape": Fruit(_grape, (1.9, 0.95), "lip"),
    "lychee": Fruit(_lychee, (2.5, 1.25), picked=True),
    "strawberry": Fruit(_strawberry, (2.75, 1.5), "lip", 0.85, bare=lambda: _strawberry(True)),
}


#: In the manner of 2.
SOFT_FRUITS = {
    "raspberry": Fruit(_soft_raspberry, (1.3, 0.68)),
    "strawberry": Fruit(_soft_strawberry, (2.75, 1.5), "lip", 0.6, bare=lambda: _soft_strawberry(True)),
    "cocktail-cherry": Fruit(_cocktail_cherry, (1.8, 0.9), picked=False, bare=lambda: _cocktail_cherry(False)),
}


def _served(kind):
    """One on the lip or the drink; on a pick where the glass has a stem, or where there are several."""

    def build(setting, count):
        fruit = FRUITS[kind]
        if setting.manner > 1:
            fruit = SOFT_FRUITS.get(kind, fruit)
        afloat = setting.manner > 1 and kind == "cocktail-cherry" and setting.ice == "none"
        picked = fruit.picked and is_stemmed(setting) or setting.manner > 1 and setting.ice in ("cubes", "cracked")
        deep = not afloat and setting.glass.height - max(setting.bed, setting.surface) > 1.6
        heaped = setting.solid_bed and setting.bed > setting.glass.height - 0.6
        if fruit.home == "lip" and count == 1:
            frame = over_lip(setting, fruit.lift * scale_for(setting), 0.12)
            fruit.make()(frame @ at((0, 0, 0), 0, 0.22) @ Matrix.Scale(scale_for(setting), 4), setting.rng)
        elif count > 1 or not heaped and (deep or picked):
            make = (fruit.bare or fruit.make)()
            scale = min(1.0, mouth(setting) * 1.7 / (fruit.size[0] * count))
            beads = [(fruit.size[0] * scale, lambda f: make(f @ Matrix.Scale(scale, 4), setting.rng))] * min(count, 4)
            leaning = fruit.leaning and is_stemmed(setting)
            on_pick(setting, beads if leaning else _shifted(setting, beads), leaning)
        else:
            fruit.make()(lying(setting, fruit.size[1], 0.3), setting.rng)

    return build


def _shifted(setting, beads):
    """Beads beside a free stretch of the pick, so that they don't sit in the very middle."""
    room = max(0.0, 1.5 * mouth(setting) - sum(length for length, _ in beads))
    free = (setting.rng.uniform(0, 0.6) * room, lambda frame: None)
    return [free, *beads] if setting.rng.random() < 0.6 else [*beads, free]


def _steeped(kind):
    """Berries in the drink, against the glass."""

    def build(setting, count):
        fruit = FRUITS[kind]
        make, radius = (fruit.bare or fruit.make)(), fruit.size[1]
        for angle, height in other_places(setting, count, radius):
            away = max(0.0, setting.glass.inner_radius(height) - radius - 0.12)
            place = (away * math.cos(angle), away * math.sin(angle), height)
            make(at(place, *(setting.rng.uniform(-0.6, 0.6) for _ in "xyz")), setting.rng)

    return build


# Seeds and pulp


def _passion_fruit(setting, count):
    """Halves floating with their pulp up."""
    scale = min(0.92, mouth(setting) * 0.62 / 2.3)
    rind = organic("passion fruit", "#3b1426", rough=0.35, coat=0.3, mottle=("#5c2a34", 1.2), bump=("noise", 3), bump_distance=0.05)
    pith = organic("pith", "#f0d8c8", rough=0.6, subsurface=0.3, mottle=("#e0a8a0", 2.0))
    pulp = _pulp()
    for _ in range(min(count, 2)):
        frame = lying(setting, 1.1, 0.3, 0.6) @ Matrix.Scale(scale, 4)
        shell, lining, sacs = Heap(), Heap(), Heap()
        seen = frame.to_3x3().inverted() @ Vector((0, -1, 0.35))
        outer = [(2.3 * math.sin(t), -2.0 * math.cos(t)) for t in np.linspace(0.01, math.pi / 2, 24)]
        shell.add(dented(turned(outer + [(2.3, 0.08), (2.24, 0.13), (2.14, 0.1)], 72), 0.05, 0.5, 4), frame)
        cup = [(2.16, 0.1), (2.06, 0.06), (1.98, 0.0), (1.9, -0.2), (1.6, -0.7), (0.8, -1.1), (0.01, -1.2)]
        lining.add(turned(cup, 72), frame)
        for i in range(58):
            radius, turn = 1.74 * math.sqrt((i + 0.5) / 58), i * 2.39996
            height = -0.28 + 0.2 * (1 - (radius / 1.8) ** 2) + setting.rng.uniform(-0.1, 0.1)
            way = seen.normalized() * 0.6 + Vector([setting.rng.uniform(-0.45, 0.45) for _ in "xyz"]) + Vector((0, 0, 0.5))
            sac = egg(setting.rng.uniform(0.54, 0.66), 0.5, 14, 16, 0.12)
            sac = sac._replace(uvs=sac.uvs * (setting.rng.uniform(0.93, 1.06), 1))
            sacs.add(sac, frame @ aimed((radius * math.cos(turn), radius * math.sin(turn), height), way))
        shell.build("rind", rind)
        lining.build("pith", pith)
        sacs.build("pulp", pulp)


def _pulp():
    """Sacs of amber jelly, each round a black seed that shows at its upper end."""
    along = np.linspace(0, 1, 128, dtype=np.float32)[None, :] + np.zeros((4, 1), np.float32)
    colour = blend(flat(4, 128, "#b35c06"), hue("#efa61c"), rise(0.3, 0.62, along))
    colour = blend(blend(colour, hue("#6b3f08"), rise(0.7, 0.78, along)), hue("#0c0806"), rise(0.76, 0.83, along))
    return organic("passion fruit pulp", numpy_image("passion fruit pulp", colour), rough=0.1, specular=0.6, coat=1.0, bump=("noise", 5), bump_distance=0.02)


BUILDERS = {(kind, "piece"): _served(kind) for kind in FRUITS} | {
    ("passion-fruit", "piece"): _passion_fruit,
}

STEEPED = {(kind, "piece"): _steeped(kind) for kind in FRUITS if kind != "cocktail-onion"}
