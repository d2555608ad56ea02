"""The scenes of the home page: several drinks in six of the places, wide and upright.

Wide, the left 45 % stays calm for the headline; upright, the drinks stand in the lower half.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import bpy
import cv2
import numpy as np
from mathutils import Matrix, noise
from numpy.typing import NDArray

from behind import Behind
from caustics import caustic_map
from framing import Framing, put_camera
from hero_drinks import DRINKS, PORTRAIT_SPREAD
from places import Place, place_named
from rooms.panorama import ground_of, panorama_of
from scene import body_of, build_drink, clear_scene, lit_for
from shaders import UnknownPart
from stage import beam_of, glow_of, hang_lamps, surround
from tables import lay


@dataclass(frozen=True)
class Scene:
    """place, table: see `places` and `tables`. turn: degrees by which the room is turned. mirrored: whether left and
    right change places."""

    place: str
    table: str
    turn: float = 0.0
    mirrored: bool = False


SCENES = {
    "hotel-bar": Scene("marble-bar", "green-marble", -6),
    "rooftop-dusk": Scene("terrace-dusk", "zinc", 8),
    "tiki-night": Scene("tiki", "teak", 4),
    "garden-afternoon": Scene("garden", "oak", -10),
    "speakeasy": Scene("speakeasy", "mahogany", 6),
    "beach-sunset": Scene("beach", "driftwood", 0),
}
#: How the camera stands: `frame` in cm, `aside` moves the drinks to the right of the headline.
FRAMINGS = {
    "landscape": Framing(frame=36, elevation=7, aside=0.36, base=0.16, aperture=5.6),
    "portrait": Framing(frame=46, elevation=8, aside=-0.02, base=0.13, aperture=5.6),
}
#: A drink's cloud is not derived from a recipe here.
SCATTERING = {"clear": 0.0, "cloudy": 1.6, "opaque": 14.0}
#: Cm from the middle within which gathered light is laid on the table, and cells for each cm of it.
REACH, CELLS = 46.0, 8


def set_up(name: str, shape: str, panoramas: str) -> tuple[Behind, Framing]:
    """Builds a scene and tells what lies behind it. Raises UnknownPart for a name that is none."""
    if name not in SCENES:
        raise UnknownPart("hero", f"no hero scene named {name}")
    scene, framing = SCENES[name], FRAMINGS[shape]
    drinks = [(x * (1 if shape == "landscape" else PORTRAIT_SPREAD), y, _whole(drink, number)) for number, (x, y, drink) in enumerate(DRINKS[name])]
    place = _lit(scene.place, [spec for _, _, spec in drinks])
    around, ground = panorama_of(place.room, panoramas), ground_of(place.room, panoramas)
    noise.seed_set(1)
    clear_scene()
    gathered = np.zeros((2 * round(REACH * CELLS),) * 2 + (3,), np.float32)
    for x, y, spec in drinks:
        glass, setting = _stand(spec, (x, y), framing)
        reach = 3.2 * max(r for r, _ in glass.outer) + glass.height
        _add(gathered, caustic_map(body_of(glass, spec, setting), beam_of(place, scene.mirrored), reach, spec["seed"]), reach, (x, y))
    lay(scene.table, gathered, REACH, glow_of(place), place.edge, 3)
    behind = surround(around, ground, place, scene.turn, scene.mirrored, framing.elevation, flagged=True)
    hang_lamps(place, scene.mirrored, 14)
    put_camera(framing, 2.0)
    return behind, framing


def _whole(drink: dict, number: int) -> dict:
    """A drink with what a recipe's specification has besides."""
    layers = [{"scattering": SCATTERING[layer["clarity"]], **layer, "ice": drink["ice"], "frothy": bool(drink.get("foam"))} for layer in drink["layers"]]
    return {**drink, "layers": layers, "seed": drink["seed"] + 7 * number}


def _lit(name: str, specs: list[dict]) -> Place:
    """A place with its lamp where it suits what stands there, as one drink of all their layers."""
    layers = [{**layer, "share": layer["share"] / len(specs)} for spec in specs for layer in spec["layers"]]
    return lit_for(place_named(name), {"layers": layers, "glass": ""})


def _stand(spec: dict, at: tuple[float, float], framing: Framing):
    """Builds a drink and moves it to its place on the table. Returns its glass and its Setting."""
    before = set(bpy.data.objects)
    built = build_drink(spec, replace(framing, aside=0))
    for thing in set(bpy.data.objects) - before:
        thing.matrix_basis = Matrix.Translation((*at, 0)) @ thing.matrix_basis
    return built


def _add(whole: NDArray[np.float32], light: NDArray[np.float32], reach: float, at: tuple[float, float]) -> None:
    """Adds the light that a glass at a place gathers to that on the whole table."""
    side = round(2 * reach * CELLS)
    part = cv2.resize(light, (side, side), interpolation=cv2.INTER_LINEAR)
    top, left = round((REACH - at[1] - reach) * CELLS), round((REACH + at[0] - reach) * CELLS)
    rows, columns = whole.shape[:2]
    first_row, first_column = max(0, top), max(0, left)
    last_row, last_column = min(rows, top + side), min(columns, left + side)
    whole[first_row:last_row, first_column:last_column] += part[first_row - top : last_row - top, first_column - left : last_column - left]
