"""What drinks stand on: table tops by name, with the light on them that the glass has gathered."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from mesh import mesh_object
from shaders import Shader, UnknownPart, linear, numpy_image

Socket = object


def lay(name: str, light: NDArray[np.float32], reach: float, glow: tuple[float, float, float], depth: float, seed: int) -> None:
    """Lays the table top.

    light: map of gathered light, see `caustics`, `reach` cm to each side. glow: light that the lamp would give a
    white table, linear RGB. depth: cm from the glass to the far edge.
    """
    if name not in TABLES:
        raise UnknownPart("table", f"no table of {name}")
    shader = Shader("table")
    colour, rough, normal, coat = TABLES[name](shader, seed)
    main = shader.node("ShaderNodeBsdfPrincipled", Specular__IOR__Level=0.5)
    shader.set(main.inputs["Base Color"], colour)
    shader.set(main.inputs["Roughness"], rough)
    shader.set(main.inputs["Coat Weight"], coat)
    shader.set(main.inputs["Coat Roughness"], 0.12)
    if normal is not None:
        shader.set(main.inputs["Normal"], normal)
    where = shader.node("ShaderNodeMapping", Vector=shader.object_coordinates(), Location=(0.5, 0.5, 0), Scale=(0.5 / reach, 0.5 / reach, 1))
    gathered = shader.node("ShaderNodeTexImage", {"image": numpy_image("gathered light", light * np.array(glow, np.float32)), "extension": "CLIP"}, Vector=where.outputs[0])
    lit = shader.node("ShaderNodeMixRGB", {"blend_type": "MULTIPLY"}, Fac=1.0, Color1=colour, Color2=gathered.outputs["Color"])
    shader.set(main.inputs["Emission Color"], lit)
    shader.set(main.inputs["Emission Strength"], 1.0)
    wide = 130.0
    corners = [(-wide, -70, 0), (wide, -70, 0), (wide, depth, 0), (-wide, depth, 0), (wide, depth, -4), (-wide, depth, -4)]
    mesh_object("table", corners, [(0, 1, 2, 3), (3, 2, 4, 5)], shader.done(main), smooth_angle=None)


def _place(shader: Shader, seed: int, scale: tuple[float, float, float], turned: float = 0.0) -> Socket:
    offset = (seed % 97 * 1.7, seed % 89 * 1.3, 0)
    return shader.node("ShaderNodeMapping", Vector=shader.object_coordinates(), Location=offset, Scale=scale, Rotation=(0, 0, turned)).outputs[0]


def _tone(colour: str, factor: float = 1.0) -> tuple[float, ...]:
    return (*(min(1.0, c * factor) for c in linear(colour)[:3]), 1)


def _timber(light: str, dark: str, rough: float, coat: float, board: float | None = None) -> Callable:
    """Planks of a wood: fibres along x, pores, and a gap every `board` cm where there are boards."""

    def build(shader: Shader, seed: int):
        where = _place(shader, seed, (0.06, 1.0, 1.0), 0.06)
        warp = shader.noise(0.5, 3.0, 0.5, where)
        moved = shader.node("ShaderNodeVectorMath", {"operation": "ADD"}, _0=where, _1=shader.node("ShaderNodeCombineXYZ", Y=shader.math("MULTIPLY", warp, 4.0)))
        rings = shader.node("ShaderNodeTexNoise", Vector=moved.outputs[0], Scale=0.9, Detail=7.0, Roughness=0.62).outputs["Fac"]
        fine = shader.noise(9.0, 3.0, 0.7, _place(shader, seed + 5, (0.05, 1.0, 1.0), 0.06))
        both = shader.math("MULTIPLY_ADD", fine, 0.28, shader.math("MULTIPLY", rings, 0.8))
        tone = shader.ramp(both, [(0.36, linear(dark)), (0.5, _tone(light, 0.72)), (0.66, linear(light))]).outputs[0]
        height = fine
        if board:
            y = shader.node("ShaderNodeSeparateXYZ", Vector=_place(shader, seed, (1, 1 / board, 1), 0.06)).outputs["Y"]
            inside = shader.math("FRACT", y)
            number = shader.math("FLOOR", y)
            edge = shader.ramp(inside, [(0.0, 0.0), (0.022, 1.0), (0.978, 1.0), (1.0, 0.0)]).outputs[0]
            own = shader.node("ShaderNodeTexWhiteNoise", {"noise_dimensions": "1D"}, W=number).outputs["Value"]
            tone = shader.mix_colour(shader.math("MULTIPLY", own, 0.45), tone, _tone(dark, 0.9)).outputs[0]
            tone = shader.mix_colour(edge, (0.01, 0.008, 0.006, 1), tone).outputs[0]
            height = shader.math("MULTIPLY_ADD", edge, 2.0, fine)
        spread = shader.math("MULTIPLY_ADD", fine, 0.2, rough - 0.1)
        return tone, spread, shader.bump(height, 0.02, 0.12), coat

    return build


def _marble(base: str, vein: str, rough: float, scale: float = 0.05, fine: float = 1.0, strong: float = 0.85) -> Callable:
    """Polished marble. scale: of its pattern, per cm; fine: width of its veins, 1 is broad; strong: how much of
    their colour they have, 0–1."""

    def build(shader: Shader, seed: int):
        where = _place(shader, seed, (scale, scale, scale), 0.5)
        warp = shader.node("ShaderNodeTexNoise", Vector=where, Scale=1.2, Detail=6.0, Roughness=0.6)
        moved = shader.node("ShaderNodeVectorMath", {"operation": "MULTIPLY_ADD"}, _0=warp.outputs["Color"], _1=(1.6, 1.6, 1.6), _2=where)
        veins = shader.node("ShaderNodeTexNoise", Vector=moved.outputs[0], Scale=1.1, Detail=8.0, Roughness=0.55).outputs["Fac"]
        ridge = shader.math("ABSOLUTE", shader.math("SUBTRACT", veins, 0.5))
        line = shader.ramp(ridge, [(0.0, strong), (0.018 * fine, 0.4 * strong), (0.07 * fine, 0.1 * strong), (0.16 * fine, 0.0)]).outputs[0]
        cloud = shader.ramp(shader.noise(2.0, 5.0, 0.5, where), [(0.3, _tone(base, 0.86)), (0.7, linear(base))]).outputs[0]
        return shader.mix_colour(line, cloud, linear(vein)).outputs[0], rough, None, 0.0

    return build


def _linen(colour: str, shade: str) -> Callable:
    """Woven cloth with threads of uneven thickness and soft folds."""

    def build(shader: Shader, seed: int):
        where = _place(shader, seed, (1, 1, 1), 0.35)
        axes = shader.node("ShaderNodeSeparateXYZ", Vector=where)
        uneven = shader.noise(1.1, 4.0)
        threads = []
        for axis in ("X", "Y"):
            phase = shader.math("MULTIPLY_ADD", axes.outputs[axis], 105.0, shader.math("MULTIPLY", uneven, 9.0))
            threads.append(shader.math("MULTIPLY_ADD", shader.math("SINE", phase), 0.5, 0.5))
        weave = shader.math("MAXIMUM", *threads)
        slub = shader.noise(1.0, 5.0, 0.6, _place(shader, seed, (0.4, 9.0, 1), 0.35))
        tone = shader.ramp(shader.math("MULTIPLY_ADD", slub, 0.7, shader.math("MULTIPLY", weave, 0.3)), [(0.3, linear(shade)), (0.6, linear(colour))]).outputs[0]
        folds = shader.noise(0.09, 2.0, 0.4, _place(shader, seed, (1, 0.35, 1), 0.8))
        height = shader.math("MULTIPLY_ADD", folds, 40.0, weave)
        return tone, 0.85, shader.bump(height, 0.03, 0.5), 0.0

    return build


def _stone(colour: str, dark: str, rough: float, tiles: float | None = None) -> Callable:
    def build(shader: Shader, seed: int):
        where = _place(shader, seed, (1, 1, 1), 0.2)
        grain = shader.noise(1.6, 8.0, 0.7, where)
        speck = shader.noise(12.0, 2.0, 0.6, where)
        tone = shader.ramp(shader.math("MULTIPLY_ADD", speck, 0.35, shader.math("MULTIPLY", grain, 0.75)), [(0.36, linear(dark)), (0.66, linear(colour))]).outputs[0]
        height = grain
        if tiles:
            edges = []
            axes = shader.node("ShaderNodeSeparateXYZ", Vector=_place(shader, seed, (1 / tiles, 1 / tiles, 1), 0.2))
            for axis in ("X", "Y"):
                edges.append(shader.ramp(shader.math("FRACT", axes.outputs[axis]), [(0.0, 0.0), (0.03, 1.0), (0.97, 1.0), (1.0, 0.0)]).outputs[0])
            inside = shader.math("MINIMUM", *edges)
            tone = shader.mix_colour(inside, _tone(dark, 0.55), tone).outputs[0]
            height = shader.math("MULTIPLY_ADD", inside, 1.5, grain)
        return tone, shader.math("MULTIPLY_ADD", grain, 0.25, rough - 0.12), shader.bump(height, 0.05, 0.4), 0.0

    return build


def _metal_top(colour: str, rough: float) -> Callable:
    """Zinc or copper, brushed and a little stained. A dark lacquer stands in for the metal, which would need light
    from everywhere."""

    def build(shader: Shader, seed: int):
        stain = shader.noise(0.35, 6.0, 0.6, _place(shader, seed, (1, 1, 1)))
        brushed = shader.noise(3.0, 4.0, 0.6, _place(shader, seed, (0.1, 6.0, 1), 0.1))
        tone = shader.ramp(stain, [(0.3, _tone(colour, 0.55)), (0.7, linear(colour))]).outputs[0]
        return tone, shader.math("MULTIPLY_ADD", stain, 0.25, rough), shader.bump(brushed, 0.006, 0.4), 0.35

    return build


TABLES: dict[str, Callable] = {
    "white-marble": _marble("#e9e6e1", "#83807c", 0.2),
    "green-marble": _marble("#22352c", "#8fa596", 0.16, 0.06, 0.3, 0.5),
    "black-marble": _marble("#1c1b1b", "#a89f92", 0.14, 0.06, 0.22, 0.5),
    "walnut": _timber("#6b4e38", "#2a1c12", 0.34, 0.25),
    "mahogany": _timber("#4f2c1e", "#1c0e09", 0.24, 0.5),
    "oak": _timber("#b98d5c", "#7b5530", 0.45, 0.0, 11.0),
    "teak": _timber("#85512a", "#40220f", 0.42, 0.1, 7.5),
    "driftwood": _timber("#b3a48e", "#6e6254", 0.7, 0.0, 9.0),
    "painted-boards": _timber("#e6e1d6", "#b9b2a4", 0.5, 0.0, 12.0),
    "linen": _linen("#efe7d8", "#cdbfa8"),
    "blue-linen": _linen("#8fa3b3", "#5c7184"),
    "slate": _stone("#4a4d50", "#26282a", 0.5),
    "terracotta": _stone("#b8744e", "#86492e", 0.6, 17.0),
    "limestone": _stone("#d2c6b0", "#a3957e", 0.6),
    "zinc": _metal_top("#6a6e70", 0.22),
    "copper": _metal_top("#8a4e30", 0.2),
}
