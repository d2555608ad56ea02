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
from hero_drinks import DRINKS, PORTRAIT_SPREAD
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
    """paint: the place, an image of (seed, rows, columns). ground: the backdrop whose table and light it has."""

    paint: callable
    ground: str


HEROES = {
    "hotel-bar": Hero(places.shelves, "amber"),
    "rooftop-dusk": Hero(places.skyline, "midnight"),
    "tiki-night": Hero(places.lanterns, "walnut"),
    "garden-afternoon": Hero(places.foliage, "terrace"),
    "speakeasy": Hero(places.cellar, "burgundy"),
    "beach-sunset": Hero(places.sunset, "terrace"),
}


def set_up(name, shape):
    """Builds the scene of a hero. Raises UnknownPart for a name that is none."""
    if name not in HEROES:
        raise UnknownPart("hero", f"no hero scene named {name}")
    hero, wide, frame = HEROES[name], shape == "landscape", FRAMES[shape]
    for x, y, spec in DRINKS[name]:
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
