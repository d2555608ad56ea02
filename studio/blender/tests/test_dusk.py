"""What is taken out of a sky at dusk."""

import unittest

import numpy as np

from dusk import calmed

LAVENDER, AMBER = (0.7, 0.5, 0.8), (0.9, 0.6, 0.3)


def sky(colour):
    return np.tile(np.array(colour, np.float32), (90, 12, 1))


class Dusk(unittest.TestCase):
    def test_lavender_overhead_turns_grey(self):
        red, green, blue = calmed(sky(LAVENDER), 1.0)[3, 0]
        self.assertAlmostEqual(float(green), float(red), places=5)
        self.assertAlmostEqual(float(blue), float(red), places=5)

    def test_a_part_is_taken_out_by_parts(self):
        half = calmed(sky(LAVENDER), 0.5)[3, 0]
        np.testing.assert_allclose(half, (0.7, 0.6, 0.75), atol=1e-5)

    def test_what_lies_below_the_eyes_stays(self):
        np.testing.assert_array_equal(calmed(sky(LAVENDER), 1.0)[46:], sky(LAVENDER)[46:])

    def test_amber_stays_amber(self):
        np.testing.assert_allclose(calmed(sky(AMBER), 1.0), sky(AMBER))

    def test_without_a_part_the_room_is_the_same(self):
        room = sky(LAVENDER)
        self.assertIs(calmed(room, 0.0), room)


if __name__ == "__main__":
    unittest.main()
