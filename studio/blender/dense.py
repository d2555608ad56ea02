"""How a dense liquid looks: light wanders below its surface, deeper towards the floor, brighter where it is thin; with what
is seen in it."""

from dataclasses import dataclass

import numpy as np

from froth import FROTH_PALE
from shaders import Shader

#: How a dense liquid is seen by its height: the part of its colour at the floor, and how much paler it is at its surface;
#: the second of each of what holds milk or cream, in which light goes less far; then how bright it is just below it.
DEEP, LIT, FULL = (0.87, 0.93), (0.4, 0.2), 1.1
#: How much brighter its edge is, where light passes it, and the line where it meets the wall.
THIN_EDGE, WET_LINE = 0.6, 0.4
#: Textures whose surface is dull.
ROUGH = ("pulp", "tomato", "blended")
#: Ice in a dense liquid → how many pieces lie side by side in a cm, and how far each reaches to its neighbours, 0–1.
PRESSED = {"cubes": (0.36, 0.42), "cracked": (0.6, 0.5), "crushed": (1.5, 0.6), "large-cube": (0.2, 0.45)}
#: How much paler a drink is where ice lies against the glass, 0–1, and the part of the pieces that do.
PALER, TOUCHING = 0.14, 0.6
#: The brightest channel of a dense liquid, linear: in what is whiter, light would wander for long.
WHITEST = 0.86
#: In the manner of 2: how bright a dense liquid is in its core, how much brighter there if it is pale, how bright on the side
#: of the lamp, and the light of its own colour that it lets through where it is thin.
CORE, PALE_CORE, LIT_SIDE, THROUGH = 0.62, 0.12, 1.1, 0.16
#: There the surface is less pale by this, so that it has the hue of what is below it.
OWN_HUE = 0.35


@dataclass(frozen=True)
class Held:
    """How a dense liquid lies in its glass. span: its lowest and highest height, cm; free: whether it has a surface of its
    own; milky: whether it holds cream; frothy: whether it was shaken; lit_from: the side of the lamp, 1 right, −1 left, or
    0 where the light is the same all round."""

    span: tuple
    free: bool
    milky: bool
    frothy: bool
    lit_from: int = 0


def dense(name, colour, free_path, held_in, ice=None, texture=None):
    """A liquid in which light wanders only a little way: juice with pulp, cream. free_path: cm. ice: the kind that
    is in it, of which one sees what lies against the wall. texture: "juice", "pulp", "tomato", "blended" or
    None."""
    shader = Shader(name)
    return shader.done(wandering(shader, colour, free_path, held_in, ice, texture))


def wandering(shader, colour, free_path, held_in, ice=None, texture=None):
    """Light that wanders below a surface; see `dense`."""
    main = shader.node("ShaderNodeBsdfPrincipled", {"subsurface_method": "RANDOM_WALK"}, Roughness=0.4 if texture in ROUGH else 0.12, IOR=1.33)
    own = (*np.clip(colour[:3], 0, WHITEST), 1)
    seen = _iced(shader, own, *PRESSED[ice]) if ice in PRESSED else own
    if texture in ("pulp", "tomato"):
        seen = _pulpy(shader, seen, own)
        seen = _peppered(shader, seen) if texture == "tomato" else seen
    elif texture == "blended":
        if held_in.lit_from:
            shader.set(main.inputs["Roughness"], 0.75)
            shader.set(main.inputs["Specular IOR Level"], 0.2)
        seen = _slushy(shader, seen, own)
        shader.set(main.inputs["Normal"], shader.bump(shader.noise(2.2, 6.0, 0.6), 0.08, 0.5))
    elif texture == "juice" and not held_in.milky:
        seen = _sacs(shader, seen, own)
    seen = _by_depth(shader, seen, own, held_in)
    if held_in.lit_from:
        seen = _from_one_side(shader, seen, own, held_in.lit_from)
        _let_through(shader, main, own, held_in)
    shader.set(main.inputs["Base Color"], seen)
    shader.set(main.inputs["Subsurface Weight"], 1.0)
    shader.set(main.inputs["Subsurface Scale"], free_path)
    shader.set(main.inputs["Subsurface Radius"], (1.0, 0.9, 0.8))
    return main


