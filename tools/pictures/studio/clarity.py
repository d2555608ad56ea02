"""How liquids look, and how they lie on each other.

A cloudy one truly scatters light, a dense one lets it wander below its surface. Boundaries are uneven.
"""

import math

import numpy as np
from mathutils import Vector, noise

from mesh import bubbles
from shaders import LIQUID_INDEX, Shader, absorption, clear, linear

#: Ice in liquid: nearly invisible, as melting ice is.
ICE_INDEX = 1.05
#: Cm by which the lower edge of a foam wanders, and the most by which any boundary does.
FOAM_UNREST = 0.09
MOST_UNREST = 0.2
#: Cm that threads of cream hang down at most, and how many there are in a cm of the way round.
THREAD, THREADS = 0.22, 1.1
#: Cm that the heaps on a blended drink are high.
HEAP = 0.3
#: Light that foam gives off, as a part of its colour: it is bright within.
FOAM_GLOW = 0.2
#: Cm from which a head is as thick as beer's, with large bubbles in it.
THICK_HEAD = 1.2
#: Cm that a face may lie below the upper boundary of a liquid and above or below its lower one, and the most that a
#: face of the lower one looks upwards: what is further away lies against ice.
UPPER_UNREST, LOWER_UNREST, LOWER_TURN = MOST_UNREST, MOST_UNREST, -0.7
#: From this turbidity light is followed only just below the surface of a liquid, from the other nothing is seen
#: through it: what lies between is partly seen through.
DENSE, THICK = 1.1, 5.0
#: Of the light that meets the surface of what lies between, the part that is thrown back grows so with turbidity; the
#: second of a drink that was shaken to a foam and is full of air.
VEILED, FROTHY = 0.28, 0.6
#: Ice in a dense liquid → how many pieces lie side by side in a cm, and how far each reaches to its neighbours, 0–1.
PRESSED = {"cubes": (0.36, 0.42), "cracked": (0.6, 0.5), "crushed": (1.5, 0.6), "large-cube": (0.2, 0.45)}
#: Part of the way through a glass full of ice that leads through liquid.
BESIDE_ICE = 0.5
#: How much paler a drink is where ice lies against the glass, 0–1, and the part of the pieces that do.
PALER, TOUCHING = 0.14, 0.6
#: Of a cloud as much is seen as light meets on its way through a glass: ice is clear, and air only keeps in foam. Kind of
#: ice → the part of its cloud that a drink shows, and the turbidity at which it is twice as much.
ICED_CLOUD, USUAL_CLOUD = {"none": (0.55, 6.0), "crushed": (0.12, 4.0)}, (0.25, 4.0)
#: From this turbidity a drink whose colour melts into another is hazy, and how hazy it and a clear one are.
HAZY, MELTING_HAZE, CLEAR_HAZE = 0.3, 0.5, 0.04
#: Turbidity below which light finds its way straight through a cloudy drink, and how much farther it then goes.
FAINT, STRAIGHT = 0.4, 0.5
#: Light that a cloudy liquid passes on within itself more often than is followed: a part of its colour per cm.
INNER_GLOW = 0.06
#: From this turbidity a dark liquid is milk coffee or chocolate, which shows its colour, and how many cm light wanders in it.
MILKY, SHALLOW = 3.0, 0.1
#: The more often light is thrown aside, the longer is its way through a cloudy drink.
LONGER = 0.35
#: The brightest channel of a dense liquid, linear: in what is whiter, light would wander for long.
WHITEST = 0.86
#: Of the brightest channel, linear: what is darker shows no cloud, what is brighter all of it.
DARK, PALE = 0.06, 0.3
#: A dark liquid as one sees it against the light: how bright one is that is as dark as DARK, and by which power of their
#: darkness others are darker, so that cola shows its brown and coffee stays nearly black.
GLOW, GLOW_POWER = 0.16, 0.6
#: By this power a cloudy one is darker there than by day: cola with a little juice is amber.
CLOUDY_POWER = 0.45
#: Milk coffee: the brightest it gets with ever more milk, the scattering at which it is two thirds of that, and the
#: power that keeps its hue from turning orange.
MILKED, MILK_SCATTERING, MILK_HUE = 0.42, 20.0, 0.9
#: The scattering of chocolate without milk: what scatters more and is not brighter than BROWN holds milk, too.
CHOCOLATE, BROWN = 14.0, 0.12


def unsettle(body, layers, number, bounds, foam):
    """Lets the boundaries of a layer to the next ones and to the foam wander; bounds: their heights, of all layers."""
    if layers[number].get("texture") == "blended":
        _swell(body, bounds[number + 1])
    if number:
        _part(body, bounds[number], layers[number - 1], layers[number])
    if number < len(layers) - 1:
        _part(body, bounds[number + 1], layers[number], layers[number + 1])
    elif foam:
        _ripple(body, bounds[number + 1], FOAM_UNREST)


