"""Pineapple: wedges, slices, chunks and the leaves of its crown."""

import math

import numpy as np
from mathutils import Vector

from garnishes import fruit_textures as paintings
from garnishes.cuts import known, moved, slab, turned, uneven
from garnishes.flesh_paint import blend, hue
from garnishes.forms import Heap, facing, rod, sheet
from garnishes.fruit_slices import astride, flesh_of, fused, in_drink
from garnishes.places import scale_for, stand
from garnishes.surfaces import cloud, flat, grey, threads
from shaders import Shader, linear, numpy_image, organic

#: Cm from the core to the rind of a small pineapple, and between the deepest and highest of its cut face.
RADIUS, RELIEF = 4.5, 0.09


def _rind():
    """Gold and green scales with dark gaps between them."""
    made = known("pineapple rind")
    if made:
        return made
    shader = Shader("pineapple rind")
    cell = shader.cells(1.15)
    scale = shader.ramp(cell, [(0.0, linear("#6a4418")), (0.16, linear("#c99a34")), (0.42, linear("#a08a30")), (0.62, linear("#5a3c14"))])
    base = shader.mix_colour(shader.ramp(shader.noise(2.4, 4.0), [(0.42, 0.0), (0.75, 0.6)]), scale, linear("#6d4416")).outputs[0]
    height = shader.math("SUBTRACT", shader.noise(7, 3.0), cell)
    main = shader.node("ShaderNodeBsdfPrincipled", Roughness=0.55, Specular__IOR__Level=0.25, Normal=shader.bump(height, 0.16, 0.8))
    shader.set(main.inputs["Base Color"], base)
    return shader.done(main)


def _sector(rng, size, degrees, thickness, soft=False):
    """Part of a slice: its tip at the origin, its rind above."""
    radius, sweep = RADIUS * size, math.radians(degrees)
    shift = rng.randint(0, paintings.EYES - 1) * 2 * math.pi / paintings.EYES
    start = math.pi / 2 - sweep / 2 + shift
    thing = slab(
        "pineapple", lambda angles: radius * paintings.pineapple_edge(angles), thickness * size, [flesh_of("soft pineapple", paintings.pineapple, True) if soft else flesh_of("pineapple", paintings.pineapple), _rind()],
        start=start, sweep=sweep, steps=96 if degrees > 90 else 64, rings=34, edge=0.08, extent=radius, relief=paintings.pineapple()[1], depth=RELIEF,
    )
    fused(thing, *_bracts(radius, thickness * size, start, sweep, rng))
    turned(thing, (0, shift, 0))
    return uneven(thing, 0.05, 0.6, rng.random() * 9)


def _bracts(radius, thickness, start, sweep, rng):
    """The dry points in the middle of each eye of a slice."""
    heap, step = Heap(), 2 * math.pi / paintings.EYES
    for k in range(math.ceil(start / step), math.floor((start + sweep) / step) + 1):
        for y in (-0.24 * thickness, 0.26 * thickness):
            way = k * step + rng.uniform(-0.06, 0.06)
            root = np.array((math.cos(way), 0, math.sin(way))) * radius * 0.985 + np.array((0, y, 0))
            lean = way + rng.choice((-1, 1)) * rng.uniform(0.5, 1.0)
            tip = root + np.array((math.cos(lean), rng.uniform(-0.5, 0.3), math.sin(lean))) * radius * rng.uniform(0.05, 0.085)
            heap.add(rod([root, root * 0.5 + tip * 0.5, tip], [0.075, 0.05, 0.012], 7))
    dry = known("pineapple bract") or organic("pineapple bract", "#8a6a34", rough=0.7, mottle=("#4e3312", 4))
    spikes = heap.build("bracts", dry)
    return [spikes] if spikes else []


# Each makes one piece about its origin, its face to the camera.


def _wedge(rng, size):
    """A sixth of a thick slice, its tip below, its rind above."""
    return moved(_sector(rng, size, 52, 1.35), (0, 0, -2.3 * size))


def _slice(rng, size):
    """Half a slice, its rind above."""
    return moved(_sector(rng, size * 0.92, 168, 1.0), (0, 0, -1.7 * size))


