"""Soft random values."""

import unittest

import numpy as np

from patterns import smoothstep, value_noise


def noise(cell, seed=3, octaves=1):
    return value_noise((60, 90), cell, np.random.default_rng(seed), octaves)


class Patterns(unittest.TestCase):
    def test_noise_has_the_wanted_shape_and_stays_about_its_middle(self):
        values = noise(8, octaves=4)
        self.assertEqual(values.shape, (60, 90))
        self.assertGreater(values.min(), -0.2)
        self.assertLess(values.max(), 1.2)
        self.assertAlmostEqual(float(values.mean()), 0.5, delta=0.1)

    def test_larger_cells_make_a_smoother_picture(self):
        steps = [float(np.abs(np.diff(noise(cell), axis=1)).mean()) for cell in (4, 12, 36)]
        self.assertEqual(steps, sorted(steps, reverse=True))

    def test_chance_alone_decides_on_the_values(self):
        np.testing.assert_array_equal(noise(8, seed=4), noise(8, seed=4))
        self.assertFalse(np.array_equal(noise(8, seed=4), noise(8, seed=5)))

    def test_a_smooth_step_goes_from_0_to_1_and_stays_there(self):
        np.testing.assert_allclose(smoothstep(2, 4, [0, 2, 3, 4, 9]), [0, 0, 0.5, 1, 1])

    def test_a_smooth_step_is_slow_at_its_ends(self):
        self.assertLess(float(smoothstep(0, 1, 0.1)), 0.1)
        self.assertGreater(float(smoothstep(0, 1, 0.9)), 0.9)


if __name__ == "__main__":
    unittest.main()
