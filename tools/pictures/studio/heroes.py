"""The scenes of the home page's carousel: several drinks in six places, wide and upright.

Wide, the left 45 % stays calm for the headline; upright, the drinks stand in the lower half.
"""

import math
from dataclasses import dataclass

import bpy
import numpy as np
from mathutils import Matrix

import places
from backdrops import BACKDROPS, hang, lay_table, light_room
from scene import build_drink, light, put_camera
from shaders import UnknownPart

ELEVATION = math.radians(6)
LENS = 50.0
SENSOR = 30.0
SCALE = 2.0
#: Cm that the picture is high at the drinks, by shape.
FRAMES = {"landscape": 34.0, "portrait": 46.0}
#: The line on which the glasses stand, as a part of the frame from below.
BASE_LINES = {"landscape": 0.2, "portrait": 0.12}
#: How far the camera stands left of the drinks, as a part of the frame's height.
ASIDE = {"landscape": 0.36, "portrait": 0.0}


@dataclass(frozen=True)
class Hero:
    """paint: the place, an image of (seed, rows, columns). ground: the backdrop whose table and light it has.
    drinks: (x, y in cm, spec); those of a portrait stand closer together by `PORTRAIT_SPREAD`.
    """

    paint: callable
    ground: str
    drinks: tuple


PORTRAIT_SPREAD = 0.78


def _drink(glass, colour, clarity="clear", fill=0.78, ice="none", garnish=(), **rest):
    items = [{"ingredient": i, "cut": c, "count": n} for i, c, n in garnish]
    layers = rest.pop("layers", [{"colour": colour, "clarity": clarity, "share": 1.0}])
    spec = {"glass": glass, "fill": fill, "ice": ice, "layers": layers, "bubbles": False, "steam": False, "steeped": []}
    return {**spec, "garnish": items, "seed": 5, **rest}


NEGRONI = _drink("rocks", "#c8300c", ice="large-cube", fill=0.72, garnish=[("orange", "twist", 1)])
MARTINI = _drink("martini", "#f4f2e4", fill=0.84, garnish=[("olive", "piece", 1)])
MARGARITA = _drink("margarita", "#f0ecc0", "cloudy", garnish=[("lime", "wheel", 1)], rim="salt")
MOJITO = _drink("highball", "#eef0dc", ice="crushed", fill=0.8, garnish=[("mint", "sprig", 1), ("lime", "wheel", 1)])
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

HEROES = {
    "hotel-bar": Hero(places.shelves, "amber", ((-7, 2, NEGRONI), (3, -1, MARTINI), (12, 4, MANHATTAN))),
    "rooftop-dusk": Hero(places.skyline, "midnight", ((-8, 3, CHAMPAGNE), (2, -1, SPRITZ), (13, 3, GIN_TONIC))),
    "tiki-night": Hero(places.lanterns, "walnut", ((-7, 1, MAI_TAI), (4, -1, ZOMBIE), (14, 4, COLADA))),
    "garden-afternoon": Hero(places.foliage, "terrace", ((-8, 2, GIN_TONIC), (4, -1, MOJITO), (13, 3, SPRITZ))),
    "speakeasy": Hero(places.cellar, "burgundy", ((-7, 2, OLD_FASHIONED), (4, -1, ESPRESSO), (13, 3, MANHATTAN))),
    "beach-sunset": Hero(places.sunset, "terrace", ((-8, 2, SUNRISE), (3, -1, MARGARITA), (14, 4, COLADA))),
}


def set_up(name, shape):
    """Builds the scene of a hero. Raises UnknownPart for a name that is none."""
    if name not in HEROES:
        raise UnknownPart("hero", f"no hero scene named {name}")
    hero, wide, frame = HEROES[name], shape == "landscape", FRAMES[shape]
    for x, y, spec in hero.drinks:
        _stand(spec, x * (1 if wide else PORTRAIT_SPREAD), y)
    distance = frame * LENS / SENSOR
    target = (0.5 - BASE_LINES[shape]) * frame / math.cos(ELEVATION)
    aside = -ASIDE[shape] * frame
    backdrop = BACKDROPS[hero.ground]
    columns = 2200 if wide else 1300
    image = hero.paint(np.random.default_rng(11), 1300, columns)
    hang(image, distance, 70, ELEVATION, target, frame, over=1.12, aside=aside + 2)
    lay_table(backdrop, SCALE, near=-20, far=7, seed=3, reach=40)
    light_room(backdrop.fill)
    light(SCALE, backdrop.key)
    put_camera((aside + 2, 0, target), distance, ELEVATION, LENS)


def _stand(spec, x, y):
    """Builds a drink and moves it to its place on the table."""
    before = set(bpy.data.objects)
    build_drink(spec)
    for thing in set(bpy.data.objects) - before:
        thing.matrix_basis = Matrix.Translation((x, y, 0)) @ thing.matrix_basis
