"""Slices and wedges of fruit other than citrus and pineapple, and cucumber ribbons."""

import math

import bpy
import numpy as np
from mathutils import Matrix

from garnishes import fruit_textures as paintings
from garnishes.cuts import flesh, known, moved, rind, slab, turned, uneven, wedge
from garnishes.places import scale_for, steeped_places, wall
from garnishes.resting import half_width, highest, in_glass, keep_inside, lip_place, on_lip, outward
from mesh import ribbon
from shaders import Shader, linear, organic


def flesh_of(name, painting, *arguments):
    """The cut face of a fruit, from its painting; one for all pieces of a scene."""
    return known(f"{name} flesh") or flesh(f"{name} flesh", *painting(*arguments), depth=0.035, strength=0.45)


def skin_of(name, colour, dark, *, rough=0.35, scale=1.5, coat=0.2, bump=("noise", 5), relief=0.01):
    return known(f"{name} skin") or organic(
        f"{name} skin", colour, rough=rough, coat=coat, mottle=(dark, scale), bump=bump, bump_distance=relief, translucent=0.05
    )


def fused(thing, *parts):
    """Makes other meshes a part of a piece, with the materials that they have."""
    with bpy.context.temp_override(active_object=thing, object=thing, selected_objects=[thing, *parts], selected_editable_objects=[thing, *parts]):
        bpy.ops.object.join()
    return thing


def _berry_skin():
    """Strawberry: yellow seeds in dimples."""
    made = known("strawberry skin")
    if made:
        return made
    shader = Shader("strawberry skin")
    cell = shader.cells(3.4)
    red = shader.mix_colour(shader.noise(1.2, 2.0), linear("#d3161a"), linear("#a80a10")).outputs[0]
    base = shader.mix_colour(shader.ramp(cell, [(0.12, 1.0), (0.2, 0.0)]), red, linear("#e6c35a")).outputs[0]
    dimple = shader.ramp(cell, [(0.1, 0.5), (0.2, 0.0), (0.5, 1.0)])
    main = shader.node("ShaderNodeBsdfPrincipled", Roughness=0.22, Specular__IOR__Level=0.5, Normal=shader.bump(dimple, 0.06, 0.6))
    shader.set(main.inputs["Base Color"], base)
    return shader.done(main)


def _ellipse(radius, ratio, rng, uneven_by=0.012):
    """An oval outline, `ratio` times as high as wide, a little out of shape."""
    waves = [(n, rng.uniform(0.3, 1) * uneven_by, rng.uniform(0, 6.3)) for n in (2, 3, 5)]

    def reach(angles):
        oval = radius / np.sqrt(np.cos(angles) ** 2 + (np.sin(angles) / ratio) ** 2)
        return oval * (1 + sum(size * np.cos(n * angles + phase) for n, size, phase in waves))

    return reach


def _disc(name, face, skin, radius, thickness, rng, *, ratio=1.0, wild=0.012, edge=0.06, relief=0.05):
    """A slice across a fruit, or aslant where `ratio` is above 1."""
    thing = slab(
        name, _ellipse(radius, ratio, rng, wild), thickness, [flesh_of(name, face), skin], edge=edge, extent=(radius * 1.01, radius * ratio * 1.01),
        relief=face()[1], depth=relief, steps=112,
    )
    return uneven(thing, 0.03, 0.7, rng.random() * 9)


def _lemon_shape(radius, half, blunt=0.5):
    """The skin of a round or oval fruit from its lower to its upper end: (radius, z)."""
    heights = np.sin(np.linspace(-math.pi / 2, math.pi / 2, 44))
    return np.column_stack([radius * np.clip(1 - heights**2, 0, 1) ** blunt, half * heights])


# Each makes one piece, `size` times its usual size, about its origin with its face to the camera. What has its
# core along z is turned so that the core lies below and the skin above.


def _cucumber_wheel(rng, size):
    skin = skin_of("cucumber", "#2e5a1e", "#16350f", scale=2.2, rough=0.3)
    return _disc("cucumber", paintings.cucumber, skin, 2.1 * size, 0.32, rng)


