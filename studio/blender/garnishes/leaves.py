"""Leaves: painted blades with veins, and the sprigs that they grow on."""

import math
from dataclasses import dataclass

import numpy as np
from mathutils import Matrix

from garnishes.forms import at, moved, sheet
from garnishes.flesh_paint import blend, cells, hue
from garnishes.sprigs import LEAF_LEAST, LEAF_PASSES
from garnishes.surfaces import cloud, flat, grey
from shaders import Shader, linear, numpy_image

ROWS, COLUMNS = 160, 256


@dataclass(frozen=True)
class Leaf:
    """How a kind of leaf looks. width: part of its length. widest: where along it (0–1) it is widest.

    tip: how drawn out its tip is (1 round, 2 pointed). teeth: per side, tooth: their depth as a part of the
    half width. veins: pairs of side veins, slant: how far they run on before they reach the edge (part of the
    length). quilt: how much the blade puffs up between veins. fold, curl: radians by which the blade is folded
    along its midrib and bent back over its length. wave: ripple of the edge as a part of the width.
    """

    colour: str
    vein: str
    back: str
    width: float
    widest: float = 0.42
    tip: float = 1.4
    teeth: int = 0
    tooth: float = 0.0
    veins: int = 6
    slant: float = 0.3
    quilt: float = 0.5
    fold: float = 0.35
    curl: float = 0.6
    wave: float = 0.05
    gloss: float = 0.4
    blush: str = ""


def half_width(leaf, u):
    """Half the breadth of a blade at parts of its length, as a part of the length, teeth included."""
    skew = math.log(0.5) / math.log(leaf.widest)
    arch = np.sin(math.pi * np.clip(u, 0, 1) ** skew)
    breadth = np.clip(arch, 0, 1) ** np.where(u < leaf.widest, 0.75, leaf.tip * 0.72)
    if leaf.teeth:
        saw = (u * leaf.teeth) % 1
        breadth = breadth * (1 - leaf.tooth * (1 - np.minimum(saw / 0.72, (1 - saw) / 0.28)) * (u > 0.1))
    return leaf.width / 2 * breadth


def blade(leaf, length, chance, rows=None, columns=13):
    """One leaf as a part: its stalk at the origin, its tip along x, its upper side facing z. length in cm."""
    rows = rows or (leaf.teeth * 5 + 3 if leaf.teeth else 26)
    u = np.linspace(0, 1, rows)[:, None]
    v = np.linspace(1, -1, columns)[None, :]
    breadth = half_width(leaf, u)
    fold, curl = leaf.fold * chance.uniform(0.6, 1.3), leaf.curl * chance.uniform(0.4, 1.3)
    across = v * breadth * math.cos(fold)
    rise = np.abs(v) * breadth * math.sin(fold) * (1 - 0.35 * np.abs(v))
    phase = chance.uniform(0, 6.28)
    rise = rise + leaf.wave * leaf.width * v**2 * np.sin(u * 17 + phase + 2.4 * np.sign(v)) * np.sin(math.pi * u) * 0.5
    puff = np.abs(np.sin(math.pi * leaf.veins * (u - leaf.slant * np.abs(v)))) * np.sin(math.pi * np.abs(v)) * np.sin(math.pi * u)
    rise = rise + 0.05 * leaf.width * leaf.quilt * puff
    turn = curl * u**1.3 + chance.uniform(-0.08, 0.08)
    step = np.diff(u, axis=0, prepend=0)
    x, z = np.cumsum(np.cos(turn) * step, 0), -np.cumsum(np.sin(turn) * step, 0)
    sway = chance.uniform(-0.12, 0.12) * u**2
    points = np.stack([x + np.sin(turn) * rise + 0 * v, across + sway, z + np.cos(turn) * rise], 2) * length
    part = sheet(points)
    uvs = np.stack(np.broadcast_arrays(u, (v + 1) / 2), 2).reshape(-1, 2)
    return part._replace(uvs=uvs)


def leaf_images(leaf, seed=1):
    """Colour and height of a blade, along × across: veins, the net between them, mottling."""
    u = np.linspace(0, 1, COLUMNS)[None, :]
    v = np.linspace(1, -1, ROWS)[:, None]
    side = np.abs(v)
    along = (u - leaf.slant * (0.8 * side + 0.2 * side**2)) * leaf.veins + np.where(v > 0, 0.0, 0.38)
    gap = np.abs(along - np.round(along)) / leaf.veins
    veins = np.exp(-((gap / 0.013) ** 2)) * (1 - 0.65 * side)
    rib = np.exp(-((side / (0.055 * (1.15 - u))) ** 2))
    places = np.random.default_rng(seed).random((420, 2)) * (COLUMNS, ROWS)
    net = np.exp(-((cells((ROWS, COLUMNS), places)[1] / 1.2) ** 2)) * 0.5
    mottle = cloud(ROWS, COLUMNS, 7, seed + 1)
    base = flat(ROWS, COLUMNS, leaf.colour) * (0.72 + 0.56 * mottle[..., None])
    lift = np.clip(gap * leaf.veins * 2, 0, 1) ** 0.7
    colour = base * (0.62 + 0.5 * lift[..., None])
    colour = blend(colour, hue(leaf.vein), net * 0.16)
    colour = blend(colour, hue(leaf.vein), veins * 0.6)
    colour = blend(colour, hue(leaf.vein), rib * 0.75)
    if leaf.blush:
        colour = blend(colour, hue(leaf.blush), np.clip(side * 0.5 + u * 0.3 + mottle - 0.9, 0, 0.8))
    height = leaf.quilt * lift * 0.8 - 0.5 * veins - 0.6 * rib - 0.18 * net + 0.25 * mottle
    return numpy_image("leaf", colour), grey("leaf relief", np.clip(height * 0.6 + 0.4, 0, 1))


