"""How a lip is dipped."""

import math
import unittest

import numpy as np

from garnishes.dipping import dipped

ANGLES = np.linspace(0, 2 * math.pi, 40_000, endpoint=False)


def kept(seed):
    return dipped(ANGLES, np.random.default_rng(1), seed)


def by_sector(angles):
    return np.histogram(angles, 24, (0, 2 * math.pi))[0] / (len(ANGLES) / 24)


class Dipping(unittest.TestCase):
    def test_most_of_a_lip_is_covered_and_never_all(self):
        for seed in range(20):
            self.assertGreater(len(kept(seed)) / len(ANGLES), 0.4)
            self.assertLess(len(kept(seed)) / len(ANGLES), 0.95)

    def test_a_lip_is_covered_unevenly(self):
        for seed in range(20):
            cover = by_sector(kept(seed))
            self.assertGreater(cover.max() - cover.min(), 0.3)

    def test_each_drink_is_dipped_otherwise_and_always_the_same(self):
        np.testing.assert_array_equal(kept(4), kept(4))
        self.assertFalse(np.array_equal(by_sector(kept(4)), by_sector(kept(5))))


if __name__ == "__main__":
    unittest.main()