def _cucumber_slice(rng, size):
    skin = skin_of("cucumber", "#2e5a1e", "#16350f", scale=2.2, rough=0.3)
    return turned(_disc("cucumber", paintings.cucumber, skin, 1.9 * size, 0.26, rng, ratio=1.42), (0, 0.5, 0))


def _jalapeno_slice(rng, size):
    skin = skin_of("jalapeno", "#2c6414", "#17400b", rough=0.15, coat=0.4)
    return _disc("jalapeno", paintings.jalapeno, skin, 1.25 * size, 0.32, rng, wild=0.03, edge=0.1, relief=0.16)


def _banana_skin():
    return skin_of("banana", "#eec52c", "#d9a81c", scale=1.2, rough=0.5, coat=0.0)


def _banana_slice(rng, size):
    return _disc("banana", paintings.banana, _banana_skin(), 1.6 * size, 0.75, rng, wild=0.02, edge=0.08)


def _strawberry_slice(rng, size):
    unit = 1.75 * size
    thing = slab(
        "strawberry", lambda angles: unit * paintings.outline_of(paintings.STRAWBERRY, angles), 0.5, [flesh_of("strawberry", paintings.strawberry), _berry_skin()],
        edge=0.2, extent=unit, relief=paintings.strawberry()[1], depth=0.06, steps=160,
    )
    _collar(thing, unit, rng)
    return uneven(thing, 0.05, 0.6, rng.random() * 9)


def _collar(berry, unit, rng):
    """The green leaves at the top of a berry."""
    green = skin_of("strawberry leaf", "#4f8f2c", "#2f6a1a", rough=0.5, coat=0.0)
    leaves = []
    for k in range(7):
        length, width = unit * rng.uniform(0.5, 0.68), unit * rng.uniform(0.085, 0.12)
        t = 0.5 - 0.5 * np.cos(np.linspace(0, math.pi, 14))
        way = math.radians(-82 + 164 * k / 6 + rng.uniform(-9, 9)) * (1 - 0.25 * t**2)
        depth = (-0.16, 0.14)[k % 2] + (-0.3, 0.25)[k % 2] * t * (1 - 0.4 * t)
        points = np.column_stack([np.sin(way) * t * length, depth, 0.82 * unit + np.cos(way) * t * length * 0.8])
        path = list(zip(map(tuple, points), map(tuple, np.gradient(points, axis=0)), [(0.2 * rng.uniform(-1, 1), -0.7, 0.7)] * len(t)))
        leaves.append(ribbon(path, width * 2, 0.03, [green, green], across=7, cup=-0.2, taper=0.04, name="sepal"))
    fused(berry, *leaves)


def _apple_slice(rng, size):
    skin = skin_of("apple", "#c2271f", "#d9a33c", scale=0.9, rough=0.2, coat=0.4)
    return _lying_wedge("apple", paintings.apple, (), _lemon_shape(2.7 * size, 2.8 * size), math.radians(10), skin, rng, pit=(0.42 * size, 0.75 * size), hollow=0.0)


def _pear_slice(rng, size):
    unit = 3.1 * size
    thing = slab(
        "pear", lambda angles: unit * paintings.outline_of(paintings.PEAR, angles), 0.34, [flesh_of("pear", paintings.pear), _pear_skin()],
        edge=0.05, extent=unit, relief=paintings.pear()[1], depth=0.05, steps=160,
    )
    return uneven(thing, 0.03, 0.6, rng.random() * 9)


def _pear_skin():
    return skin_of("pear", "#c3b848", "#a08a34", scale=2.5, rough=0.45, coat=0.1)


