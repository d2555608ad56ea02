"""How sprigs stand, their tops hung to one side, and what light their leaves take."""

import math

import numpy as np

#: Part of the light that passes a leaf, and how bright the darkest leaf is against its picture. The lamp stands
#: behind most drinks, so that a leaf is seen by what passes it.
LEAF_PASSES, LEAF_LEAST = 0.45, 1.15
#: The part of the room above the lip that a stalk of celery fills, and how large its leaves are.
CELERY_OVER, CELERY_LEAVES = 0.0, 0.5
#: Radians by which a sprig hangs over at its tip.
HANG = (0.25, 0.75)


def bend(things, foot, length, chance):
    """Bows meshes in world coordinates sideways, the more the further they are above `foot` (a Vector, cm).

    length: cm from the foot to the tip, where the whole bow is reached.
    """
    bow = chance.uniform(*HANG)
    # To the left or right rather than to the camera, so that one sees it.
    way = chance.choice((0.0, math.pi)) + chance.uniform(-0.7, 0.7)
    for thing in filter(None, things):
        points = np.empty(len(thing.data.vertices) * 3)
        thing.data.vertices.foreach_get("co", points)
        points = points.reshape(-1, 3)
        up = points[:, 2] - foot.z
        turn = bow * np.clip(up / length, 0, 1.4)
        # Along a circle: what is `up` high comes to lie aside and a little lower.
        arc = np.maximum(up, 0)
        aside = arc * np.sin(turn / 2)
        points[:, 0] += aside * math.cos(way)
        points[:, 1] += aside * math.sin(way)
        points[:, 2] -= arc * (1 - np.cos(turn / 2))
        thing.data.vertices.foreach_set("co", points.ravel())
        thing.data.update()