def _swell(body, height):
    """Lets the surface of a blended drink at a height (cm) lie in soft heaps, as it was poured."""
    for vertex in body.data.vertices:
        if abs(vertex.co.z - height) < 0.012:
            x, y = vertex.co.x, vertex.co.y
            vertex.co.z += HEAP * (0.6 + noise.noise(Vector((x * 0.55, y * 0.55, 3))) + 0.35 * noise.noise(Vector((x * 1.9, y * 1.9, 8))))


def froth(head, glass, low, top, rng):
    """Lets the lower edge of a foam wander, and bubbles come up in it; those of a thick head are larger."""
    _ripple(head, low, FOAM_UNREST)
    if top - low > THICK_HEAD:
        suds(glass, top, rng, 60, 0.17)
    else:
        suds(glass, top, rng)


def _part(body, height, lower, upper):
    """Lets the line between two layers wander: cream sinks in threads, spirits lie still."""
    if scattering_of(upper) >= DENSE > scattering_of(lower):
        _ripple(body, height, 0.05, THREAD)
    else:
        _ripple(body, height, 0.018)


def _ripple(body, height, unrest, thread=0.0):
    """Lets a boundary at a height (cm) rise and fall by up to `unrest` cm, the same for both of its sides, and
    threads of what is above it hang down by up to `thread` cm."""
    for vertex in body.data.vertices:
        if abs(vertex.co.z - height) < 0.012:
            x, y = vertex.co.x, vertex.co.y
            coarse, fine = noise.noise(Vector((x * 0.7, y * 0.7, height))), noise.noise(Vector((x * 2.6, y * 2.6, height + 5)))
            hanging = max(0.0, noise.noise(Vector((x * THREADS, y * THREADS, height + 9))) + 0.15) ** 2
            vertex.co.z += unrest * (coarse + 0.5 * fine) - thread * hanging


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


def scattering_of(layer):
    """How often light is thrown aside in a cm of a liquid: 0 clear, 1 a Daiquiri, 10 orange juice, 60 cream. A dark
    liquid swallows it before, and shows less of its cloud: a little lemon in cola shows hardly, milk in coffee does."""
    shown = min(1.0, max(linear(layer["colour"])[:3]) / PALE)
    cloud = layer["scattering"]
    if layer["clarity"] == "cloudy" and not layer.get("frothy"):
        part, juice = ICED_CLOUD.get(layer.get("ice", "none"), USUAL_CLOUD)
        cloud = min(cloud, part * cloud * (1 + (cloud / juice) ** 2))
    return cloud * (shown if layer["scattering"] >= MILKY else shown**2)


def held(share):
    """The part of a layer that melts into the next one and still has its own colour."""
    return min(0.85, 0.3 + 0.6 * share)


def melting_haze(layers):
    """Which part of the light the boundary of layers that melt into each other throws aside. Coffee adds none."""
    hazy = any(scattering_of(layer) > HAZY and max(linear(layer["colour"])[:3]) >= DARK for layer in layers)
    return MELTING_HAZE if hazy else CLEAR_HAZE


def material_of(layer, depth):
    """A layer that is seen in its own colour through `depth` cm."""
    colour, scattering = linear(layer["colour"]), scattering_of(layer)
    if _holds_milk(colour, layer["scattering"]):
        return dense("dense liquid", _milked(colour, layer["scattering"]), SHALLOW)
    if max(colour[:3]) < DARK:
        return clear("dark liquid", LIQUID_INDEX, absorb=_dark(colour, _way(layer, depth)), ior_attribute="ior")
    if DENSE <= scattering < THICK:
        return _veiled(colour, depth, (FROTHY if layer.get("frothy") else VEILED) * scattering, 1 / scattering)
    if scattering >= THICK:
        return dense("dense liquid", colour, min(0.6, max(0.06, 1 / scattering)), layer.get("ice"), layer.get("texture"))
    if layer["scattering"] == 0:
        return clear("liquid", LIQUID_INDEX, absorb=absorption(layer["colour"], _way(layer, depth)), ior_attribute="ior")
    swallow, scatter = cloud(_against_light(colour), depth, scattering)
    return clear("cloudy liquid", LIQUID_INDEX, absorb=swallow, scatter=scatter, ior_attribute="ior", shining=[INNER_GLOW * scattering * c for c in colour[:3]])


def _way(layer, depth):
    """How many of `depth` cm lead through liquid: the rest leads through ice."""
    return depth * (BESIDE_ICE if layer.get("ice") in PRESSED else 1)


def _dark(colour, depth):
    """What a dark liquid swallows per cm and channel, so that light from behind glows in it."""
    brightest = max(colour[:3])
    glow = GLOW * (brightest / DARK) ** GLOW_POWER
    return -np.log(np.clip(np.array(colour[:3]) * glow / brightest, 0.0015, 0.999)) / depth


def _against_light(colour):
    """A cloudy liquid's colour (linear) as light from behind shows it: the darker it is, the more it is lifted."""
    brightest = max(colour[:3])
    return [channel * brightest ** (CLOUDY_POWER - 1) for channel in colour[:3]]


