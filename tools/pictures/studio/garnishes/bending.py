"""How the first edition's sprigs stand: as they grew."""


def bend(things, foot, length, chance):
    """Nothing: sprigs stand straight."""
