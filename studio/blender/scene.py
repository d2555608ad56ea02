"""A whole picture: a drink on its table, in its place, lit and framed."""

from __future__ import annotations

import random
from dataclasses import replace

import bpy
import numpy as np
from mathutils import noise

import clarity
import ice
import liquids
from behind import Behind
from caustics import Body, caustic_map
from framing import Framing, put_camera
from garnishes.put import put_garnishes
from glasses import GLASSES, build_vessel
from places import Place, place_named
from props import set_out
from rooms.panorama import ground_of, panorama_of
from setting import Setting
from shaders import UnknownPart, absorption
from stage import beam_of, glow_of, hang_lamps, surround
from steam import rise
from tables import lay


OPAQUE_VESSELS = ("tiki-mug", "julep-cup", "copper-mug")
#: Degrees, as `Place.azimuth`: from the left, a little before the glass.
BESIDE = 196.0
#: Straight from the left: for a drink that light passes, but not the foam or cream on it.
BETWEEN = 176.0


def clear_scene() -> None:
    bpy.ops.wm.read_factory_settings(use_empty=True)


def set_up(spec: dict, panoramas: str) -> tuple[Behind, Framing]:
    """Builds the scene of a picture and tells what lies behind it and how it is framed. Raises UnknownPart for what can't be shown."""
    spec = {**spec, "layers": [{**layer, "ice": spec["ice"], "frothy": bool(spec.get("foam")), "shaken": spec.get("shaken", False), "manner": spec.get("manner", 1)} for layer in spec["layers"]]}
    place = lit_for(place_named(spec["place"]), spec)
    for layer in spec["layers"]:
        layer["lit_from"] = lit_side(place, spec["mirrored"])
    framing = Framing(**spec["framing"])
    around, ground = panorama_of(place.room, panoramas), ground_of(place.room, panoramas)
    # Blender places its noise by the clock until somebody says where.
    noise.seed_set(spec["seed"])
    clear_scene()
    glass, setting = build_drink(spec, framing)
    mirrored = spec["mirrored"]
    reach = 3.2 * max(r for r, _ in glass.outer) + glass.height
    gathered = caustic_map(body_of(glass, spec, setting), beam_of(place, mirrored), reach, spec["seed"])
    lay(spec["table"], gathered, reach, glow_of(place), place.edge, spec["seed"])
    set_out(spec["place"], framing.frame, framing.aside, spec["seed"])
    behind = surround(around, ground, place, spec["turn"], mirrored, framing.elevation, flagged=glass.material in ("glass", "silver"))
    hang_lamps(place, mirrored, glass.height)
    put_camera(framing, 0.6 * glass.rim)
    return behind, framing


def lit_for(place: Place, spec: dict) -> Place:
    """The place with its lamp where it suits the drink: behind what light passes, beside what it does not."""
    seen = sum(layer["share"] for layer in spec["layers"] if clarity.scattering_of(layer) >= clarity.DENSE)
    if seen >= 0.5 or spec["glass"] in OPAQUE_VESSELS:
        azimuth = BESIDE
    elif seen > 0.1 or spec.get("foam"):
        azimuth = BETWEEN
    else:
        return place
    return replace(place, azimuth=azimuth if place.azimuth > 90 else 180 - azimuth)


def lit_side(place: Place, mirrored: bool) -> int:
    """From which side of the picture the lamp's light comes: 1 from the right, −1 from the left."""
    return 1 if (place.azimuth < 90) != mirrored else -1


def body_of(glass, spec: dict, setting: Setting) -> Body:
    """The filled glass as the light that passes it sees it."""
    if glass.material != "glass":
        dark = np.full(3, 50.0)
        return Body(glass.outer, glass.inner, glass.height - 0.3, [(glass.height, dark)])
    surface, whole = setting.surface, glass.volume_to(setting.surface)
    bands, volume = [], 0.0
    for layer in spec["layers"]:
        volume += layer["share"] * whole
        swallow = absorption(layer["colour"], 4.0) + 0.7 * clarity.scattering_of(layer)
        bands.append((glass.level_of_volume(volume), swallow))
    bands[-1] = (surface, bands[-1][1])
    rough = 0.12 if spec["ice"] in ("cubes", "cracked", "block", "large-cube") else 0.3 if spec["ice"] == "crushed" else 0.0
    return Body(glass.outer, glass.inner, surface, bands, rough)


def build_drink(spec: dict, framing: Framing):
    """Builds a drink on the origin. Returns its glass and its Setting."""
    if spec["glass"] not in GLASSES:
        raise UnknownPart("glass", f"no glass named {spec['glass']}")
    liquids.check(spec["layers"])
    rng = random.Random(spec["seed"])
    glass = GLASSES[spec["glass"]]()
    surface = min(glass.level_of(spec["fill"]), glass.height - 0.35)
    frozen = ice.fill(spec["ice"], glass, surface, rng, clarity.scattering_of(spec["layers"][-1]), heaped=spec.get("manner", 1) > 1)
    wet, top, still = liquids.pour(glass, surface, spec["layers"], spec.get("foam"), frozen.body, spec["glass"] == "pilsner", rng)
    clear_glass = glass.material == "glass"
    if frozen.body:
        if clear_glass and clarity.scattering_of(spec["layers"][-1]) < 0.6:
            ice.add_cores(frozen.body, rng)
        ice.keep_above(frozen.body, top)
    # Long drinks are cold enough to bead, some more than others; short ones are drunk before.
    beaded = spec["ice"] in ("cubes", "crushed", "cracked") and rng.random() < 0.45
    build_vessel(glass, wet, surface if beaded else None)
    if spec["bubbles"] and clear_glass:
        liquids.sparkle(glass, still, spec["layers"][0], spec["ice"], rng)
    chance = random.Random(spec["seed"])
    headroom = min(5.0, framing.frame * (1 - framing.base) - glass.height - 0.6)
    setting = Setting(glass, top, max(frozen.top, top), spec["ice"], bool(spec.get("foam")), spec["seed"], chance, headroom, _rim_places(framing.aside, chance), spec.get("manner", 1))
    put_garnishes(setting, spec)
    if spec["steam"]:
        rise(glass, spec["seed"])
    return glass, setting


def _rim_places(aside: float, rng: random.Random) -> list[float]:
    """Places on the lip, in degrees: first where there is more room (see `framing.Framing`)."""
    side = -aside or rng.choice([1, -1])
    places = [-28 + rng.uniform(-26, 20), 208 + rng.uniform(-20, 26), 150, 30, 90]
    return places if side > 0 else [180 - angle for angle in places]
