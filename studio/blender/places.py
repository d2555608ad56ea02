"""The places in which drinks are pictured: a room, a table, and the lamp or sun that lights the drink."""

from __future__ import annotations

from dataclasses import dataclass

from shaders import UnknownPart


@dataclass(frozen=True)
class Place:
    """room: see `rooms.scenes`. key: light of the lamp on what faces it, as
    a part of white; colour: of the lamp. azimuth: degrees from the right (0) over the far side (90) to the left;
    elevation: degrees above the table. size: cm of the lamp at a distance of 100 cm. fill: light of the room on the
    table, as a part of white. ground: brightness of what is seen behind, against the room's own. horizon: degrees
    above the middle of the picture at which eye level lies. edge: cm from the glass to the far edge of the table.
    calm: part of a sky's violet that is taken out of what glasses gather from above, 0–1.
    """

    room: str
    key: float
    colour: str
    azimuth: float
    elevation: float
    size: float
    fill: float
    ground: float = 1.0
    horizon: float = 5.0
    edge: float = 52.0
    calm: float = 0.0


PLACES: dict[str, Place] = {
    "marble-bar": Place("marble-bar", 1.0, "#fff6ea", 138, 36, 40, 0.34, 1.5),
    "dark-wood": Place("dark-wood", 0.95, "#ffe2c0", 140, 38, 26, 0.26, 1.5),
    "linen-table": Place("linen-table", 1.7, "#ffefd6", 128, 44, 6, 0.42, 0.9),
    "tiki": Place("tiki", 0.9, "#ffdab0", 42, 36, 24, 0.25, 1.1),
    "kitchen": Place("kitchen", 0.85, "#f4f8ff", 120, 34, 60, 0.4, 0.85),
    "terrace-dusk": Place("terrace-dusk", 0.75, "#ffd0a0", 138, 30, 16, 0.22, 1.1, calm=0.75),
    "fireside": Place("fireside", 0.9, "#ffd2a4", 52, 30, 28, 0.22, 1.4),
    "brunch": Place("brunch", 1.0, "#fff3e2", 118, 36, 44, 0.5, 0.8),
    "beach": Place("beach", 1.7, "#fff2dc", 60, 42, 7, 0.42, 0.85),
    "speakeasy": Place("speakeasy", 0.95, "#ffe0bc", 130, 40, 22, 0.32, 1.7),
    "garden": Place("garden", 1.4, "#fff0d4", 56, 42, 10, 0.38, 0.85),
}


def place_named(name: str) -> Place:
    """Raises UnknownPart for a name that is none."""
    if name not in PLACES:
        raise UnknownPart("place", f"no place named {name}")
    return PLACES[name]
