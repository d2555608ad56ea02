"""The walls of glasses: an outside that casts a shadow and may be beaded with drops."""

from shaders import GLASS_INDEX, clear

#: What a wall lets pass of the light that goes straight on, and of the light that would reach the table: most of
#: that is bent aside, which `caustics` follows.
CLEAR, SHADE = (0.96, 0.97, 0.97, 1), (0.42, 0.43, 0.43, 1)
#: Roughness of iced silver: its least, and how much frost adds. Below them the most of it that frost veils, and cm from
#: the lip down to which the metal stays bright.
SILVER = (0.1, 0.26)
FROST, BRIGHT_LIP = 0.3, 2.2


def glass_walls(cold):
    """Outside and inside of a glass. cold: height in cm up to which drops have formed, None where it is not iced."""
    return [_outer_wall(cold), clear("inner wall", GLASS_INDEX, tint=CLEAR)]


def _outer_wall(cold):
    """The outside of a glass: polished, or up to the height `cold` beaded with fine drops, in patches."""
    if cold is None:
        return clear("outer wall", GLASS_INDEX, tint=CLEAR, from_outside=SHADE)

    def where(shader):
        z = shader.node("ShaderNodeSeparateXYZ", Vector=shader.object_coordinates()).outputs["Z"]
        below = shader.ramp(shader.math("SUBTRACT", cold + 0.3, shader.math("MULTIPLY_ADD", shader.noise(0.7, 3.0), 1.6, z)), [(0.0, 0.0), (0.7, 1.0)])
        patches = shader.ramp(shader.noise(0.45, 4.0, 0.6), [(0.42, 0.0), (0.66, 1.0)])
        return shader.math("MULTIPLY", below, patches)

    def beads(shader):
        return shader.bump(_drops(shader, where(shader), ((3.4, 0.26), (6.0, 0.24))), 1.0, 0.5)

    def mist(shader):
        return shader.math("MULTIPLY", where(shader), 0.06)

    return clear("outer wall", GLASS_INDEX, tint=CLEAR, from_outside=SHADE, bump=beads, rough=mist)


def dewed(shader, relief):
    """The relief of cold metal with drops on it, in patches."""
    cover = shader.ramp(shader.noise(0.5, 4.0, 0.6), [(0.42, 0.1), (0.66, 1.0)])
    drops = shader.bump(_drops(shader, cover, ((2.4, 0.3), (4.6, 0.3))), 1.0, 0.9)
    shader.set(drops.inputs["Normal"], relief)
    return drops


def _drops(shader, cover, sizes):
    """Height in cm of drops. cover: how large they have grown, 0-1. sizes: (drops per cm, greatest radius as a part of
    the room that each has)."""
    height = None
    for scale, round_ in sizes:
        cells = shader.node("ShaderNodeTexVoronoi", Vector=shader.object_coordinates(), Scale=scale)
        own = shader.node("ShaderNodeSeparateColor", Color=cells.outputs["Color"]).outputs["Red"]
        size = shader.math("MULTIPLY", shader.math("MULTIPLY", own, cover), round_)
        part = shader.math("DIVIDE", cells.outputs["Distance"], shader.math("MAXIMUM", size, 0.001))
        dome = shader.math("SQRT", shader.math("MAXIMUM", shader.math("SUBTRACT", 1.0, shader.math("MULTIPLY", part, part)), 0.0))
        drop = shader.math("MULTIPLY", dome, shader.math("DIVIDE", size, scale))
        height = drop if height is None else shader.math("MAXIMUM", height, drop)
    return height
