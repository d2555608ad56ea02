"""The walls of the first edition's glasses: the same inside and outside."""

from shaders import GLASS_INDEX, clear

#: Roughness of iced silver: its least, and how much frost adds. Below them the part of frost that covers it.
SILVER = (0.24, 0.16)
FROST = [(0.3, 0.24), (0.8, 0.36)]


def glass_walls(cold):
    """Outside and inside of a glass."""
    return [clear("glass", GLASS_INDEX, tint=(0.95, 0.96, 0.96, 1))] * 2


def dewed(shader, relief):
    """The relief of cold metal: without drops."""
    return relief
