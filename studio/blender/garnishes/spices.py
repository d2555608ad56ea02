"""Spices and sweets: sticks that lean on the lip, stars and beans on the drink, drops of bitters, cream."""

import math

import cv2
import numpy as np
from mathutils import Matrix, Vector

from garnishes import sweets
from garnishes.cuts import known
from garnishes.flesh_paint import blend, hue
from garnishes.forms import Heap, aimed, at, dented, egg, facing, rod, sheet, turned, wobble
from garnishes.grains import landing, next_bed, numbers, resting, strewn
from garnishes.places import lean, scale_for, steeped_places, wall
from garnishes.resting import lip_place, outward
from garnishes.surfaces import cloud, flat, grey, threads
from garnishes.veils import drape, veil_material
from shaders import numpy_image, organic


# Sticks.


def _quill(length, radius, seed):
    """Bark dried into a double scroll, along z; radius of one scroll, cm."""
    turn = np.linspace(-1.25 * 2 * math.pi, -math.pi / 2, 60)
    grow = np.linspace(0.32, 1.0, 60)
    left = np.stack([-0.96 * radius + grow * radius * np.cos(turn), grow * radius * np.sin(turn)], 1)
    right = left[::-1] * [-1, 1]
    right[:, 1] *= 0.94
    middle = np.concatenate([left, right[1:]])
    along = np.gradient(middle, axis=0)
    across = np.stack([-along[:, 1], along[:, 0]], 1) / np.linalg.norm(along, axis=1, keepdims=True)
    thick = 0.075 * radius / 0.34
    outline = np.concatenate([middle - across * thick / 2, (middle + across * thick / 2)[::-1]])
    rows, columns = 40, len(outline)
    z = np.linspace(0, length, rows)
    points = np.zeros((rows, columns, 3))
    points[:, :, :2] = outline
    points[:, :, 2] = z[:, None]
    flat_points = points.reshape(-1, 3)
    points[:, :, 0] += 0.05 * radius * wobble(flat_points * [1, 1, 0.35], 0.6, seed).reshape(rows, columns)
    points[:, :, 1] += 0.07 * radius * wobble(flat_points * [1, 1, 0.35], 0.7, seed + 1).reshape(rows, columns)
    for row in (0, rows - 1):
        points[row, :, 2] += 0.06 * wobble(points[row], 1.2, seed + 2)
    part = sheet(points, closed=True)
    ends = []
    for first, upper in ((0, False), ((rows - 1) * columns, True)):
        for k in range(columns // 2 - 1):
            corners = (first + k, first + k + 1, first + columns - 2 - k, first + columns - 1 - k)
            ends.append(corners if upper else corners[::-1])
    return part, ends


def _bark():
    """Cinnamon bark: long streaks, pale and dark, and blots."""
    rows, columns = 256, 512
    streak, fine = threads(rows, columns, 26, 4), threads(rows, columns, 90, 5)
    blot = cloud(rows, columns, 9, 6)
    colour = blend(flat(rows, columns, "#7a431f"), hue("#b8783f"), np.clip(streak * 1.3 - 0.45, 0, 0.75) * (0.5 + 0.5 * blot))
    colour = blend(colour, hue("#4a2410"), np.clip(blot * 1.5 - 0.75, 0, 0.6)) * (0.72 + 0.5 * fine[..., None])
    height = 0.5 * fine + 0.3 * streak + 0.3 * cloud(rows, columns, 60, 7)
    return organic(
        "cinnamon", numpy_image("cinnamon", colour), rough=0.62, specular=0.3, height_image=grey("bark", height), bump_strength=0.6
    )


def _fanned(setting, count, step=0.24):
    """Angles on the lip of long things beside each other."""
    angle = setting.rim_place()
    return [angle + step * ((i + 1) // 2) * (-1) ** i for i in range(count)]


def _cinnamon(setting, count):
    """Quills that lean from the floor to the lip."""
    scale = scale_for(setting, 0.62)
    above = min(setting.headroom - 0.5, 3.6 * scale)
    for number, angle in enumerate(_fanned(setting, min(count, 3), 0.3)):
        _cinnamon_quill(setting, *lean(setting, angle, above * (1 - 0.15 * number), 0.5 * scale, 36), scale)


def _steeped_cinnamon(setting, count):
    """Quills under the surface."""
    scale = scale_for(setting, 0.62)
    for angle in _fanned(setting, min(count, 3), 0.4):
        _cinnamon_quill(setting, *lean(setting, angle, setting.surface - setting.glass.height - 0.5, 0.5 * scale, 36), scale)


def _cinnamon_quill(setting, foot, head, scale):
    """A quill, at most 12 cm long, with its head at a place."""
    if (head - foot).length > 12:
        foot = head + (foot - head).normalized() * 12
    frame = facing(foot, head - foot, Vector((0.35, -1, 0.5))) @ Matrix.Rotation(math.pi + setting.rng.uniform(-0.5, 0.5), 4, "Z")
    part, ends = _quill((head - foot).length, 0.34 * scale, setting.rng.randrange(999))
    heap = Heap()
    heap.add(part, frame)
    heap.add(part._replace(faces=ends), frame, 1)
    end = organic("cut bark", "#8a5128", rough=0.8, specular=0.2, bump=("noise", 22), bump_distance=0.02)
    heap.build("cinnamon", [known("cinnamon") or _bark(), end], 40)


# Stars, nails and beans.


def _carpel(length, chance):
    """One boat of a star anise: (husk, inside, seed) lying along x, open to +z."""
    t = np.linspace(0.0, 1, 26)[:, None]
    breadth = 0.25 * length * np.clip(np.sin(math.pi * np.clip(t * 0.93 + 0.05, 0, 1) ** 0.85), 0.03, 1)
    depth = 0.36 * length * np.clip(np.sin(math.pi * np.clip(t * 0.9 + 0.06, 0, 1) ** 0.7), 0.05, 1)
    gape = chance.uniform(0.4, 0.95) * np.clip(np.sin(math.pi * t), 0.03, 1) ** 0.7
    keel = 0.2 * length * t**4
    around = np.linspace(0, 1, 17)[None, :]
    angle = -math.pi * around

    def boat(inset):
        wide = np.maximum(breadth - inset, 0.004)
        y = wide * np.cos(angle) * (1 - (1 - gape) * np.clip(1 - np.abs(np.sin(angle)) * 1.6, 0, 1) ** 1.4)
        z = np.maximum(depth - inset, 0.004) * np.sin(angle) + keel + 0.05 * length * np.sin(math.pi * t)
        x = length * (0.05 + t) + 0 * angle
        return np.stack([x, y, z], 2)

    outer, inner = sheet(boat(0.0)), sheet(boat(0.05 * length)[:, ::-1])
    edges = [np.concatenate([shell[:, 0], shell[::-1, -1]]) for shell in (boat(0.0), boat(0.05 * length))]
    rim = sheet(np.stack(edges))
    outer = outer._replace(vertices=outer.vertices * (1 + 0.02 * wobble(outer.vertices, 3.5, int(chance.integers(999))))[:, None])
    return outer, inner, rim


def _anise_star(setting, frame, radius):
    """A star of eight carpels about the z axis, most of them split over a seed."""
    chance = numbers(setting)
    husk, seeds = Heap(), Heap()
    for number in range(8):
        length = radius * chance.uniform(0.78, 1.06)
        turn = at((0, 0, 0), 0, -chance.uniform(0.0, 0.16), number * math.pi / 4 + chance.uniform(-0.07, 0.07))
        outer, inner, rim = _carpel(length, chance)
        husk.add(outer, frame @ turn, 0)
        husk.add(inner, frame @ turn, 1)
        husk.add(rim, frame @ turn, 1)
        if chance.random() < 0.85:
            seed = egg(0.42 * length, 0.26 * length, 14, 18)
            seeds.add(seed, frame @ turn @ at((0.55 * length, 0, -0.02 * length), 0, math.pi / 2) @ Matrix.Diagonal((1.0, 0.62, 1, 1)))
    husk.add(dented(egg(0.3 * radius, 0.36 * radius, 12, 16), 0.02, 2, 3), frame @ at((0, 0, -0.1 * radius)), 0)
    dark = organic("anise husk", "#4a2412", rough=0.75, bump=("noise", 9), bump_distance=0.05, bump_strength=0.8, mottle=("#7a4a28", 3.0))
    pale = organic("anise inside", "#8f5527", rough=0.5, specular=0.35, mottle=("#6b3917", 3.0), bump=("noise", 7), bump_distance=0.015)
    husk.build("star anise", [dark, pale], 60)
    seeds.build("anise seeds", organic("anise seed", "#5a2a0e", rough=0.1, specular=0.6, coat=0.7, mottle=("#7d4416", 1.5)))


#: How a star lies on a drink; in the manner of 2 flat and half sunk.
ANISE_LIES = (lambda radius: {"tip": 0.42, "lift": 0.43 * radius}, lambda radius: {"tip": 0.06, "lift": 0.08 * radius})


def _star_anise(setting, count):
    """Stars that lie on the drink, tipped to the camera."""
    radius = min(1.45, 0.62 * wall(setting, setting.surface))
    for _ in range(count):
        _anise_star(setting, resting(setting, next_bed(setting), **ANISE_LIES[setting.manner > 1](radius)), radius)


def _at_wall(setting, count, size):
    """Frames within the drink close to the wall, z outwards; size: of half a thing, cm."""
    frames = []
    for angle, height in steeped_places(setting, count, size):
        reach = max(0.0, wall(setting, height - size) - 0.45 * size - 0.15)
        out = Vector((math.cos(angle), math.sin(angle), setting.rng.uniform(-0.25, 0.25)))
        frames.append(aimed((reach * math.cos(angle), reach * math.sin(angle), height), out, setting.rng.uniform(0, 6.28)))
    return frames


def _steeped_anise(setting, count):
    radius = min(1.4, 0.5 * wall(setting, setting.surface))
    for frame in _at_wall(setting, count, radius):
        _anise_star(setting, frame, radius)


def _afloat(room, *, tip=0.0, lift=0.1, least=1):
    """Frames of small things on the drink. room: for each, cm; least: how many there are at least."""

    def places(setting, count):
        return [resting(setting, place, tip=tip, lift=lift) for place in strewn(setting, max(count, least), room, 0.62)]

    return places


def _sunk(size):
    return lambda setting, count: _at_wall(setting, count, size)


def _bean():
    """A roasted coffee bean along x, its flat side with the furrow up."""
    t = np.linspace(0, math.pi, 40)[:, None]
    angle = np.linspace(0, 2 * math.pi, 64, endpoint=False)[None, :]
    x = -0.56 * np.cos(t) + 0 * angle
    radius = np.sin(t) ** 0.85
    y = 0.38 * radius * np.cos(angle)
    z = np.sin(angle) * radius * np.where(np.sin(angle) > 0, 0.16, 0.29)
    bend = 0.035 * np.sin(4.6 * x)
    furrow = np.exp(-(((y - bend) / 0.038) ** 2)) + 0.35 * np.exp(-(((y - bend) / 0.12) ** 2))
    z = z - np.where(np.sin(angle) > 0, 0.11 * furrow * np.clip(radius * 1.6, 0, 1), 0)
    part = sheet(np.stack([x, y, z], 2), closed=True)
    return part._replace(uvs=np.stack([(part.vertices[:, 0] / 1.2 + 0.5), (part.vertices[:, 1] / 0.8 + 0.5)], 1))


def _bean_skin():
    """Dark roast, the silverskin showing in the furrow."""
    rows, columns = 160, 240
    y = (0.5 - (np.arange(rows)[:, None] + 0.5) / rows) * 0.8
    x = ((np.arange(columns)[None, :] + 0.5) / columns - 0.5) * 1.2
    furrow = np.exp(-(((y - 0.035 * np.sin(4.6 * x)) / 0.026) ** 2))
    colour = blend(flat(rows, columns, "#2a140b"), hue("#43220f"), cloud(rows, columns, 14, 3) * 0.8)
    colour = blend(colour, hue("#a06c40"), furrow * (0.45 + 0.5 * cloud(rows, columns, 22, 4)))
    return organic("coffee bean", numpy_image("coffee bean", colour), rough=0.34, coat=0.22, bump=("noise", 13), bump_distance=0.012)


def _coffee_beans(setting, count):
    """Three beans like the leaves of a clover in the middle of the foam; one more of them makes another clover."""
    skin, heap = _bean_skin(), Heap()
    wide = wall(setting, setting.surface)
    size = min(1.15, wide / 2.2)
    total = count if count >= 3 else 3 if count == 1 else count
    for number in range(total):
        angle = math.radians(90 + 120 * number) + setting.rng.uniform(-0.12, 0.12)
        ring = 0.7 * size * (1 + 1.7 * (number // 3))
        x, y = ring * math.cos(angle), ring * math.sin(angle) - 0.2 * wide
        ground = landing(setting, x, y)
        z = ground[0] if ground else setting.surface
        tip = at((x, y, z + 0.2 * size), 0.42 + setting.rng.uniform(-0.08, 0.08), 0, 0)
        heap.add(_bean(), tip @ at((0, 0, 0), 0, setting.rng.uniform(-0.06, 0.06), angle + setting.rng.uniform(-0.15, 0.15), size))
    heap.build("coffee beans", skin)


def _steeped_beans(setting, count):
    heap = Heap()
    for frame in _at_wall(setting, count, 0.6):
        heap.add(_bean(), frame)
    heap.build("coffee beans", _bean_skin())


# Chilli.


def _chilli_skin():
    return organic("chilli", "#b3120a", rough=0.14, specular=0.55, coat=0.6, mottle=("#d12a10", 0.9), bump=("noise", 1.6))


def _chilli(setting, count):
    """A whole pod slit over the lip, its stalk up."""
    skin, scale = _chilli_skin(), min(scale_for(setting, 0.6), (setting.headroom - 0.3) / 3.5)
    green = organic("chilli stalk", "#4f7a2a", rough=0.45, mottle=("#6f9440", 2.5), bump=("noise", 9), bump_distance=0.02)
    for _ in range(min(count, 3)):
        angle = lip_place(setting, 1.6 * scale)
        x, y, z = setting.on_rim(angle, 0.35 * scale)
        side = outward(angle)
        frame = Matrix.Translation((x, y, z)) @ Matrix.Rotation(-0.35 * side, 4, "Z")
        t = np.linspace(0, 1, 70)
        length = 5.4 * scale
        lie = 1.15 - 1.0 * t
        step = length / 69
        line = np.cumsum(np.stack([-side * np.cos(lie) * step, 0.25 * np.sin(3 * t) * step, -np.sin(lie) * step], 1), 0)
        line -= line[34]
        line = np.stack([line[:, 0], line[:, 1] - 0.05, line[:, 2]], 1)
        radius = 0.52 * scale * np.clip(t / 0.035, 0.3, 1) ** 0.4 * np.clip(1 - t, 0.004, 1) ** 0.62 * (1 + 0.03 * np.sin(9 * t))
        body = rod([frame @ Vector(p) for p in line], radius, 40)
        heap = Heap()
        heap.add(body)
        heap.build("chilli", skin)
        away = np.array(line[0] - line[3]) / np.linalg.norm(line[0] - line[3])
        stalk = Heap()
        curve = [line[0] - away * 0.18 * scale + (away * a - np.array([side * 0.5 * a * a, 0, 0])) * 1.1 * scale for a in np.linspace(0, 1, 12)]
        girth = np.interp(np.linspace(0, 1, 12), [0, 0.1, 0.2, 0.4, 1], [0.5, 0.42, 0.2, 0.12, 0.14]) * scale
        stalk.add(rod([frame @ Vector(p) for p in curve], girth, 20))
        stalk.build("chilli stalk", green)


def _chilli_slices(places):
    """Rings of red chilli with their seeds in frames that `places` (setting, count) finds."""

    def build(setting, count):
        rings, seeds = Heap(), Heap()
        for frame in places(setting, count):
            _chilli_ring(setting, rings, seeds, frame)
        flesh = organic("chilli flesh", "#d8452a", rough=0.3, translucent=0.15, mottle=("#e8805a", 2.0))
        rings.build("chilli rings", [_chilli_skin(), flesh], 50)
        seeds.build("chilli seeds", organic("chilli seed", "#e9cf8f", rough=0.4, translucent=0.2))

    return build


def _chilli_ring(setting, rings, seeds, frame, sides=56):
    """A slice across the pod: skin, flesh, three ribs to its middle, seeds between them."""
    size, phase = setting.rng.uniform(0.5, 0.68), setting.rng.uniform(0, 6)
    profile = [(0.1, -0.09), (0.03, -0.11), (0.0, -0.07), (0.0, 0.07), (0.03, 0.11), (0.09, 0.11), (0.12, 0.06), (0.12, -0.06), (0.1, -0.09)]
    ring = turned(
        [(size - inwards, height) for inwards, height in profile], sides,
        lambda angle, radius, height: radius * (1 + 0.05 * np.cos(2 * angle + phase) + 0.03 * np.cos(3 * angle)),
    )
    outside = [min(face) // sides in (1, 2, 3) for face in ring.faces]
    for material, wanted in enumerate((True, False)):
        rings.add(ring._replace(faces=[face for face, out in zip(ring.faces, outside) if out == wanted]), frame, material)
    for turn in (phase, phase + 2.1, phase + 4.2):
        ways = [(size * part * math.cos(turn), size * part * math.sin(turn), 0) for part in (0, 0.5, 0.9)]
        rings.add(rod(ways, [0.09, 0.035, 0.05], 10), frame, 1)
        aside = (0.42 * size * math.cos(turn + 0.7), 0.42 * size * math.sin(turn + 0.7), 0.03)
        seeds.add(egg(0.17, 0.15, 10, 14), frame @ at(aside, 0.4, 1.2) @ Matrix.Diagonal((0.4, 1, 1, 1)))


# Bitters.


def _drawn_drops(count, chance, size=640):
    """The opacity of a row of drops on foam, each drawn out by a pick into the next."""
    image = np.zeros((size, size), np.float32)
    drops = max(4, min(count, 7))
    angles = np.linspace(-1.15, 1.15, drops)
    for number, angle in enumerate(angles):
        x, y = 0.5 + 0.38 * math.sin(angle), 0.3 + 0.26 * math.cos(angle)
        reach = chance.uniform(0.072, 0.092)
        yy, xx = np.mgrid[0:size, 0:size] / size
        dx, dy = xx - x, yy - y
        along = dx * math.cos(angle) - dy * math.sin(angle)
        across = dx * math.sin(angle) + dy * math.cos(angle)
        head = np.hypot(dx, dy) / reach
        tail = np.abs(across - 0.008 * np.sin(along * 40)) / (reach * np.clip(1 - along / (4.2 * reach), 0, 1) ** 1.6 + 1e-6)
        tail = np.where((along > 0) & (along < 4.2 * reach), tail, 9)
        body = np.clip((1.12 - np.minimum(head, tail)) / 0.3, 0, 1)
        notch = np.clip(1 - np.hypot(along + reach * 0.9, across * 2.2) / (reach * 0.5), 0, 1)
        image = np.maximum(image, body * (1 - 0.9 * notch) * (0.72 + 0.25 * np.clip(head, 0, 1)))
    blur = cv2.GaussianBlur(image, (0, 0), 2.0)
    return np.clip(0.93 * blur + 0.16 * cv2.GaussianBlur(image, (0, 0), 10), 0, 0.94)


def _round_drops(count, chance, size=640):
    """The opacity of a few round drops on foam, one of them drawn out, their edges bled."""
    image = np.zeros((size, size), np.float32)
    yy, xx = np.mgrid[0:size, 0:size] / size
    for number in range(max(3, min(count, 5))):
        way = -0.9 + 1.8 * (number + 0.5) / max(3, min(count, 5)) + chance.uniform(-0.2, 0.2)
        x, y = 0.5 + 0.3 * math.sin(way), 0.42 + 0.2 * math.cos(way) + chance.uniform(-0.08, 0.08)
        reach = chance.uniform(0.045, 0.085)
        dx, dy = xx - x, yy - y
        spread = 1 + 0.18 * np.sin(3 * np.arctan2(dy, dx) + number) + 0.08 * np.sin(7 * np.arctan2(dy, dx))
        away = np.hypot(dx, dy) / reach / spread
        if number == 1:
            away = np.minimum(away, np.hypot(np.maximum(np.abs(dx - 0.08) - 0.08, 0), dy * 1.8 + 0.12 * dx) / reach / 0.75)
        image = np.maximum(image, np.clip((1.15 - away) / 0.45, 0, 1) * (0.6 + 0.35 * np.clip(away, 0, 1)))
    return np.clip(0.85 * cv2.GaussianBlur(image, (0, 0), 3.5) + 0.2 * cv2.GaussianBlur(image, (0, 0), 16), 0, 0.9)


def _bitters(colour):
    """Drops of bitters on the foam, or on the drink where there is none."""

    def build(setting, count):
        reach = wall(setting, setting.surface) * 0.72
        drape(setting, "bitters", veil_material("bitters", colour, (_round_drops if setting.manner > 1 else _drawn_drops)(count, numbers(setting))), reach)

    return build


BUILDERS = {
    ("cinnamon", "stick"): _cinnamon,
    ("star-anise", "piece"): _star_anise,
    ("coffee-bean", "piece"): _coffee_beans,
    ("chilli-pepper", "piece"): _chilli,
    ("angostura-bitters", "drop"): _bitters("#6b1f0d"),
    ("amargo-bitters", "drop"): _bitters("#5a2a10"),
    ("peychauds-bitters", "drop"): _bitters("#a81822"),
} | sweets.BUILDERS

STEEPED = {
    ("cinnamon", "stick"): _steeped_cinnamon,
    ("star-anise", "piece"): _steeped_anise,
    ("coffee-bean", "piece"): _steeped_beans,
    ("chilli-pepper", "piece"): _chilli_slices(_sunk(0.7)),
}
