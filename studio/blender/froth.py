"""What floats in a drink: bubbles, the froth of shaking, pulp."""

import math

import numpy as np

from mesh import bubbles, flakes, mesh_object, turn
from shaders import Shader, linear

#: Bits of pulp for each cm of a drink's height and of its radius; cm behind the wall at which they still are seen;
#: the part of them that a strainer leaves, and that is seen between ice.
PULP, PULP_DEPTH, STRAINED, ICED = 20.0, 0.25, 0.4, 0.5
#: Cm that the froth of a shaken drink reaches down the wall at most, and how much paler than the drink it is, 0–1.
FROTH_LINE, FROTH_PALE = 0.42, 0.55
#: Light that foam gives off, as a part of its colour: it is bright within.
FOAM_GLOW = 0.2
#: That of a bubble in the manner of 2: a part of white.
PEARL_GLOW = 0.3


def suds(glass, top, rng, crowd=26, largest=0.075):
    """Bubbles that have come up to a height (cm): most of them small, at the wall. crowd: for each cm of the
    surface's radius; largest: cm that the widest one's radius is above the smallest one's."""
    spots = []
    reach = glass.inner_radius(top)
    for _ in range(int(crowd * reach)):
        radius = 0.018 + largest * rng.random() ** 4
        angle = rng.uniform(0, 2 * math.pi)
        away = (reach - radius - 0.02) * (1 - abs(rng.gauss(0, 0.16 if rng.random() < 0.7 else 0.6)))
        if away < 0:
            continue
        spots.append((away * math.cos(angle), away * math.sin(angle), top + radius * 0.15, radius))
    shader = Shader("suds")
    skin = shader.mix(0.12, shader.node("ShaderNodeBsdfTransparent"), shader.node("ShaderNodeBsdfGlossy", Roughness=0.02))
    bubbles("suds", spots, shader.done(skin))


def bubble_skin(name):
    """The skin of a bubble: seen at its edge and where it mirrors a lamp."""
    shader = Shader(name)
    edge = shader.ramp(shader.node("ShaderNodeLayerWeight", Blend=0.5).outputs["Facing"], [(0.15, 0.25), (0.8, 1.0)])
    white = shader.node("ShaderNodeBsdfDiffuse", Color=(0.9, 0.9, 0.88, 1))
    shown = shader.mix(0.45, white, shader.node("ShaderNodeBsdfGlossy", Roughness=0.06))
    return shader.done(shader.mix(edge, shader.node("ShaderNodeBsdfTransparent"), shown))


def shining_skin(name, colour, side):
    """The skin of a bubble that is brighter than its drink: a pale ring, and a bright point towards the lamp, which is on
    the right (1) or the left (−1). colour: linear, of the drink."""
    shader = Shader(name)
    facing = shader.node("ShaderNodeLayerWeight", Blend=0.5).outputs["Facing"]
    ring = shader.ramp(facing, [(0.2, 0.1), (0.7, 0.6), (0.95, 0.35)])
    normal = shader.node("ShaderNodeNewGeometry").outputs["Normal"]
    towards = shader.node("ShaderNodeVectorMath", {"operation": "DOT_PRODUCT"}, _0=normal, _1=(0.42 * side, -0.66, 0.62)).outputs["Value"]
    point = shader.ramp(towards, [(0.86, 0.0), (0.95, 1.0)]).outputs[0]
    pale = (*(c + (1 - c) * 0.55 for c in colour[:3]), 1)
    glow = shader.node("ShaderNodeEmission", Color=pale, Strength=shader.math("MULTIPLY_ADD", point, 0.55, PEARL_GLOW))
    lit = shader.add(shader.node("ShaderNodeBsdfTranslucent", Color=tuple(0.4 * c for c in pale[:3]) + (1,)), glow)
    return shader.done(shader.mix(shader.math("MAXIMUM", ring, point), shader.node("ShaderNodeBsdfTransparent"), lit))


def beads(glass, low, high, rng, crowd, largest):
    """Bubbles that cling to the wall between two heights, half of them in the glass, so that a cloudy drink shows
    them, too. crowd: for each cm of the height and of the radius; largest: radius in cm that the widest has above
    the smallest."""
    spots = []
    for _ in range(int(crowd * (high - low) * glass.inner_radius((low + high) / 2))):
        z, angle = rng.uniform(low, high), rng.uniform(0, 2 * math.pi)
        radius, reach = 0.028 + largest * rng.random() ** 2, glass.inner_radius(z)
        if reach > 0.3:
            spots.append((reach * math.cos(angle), reach * math.sin(angle), z, radius))
    bubbles("beads", spots, bubble_skin("bead"))


