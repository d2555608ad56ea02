"""Where things can be put: the filled glass as a garnish sees it."""

import math
import random
from dataclasses import dataclass, field

from glasses import Glass


@dataclass
class Setting:
    """A filled glass. Heights in cm above the table. The camera looks along +y: the front is at −y.

    surface: of the liquid or its foam. bed: on what a garnish in the middle lies, which is the surface or
    the ice that stands above it. ice: as the recipe says. foam: whether there is any. rng: what draws the
    garnishes. headroom: how far above the lip a thing can reach and still be in the picture. rim_places: degrees.
    manner: of the picture, see `liquids.sparkle`.
    """

    glass: Glass
    surface: float
    bed: float
    ice: str
    foam: bool
    seed: int
    rng: random.Random
    headroom: float
    rim_places: list
    manner: int = 1
    _bed_places: list = field(init=False)

    def __post_init__(self):
        self._bed_places = [(0.16, -0.2), (-0.4, 0.05), (0.42, 0.25), (-0.05, 0.45), (0.0, 0.0)]

    @property
    def solid_bed(self):
        """Whether ice carries what lies in the middle."""
        return self.ice != "none" and self.bed > self.surface + 0.1

    def rim_place(self):
        """The next free place on the rim: its angle in radians; right of the front first, then left."""
        return math.radians(self.rim_places.pop(0) if self.rim_places else self.rng.uniform(0, 360))

    def bed_place(self):
        """The next free place on the drink: (x, y, z) in cm; front of the middle first."""
        x, y = self._bed_places.pop(0) if self._bed_places else (self.rng.uniform(-0.5, 0.5), self.rng.uniform(-0.4, 0.4))
        radius = self.glass.inner_radius(self.surface)
        return x * radius, y * radius, self.bed

    def on_rim(self, angle, height=0.0):
        """The point of the lip at an angle, `height` cm above it."""
        radius = self.glass.rim
        return radius * math.cos(angle), radius * math.sin(angle), self.glass.height + height
