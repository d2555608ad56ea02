"""How the first edition's sprigs stand, as they grew, and what light their leaves take."""

#: Part of the light that passes a leaf, and how bright the darkest leaf is against its picture.
LEAF_PASSES, LEAF_LEAST = 0.28, 0.78
#: The part of the room above the lip that a stalk of celery fills, and how large its leaves are.
CELERY_OVER, CELERY_LEAVES = 0.12, 1.0


def bend(things, foot, length, chance):
    """Nothing: sprigs stand straight."""