def _lying_wedge(name, painting, arguments, meridian, angle, skin, rng, *, pit=(0.0, 0.0), hollow=0.05):
    """A wedge with its core below, its skin above and one flat side to the camera."""
    thing = wedge(
        f"{name} wedge", meridian, angle, [flesh_of(name, painting, *arguments), skin], pit=pit, relief=painting(*arguments)[1], depth=0.05, hollow=hollow
    )
    radius = float(np.max(np.array(meridian)[:, 0]))
    turned(thing, (0, math.pi / 2, 0))
    turned(thing, (math.pi - angle / 2 + 0.13, 0, 0))
    moved(thing, (0, 0, -0.42 * radius - 0.5 * pit[0]))
    return uneven(thing, 0.05, 0.5, rng.random() * 9)


_STONE = {
    "peach": (("#fbd07c", "#f3b050", "#cc4048", "#b8402c"), 3.1, 3.3, (0.95, 1.5), ("#e8932e", "#b3211f")),
}


def _stone_wedge(name, degrees):
    colours, radius, half, pit, skin = _STONE[name]

    def make(rng, size):
        cover = skin_of(name, *skin, scale=0.7, rough=0.6, coat=0.0, bump=("noise", 20), relief=0.01)
        return _lying_wedge(
            name, paintings.stone_fruit, (name, *colours), _lemon_shape(radius * size, half * size), math.radians(degrees), cover, rng,
            pit=(pit[0] * size, pit[1] * size),
        )

    return make


def _mango_cut(degrees):
    def make(rng, size):
        skin = skin_of("mango", "#e0a52c", "#b8452a", scale=0.5, rough=0.3, coat=0.3)
        return _lying_wedge("mango", paintings.mango, (), _lemon_shape(2.5 * size, 3.9 * size), math.radians(degrees), skin, rng, pit=(0.35 * size, 3.0 * size))

    return make


def _melon_cut(degrees):
    def make(rng, size):
        skin = known("melon skin") or rind("melon skin", "#cbb98a", "#8f9a58", pores=3.2, depth=0.09, gloss=0.7, specular=0.2)
        return _lying_wedge("melon", paintings.melon, (), _lemon_shape(4.1 * size, 4.3 * size), math.radians(degrees), skin, rng, pit=(1.7 * size, 2.5 * size))

    return make


def _watermelon_cut(degrees, thickness):
    """A triangle of a wheel, its tip below the origin."""
    def make(rng, size):
        radius, sweep = 5.4 * size, math.radians(degrees)
        skin = skin_of("watermelon", "#2f6a2a", "#123a16", scale=0.9, rough=0.3)
        thing = slab(
            "watermelon", lambda angles: radius + 0 * angles, thickness * size, [flesh_of("watermelon", paintings.watermelon), skin],
            start=math.pi / 2 - sweep / 2, sweep=sweep, steps=40, rings=34, edge=0.1, extent=radius * 1.01,
            relief=paintings.watermelon()[1], depth=0.08,
        )
        return uneven(moved(thing, (0, 0, -1.7 * size)), 0.05, 0.6, rng.random() * 9)

    return make


# Where they go.


def astride(make, reach, above, roll=(-0.15, 0.15), top=None):
    """A builder that sets pieces astride the lip. reach: to the outside; above: of the origin over the lip; top:
    of the piece over its origin, all in cm at full size; roll: outwards, radians, from … to."""
    top = reach if top is None else top

    def build(setting, count):
        size = min(scale_for(setting, 0.66), half_width(setting) * 0.6 / reach, setting.headroom / max(0.1, top + 0.1))
        for _ in range(count):
            angle = lip_place(setting, reach * size)
            thing = make(setting.rng, size)
            lift = highest(setting, top * size, above * size)
            on_lip(thing, setting, angle, above=lift, lean=-0.05, roll=outward(angle) * setting.rng.uniform(*roll))

    return build


