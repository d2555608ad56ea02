"""What isn't eaten: paper umbrellas and straws; and flowers that may be."""

import math

import numpy as np
from mathutils import Vector

from garnishes.flesh_paint import blend, hue, plane, rise
from garnishes.forms import Heap, aimed, at, egg, rod, sheet
from garnishes.grains import landing
from garnishes.places import lean, scale_for, wall
from garnishes.surfaces import cloud, flat, grey
from shaders import metal, numpy_image, organic

RIBS = 8
#: Paper and pattern of an umbrella: (paper, rim, blossom).
_PAPERS = (("#d8342f", "#f3d9b0", "#f7c948"), ("#1f8a8f", "#f4ead2", "#f2a0b0"), ("#e88a1f", "#fbefcf", "#c0272d"), ("#c73f86", "#f9e3c8", "#ffe08a"))


def _paper(setting):
    """The canopy's paper: rings near its edge and at its middle, blossoms between them."""
    size = 400
    base, rim, blossom = _PAPERS[setting.rng.randrange(len(_PAPERS))]
    x, y = plane(size)
    r, turn = np.hypot(x, y), np.arctan2(y, x)
    colour = blend(flat(size, size, base), hue(rim), rise(0.9, 0.915, r))
    colour = blend(colour, hue(rim), rise(0.82, 0.83, r) * rise(0.855, 0.845, r))
    colour = blend(colour, hue(rim), rise(0.2, 0.19, r))
    for k in range(RIBS):
        angle = (k + 0.5) * 2 * math.pi / RIBS
        dx, dy = x - 0.56 * math.cos(angle), y - 0.56 * math.sin(angle)
        away, phase = np.hypot(dx, dy), np.arctan2(dy, dx) - angle
        petal = 0.12 * (0.72 + 0.28 * np.cos(5 * phase))
        colour = blend(colour, hue(blossom), rise(0.008, -0.008, away - petal))
        colour = blend(colour, hue(rim), rise(0.008, -0.008, away - 0.036))
    colour = colour * (0.9 + 0.2 * cloud(size, size, 40, 5)[..., None])
    fibre = grey("paper fibre", cloud(size, size, 90, 8))
    return organic(
        "umbrella paper", numpy_image("umbrella paper", colour), rough=0.6, specular=0.3, translucent=0.35, height_image=fibre, bump_distance=0.01,
        bump_strength=0.3,
    )


def _canopy(radius, rise_of_middle):
    """A pleated cone about z, its point at the origin, its edge `rise_of_middle` cm below."""
    rows, columns = 30, RIBS * 24
    s = np.linspace(0.02, 1, rows)[:, None]
    angle = np.linspace(0, 2 * math.pi, columns, endpoint=False)[None, :]
    fold = np.abs((angle / (2 * math.pi) * RIBS) % 1 - 0.5) * 2
    tuck = 1 - fold**1.6
    reach = radius * s * (1 - 0.045 * tuck * s)
    height = -rise_of_middle * s**1.12 - 0.075 * radius * tuck * s
    points = np.stack([reach * np.cos(angle), reach * np.sin(angle), height], 2)
    part = sheet(points, closed=True)
    uvs = np.stack([(s * np.cos(angle)).ravel(), (s * np.sin(angle)).ravel()], 1) / 2 + 0.5
    return part._replace(uvs=uvs)