def pulp(glass, low, high, layer, rng):
    """Sacs of fruit that float in a cloudy liquid between two heights, seen near its wall; the cloudier, the more."""
    chance = np.random.default_rng(rng.randrange(2**32))
    left = STRAINED if layer.get("shaken") else ICED if layer.get("ice", "none") != "none" else 1
    count = int(PULP * left * min(1.6, 0.35 + layer["scattering"]) * (high - low) * glass.inner_radius((low + high) / 2))
    z = chance.uniform(low, high, count)
    reach = np.array([glass.inner_radius(height) for height in z]) - 0.02 - PULP_DEPTH * chance.random(count) ** 1.5
    angle = chance.uniform(0, 2 * math.pi, count)
    places = np.column_stack([reach * np.cos(angle), reach * np.sin(angle), z])[reach > 0.2]
    length = 0.06 + 0.16 * chance.random(len(places)) ** 2.5
    sizes = length[:, None] * np.column_stack([np.ones(len(places)), chance.uniform(0.3, 0.6, len(places)), np.full(len(places), 0.2)])
    shader = Shader("pulp")
    colour = (*(c + (1 - c) * 0.45 for c in linear(layer["colour"])[:3]), 1)
    seen = shader.mix(0.6, shader.node("ShaderNodeBsdfDiffuse", Color=colour), shader.node("ShaderNodeBsdfTranslucent", Color=colour))
    flakes("pulp", places, sizes, shader.done(shader.see_through_shadow(shader.mix(0.75, shader.node("ShaderNodeBsdfTransparent"), seen))), chance)


def film(glass, top, colour, iced, rng):
    """The thin froth that shaking leaves: an uneven line at the wall just below the surface, and without ice patches on
    it. colour: linear, of the drink."""
    contact = top + 0.07
    outline = [(glass.inner_radius(z) - 0.015, z) for z in np.linspace(top - FROTH_LINE, contact, 7)]
    if not iced:
        edge = glass.inner_radius(contact) - 0.015
        reach = min(0.34, edge * 0.2)
        outline += [(edge - reach * t, top + 0.012 + 0.07 * (1 - t) ** 2.2) for t in np.linspace(0, 1, 6)[1:]]
        outline += [((edge - reach) * (1 - t), top + 0.012) for t in np.linspace(0, 1, 6)[1:]]
    vertices, faces = turn(outline, 96)
    shader = Shader("froth film")
    place = shader.node("ShaderNodeSeparateXYZ", Vector=shader.object_coordinates())
    across = shader.node("ShaderNodeVectorMath", {"operation": "LENGTH"}, Vector=shader.node("ShaderNodeCombineXYZ", X=place.outputs["X"], Y=place.outputs["Y"]))
    depth = shader.math("SUBTRACT", contact, place.outputs["Z"])
    fringe = shader.math("MULTIPLY_ADD", shader.noise(1.6, 4.0, 0.65), -0.46, shader.math("ADD", depth, 0.11))
    line = shader.ramp(fringe, [(0.03, 0.9), (0.1, 0.0)])
    inwards = shader.math("SUBTRACT", glass.inner_radius(top), across.outputs["Value"])
    ragged = shader.math("MULTIPLY_ADD", shader.noise(0.9, 5.0, 0.65), -2.2, shader.math("ADD", inwards, 0.55))
    patches = shader.ramp(ragged, [(0.0, 0.85), (0.5, 0.0)])
    on_top = shader.math("GREATER_THAN", place.outputs["Z"], top + 0.005)
    inside = shader.math("GREATER_THAN", inwards, 0.06)
    flat = shader.math("MULTIPLY", on_top, inside)
    shown = shader.math("ADD", shader.math("MULTIPLY", flat, patches), shader.math("MULTIPLY", shader.math("SUBTRACT", 1.0, flat), line))
    pale = (*(c + (0.94 - c) * FROTH_PALE for c in colour[:3]), 1)
    froth_ = shader.mix(0.4, shader.node("ShaderNodeBsdfDiffuse", Color=pale, Normal=shader.bump(shader.cells(14.0), 0.03, 0.4)), shader.node("ShaderNodeBsdfTranslucent", Color=pale))
    glow = shader.node("ShaderNodeEmission", Color=pale, Strength=FOAM_GLOW)
    mesh_object("froth film", vertices, faces, shader.done(shader.mix(shown, shader.node("ShaderNodeBsdfTransparent"), shader.add(froth_, glow))), smooth_angle=60)
    suds(glass, top, rng, 22, 0.05)