def _fan(make, reach, above, top, step, spread, least, *, tilt=0.25, inwards=0.0):
    """A builder for overlapping slices on one place of the lip. step: (to the side, to the back) in cm from one to
    the next; spread: radians between neighbours; least: how many a fan has at least; tilt: of the middle one, radians
    outwards; inwards: cm by which the fan is pushed to the middle of the glass."""

    def build(setting, count):
        number = max(least, count)
        size = min(scale_for(setting, 0.66), half_width(setting) * 0.6 / reach, setting.headroom / (top + 0.2))
        angle = lip_place(setting, reach * size)
        side = outward(angle)
        for k in range(number):
            shift = k - (number - 1) / 2
            thing = make(setting.rng, size)
            turned(thing, (0, side * (spread * shift + tilt), 0))
            moved(thing, (side * (step[0] * shift - inwards) * size, step[1] * (k - 0.5), 0))
            on_lip(thing, setting, angle, above=highest(setting, top * size, above * size), lean=-0.05)

    return build


def _cucumber_build(make, reach, above):
    single, fan = astride(make, reach, above), _fan(make, reach, above, reach, (0.85, 0.36), 0.2, 2)
    return lambda setting, count: (fan if count > 1 else single)(setting, count)


def _apple_build(setting, count):
    """One or two slices astride the lip; from three on, a fan."""
    if count > 2:
        _fan(_apple_slice, 2.6, 0.6, 2.2, (0.5, 0.34), 0.22, 4, tilt=-0.12, inwards=0.7)(setting, count)
    else:
        astride(_apple_slice, 2.6, 0.5, (0.3, 0.5), 1.9)(setting, count)


def _some_afloat(make, reach, above):
    """The first on the lip, the others lying on the drink."""
    lip = astride(make, reach, above)

    def build(setting, count):
        lip(setting, 1)
        for _ in range(count - 1):
            x, y, _ = setting.bed_place()
            thing = make(setting.rng, scale_for(setting, 0.66))
            height = setting.bed + 0.1 if setting.solid_bed else setting.surface + 0.04
            tip = setting.rng.uniform(0.1, 0.35) if setting.solid_bed else 0.03
            thing.matrix_basis = Matrix.Translation((x, y, height)) @ Matrix.Rotation(tip - math.pi / 2, 4, "X")

    return build


def _cucumber_ribbon(setting, count):
    """Long strips laid along the inside of the wall, rising in a spiral to the lip."""
    glass, rng = setting.glass, setting.rng
    for number in range(count):
        size = scale_for(setting, 0.62)
        width = 2.1 * size
        top = glass.height + min(1.1 * size, setting.headroom - 1.5 * size)
        bottom = max(glass.floor + width * 0.62, top - 10.5)
        middle = max(1.2, wall(setting, (top + bottom) / 2))
        turns = 1.5 * (top - bottom) / (2 * math.pi * middle)
        t = np.linspace(0, 1, 150)
        heights = bottom + (top - bottom) * t
        way = math.radians(-48) + number * 2.2 - 2 * math.pi * turns * (1 - t)
        reach = np.array([wall(setting, min(z + 0.3, glass.height - 0.15)) for z in heights]) - 0.26
        reach += 0.16 * np.sin(11 * t + rng.uniform(0, 6)) - 0.16
        points = np.column_stack([reach * np.cos(way), reach * np.sin(way), heights])
        outsides = np.column_stack([np.cos(way), np.sin(way), 0 * t])
        soft = known("cucumber ribbon") or flesh("cucumber ribbon", *paintings.cucumber_ribbon(), depth=0.02, strength=0.4)
        strip = ribbon(
            list(zip(map(tuple, points), map(tuple, np.gradient(points, axis=0)), map(tuple, outsides))), width, 0.13, [soft, soft], across=15, cup=0.0,
            taper=0.22, name="cucumber ribbon",
        )
        uneven(strip, 0.04, 0.8, rng.random() * 9)
        keep_inside(strip, glass, 0.1)


def other_places(setting, count, size):
    """Places for things seen through the wall between those that citrus and leaves take first."""
    return [(-math.pi - angle, height) for angle, height in steeped_places(setting, count + 4, size)[4:]]