def _umbrella(setting, count):
    """A paper umbrella on a wooden pick that leans on the lip, its canopy tipped to the camera."""
    wood = organic("umbrella wood", "#d0a467", rough=0.6, bump=("grain", 10), bump_distance=0.02, mottle=("#b98748", 2.0))
    for _ in range(min(count, 2)):
        paper = _paper(setting)
        scale = scale_for(setting, 0.62)
        radius = 3.3 * scale
        angle = setting.rim_place()
        side = 1 if math.cos(angle) >= 0 else -1
        x, y, z = setting.on_rim(angle)
        rest = Vector((x * 0.93, y * 0.93, z + 0.08))
        up = Vector((side * 0.3, -0.62, 0.85)).normalized()
        tall = min(2.3 * scale, (setting.headroom - 0.3) / up.z)
        top = rest + up * tall
        foot = rest - up * min(4.5, (rest.z - setting.glass.floor - 0.4) / up.z, _room(setting, rest, up))
        sticks, canopy = Heap(), Heap()
        frame = aimed(top, up, setting.rng.uniform(0, 0.7))
        sticks.add(rod([foot, foot + up * 0.2, top, top + up * 0.3], [0.03, 0.085, 0.085, 0.06], 14))
        sticks.add(rod([top + up * -0.16, top + up * -0.02, top + up * 0.04, top + up * 0.1], [0.2, 0.22, 0.18, 0.12], 18))
        drop = 0.34 * radius
        for k in range(RIBS):
            turn = 2 * math.pi * k / RIBS
            out = Vector((math.cos(turn), math.sin(turn), 0))
            line = [frame @ (out * (radius * s) + Vector((0, 0, -drop * s**1.12 - 0.045))) for s in np.linspace(0.04, 0.99, 8)]
            sticks.add(rod(line, 0.045, 8))
            stay = [out * 0.55 * radius - Vector((0, 0, drop * 0.55 + 0.05)), out * 0.1 - Vector((0, 0, drop * 1.05))]
            sticks.add(rod([frame @ end for end in stay], 0.035, 8))
        sticks.add(rod([frame @ Vector((0, 0, -drop * h)) for h in (1.2, 1.17, 0.98, 0.95)], [0.1, 0.16, 0.16, 0.1], 16))
        canopy.add(_canopy(radius, drop), frame)
        sticks.build("umbrella sticks", wood)
        canopy.build("umbrella", paper, 25)


def _room(setting, rest, up):
    """How far a stick can go down from the lip before it meets the wall, cm."""
    for length in np.linspace(0.3, 8, 60):
        point = rest - up * length
        if math.hypot(point.x, point.y) > wall(setting, point.z) - 0.12:
            return max(0.3, length - 0.15)
    return 8.0


def _striped():
    """Paper wound with a coloured stripe."""
    rows, columns = 64, 512
    along = np.arange(columns)[None, :] / columns * 22 + np.arange(rows)[:, None] / rows
    part = np.clip((np.abs(along % 1 - 0.5) - 0.25) * 30 + 0.5, 0, 1)
    return part


def _straw_skin(setting):
    """What straws are made of: steel in a julep cup, striped paper in tall fancy glasses, else black."""
    if setting.glass.material in ("silver", "copper"):
        return metal("straw", "#e6e4df", 0.26)
    if setting.glass.material == "ceramic" or setting.glass.height > 15:
        stripe = setting.rng.choice(("#b8232a", "#1d5f66", "#202020"))
        colour = blend(flat(64, 512, "#f4efe4"), hue(stripe), _striped())
        return organic("straw", numpy_image("straw", colour), rough=0.55, specular=0.3, translucent=0.15)
    return organic("straw", "#0d0d0e", rough=0.28, specular=0.5)


def _straw(setting, count):
    """Straws that lean from the floor to the lip."""
    skin, angle = _straw_skin(setting), setting.rim_place()
    thickness = 0.34 if setting.glass.rim > 2.2 else 0.22
    for number in range(min(count, 2)):
        foot, head = lean(setting, angle + 0.32 * number, setting.headroom - 0.35 - 0.5 * number, thickness, 26)
        frame, length = aimed(foot, head - foot), (head - foot).length
        heap = Heap()
        heap.add(_pipe(length, thickness, 0.045), frame)
        heap.build("straw", skin, 50)


def _pipe(length, radius, wall_thickness):
    """A hollow tube along z."""
    angle = np.linspace(0, 2 * math.pi, 49)[None, :]
    inner = radius - wall_thickness
    outside = [(radius, length * t) for t in np.linspace(0, 1, 30)]
    rings = [(inner, 0.3), (inner, 0), *outside, (inner, length), (inner, length - 2.5)]
    radius, height = (np.array([ring[i] for ring in rings])[:, None] + 0 * angle for i in (0, 1))
    part = sheet(np.stack([radius * np.cos(angle), radius * np.sin(angle), height], 2))
    return part._replace(uvs=np.stack([(height / max(length, 1)).ravel(), (angle + 0 * height).ravel() / (2 * math.pi)], 1))


# Edible flowers: violas.

