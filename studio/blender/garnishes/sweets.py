"""Sweets on a drink: candied ginger and cream."""

import math

import numpy as np
from mathutils import Matrix

from garnishes.forms import Heap, dented, sheet, wobble
from garnishes.grains import Grain, numbers, strew
from garnishes.places import mouth, on_pick, wall
from mesh import mesh_object
from shaders import organic


_CRYSTALS = Grain((0.035, 0.095), ((0.7, "#fffaf0"), (0.3, "#f3e6c8")), (1, 0.9, 0.85), True, 0.1, 0.15, 0.6, 0.4)


def _candied_ginger(form, length):
    """Sugared ginger on a pick. form: of a piece as parts of a die, the pick along the last, the camera before
    the second; length: on the pick, cm."""

    def build(setting, count):
        body = organic(
            "candied ginger", "#c98f35", rough=0.4, translucent=0.3, mottle=("#dcae5c", 1.5), bump=("noise", 6), bump_distance=0.05
        )
        chance = numbers(setting)

        def bead(frame):
            part = _die(1.25, int(chance.integers(999)))
            heap = Heap()
            turn = Matrix.Rotation(setting.rng.uniform(-0.5, 0.5), 4, "X" if form[0] == form[1] else "Y")
            heap.add(part._replace(vertices=part.vertices * form), frame @ turn)
            _sugared(heap.build("candied ginger", body), int(620 * form[0] * form[2]), chance)

        on_pick(setting, [(length, bead)] * min(max(count, 1), 4))

    return build


def _sugared(thing, count, chance):
    """Crystals on the skin of a mesh."""
    points, normals = (np.array([tuple(getattr(vertex, part)) for vertex in thing.data.vertices]) for part in ("co", "normal"))
    chosen = chance.integers(0, len(points), count)
    places = points[chosen] + chance.normal(size=(count, 3)) * 0.035 + normals[chosen] * 0.02
    strew("sugar", places, _CRYSTALS, chance, normals=normals[chosen], lie=0.3)


def _die(size, seed):
    """A cube with round edges that a knife cut by eye."""
    rows = 26
    t = np.linspace(0, math.pi, rows)[:, None]
    angle = np.linspace(0, 2 * math.pi, 44, endpoint=False)[None, :]
    ball = np.stack([np.sin(t) * np.cos(angle), np.sin(t) * np.sin(angle), -np.cos(t) + 0 * angle], 2)
    power = 7.0
    points = ball / (np.abs(ball) ** power).sum(2, keepdims=True) ** (1 / power) * size / 2
    return dented(sheet(points, closed=True), 0.06 * size, 0.6, seed)


_SPRINKLES = ("#e8476a", "#f6c945", "#4aa3df", "#7cc35a", "#f28a3c", "#fdf6ee", "#a86cc9")


# Cream.


def _cream():
    return organic("whipped cream", "#fffaf0", rough=0.5, specular=0.3, translucent=0.14, bump=("noise", 7), bump_distance=0.025, bump_strength=0.3)


def _whipped_cream(setting, count):
    """Spooned over a hot drink from wall to wall, piped as a rosette on others."""
    if setting.ice == "none" and setting.glass.handle:
        _spooned(setting)
    else:
        _rosette(setting)


def _rosette(setting):
    """A strand from a star nozzle, wound up to a point."""
    wide = min(wall(setting, setting.surface + 0.3), mouth(setting)) - 0.25
    base = max(setting.surface, setting.bed - 0.4) - 0.25
    wanted = max(1.05 * wide + 0.6, min(1.7 * wide, setting.glass.height + 1.2 - base))
    tall = min(wanted, setting.glass.height + setting.headroom - 0.6 - base)
    turns, steps = 3.1, 420
    t = np.linspace(0, 1, steps)
    strand = wide * 0.36
    phase = setting.rng.uniform(0, 6.28)
    reach = (wide - strand) * (1 - t) ** 0.85
    angle = phase + 2 * math.pi * turns * t
    height = base + strand * 0.6 + (tall - strand) * t**1.25
    path = np.stack([reach * np.cos(angle), reach * np.sin(angle), height], 1)
    girth = strand * np.interp(t, [0, 0.03, 0.75, 0.93, 1], [0.3, 1, 0.82, 0.42, 0.03])
    along = np.gradient(path, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    side = np.cross(along, [0, 0, 1.0])
    side /= np.maximum(np.linalg.norm(side, axis=1, keepdims=True), 1e-6)
    up = np.cross(side, along)
    sides = 72
    turn = np.linspace(0, 2 * math.pi, sides, endpoint=False)[None, :]
    ridge = 0.78 + 0.42 * np.abs(np.cos(3.5 * turn + 3.4 * t[:, None] * 2 * math.pi)) ** 0.8
    ring = girth[:, None] * ridge
    points = path[:, None] + side[:, None] * (ring * np.cos(turn))[..., None] + up[:, None] * (ring * np.sin(turn))[..., None]
    points = np.concatenate([np.repeat(path[:1][:, None], sides, 1), points, np.repeat(path[-1:][:, None], sides, 1)])
    part = sheet(points, closed=True)
    part = part._replace(vertices=part.vertices + 0.05 * wobble(part.vertices, 0.7, 5)[:, None] * [1, 1, 0.5])
    mesh_object("whipped cream", part.vertices, part.faces, _cream(), smooth_angle=180)


def _spooned(setting):
    """A thick layer that swells over the middle in soft folds."""
    glass = setting.glass
    base, top = setting.surface - 0.1, min(setting.surface + 1.5, glass.height + 0.2)
    rows, columns = 90, 160
    t = np.linspace(0, 1, rows)[:, None]
    angle = np.linspace(0, 2 * math.pi, columns, endpoint=False)[None, :]
    edge_height = min(top - 0.35, glass.height - 0.25)
    wide = wall(setting, edge_height) - 0.03
    low = np.linspace(base, edge_height, 14)
    skirt = np.stack([np.array([wall(setting, z) - 0.03 for z in low])[:, None] * f(angle) for f in (np.cos, np.sin)] + [low[:, None] + 0 * angle], 2)
    radius = wide * (1 - t)
    x, y = radius * np.cos(angle), radius * np.sin(angle)
    dome = edge_height + (top - edge_height + 0.25) * (1 - (1 - t) ** 2.6) ** 0.8
    swirl = np.sin(2.2 * radius + 1.0 * angle + 0.8) * 0.13 * np.clip(t * 5, 0, 1) * np.clip((1 - t) * 6, 0, 1)
    flat_points = np.stack([x, y, dome + 0 * angle], 2).reshape(-1, 3)
    folds = 0.12 * wobble(flat_points * [1, 1, 0], 0.22, setting.seed).reshape(rows, columns) * np.clip(t * 5, 0, 1)
    points = np.concatenate([skirt, np.stack([x, y, dome + swirl + folds], 2)[1:]])
    part = sheet(points, closed=True)
    mesh_object("whipped cream", part.vertices, part.faces, _cream(), smooth_angle=180)


BUILDERS = {
    ("candied-ginger", "piece"): _candied_ginger((1, 1, 1), 1.3),
    ("candied-ginger", "slice"): _candied_ginger((1.35, 0.34, 1.5), 2.0),
    ("whipped-cream", "top"): _whipped_cream,
}