def _by_depth(shader, seen, colour, held_in):
    """A dense liquid's colour with what its depth and its edge do to it: deeper towards the floor, paler where light falls
    in, brighter where it is thin, and with a pale line where it meets the wall."""
    kind, part = int(held_in.milky), height_in(shader, held_in.span)
    deep = (*(DEEP[kind] * (c / max(colour[:3])) ** 0.25 for c in colour[:3]), 1)
    shade = shader.mix_colour(part, deep, (FULL, FULL, FULL, 1)).outputs[0]
    seen = shader.node("ShaderNodeMixRGB", {"blend_type": "MULTIPLY"}, Fac=1.0, Color1=seen, Color2=shade).outputs[0]
    pale = (*(c + (0.95 - c) * 0.7 for c in colour[:3]), 1)
    lit = shader.math("MULTIPLY", shader.math("POWER", part, 3.0), LIT[kind] * (OWN_HUE if held_in.lit_from else 1))
    seen = shader.mix_colour(lit, seen, (*(1.1 * c**0.8 + 0.02 for c in colour[:3]), 1)).outputs[0]
    facing = shader.node("ShaderNodeLayerWeight", Blend=0.5).outputs["Facing"]
    thin = (*(c**0.62 for c in colour[:3]), 1)
    seen = shader.mix_colour(shader.ramp(facing, [(0.45, 0.0), (0.97, THIN_EDGE)]), seen, thin).outputs[0]
    if not held_in.free:
        return seen
    z = shader.node("ShaderNodeSeparateXYZ", Vector=shader.object_coordinates()).outputs["Z"]
    below = shader.math("SUBTRACT", held_in.span[1], z)
    if held_in.frothy:
        below = shader.math("MULTIPLY_ADD", shader.noise(1.6, 4.0, 0.65), -0.46, shader.math("ADD", below, 0.15))
        return shader.mix_colour(shader.ramp(below, [(0.05, FROTH_PALE), (0.13, 0.0)]), seen, pale).outputs[0]
    return shader.mix_colour(shader.ramp(below, [(0.0, WET_LINE), (0.09, 0.0)]), seen, pale).outputs[0]


def _sideways(shader, side):
    """How far a face looks to the lamp's side, from 0 on the far one to 1."""
    normal = shader.node("ShaderNodeSeparateXYZ", Vector=shader.node("ShaderNodeNewGeometry").outputs["Normal"])
    return shader.math("MULTIPLY_ADD", normal.outputs["X"], 0.5 * side, 0.5)


def _from_one_side(shader, seen, colour, side):
    """A dense liquid's colour as light falls in from one side: bright there, darker and fuller in its core, a little
    brighter again at the far edge."""
    brightest = max(colour[:3])
    core = CORE + PALE_CORE * min(1.0, max(0.0, min(colour[:3]) - 0.3) / 0.4)
    dark = (*(core * (c / brightest) ** 0.35 for c in colour[:3]), 1)
    light = (*(LIT_SIDE * (brightest / max(c, 0.02)) ** 0.12 for c in colour[:3]), 1)
    part = shader.ramp(_sideways(shader, side), [(0.0, 0.3), (0.22, 0.0), (0.5, 0.3), (0.82, 0.85), (1.0, 1.0)])
    shade = shader.mix_colour(part, dark, light).outputs[0]
    return shader.node("ShaderNodeMixRGB", {"blend_type": "MULTIPLY"}, Fac=1.0, Color1=seen, Color2=shade).outputs[0]


def _let_through(shader, main, colour, held_in):
    """Lets a dense liquid glow where it is thin: at its edges, most on the lamp's side, and over its floor."""
    facing = shader.node("ShaderNodeLayerWeight", Blend=0.5).outputs["Facing"]
    edge = shader.ramp(facing, [(0.35, 0.0), (1.0, 1.0)])
    towards = shader.ramp(_sideways(shader, held_in.lit_from), [(0.0, 0.35), (0.4, 0.2), (1.0, 1.0)])
    z = shader.node("ShaderNodeSeparateXYZ", Vector=shader.object_coordinates()).outputs["Z"]
    floor = shader.ramp(shader.math("SUBTRACT", z, held_in.span[0]), [(0.0, 0.8), (0.6, 0.0)])
    glow = shader.math("MAXIMUM", shader.math("MULTIPLY", edge, towards), floor)
    shader.set(main.inputs["Emission Color"], (*(c**0.8 for c in colour[:3]), 1))
    shader.set(main.inputs["Emission Strength"], shader.math("MULTIPLY", glow, THROUGH))


def height_in(shader, span):
    """Where a point lies between the floor (0) and the surface (1) of a layer."""
    z = shader.node("ShaderNodeSeparateXYZ", Vector=shader.object_coordinates()).outputs["Z"]
    wavy = shader.math("MULTIPLY_ADD", shader.noise(0.35, 2.0), 1.6, shader.math("SUBTRACT", z, span[0] + 0.8))
    return shader.math("MINIMUM", shader.math("MAXIMUM", shader.math("DIVIDE", wavy, max(0.2, span[1] - span[0])), 0.0), 1.0)


