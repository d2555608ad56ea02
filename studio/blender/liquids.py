"""What is poured: layers, gradients, foam and bubbles in the shape of a glass.

A clear liquid is a closed mesh whose faces know what lies on their other side: glass, air, ice or another
liquid (the index of refraction across each boundary), and whose inside swallows light. What a cloudy one
does is in `clarity`.
"""

import math

import numpy as np
from mathutils import Vector, noise

from clarity import DENSE, ICE_INDEX, LOWER_TURN, LOWER_UNREST, UPPER_UNREST, froth, held, hides_ice, material_of, melting_haze, scattering_of, unsettle
from froth import FOAM_GLOW, beads, film, pulp, shining_skin, suds
from mesh import bubbles, mesh_object, subtract, turn
from shaders import GLASS_INDEX, LIQUID_INDEX, Shader, UnknownPart, clear, linear

#: Cm by which a liquid climbs the wall.
MENISCUS = 0.08
FOAM_MENISCUS = 0.08
GAP = 0.004


def pour(glass, surface, layers, foam, ice_body, tall_head, rng):
    """Fills a glass up to `surface` (cm) and cuts the ice out of it. Returns three heights: where the wall is
    first wet, the top of foam or liquid, and the top of the liquid.

    layers: from the bottom up, {colour, clarity, share, melts}. foam: colour or None. tall_head: as of beer.
    """
    top = surface
    bottom_of_foam = surface
    if foam:
        thick = min((2.4 if tall_head else 0.85), (surface - glass.floor) * 0.35)
        bottom_of_foam = surface - thick * 0.6
        top = bottom_of_foam + thick
    bounds = _bounds(glass, bottom_of_foam, layers)
    if any(layer.get("melts") for layer in layers):
        body = _body(glass, glass.floor, bottom_of_foam, not foam, _melting(layers, bounds))
        _finish(body, glass, glass.floor, bottom_of_foam, not foam, ice_body)
    else:
        for number, (layer, low, high) in enumerate(zip(layers, bounds, bounds[1:])):
            free = number == len(layers) - 1 and not foam
            body = _body(glass, low + (GAP if number else 0), high, free, material_of(layer, _depth(glass, low, high), (low, high), free))
            unsettle(body, layers, number, bounds, foam)
            _finish(body, glass, low, high, free, None if hides_ice(layer) else ice_body)
            if layer.get("texture") == "juice" and layer["clarity"] == "cloudy":
                pulp(glass, low + 0.05, high - 0.05, layer, rng)
    if layers[-1].get("shaken"):
        film(glass, top, linear(layers[-1]["colour"]), ice_body is not None, rng)
    if foam:
        head = _body(glass, bottom_of_foam + GAP, top, True, _foam_material(foam, layers[-1]["colour"], bottom_of_foam, top, layers[-1].get("manner", 1)), rim=FOAM_MENISCUS)
        _roughen(head, top)
        froth(head, glass, bottom_of_foam, top, rng)
        if ice_body:
            subtract(head, ice_body)
    return top + (FOAM_MENISCUS if foam else MENISCUS), top, bottom_of_foam


def _bounds(glass, surface, layers):
    """Heights between the layers, by volume."""
    whole = glass.volume_to(surface)
    heights, volume = [glass.floor], 0.0
    for layer in layers[:-1]:
        volume += layer["share"] * whole
        low, high = glass.floor, surface
        for _ in range(26):
            middle = (low + high) / 2
            low, high = (middle, high) if glass.volume_to(middle) < volume else (low, middle)
        heights.append(low)
    return [*heights, surface]


