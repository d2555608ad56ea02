"""How the first edition's liquids look, and how they lie on each other.

A cloudy one scatters a part of the light at its boundary, which shows as well as true scattering and has no noise.
An opaque one is a solid. Boundaries are flat.
"""

from shaders import LIQUID_INDEX, absorption, clear, linear, organic

#: Ice in liquid: nearly invisible, as melting ice is.
ICE_INDEX = 1.07
#: Cm that a face may lie below the upper boundary of a liquid and above or below its lower one, and the most that a
#: face of the lower one looks upwards: what is further away lies against ice.
UPPER_UNREST, LOWER_UNREST, LOWER_TURN = 0.006, 0.03, -0.9
HAZE = 0.27
#: Light that foam gives off, as a part of its colour.
FOAM_GLOW = 0.0
#: Light that has been scattered within an opaque liquid and comes out again, as a part of white.
GLOW = 0.13


def hides_ice(layer):
    """Whether nothing is seen of ice below the surface of a layer, so that none has to be cut out of it."""
    return False


def held(share):
    """The part of a layer that melts into the next one and still has its own colour."""
    return 0.3


def melting_haze(layers):
    """Which part of the light the boundary of layers that melt into each other throws aside."""
    return 0.5 if any(layer["clarity"] != "clear" for layer in layers) else 0.16


def unsettle(body, layers, number, bounds, foam):
    """Nothing: layers lie still."""


def froth(head, glass, low, top, rng):
    """Nothing: the foam has no bubbles that could be seen."""


def material_of(layer, depth):
    """A layer that is seen in its own colour through `depth` cm."""
    colour = linear(layer["colour"])
    if layer["clarity"] == "opaque":
        return organic("opaque liquid", _milky(colour), rough=0.22, specular=0.25, translucent=0.2, glow=GLOW)
    absorb = absorption(layer["colour"], depth)
    if layer["clarity"] == "cloudy":
        return clear("cloudy liquid", LIQUID_INDEX, tint=_faint(colour), absorb=absorb * 0.4, ior_attribute="ior", haze=(_lighter(colour), HAZE))
    return clear("liquid", LIQUID_INDEX, tint=_faint(colour), absorb=absorb, ior_attribute="ior")


def _faint(colour):
    """What shadow a liquid casts: a light tint of its colour."""
    return (*(0.55 + 0.45 * c for c in colour[:3]), 1)


def _lighter(colour):
    return (*(c * 0.74 + 0.32 * max(colour[:3]) for c in colour[:3]), 1)


def _milky(colour):
    """Light that enters what is opaque and pale comes out again beside: it looks paler than its surface."""
    brightest, lightness = max(colour[:3]), sum(part * c for part, c in zip((0.21, 0.72, 0.07), colour))
    return tuple(c + 0.45 * lightness * (brightest - c) for c in colour[:3])