def _quarter(rng, size):
    """A third of a thinner slice, wet and pale."""
    return moved(_sector(rng, size * 0.85, 96, 0.85, True), (0, 0, -1.9 * size))


def _half_slice(setting, count):
    """In the manner of 2 a quarter."""
    (astride(_quarter, 3.2, 0.5, (0.25, 0.4), 2.2) if setting.manner > 1 else astride(_slice, 4.0, 0.4, (0.3, 0.5), 2.6))(setting, count)


# Where they go.


def _leaves(setting, count):
    """Leaves of the crown that stand in the glass and bow outwards."""
    skin, heap, size = _leaf_skin(), Heap(), scale_for(setting, 0.7)
    angle = setting.rim_place()
    for k in range(count + 1):
        origin, along = stand(setting, angle + (0.0, 0.34, -0.3, 0.6)[k % 4], 0.7, (12, 20, 6, 24)[k % 4])
        reach = (setting.headroom - 0.3) * (1.0, 0.78, 0.88, 0.66)[k % 4] * setting.rng.uniform(0.94, 1.0)
        foot = origin - along * 2.5
        head = foot + along * ((setting.glass.height + reach - foot.z) / along.z)
        heap.add(_frond(foot, head, 1.15 * size, 0.7 * size, setting.rng))
    heap.build("pineapple leaves", skin)


def _frond(foot, head, half, bow, rng):
    """A sword-shaped leaf with a V fold and small spines. half: half its width; bow: how far its tip hangs over, cm."""
    t = np.linspace(0, 1, 121)[:, None]
    v = np.linspace(1, -1, 13)[None, :]
    along = head - foot
    out = Vector((along.x, along.y, 0)).normalized()
    frame = np.array(facing((0, 0, 0), along, Vector((rng.uniform(-0.5, 0.5), -1, 0.1))))[:3, :3]
    breadth = half * np.clip(1 - t, 0, 1) ** 0.8 * (0.8 + 0.2 * np.clip(t * 4, 0, 1))
    spines = 1 + 0.07 * (np.abs(v) == 1) * ((np.arange(121) % 4)[:, None] == 0) * (t > 0.15)
    middle = np.array(foot)[None, None] + np.array(along) * t[..., None] + np.array(out) * (bow * t**2.6)[..., None] - np.array([0, 0, 1]) * (0.35 * bow * t**4)[..., None]
    across, deep = v * breadth * 0.9 * spines, 0.5 * np.abs(v) ** 1.5 * breadth
    return sheet(middle + frame[:, 0] * across[..., None] - frame[:, 1] * deep[..., None])


def _leaf_skin():
    """Blue-green with a pale bloom, lines along it, its foot pale."""
    rows, columns = 96, 256
    line, t = threads(rows, columns, 46, 9), np.linspace(0, 1, columns)[None, :] + np.zeros((rows, 1))
    side = np.abs(np.linspace(-1, 1, rows))[:, None] + 0 * t
    colour = blend(flat(rows, columns, "#4d7a46"), hue("#9fb69a"), np.clip(0.9 * cloud(rows, columns, 5, 4) - 0.2, 0, 1) * 0.55)
    colour = blend(colour, hue("#c9cf8e"), np.clip(0.35 - t, 0, 1) * 2) * (0.78 + 0.4 * line[..., None])
    colour = blend(colour, hue("#8a5a3a"), 0.55 * np.clip((side - 0.9) * 10, 0, 1) + 0.5 * np.clip((t - 0.93) * 14, 0, 1))
    return organic(
        "pineapple leaf", numpy_image("pineapple leaf", colour), rough=0.38, translucent=0.22, height_image=grey("pineapple leaf lines", line), bump_distance=0.02
    )


BUILDERS = {
    ("pineapple", "wedge"): astride(_wedge, 2.2, 0.9, (0.3, 0.5), 2.2),
    ("pineapple", "slice"): _half_slice,
    ("pineapple", "leaf"): _leaves,
}

STEEPED = {
    ("pineapple", "slice"): in_drink(_wedge, 2.3),
    ("pineapple", "wedge"): in_drink(_wedge, 2.3),
}
