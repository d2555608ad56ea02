"""The drinks of the home page's scenes, and where they stand."""

from __future__ import annotations


def _drink(glass, colour, clarity="clear", fill=0.78, ice="none", garnish=(), cloud=None, **rest):
    """cloud: its scattering, where its clarity does not tell."""
    items = [{"ingredient": i, "cut": c, "count": n} for i, c, n in garnish]
    layers = rest.pop("layers", [{"colour": colour, "clarity": clarity, "share": 1.0} | ({} if cloud is None else {"scattering": cloud})])
    spec = {"glass": glass, "fill": fill, "ice": ice, "layers": layers, "bubbles": False, "steam": False, "steeped": []}
    return {**spec, "garnish": items, "seed": 5, **rest}


NEGRONI = _drink("rocks", "#c8300c", ice="large-cube", fill=0.72, garnish=[("orange", "twist", 1)])
MARTINI = _drink("martini", "#f4f2e4", fill=0.84, garnish=[("olive", "piece", 1)])
MARGARITA = _drink("margarita", "#f0ecc0", "cloudy", garnish=[("lime", "wheel", 1)], rim="salt")
MOJITO = _drink("highball", "#eef0dc", ice="crushed", fill=0.8, cloud=0.2, garnish=[("mint", "sprig", 1), ("lime", "wheel", 1)])
MANHATTAN = _drink("nick-and-nora", "#7a2008", fill=0.82, garnish=[("cocktail-cherry", "piece", 1)])
OLD_FASHIONED = _drink("double-rocks", "#b0560e", ice="sphere", fill=0.62, garnish=[("orange", "twist", 1)])
SPRITZ = _drink("white-wine", "#f0601c", ice="cubes", fill=0.66, garnish=[("orange", "half-wheel", 1)], bubbles=True)
GIN_TONIC = _drink("balloon", "#f6f6f0", ice="cubes", fill=0.62, garnish=[("lemon", "wheel", 1), ("rosemary", "sprig", 1)], bubbles=True)
MAI_TAI = _drink("double-rocks", "#c8862c", "cloudy", ice="crushed", garnish=[("mint", "sprig", 1), ("lime", "wheel", 1)])
ZOMBIE = _drink("tiki-mug", "#c06a28", "cloudy", ice="crushed", garnish=[("mint", "sprig", 1)])
COLADA = _drink("hurricane", "#f8f0d4", "opaque", fill=0.86, garnish=[("pineapple", "slice", 1), ("cocktail-cherry", "piece", 1)])
CHAMPAGNE = _drink("flute", "#f0dfa8", fill=0.8, bubbles=True, garnish=[("lemon", "twist", 1)])
ESPRESSO = _drink("coupe", "#2a1006", fill=0.84, foam="#cfa56f", garnish=[("coffee-bean", "piece", 3)])
SUNRISE = _drink(
    "highball", "", ice="cubes", fill=0.82, garnish=[("orange", "half-wheel", 1)],
    layers=[{"colour": "#d82818", "clarity": "cloudy", "share": 0.15, "melts": True}, {"colour": "#f8a828", "clarity": "cloudy", "share": 0.85}],
)

#: Those of a portrait stand closer together by this.
PORTRAIT_SPREAD = 0.78

#: Scene → of each of its drinks: cm to the right of the middle, cm away, specification.
DRINKS = {
    "hotel-bar": ((-7, 2, NEGRONI), (3, -1, MARTINI), (12, 4, MANHATTAN)),
    "rooftop-dusk": ((-8, 3, CHAMPAGNE), (2, -1, SPRITZ), (13, 3, GIN_TONIC)),
    "tiki-night": ((-7, 1, MAI_TAI), (4, -1, ZOMBIE), (14, 4, COLADA)),
    "garden-afternoon": ((-8, 2, GIN_TONIC), (4, -1, MOJITO), (13, 3, SPRITZ)),
    "speakeasy": ((-7, 2, OLD_FASHIONED), (4, -1, ESPRESSO), (13, 3, MANHATTAN)),
    "beach-sunset": ((-8, 2, SUNRISE), (3, -1, MARGARITA), (14, 4, COLADA)),
}