#: Upper petals, lower petals, throat.
_VIOLAS = (("#5b2a94", "#8d5cc4", "#f2c230"), ("#7a1f5c", "#f0d46a", "#e8a21c"), ("#3f4fb0", "#c9c2ee", "#f5cf3a"))

#: Direction (radians), length, half breadth, upper or lower, height over the others (cm).
_VIOLA_PETALS = (
    (1.15, 1.5, 0.85, 0, 0.0), (1.95, 1.5, 0.85, 0, -0.05), (0.1, 1.35, 0.75, 1, 0.06), (math.pi - 0.1, 1.35, 0.75, 1, 0.06),
    (-math.pi / 2, 1.45, 1.05, 1, 0.12),
)  # fmt: skip


def _petal(length, breadth, ruffle, chance):
    """A petal along x from the origin, its edge ruffled."""
    u, v = np.linspace(0, 1, 30)[:, None], np.linspace(-1, 1, 25)[None, :]
    half = breadth * np.sin(math.pi * np.clip(u * 0.9 + 0.03, 0, 1) ** 1.35) ** 0.7 + 0.02
    bulge = length * (u * (1 - 0.16 * v**2 * u))
    wave = 1.5 * ruffle * u**2 * np.sin(5 * v + 6 * u + chance.uniform(0, 6)) * (0.3 + 0.7 * np.abs(v))
    z = 0.22 * length * u**1.5 - 0.2 * length * u**3 + wave + 0.05 * np.abs(v) * u
    return sheet(np.stack([bulge + 0 * v, half * v, z + 0 * v], 2))


def _petal_skin(name, colour, throat, whiskers):
    """Velvet with fine veins, dark whiskers towards a yellow throat."""
    rows = columns = 256
    u, v = np.linspace(0, 1, columns)[None, :], np.linspace(-1, 1, rows)[:, None]
    vein = 0.5 + 0.5 * np.cos(v * 34 + 0.6 * cloud(rows, columns, 10, 3) * 6)
    painting = flat(rows, columns, colour) * (0.72 + 0.4 * vein[..., None] * u[..., None]) * (0.62 + 0.5 * u[..., None])
    painting = blend(painting, hue("#f3ecff"), 0.4 * rise(0.8, 1.0, np.maximum(np.abs(v) + 0 * u, u + 0 * v)))
    if whiskers:
        lines = np.clip(np.cos(v * 12.5) * 3 - 1.5, 0, 1) * rise(0.68, 0.4, u + 0.25 * np.abs(v))
        painting = blend(painting, hue("#240a36"), lines * 0.9)
    painting = blend(painting, hue(throat), rise(0.26, 0.12, u + 0.1 * np.abs(v)))
    veins = grey(f"{name} veins", vein + 0 * u)
    return organic(name, numpy_image(name, painting), rough=0.65, specular=0.25, translucent=0.3, height_image=veins, bump_distance=0.01)


def _flowers(setting, count):
    """Violas that lie on the drink, their faces to the camera."""
    size = min(1.0, wall(setting, setting.surface) / 2.6)
    for _ in range(min(count, 4)):
        upper, lower, throat = _VIOLAS[setting.rng.randrange(len(_VIOLAS))]
        skins = [_petal_skin("viola upper", upper, upper, False), _petal_skin("viola lower", lower, throat, True)]
        x, y, z = setting.bed_place()
        ground = landing(setting, x, y)
        frame = at((x, y, (ground[0] if ground else z) + 0.72 * size), 0.66, setting.rng.uniform(-0.2, 0.2), 0, size)
        heap = Heap()
        for turn, length, breadth, kind, lift in _VIOLA_PETALS:
            heap.add(_petal(length, breadth, 0.07, setting.rng), frame @ at((0, 0, lift), 0, 0, turn + setting.rng.uniform(-0.06, 0.06)), kind)
        heap.build("viola", skins)
        heart = Heap()
        heart.add(egg(0.22, 0.2, 10, 14), frame @ at((0, 0, 0.16)))
        heart.build("viola heart", organic("viola heart", "#dfae2a", rough=0.5, bump=("noise", 14), bump_distance=0.02))


BUILDERS = {("umbrella", "piece"): _umbrella, ("straw", "piece"): _straw, ("edible-flower", "piece"): _flowers}