def _body(glass, low, high, free, material, rim=MENISCUS):
    """A closed mesh that fills the inside of a glass between two heights."""
    contact = high + (rim if free else 0)
    wall = [p for p in reversed(glass.inner) if low < p[1] < contact - 0.01 and p[0] > 1e-6]
    start = [(0, glass.floor)] if low <= glass.floor + 0.01 else [(0, low), (glass.inner_radius(low), low)]
    outline = start + wall + [(glass.inner_radius(contact), contact)]
    edge = glass.inner_radius(contact)
    if free:
        reach = min(0.34, edge * 0.2)
        outline += [(edge - reach * t, high + rim * (1 - t) ** 2.2) for t in np.linspace(0, 1, 7)[1:]]
        edge -= reach
    outline += [(edge * (1 - t), high) for t in np.linspace(0, 1, 9)[1:]]
    vertices, faces = turn(outline, 144)
    return mesh_object("liquid", vertices, faces, material, smooth_angle=60)


def _finish(body, glass, low, high, free, ice_body):
    if ice_body:
        subtract(body, ice_body)
    _tag_boundaries(body, glass, low, high, free)


def _tag_boundaries(body, glass, low, high, free):
    """Writes the face attribute "ior": the index across each face, by what it lies against."""
    data = body.data
    count = len(data.polygons)
    centres, normals = np.empty(count * 3, np.float32), np.empty(count * 3, np.float32)
    data.polygons.foreach_get("center", centres)
    data.polygons.foreach_get("normal", normals)
    centres, normals = centres.reshape(-1, 3), normals.reshape(-1, 3)
    radius, height = np.hypot(centres[:, 0], centres[:, 1]), centres[:, 2]
    distance = np.full(count, 9.0)
    for (r1, z1), (r2, z2) in zip(glass.inner, glass.inner[1:]):
        length = (r2 - r1) ** 2 + (z2 - z1) ** 2
        if length < 1e-12:
            continue
        along = np.clip(((radius - r1) * (r2 - r1) + (height - z1) * (z2 - z1)) / length, 0, 1)
        distance = np.minimum(distance, np.hypot(radius - r1 - along * (r2 - r1), height - z1 - along * (z2 - z1)))
    index = np.full(count, ICE_INDEX, np.float32)
    wall = distance < 0.014
    index[wall] = LIQUID_INDEX / GLASS_INDEX
    above = ~wall & (normals[:, 2] > 0.25) & (height > high - (0.006 if free else UPPER_UNREST))
    index[above] = LIQUID_INDEX if free else 1.0
    if low > glass.floor + 0.01:
        index[~wall & (normals[:, 2] < LOWER_TURN) & (np.abs(height - low) < LOWER_UNREST)] = 1.0
    attribute = data.attributes.get("ior") or data.attributes.new("ior", "FLOAT", "FACE")
    attribute.data.foreach_set("value", index)


def _depth(glass, low, high):
    """Cm through which a clear liquid is seen in its own colour: most of the width of the glass there."""
    return float(np.clip(1.5 * glass.inner_radius((low + high) / 2), 1.5, 6.0))


def _melting(layers, bounds):
    """One liquid whose colour changes with the height: a sunrise."""
    lowest, highest = bounds[0], bounds[-1]
    stops = []
    for layer, low, high in zip(layers, bounds, bounds[1:]):
        start, end = (low - lowest) / (highest - lowest), (high - lowest) / (highest - lowest)
        colour = linear(layer["colour"])
        if layer.get("melts"):
            stops += [(start if not stops else start + (end - start) * held(layer["share"]), colour)]
        else:
            after_melting = bool(stops) and any(l.get("melts") for l in layers)
            stops += [(min(0.97, start + (end - start) * (0.45 if after_melting else 0.03)), colour), (end, colour)]

    def by_height(shader, power):
        z = shader.node("ShaderNodeSeparateXYZ", Vector=shader.object_coordinates()).outputs["Z"]
        wavy = shader.math("MULTIPLY_ADD", shader.noise(0.45, 3.0), 1.1, -0.55)
        part = shader.math("DIVIDE", shader.math("SUBTRACT", shader.math("ADD", z, wavy), lowest), highest - lowest)
        return shader.ramp(part, [(p, (*(max(c, 0.004) ** power for c in colour[:3]), 1)) for p, colour in stops])

    return clear(
        "melting liquid",
        LIQUID_INDEX,
        ior_attribute="ior",
        colour=lambda shader: by_height(shader, 0.5).outputs[0],
        haze=(lambda shader: by_height(shader, 1.0).outputs[0], melting_haze(layers)),
    )


