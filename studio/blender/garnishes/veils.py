"""Cloths of powder or stain laid over the drink."""

import numpy as np

from garnishes.forms import sheet
from garnishes.grains import landing
from mesh import mesh_object
from shaders import Shader, linear, numpy_image


def veil_material(name, colour, opacity):
    """A matt powder or a stain where a picture (0–1 per pixel) says so, nothing elsewhere. colour: "#rrggbb"."""
    shader = Shader(name)
    picture = shader.image(numpy_image(name, np.repeat(opacity[..., None], 3, 2), "Non-Color"))
    powder = shader.node("ShaderNodeBsdfDiffuse", Color=linear(colour))
    return shader.done(shader.mix(picture, shader.node("ShaderNodeBsdfTransparent"), powder))


def drape(setting, name, material, reach, lift=0.012, cells=40):
    """A square cloth over the middle of the drink, its texture coordinates from 0 to 1.

    reach: half its side, cm. lift: above what it lies on, cm.
    """
    line = np.linspace(-reach, reach, cells)
    points = np.zeros((cells, cells, 3))
    for i, x in enumerate(line):
        for j, y in enumerate(line):
            ground = landing(setting, x, y)
            points[i, j] = (x, y, (ground[0] if ground else setting.surface) + lift)
    part = sheet(points)
    return mesh_object(name, part.vertices, part.faces, material, uvs=part.uvs, smooth_angle=180)
