"""What stands far behind a drink, laid behind the picture."""

import unittest

import numpy as np

from behind import Behind, laid_over

ROWS, COLUMNS = 100, 80


def with_a_light(azimuth, elevation, **view):
    """A dark panorama with a small light, seen with `view`. azimuth: degrees from +y to the right."""
    panorama = np.zeros((180 * 4, 360 * 4, 3), np.float32)
    row, column = int((90 - elevation) * 4), int((90 + azimuth) * 4)
    panorama[row - 1 : row + 2, column - 1 : column + 2] = 1
    return Behind(panorama, **{"tilt": 0.0, "turn": 0.0, "wider": 1.0, **view})


def seen(ground, aside=0.0, cover=0.0):
    picture = np.zeros((ROWS, COLUMNS, 4), np.float32)
    picture[..., 3] = cover
    return laid_over(picture, ground, aside)


def place_of(picture):
    """Row and column of the light."""
    level = picture.sum(2)
    return np.unravel_index(int(level.argmax()), level.shape)


class Ground(unittest.TestCase):
    def test_what_lies_straight_ahead_is_in_the_middle(self):
        row, column = place_of(seen(with_a_light(0, 0)))
        self.assertAlmostEqual(row, ROWS / 2, delta=2)
        self.assertAlmostEqual(column, COLUMNS / 2, delta=2)

    def test_what_lies_to_the_right_and_above_is_seen_there(self):
        row, column = place_of(seen(with_a_light(4, 6)))
        self.assertLess(row, ROWS / 2 - 15)
        self.assertGreater(column, COLUMNS / 2 + 10)

    def test_a_wider_view_brings_it_nearer_to_the_middle(self):
        near, far = (place_of(seen(with_a_light(4, 0, wider=wider)))[1] for wider in (1.6, 1.0))
        self.assertLess(near, far - 4)

    def test_a_drink_right_of_the_middle_moves_what_is_behind_it_as_well(self):
        row, column = place_of(seen(with_a_light(0, 0), aside=0.1))
        self.assertAlmostEqual(column, 0.6 * COLUMNS, delta=2)

    def test_a_level_below_the_horizon_is_seen_by_a_lowered_view(self):
        row, column = place_of(seen(with_a_light(0, -5, tilt=-5)))
        self.assertAlmostEqual(row, ROWS / 2, delta=2)

    def test_it_is_hidden_by_what_covers_it(self):
        self.assertAlmostEqual(float(seen(with_a_light(0, 0), cover=1.0).max()), 0, places=5)


if __name__ == "__main__":
    unittest.main()