def _holds_milk(colour, scattering):
    """Whether a dark liquid is coffee or chocolate with milk in it."""
    brightest = max(colour[:3])
    return scattering >= MILKY and brightest < DARK or scattering > CHOCOLATE and brightest < BROWN


def _milked(colour, scattering):
    """The colour of coffee or chocolate with milk in it: the more milk, the paler."""
    brightest = max(colour[:3])
    pale = brightest + (MILKED - brightest) * (1 - math.exp(-scattering / MILK_SCATTERING))
    return [pale * (channel / brightest) ** MILK_HUE for channel in colour[:3]]


def cloud(colour, depth, scattering):
    """What a cloudy liquid swallows and scatters per cm and channel, so that it shows a colour (linear) by the
    light that passes `depth` cm and by the light that comes back."""
    colour = np.clip(np.array(colour[:3]), 0.02, 0.96)
    way = 0.4 + LONGER * scattering + STRAIGHT * max(0.0, 1 - scattering / FAINT)
    return -np.log(colour) / (way * depth), np.full(3, scattering)


def hides_ice(layer):
    """Whether nothing is seen of ice below the surface of a layer, so that none has to be cut out of it."""
    return scattering_of(layer) >= THICK


def _veiled(colour, depth, veiled, free_path):
    """A liquid through which one sees a little: a part of the light wanders below its surface, the rest passes."""
    shader = Shader("veiled liquid")
    held = shader.node("ShaderNodeAttribute", {"attribute_name": "ior", "attribute_type": "GEOMETRY"})
    passed = shader.node("ShaderNodeBsdfGlass", Roughness=0.0, IOR=held.outputs["Fac"])
    surface = shader.mix(1 - math.exp(-veiled), shader.see_through_shadow(passed), _wandering(shader, colour, free_path))
    swallow = -np.log(np.clip(np.array(colour[:3]), 0.02, 0.97)) / (0.5 * depth)
    densest = float(swallow.max())
    return shader.done(surface, shader.node("ShaderNodeVolumeAbsorption", Color=(*(1 - swallow / densest), 1), Density=densest))


def dense(name, colour, free_path, ice=None, texture=None):
    """A liquid in which light wanders only a little way: juice with pulp, cream. free_path: cm. ice: the kind that
    is in it, of which one sees what lies against the wall. texture: "pulp", "tomato", "blended" or
    None."""
    shader = Shader(name)
    return shader.done(_wandering(shader, colour, free_path, ice, texture))


def _wandering(shader, colour, free_path, ice=None, texture=None):
    """Light that wanders below a surface; see `dense`."""
    main = shader.node("ShaderNodeBsdfPrincipled", {"subsurface_method": "RANDOM_WALK"}, Roughness=0.4 if texture else 0.12, IOR=1.33)
    own = (*np.clip(colour[:3], 0, WHITEST), 1)
    seen = _iced(shader, own, *PRESSED[ice]) if ice in PRESSED else own
    if texture in ("pulp", "tomato"):
        seen = _pulpy(shader, seen, own)
        seen = _peppered(shader, seen) if texture == "tomato" else seen
    elif texture == "blended":
        seen = _slushy(shader, seen, own)
        shader.set(main.inputs["Normal"], shader.bump(shader.noise(2.2, 6.0, 0.6), 0.08, 0.5))
    shader.set(main.inputs["Base Color"], seen)
    shader.set(main.inputs["Subsurface Weight"], 1.0)
    shader.set(main.inputs["Subsurface Scale"], free_path)
    shader.set(main.inputs["Subsurface Radius"], (1.0, 0.9, 0.8))
    return main


def _pulpy(shader, seen, colour):
    """Paler and darker swirls of pulp."""
    swirls = shader.ramp(shader.noise(1.3, 6.0, 0.65), [(0.4, 0.0), (0.62, 1.0)])
    return shader.mix_colour(swirls, seen, (*(c * part for c, part in zip(colour, (0.8, 0.58, 0.5))), 1)).outputs[0]


def _peppered(shader, seen):
    """With specks of pepper, most of them small."""
    pepper = shader.math("MAXIMUM", _specks(shader, 4.6, 0.76, 0.14), _specks(shader, 2.3, 0.86, 0.11))
    return shader.mix_colour(pepper, seen, (0.05, 0.02, 0.012, 1)).outputs[0]


def _slushy(shader, seen, colour):
    """Blended ice: crystals that are paler, with a little darker drink between them."""
    mottled = shader.ramp(shader.noise(2.4, 6.0, 0.65), [(0.34, 0.0), (0.64, 1.0)])
    between = shader.mix_colour(mottled, (*(c * 0.88 for c in colour[:3]), 1), seen).outputs[0]
    return shader.mix_colour(_specks(shader, 6.0, 0.5, 0.24), between, (*(c + (0.93 - c) * 0.2 for c in colour[:3]), 1)).outputs[0]


def _specks(shader, crowd, absent, size):
    """Where specks are, 0 or 1. crowd: how many side by side in a cm; absent: the part of them that is left out; size: of
    their distance."""
    cells = shader.node("ShaderNodeTexVoronoi", Vector=shader.object_coordinates(), Scale=crowd)
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
