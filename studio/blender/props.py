"""Quiet things beside a drink: a bottle without a label, cut fruit, a candle, a napkin. They stand behind the glass,
out of focus, on the side where the frame has more room."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from mathutils import Matrix, Vector

from garnishes.citrus_textures import FRUITS
from garnishes.cuts import rind
from garnishes.forms import Heap, at as frame_at, egg, rod
from mesh import curve, place, tube
from rooms.kit import BOTTLES, Material, ball, brass, cloth, matt, shine, turned_body
from shaders import Shader, linear, metal

Spot = tuple[float, float]


def _bottle(at: Spot, rng: random.Random) -> None:
    outline = rng.choice(BOTTLES)
    turned_body(outline, (*at, 0), _tinted_glass(rng.choice(("#a8581c", "#5f7a48", "#a86a30", "#7f6034", "#4f6f58"))))


def _tinted_glass(colour: str) -> Material:
    """A full bottle: deep in colour, darker where one looks along its wall, with a clear reflection."""
    shader = Shader("prop bottle")
    tone = linear(colour)
    facing = shader.node("ShaderNodeLayerWeight", Blend=0.4).outputs["Facing"]
    deep = shader.ramp(facing, [(0.05, (*(0.5 * c for c in tone[:3]), 1)), (0.55, (*(0.28 * c for c in tone[:3]), 1)), (0.95, (*(0.05 * c for c in tone[:3]), 1))]).outputs[0]
    body = shader.mix(0.6, shader.node("ShaderNodeBsdfDiffuse", Color=deep), shader.node("ShaderNodeBsdfTranslucent", Color=deep))
    gloss = shader.node("ShaderNodeBsdfGlossy", Roughness=0.05)
    return shader.done(shader.mix(shader.node("ShaderNodeFresnel", IOR=1.5), body, gloss))


def _fruit(at: Spot, rng: random.Random) -> None:
    """Two or three whole fruits of one kind."""
    name = rng.choice(("lemon", "lime", "orange"))
    fruit = FRUITS[name]
    skin = rind(f"{name} prop", fruit.rind, fruit.rind_dark, pores=7, depth=0.03, gloss=0.35)
    for number in range(rng.choice((1, 2, 2, 3))):
        away = number * fruit.radius * 2.05
        spot = Vector((at[0] + math.copysign(away, at[0]) * 0.6, at[1] + away * 0.75 + rng.uniform(-0.5, 0.5), fruit.radius * 0.98))
        thing = ball(fruit.radius, (0, 0, 0), skin)
        long = Matrix.Diagonal((fruit.length / fruit.radius / 2.15, 1, 1, 1))
        thing.matrix_basis = Matrix.Translation(spot) @ Matrix.Rotation(rng.uniform(0, 3.1), 4, "Z") @ long


def _candle(at: Spot, rng: random.Random) -> None:
    """A small candle in a glass of its own."""
    height = rng.uniform(4.5, 6.5)
    turned_body([(0, 0.1), (3.0, 0.1), (3.1, height), (2.95, height), (2.8, 0.6), (0, 0.6)], (*at, 0), cloth("#f0d8b4", 0.75))
    ball(0.75, (*at, height * 0.62), shine("#ffb050", 45))


def _napkin(at: Spot, rng: random.Random) -> None:
    """A folded cloth: a stack of soft edges."""
    colour = rng.choice(("#d8cdb8", "#7f8f9a", "#a8604a", "#e8e2d6"))
    for layer in range(3):
        wave = [(-7.0, 0.25), (-6.6, 0.5), (0, 0.55 + 0.1 * rng.random()), (6.6, 0.5), (7.0, 0.25)]
        points = [(x, 0, z + layer * 0.42) for x, z in curve(wave, 0.6)]
        thing = tube(points, 0.24, matt(colour, 0.9), 8, "napkin")
        place(thing, (at[0], at[1] + layer * 0.2, 0), (0, 0, rng.uniform(0.15, 0.6)), (1, 14, 1))


def _jigger(at: Spot, rng: random.Random) -> None:
    steel = metal("jigger", "#d8d4cc", 0.16) if rng.random() < 0.5 else brass()
    turned_body([(0, 0.0), (2.2, 0.0), (2.3, 0.1), (0.9, 4.0), (2.0, 7.6), (1.9, 7.6), (0.7, 4.3), (0, 4.2)], (*at, 0), steel)


def _bowl(at: Spot, rng: random.Random) -> None:
    """A small bowl of nuts or olives."""
    glaze = matt(rng.choice(("#e6dfd2", "#5c7078", "#3a3632")), 0.25)
    turned_body([(0, 0), (2.2, 0), (2.4, 0.3), (4.6, 2.8), (4.4, 2.9), (2.2, 0.9), (0, 0.8)], (*at, 0), glaze)
    snack = matt(rng.choice(("#b98046", "#6f7a2c")), 0.4)
    for _ in range(26):
        away, angle = 3.1 * math.sqrt(rng.random()), rng.uniform(0, 6.28)
        thing = ball(0.75, (at[0] + away * math.cos(angle), at[1] + away * math.sin(angle), 2.1 + rng.uniform(0, 0.5)), snack)
        thing.scale = (1.25, 0.85, 0.8)


def _spoon(at: Spot, rng: random.Random) -> None:
    """A bar spoon that lies on the table: a thin shaft, at its end the bowl."""
    turned = frame_at((*at, 0), 0, 0, rng.uniform(-0.9, 0.9))
    heap = Heap()
    shaft = [(-13.0, 0, 0.25), (0, 0, 0.22), (11.0, 0, 0.3), (13.0, 0, 0.55)]
    heap.add(rod(shaft, [0.3, 0.17, 0.15, 0.22], 12), turned)
    heap.add(egg(2.9, 1.0, 14, 20), turned @ Matrix.Translation((14.2, 0, 0.4)) @ Matrix.Rotation(math.pi / 2, 4, "Y") @ Matrix.Diagonal((0.28, 1, 1, 1)))
    heap.build("spoon", metal("spoon", "#d8d4cc", 0.14))


#: What stands about in a place, each as likely as it is named.
PROPS: dict[str, tuple[Callable[[Spot, random.Random], None], ...]] = {
    "marble-bar": (_jigger, _fruit, _bowl, _bottle, _spoon),
    "dark-wood": (_candle, _jigger, _bottle, _bowl, _spoon),
    "linen-table": (_fruit, _napkin, _bowl),
    "tiki": (_candle, _fruit),
    "kitchen": (_fruit, _napkin, _jigger, _spoon),
    "terrace-dusk": (_candle, _bowl, _bottle),
    "fireside": (_candle, _bottle, _napkin),
    "brunch": (_fruit, _napkin),
    "beach": (_fruit, _napkin),
    "speakeasy": (_candle, _jigger, _bottle, _spoon),
    "garden": (_fruit, _napkin, _bowl),
}
#: Out of 1: so many pictures have none, one, two.
NONE, ONE = 0.3, 0.75


def set_out(place_name: str, frame: float, aside: float, seed: int) -> None:
    """Puts up to two things on the table. frame: cm that the picture is high; aside: see `framing.Framing`."""
    rng = random.Random(seed ^ 0x5EED)
    how_many = rng.random()
    if how_many < NONE:
        return
    side = -math.copysign(1, aside) if aside else rng.choice((-1, 1))
    kinds = rng.sample(PROPS[place_name], 1 if how_many < ONE else 2)
    for number, build in enumerate(kinds):
        far = frame * rng.uniform(0.8, 1.5)
        # The frame is 0.8 as wide as high; farther back more of the table is in it.
        across = frame * rng.uniform(0.3, 0.46) * (1 + far / (3 * frame))
        build((side * across * (1 if number == 0 else -1), far), rng)