def leaf_material(leaf, relief=0.1, wet=False):
    """The surface of a leaf: paler beneath, each leaf a little different, light shining through it."""
    picture, heights = leaf_images(leaf)
    shader = Shader("leaf")
    geometry = shader.node("ShaderNodeNewGeometry")
    own = geometry.outputs["Random Per Island"]
    face = shader.mix_colour(geometry.outputs["Backfacing"], shader.image(picture), linear(leaf.back))
    varied = shader.node(
        "ShaderNodeHueSaturation",
        Hue=shader.math("MULTIPLY_ADD", own, 0.03, 0.485),
        Saturation=1.0,
        Value=shader.math("MULTIPLY_ADD", own, 0.5, LEAF_LEAST),
        Color=face.outputs[0],
    )
    normal = shader.bump(shader.image(heights), relief, 0.9)
    main = shader.node(
        "ShaderNodeBsdfPrincipled",
        Roughness=0.22 if wet else leaf.gloss,
        Specular__IOR__Level=0.5,
        Coat__Weight=0.5 if wet else 0.0,
        Normal=normal,
    )
    shader.set(main.inputs["Base Color"], varied)
    glow = shader.node("ShaderNodeHueSaturation", Hue=0.487, Saturation=1.1, Value=1.5, Color=varied)
    through = shader.node("ShaderNodeBsdfTranslucent", Color=glow, Normal=normal)
    return shader.done(shader.mix(LEAF_PASSES, main, through))


def lobed(outline, length, chance, cup=0.15, rings=7):
    """A leaf of a free outline, as parsley's: stalk at the origin, tip along x, facing z.

    outline: function of angles (0 at the tip, ±π at the stalk) giving the reach, 1 at the tip. length in cm.
    """
    angle = np.linspace(-math.pi, math.pi, 121)[None, :]
    ring = np.linspace(0.02, 1, rings)[:, None]
    reach = outline(angle) * ring
    x, y = reach * np.cos(angle), -reach * np.sin(angle)
    phase = chance.uniform(0, 6.28)
    z = cup * (x * x + y * y) * np.sin(2 * angle + phase) + 0.09 * ring**2 * np.sin(angle * 7 + phase) - 0.25 * np.maximum(x, 0) ** 2
    points = np.stack([x + 0.32, y, z], 2) * length / 1.32
    part = sheet(points)
    uvs = np.stack([np.clip((x + 0.35) / 1.35, 0, 1).ravel(), np.clip(y / 1.6 + 0.5, 0, 1).ravel()], 1)
    return part._replace(uvs=uvs)


def grow(heap, stem, leaf, sizes, chance, *, pitch=(0.15, 1.1), around=2, roll=math.pi / 2, material=0, start=0.15):
    """Sets leaves on a stem in pairs (or `around` of them), each turned by `roll` to the one below.

    stem: frame whose z axis is the stem, and its length: (frame, cm). sizes: length of the leaves from the
    lowest pair to the tip, cm. pitch: radians above the horizontal of the lowest and of the highest leaves.
    start: part of the stem below the lowest leaves.
    """
    frame, length = stem
    for i, size in enumerate(sizes):
        t = i / max(1, len(sizes) - 1)
        height = length * (start + (1 - start) * t**0.85)
        for k in range(around):
            turn = i * roll + k * 2 * math.pi / around + chance.uniform(-0.3, 0.3)
            rise = pitch[0] + (pitch[1] - pitch[0]) * t + chance.uniform(-0.16, 0.16)
            local = (
                Matrix.Translation((0, 0, height))
                @ Matrix.Rotation(turn, 4, "Z")
                @ Matrix.Rotation(-rise, 4, "Y")
                @ Matrix.Rotation(chance.uniform(-0.25, 0.25), 4, "X")
            )
            heap.add(blade(leaf, size * chance.uniform(0.86, 1.1), chance), frame @ local, material)


def laid(part, frame):
    """A part moved into a frame for good."""
    return part._replace(vertices=moved(part.vertices, frame))


def flat_leaf(leaf, length, chance):
    """A leaf lying on its back about the origin: middle at the origin, hardly curled."""
    part = blade(leaf, length, chance)
    return laid(part, at((-length / 2, 0, 0.04), 0, -0.12 * leaf.curl, 0))
