"""Garnishes by ingredient and cut: what lies on a drink, in it, on its lip."""

from garnishes import berries, citrus, decorations, fruit_slices, herbs, pineapple, spices
from garnishes.dusts import DUSTS
from garnishes.rims import RIMS
from shaders import UnknownPart

_MODULES = (berries, citrus, decorations, fruit_slices, herbs, pineapple, spices)
BUILDERS = {pair: build for module in _MODULES for pair, build in module.BUILDERS.items()}
STEEPED = {pair: build for module in _MODULES for pair, build in getattr(module, "STEEPED", {}).items()}


def garnish(setting, item, field):
    """Puts a garnish (`ingredient`, `cut`, `count`) on the drink."""
    _cut(BUILDERS, item, field)(setting, item.get("count", 1))


def steep(setting, item, field):
    """Puts herbs or fruit into the drink, seen through the glass."""
    _cut(STEEPED, item, field)(setting, item.get("count", 1))


def rim(setting, ingredient):
    """Coats the lip."""
    if ingredient not in RIMS:
        raise UnknownPart("rim", f"no rim of {ingredient}")
    RIMS[ingredient](setting)


def dust(setting, ingredient):
    """Dusts the surface."""
    if ingredient not in DUSTS:
        raise UnknownPart("dust", f"no dust of {ingredient}")
    DUSTS[ingredient](setting)


def _cut(builders, item, field):
    pair = (item["ingredient"], item["cut"])
    if pair not in builders:
        raise UnknownPart(field, f"no shape for {pair[0]} as {pair[1]}")
    return builders[pair]