def in_drink(make, half, places=other_places):
    """A builder for slices seen through the wall. half: half their width in cm; places: where they go."""

    def build(setting, count):
        room = setting.glass.inner_radius((setting.glass.floor + setting.surface) / 2)
        size = min(0.95, room * 0.82 / half, (setting.surface - setting.glass.floor) * 0.48 / half)
        for number, (angle, height) in enumerate(places(setting, count, half * size)):
            thing = turned(make(setting.rng, size), (0, setting.rng.uniform(-0.9, 0.9), 0))
            in_glass(thing, setting, angle, height=height, half=half * size * 0.9, lean=setting.rng.uniform(-0.1, 0.25))
            behind = 0.4 * ((number + (places is other_places)) % 3)
            moved(thing, (-behind * math.cos(angle), -behind * math.sin(angle), 0))

    return build


BUILDERS = {
    ("cucumber", "wheel"): _cucumber_build(_cucumber_wheel, 2.1, 0.6),
    ("cucumber", "slice"): _cucumber_build(_cucumber_slice, 2.4, 0.7),
    ("cucumber", "ribbon"): _cucumber_ribbon,
    ("jalapeno", "slice"): _some_afloat(_jalapeno_slice, 1.3, 0.45),
    ("banana", "slice"): _some_afloat(_banana_slice, 1.6, 0.5),
    ("strawberry", "slice"): astride(_strawberry_slice, 1.6, 0.55, (0.1, 0.4), 1.9),
    ("apple", "slice"): _apple_build,
    ("pear", "slice"): astride(_pear_slice, 2.4, 0.9, (0.35, 0.6), 2.6),
    ("peach", "slice"): _fan(_stone_wedge("peach", 17), 2.9, 0.35, 2.2, (0.5, 0.6), 0.26, 2),
    ("peach", "wedge"): astride(_stone_wedge("peach", 46), 2.8, 0.2, (0.35, 0.55), 1.9),
    ("mango", "slice"): astride(_mango_cut(24), 3.2, 0.3, (0.4, 0.6), 1.9),
    ("mango", "wedge"): astride(_mango_cut(46), 3.2, 0.3, (0.4, 0.6), 1.9),
    ("melon", "slice"): astride(_melon_cut(17), 3.4, 0.5, (0.4, 0.6), 2.2),
    ("melon", "wedge"): astride(_melon_cut(34), 3.4, 0.5, (0.4, 0.6), 2.2),
    ("watermelon", "slice"): astride(_watermelon_cut(54, 0.9), 3.6, 0.2, (0.5, 0.75), 3.4),
    ("watermelon", "wedge"): astride(_watermelon_cut(62, 1.7), 3.6, 0.2, (0.5, 0.75), 3.4),
}

STEEPED = {
    ("cucumber", "slice"): in_drink(_cucumber_wheel, 2.1, steeped_places),
    ("cucumber", "wheel"): in_drink(_cucumber_wheel, 2.1, steeped_places),
    ("cucumber", "ribbon"): _cucumber_ribbon,
    ("jalapeno", "slice"): in_drink(_jalapeno_slice, 1.3),
    ("strawberry", "slice"): in_drink(_strawberry_slice, 1.7),
    ("apple", "slice"): in_drink(_apple_slice, 2.4),
    ("pear", "slice"): in_drink(_pear_slice, 2.6),
    ("peach", "slice"): in_drink(_stone_wedge("peach", 22), 2.4),
    ("peach", "wedge"): in_drink(_stone_wedge("peach", 40), 2.4),
    ("mango", "slice"): in_drink(_mango_cut(24), 2.8),
    ("mango", "wedge"): in_drink(_mango_cut(40), 2.8),
    ("melon", "slice"): in_drink(_melon_cut(17), 2.8),
    ("melon", "wedge"): in_drink(_melon_cut(30), 2.8),
    ("banana", "slice"): in_drink(_banana_slice, 1.6),
    ("watermelon", "slice"): in_drink(_watermelon_cut(50, 0.9), 2.6),
    ("watermelon", "wedge"): in_drink(_watermelon_cut(56, 1.2), 2.6),
}
