"""How liquids look, and how they lie on each other.

A cloudy one truly scatters light, a dense one lets it wander below its surface. Boundaries are uneven.
"""

import math

import numpy as np
from mathutils import Vector, noise

from dense import PRESSED, Held, dense, height_in, wandering
from froth import suds
from shaders import LIQUID_INDEX, Shader, absorption, clear, linear

#: Ice in liquid: nearly invisible, as melting ice is.
ICE_INDEX = 1.05
#: Cm by which the lower edge of a foam wanders, and the most by which any boundary does.
FOAM_UNREST = 0.09
MOST_UNREST = 0.2
#: Cm that threads of cream hang down at most, and how many there are in a cm of the way round.
THREAD, THREADS = 0.22, 1.1
#: By this power a cloudy drink's own hue is deeper at its floor, without ice and with it.
DEEPENED = (0.45, 0.22)
#: Cm that the heaps on a blended drink are high.
HEAP = 0.3
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
#: Part of the way through a glass full of ice that leads through liquid.
BESIDE_ICE = 0.5
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


def material_of(layer, depth, span, free):
    """A layer that is seen in its own colour through `depth` cm. span: its lowest and highest height, cm; free: whether it
    has a surface of its own."""
    held_in = Held(span, free, milky=layer["scattering"] > CHOCOLATE, frothy=bool(layer.get("shaken")), lit_from=layer.get("lit_from", 1) if layer.get("manner", 1) > 1 else 0)
    colour, scattering = linear(layer["colour"]), scattering_of(layer)
    if _holds_milk(colour, layer["scattering"]):
        return dense("dense liquid", _milked(colour, layer["scattering"]), SHALLOW, held_in)
    if max(colour[:3]) < DARK:
        return clear("dark liquid", LIQUID_INDEX, absorb=_dark(colour, _way(layer, depth)), ior_attribute="ior")
    if DENSE <= scattering < THICK:
        return _veiled(colour, depth, (FROTHY if layer.get("frothy") else VEILED) * scattering, 1 / scattering, held_in, layer.get("texture"))
    if scattering >= THICK:
        return dense("dense liquid", colour, min(0.6, max(0.06, 1 / scattering)), held_in, layer.get("ice"), layer.get("texture"))
    if layer["scattering"] == 0:
        return clear("liquid", LIQUID_INDEX, absorb=absorption(layer["colour"], _way(layer, depth)), ior_attribute="ior")
    swallow, scatter = cloud(_against_light(colour), depth, scattering)
    return clear("cloudy liquid", LIQUID_INDEX, absorb=swallow, scatter=scatter, ior_attribute="ior", colour=_deepening(colour, span, layer), shining=[INNER_GLOW * scattering * c for c in colour[:3]])


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


def _deepening(colour, span, layer):
    """What the wall of a cloudy liquid lets pass by its height: less of what it is not, the deeper it is; its boundary to
    ice stays clear."""
    power = DEEPENED[0 if layer.get("ice", "none") == "none" else 1]
    brightest = max(colour[:3])
    deep = (*(max(c / brightest, 0.05) ** power for c in colour[:3]), 1)

    def tint(shader):
        index = shader.node("ShaderNodeAttribute", {"attribute_name": "ior", "attribute_type": "GEOMETRY"}).outputs["Fac"]
        at_ice = shader.math("COMPARE", index, ICE_INDEX, 0.02)
        return shader.mix_colour(shader.math("MAXIMUM", height_in(shader, span), at_ice), deep, (1, 1, 1, 1)).outputs[0]

    return tint


def _veiled(colour, depth, veiled, free_path, held_in, texture=None):
    """A liquid through which one sees a little: a part of the light wanders below its surface, the rest passes."""
    shader = Shader("veiled liquid")
    held = shader.node("ShaderNodeAttribute", {"attribute_name": "ior", "attribute_type": "GEOMETRY"})
    passed = shader.node("ShaderNodeBsdfGlass", Roughness=0.0, IOR=held.outputs["Fac"])
    surface = shader.mix(1 - math.exp(-veiled), shader.see_through_shadow(passed), wandering(shader, colour, free_path, held_in, texture=texture))
    swallow = -np.log(np.clip(np.array(colour[:3]), 0.02, 0.97)) / (0.5 * depth)
    densest = float(swallow.max())
    return shader.done(surface, shader.node("ShaderNodeVolumeAbsorption", Color=(*(1 - swallow / densest), 1), Density=densest))
