"""Garnishes by ingredient and cut: what lies on a drink, in it, on its lip."""

from garnishes import berries, citrus, decorations, fruit_slices, herbs, pineapple, spices
from garnishes.dusts import DUSTS
from garnishes.rims import RIMS
from shaders import UnknownPart

_MODULES = (berries, citrus, decorations, fruit_slices, herbs, pineapple, spices)
BUILDERS = {pair: build for module in _MODULES for pair, build in module.BUILDERS.items()}
STEEPED = {pair: build for module in _MODULES for pair, build in getattr(module, "STEEPED", {}).items()}


def put_garnishes(setting, spec):
    """Puts all that a picture asks for on the drink and, where one sees through the glass, into it."""
    if spec.get("rim"):
        _known(RIMS, spec["rim"], "rim")(setting)
    if setting.glass.material == "glass":
        for number, item in enumerate(spec["steeped"]):
            _put(STEEPED, setting, item, f"steeped.{number}")
    for number, item in sorted(enumerate(spec["garnish"]), key=_cream_first):
        _put(BUILDERS, setting, item, f"garnish.{number}")
    if spec.get("dust"):
        _known(DUSTS, spec["dust"], "dust")(setting)


def _known(builders, ingredient, field):
    if ingredient not in builders:
        raise UnknownPart(field, f"no {field} of {ingredient}")
    return builders[ingredient]


def _put(builders, setting, item, field):
    pair = (item["ingredient"], item["cut"])
    if pair not in builders:
        raise UnknownPart(field, f"no shape for {pair[0]} as {pair[1]}")
    builders[pair](setting, item.get("count", 1))


def _cream_first(numbered):
    """Whipped cream goes on before what lies on it."""
    number, item = numbered
    return item["ingredient"] != "whipped-cream", number