def _foam_material(colour, liquid, low, high, manner=1):
    """Fine foam, stained by the drink at its lower edge; in the manner of 2 softly, and with pinholes."""
    shader = Shader("foam")
    tone = linear(colour)
    darker = tuple(c * 0.72 + d * 0.12 for c, d in zip(tone[:3], linear(liquid)[:3]))
    cloud = shader.ramp(shader.noise(0.7, 7.0, 0.62), [(0.35, (*darker, 1)), (0.62, tone)])
    z = shader.node("ShaderNodeSeparateXYZ", Vector=shader.object_coordinates()).outputs["Z"]
    part = shader.math("DIVIDE", shader.math("SUBTRACT", z, low), max(0.1, high - low))
    stained = tuple(c * 0.35 + d * 0.65 for c, d in zip(darker, linear(liquid)[:3]))
    if manner > 1:
        uneven = shader.math("MULTIPLY_ADD", shader.noise(1.7, 4.0, 0.6), 0.5, shader.math("ADD", part, -0.25))
        edge = shader.ramp(uneven, [(0.0, 0.9), (0.28, 0.45), (0.62, 0.0)])
    else:
        edge = shader.ramp(part, [(0.0, 0.75), (0.3, 0.2), (0.65, 0.0)])
    base = shader.mix_colour(edge, cloud, (*stained, 1)).outputs[0]
    if manner > 1:
        holes = shader.ramp(shader.cells(5.2), [(0.1, 0.42), (0.17, 0.0)]).outputs[0]
        base = shader.mix_colour(holes, base, (*(c * 0.62 for c in tone[:3]), 1)).outputs[0]
    cells = shader.math("ADD", shader.cells(8.0), shader.math("MULTIPLY", shader.cells(20.0), 0.5))
    relief = shader.bump(cells, 0.03, 0.25)
    main = shader.node("ShaderNodeBsdfPrincipled", Roughness=0.5, Specular__IOR__Level=0.3)
    shader.set(main.inputs["Base Color"], base)
    shader.set(main.inputs["Emission Color"], base)
    shader.set(main.inputs["Emission Strength"], FOAM_GLOW)
    shader.set(main.inputs["Normal"], relief)
    light = shader.node("ShaderNodeBsdfTranslucent", Color=base)
    return shader.done(shader.mix(0.16, main, light))


def _roughen(head, top):
    """Small swells of a foam's surface."""
    for vertex in head.data.vertices:
        if vertex.co.z > top - 0.01:
            vertex.co.z += noise.noise(Vector((vertex.co.x * 0.8, vertex.co.y * 0.8, 7.0))) * 0.05


def sparkle(glass, surface, layer, ice_kind, rng):
    """The bubbles of a sparkling drink, of which a cloudy one shows those at its wall. In the manner of 2 they are small
    and brighter than the drink."""
    if layer.get("manner", 1) > 1:
        pearls(glass, surface, layer, ice_kind, rng)
        return
    if scattering_of(layer) < DENSE:
        fizz(glass, surface, ice_kind, rng)
    else:
        suds(glass, surface, rng)
    if layer["clarity"] != "clear":
        beads(glass, glass.floor + 0.1, surface - 0.05, rng, 16, 0.055)


