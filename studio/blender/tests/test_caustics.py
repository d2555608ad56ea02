"""Light through a glass: what arrives on the table, and where."""

import math
import unittest

import numpy as np

from caustics import Beam, Body, caustic_map

REACH = 16.0
CLEAR = np.zeros(3)
#: From the left (−x) and a little from behind, 40 degrees above the table.
BEAM = Beam(math.radians(160), math.radians(40), math.radians(4))


def tumbler(absorb, rough=0.0):
    """A straight glass of 8 cm × 10 cm, filled to 7 cm with what swallows `absorb` per cm and channel."""
    outer = [(0.0, 0.0), (3.9, 0.0), (4.0, 0.1), (4.0, 10.0), (3.9, 10.05)]
    inner = [(3.8, 10.0), (3.8, 1.1), (3.7, 1.0), (0.0, 1.0)]
    return Body(outer, inner, 7.0, [(7.0, np.asarray(absorb, float))], rough)


def light_of(absorb=CLEAR, beam=BEAM, seed=1):
    return caustic_map(tumbler(absorb), beam, REACH, seed, photons=8000)


def middle_of(light):
    """Where in cm the light falls on average: x to the right, y away from the camera."""
    level = light.sum(2)
    across = (np.arange(level.shape[1]) + 0.5) / level.shape[1] * 2 * REACH - REACH
    return float((level.sum(0) * across).sum() / level.sum()), float((level.sum(1) * -across).sum() / level.sum())


class Caustics(unittest.TestCase):
    def test_light_falls_on_the_side_away_from_the_lamp(self):
        x, y = middle_of(light_of())
        self.assertGreater(x, 2)
        self.assertLess(y, 0)

    def test_a_lamp_on_the_other_side_throws_it_to_the_other_side(self):
        x, _ = middle_of(light_of())
        mirrored, _ = middle_of(light_of(beam=Beam(math.radians(20), BEAM.elevation, BEAM.spread)))
        self.assertAlmostEqual(x, -mirrored, delta=0.4)

    def test_no_more_light_arrives_than_meets_the_glass(self):
        light = light_of()
        arrived = float(light[..., 0].sum()) * (2 * REACH / light.shape[0]) ** 2
        # What the glass keeps from the table: its shadow, a strip as long as the glass throws it, and its foot.
        shadow = 8 * 10.05 / math.tan(BEAM.elevation) + math.pi * 4**2
        self.assertLess(arrived, shadow)
        self.assertGreater(arrived, shadow * 0.3)

    def test_somewhere_the_glass_gathers_more_light_than_the_bare_table_has(self):
        self.assertGreater(float(light_of().max()), 1.3)

    def test_a_red_drink_throws_red_light(self):
        red, green, blue = light_of(absorb=[0.02, 0.6, 0.9]).sum((0, 1))
        self.assertGreater(red, 1.5 * green)
        self.assertGreater(green, blue)

    def test_a_dark_drink_throws_less_than_a_clear_one(self):
        self.assertLess(float(light_of(absorb=[2, 2, 2]).sum()), 0.6 * float(light_of().sum()))

    def test_the_same_seed_gives_the_same_light(self):
        np.testing.assert_array_equal(light_of(seed=5), light_of(seed=5))


if __name__ == "__main__":
    unittest.main()
