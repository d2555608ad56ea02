"""How the first edition's sprigs stand, as they grew, and what light their leaves take."""

#: Part of the light that passes a leaf, and how bright the darkest leaf is against its picture.
LEAF_PASSES, LEAF_LEAST = 0.28, 0.78


def bend(things, foot, length, chance):
    """Nothing: sprigs stand straight."""