def _sacs(shader, seen, colour):
    """Juice as it was squeezed: bits of pulp that are paler, and swirls that are a little deeper."""
    swirls = shader.ramp(shader.noise(0.8, 5.0, 0.6), [(0.38, 0.0), (0.68, 1.0)])
    seen = shader.mix_colour(swirls, seen, (*(c * part for c, part in zip(colour, (0.98, 0.92, 0.86))), 1)).outputs[0]
    return _bits(shader, seen, colour)


def _bits(shader, seen, colour):
    """Torn paler bits of pulp."""
    pale = (*(c**0.75 + (0.95 - c) * 0.06 for c in colour[:3]), 1)
    bits = shader.math("MAXIMUM", _specks(shader, 1.9, 0.45, 0.13, 0.9), _specks(shader, 3.8, 0.6, 0.16, 0.9))
    return shader.mix_colour(bits, seen, pale).outputs[0]


def _pulpy(shader, seen, colour):
    """Paler and darker swirls of pulp, with bits in it."""
    swirls = shader.ramp(shader.noise(1.3, 6.0, 0.65), [(0.36, 0.0), (0.7, 1.0)])
    return _bits(shader, shader.mix_colour(swirls, seen, (*(c * part for c, part in zip(colour, (0.97, 0.88, 0.8))), 1)).outputs[0], colour)


def _peppered(shader, seen):
    """With specks of pepper, most of them small."""
    pepper = shader.math("MAXIMUM", _specks(shader, 4.6, 0.76, 0.14), _specks(shader, 2.3, 0.86, 0.11))
    return shader.mix_colour(pepper, seen, (0.05, 0.02, 0.012, 1)).outputs[0]


def _slushy(shader, seen, colour):
    """Blended ice: crystals that are paler, with a little darker drink between them."""
    mottled = shader.ramp(shader.noise(2.4, 6.0, 0.65), [(0.34, 0.0), (0.64, 1.0)])
    between = shader.mix_colour(mottled, (*(c * 0.88 for c in colour[:3]), 1), seen).outputs[0]
    return shader.mix_colour(_specks(shader, 6.0, 0.5, 0.24), between, (*(c + (0.93 - c) * 0.2 for c in colour[:3]), 1)).outputs[0]


def _specks(shader, crowd, absent, size, torn=0.0):
    """Where specks are, 0 or 1. crowd: how many side by side in a cm; absent: the part of them that is left out; size: of
    their distance; torn: how far their outline is off a circle, 0–1."""
    where = shader.object_coordinates()
    if torn:
        off = shader.node("ShaderNodeTexNoise", Vector=where, Scale=crowd * 0.9, Detail=2.0).outputs["Color"]
        away = shader.node("ShaderNodeVectorMath", {"operation": "SCALE"}, Vector=off, Scale=torn * 1.6 / crowd)
        where = shader.node("ShaderNodeVectorMath", {"operation": "ADD"}, _0=where, _1=away).outputs[0]
    cells = shader.node("ShaderNodeTexVoronoi", Vector=where, Scale=crowd)
    own = shader.node("ShaderNodeSeparateColor", Color=cells.outputs["Color"]).outputs["Red"]
    there = shader.ramp(own, [(absent, 0.0), (absent + 0.02, 1.0)]).outputs[0]
    inside = shader.ramp(cells.outputs["Distance"], [(size, 1.0), (size * 1.5, 0.0)]).outputs[0]
    return shader.math("MULTIPLY", there, inside)


def _iced(shader, colour, crowd, reach):
    """The colour of a dense liquid with the paler faces of ice that lies against its wall."""
    where = shader.node("ShaderNodeMapping", Vector=shader.object_coordinates(), Rotation=(0.5, 0.3, 0.7), Scale=(crowd, crowd, crowd))
    cells = shader.node("ShaderNodeTexVoronoi", {"distance": "CHEBYCHEV"}, Vector=where.outputs[0], Scale=1.0)
    own = shader.node("ShaderNodeSeparateColor", Color=cells.outputs["Color"]).outputs["Red"]
    touches = shader.ramp(own, [(TOUCHING - 0.04, 1.0), (TOUCHING + 0.04, 0.0)]).outputs[0]
    inside = shader.ramp(cells.outputs["Distance"], [(reach * 0.35, 1.0), (reach, 0.0)]).outputs[0]
    pale = (*(c + (0.9 - c) * PALER for c in colour[:3]), 1)
    return shader.mix_colour(shader.math("MULTIPLY", touches, inside), colour, pale).outputs[0]
