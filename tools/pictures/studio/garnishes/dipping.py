"""How the first edition dips a lip: evenly, on a crust of powder."""

#: Part of the light that a grain passes.
SALT_LIGHT, SUGAR_LIGHT = 0.16, 0.2
#: Rim → what is otherwise than in the table of `rims`.
RIM_CHANGES = {}


def dipped(angle, chance, seed):
    """The angles (array) round the lip at which grains stay."""
    return angle