def fizz(glass, surface, ice_kind, rng):
    """Bubbles of a sparkling drink: along the wall, in a few strings from the floor, and a ring at the surface."""
    spots = []

    def bubble(x, y, z, radius):
        spots.append((x, y, z, radius))

    height = surface - glass.floor
    for _ in range(int(90 + 14 * height)):
        z = glass.floor + height * (0.06 + 0.92 * rng.random())
        reach = glass.inner_radius(z) - 0.09
        if reach < 0.2:
            continue
        angle = rng.uniform(0, 2 * math.pi)
        bubble(reach * math.cos(angle), reach * math.sin(angle), z, 0.024 + 0.045 * rng.random() ** 2)
    if ice_kind == "none":
        for _ in range(10):
            angle, reach = rng.uniform(0, 2 * math.pi), rng.uniform(0.05, 0.5)
            z, x, y = glass.floor + 0.15, 0.0, 0.0
            while z < surface - 0.15:
                free = glass.inner_radius(z) * reach
                x, y = free * math.cos(angle) + rng.gauss(0, 0.02), free * math.sin(angle) + rng.gauss(0, 0.02)
                part = (z - glass.floor) / height
                bubble(x, y, z, 0.026 + 0.026 * part)
                z += 0.16 + 0.34 * part + rng.uniform(0, 0.08)
    ring = glass.inner_radius(surface) - 0.12
    for _ in range(int(26 * ring)):
        angle, radius = rng.uniform(0, 2 * math.pi), rng.uniform(0.03, 0.065)
        reach = ring - abs(rng.gauss(0, 0.12))
        bubble(reach * math.cos(angle), reach * math.sin(angle), surface + radius * 0.3, radius)
    bubbles("fizz", spots, clear("bubble", 1 / LIQUID_INDEX))


def pearls(glass, surface, layer, ice_kind, rng):
    """Bubbles brighter than their drink: beads at the wall, densest near the top; without ice a few strings that rise from
    the floor's middle, growing and spreading; a ring of them at the surface."""
    height = surface - glass.floor
    slim = glass.inner_radius((surface + glass.floor) / 2) < 2.6 and ice_kind == "none"
    spots = []
    for _ in range(int((3.2 if slim else 7.0) * height * glass.inner_radius(surface))):
        z = glass.floor + height * (0.05 + 0.94 * rng.random() ** 0.6)
        radius = 0.02 + 0.032 * rng.random() ** 2
        reach, angle = glass.inner_radius(z) - radius - 0.02, rng.uniform(0, 2 * math.pi)
        if reach > 0.2:
            spots.append((reach * math.cos(angle), reach * math.sin(angle), z, radius))
    if ice_kind == "none":
        for _ in range(5 if slim else 9):
            angle, reach, z = rng.uniform(0, 2 * math.pi), rng.uniform(0.02, 0.3 if slim else 0.7), glass.floor + 0.08
            while z < surface - 0.1:
                part = (z - glass.floor) / height
                away = glass.inner_radius(z) * reach * (0.4 + 0.6 * part)
                spots.append((away * math.cos(angle) + rng.gauss(0, 0.018), away * math.sin(angle) + rng.gauss(0, 0.018), z, 0.02 + 0.028 * part))
                z += 0.13 + 0.22 * part + rng.uniform(0, 0.07)
    ring = glass.inner_radius(surface)
    for _ in range(int(46 * ring)):
        radius, angle = rng.uniform(0.02, 0.055), rng.uniform(0, 2 * math.pi)
        reach = ring - radius - 0.02 - abs(rng.gauss(0, 0.1))
        spots.append((reach * math.cos(angle), reach * math.sin(angle), surface + radius * 0.2, radius))
    bubbles("pearls", spots, shining_skin("pearl", linear(layer["colour"]), layer.get("lit_from", 1)))


def check(layers):
    """Raises UnknownPart for layers that can't be poured."""
    if not layers:
        raise UnknownPart("layers", "a glass without a liquid")
    for number, layer in enumerate(layers):
        if layer["clarity"] not in ("clear", "cloudy", "opaque"):
            raise UnknownPart(f"layers.{number}.clarity", f"no clarity named {layer['clarity']}")
    whole = sum(layer["share"] for layer in layers)
    if abs(whole - 1) > 0.02:
        raise UnknownPart("layers", f"the shares add up to {whole:.2f}, not 1")
