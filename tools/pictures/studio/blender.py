"""What Blender 3.4, which renders the first edition, names otherwise than Blender 5.0, which renders the second.

The studios speak as 5.0 does.
"""

import bpy

_IS_OLD = bpy.app.version < (5, 0)
_OLD_SOCKETS = {
    "Specular IOR Level": "Specular",
    "Coat Weight": "Clearcoat",
    "Coat Roughness": "Clearcoat Roughness",
    "Emission Color": "Emission",
    "Subsurface Weight": "Subsurface",
}
#: The colour space of arrays of light.
LINEAR = "Linear" if _IS_OLD else "Linear Rec.709"
#: The distribution of light in glass without roughness.
POLISHED = "SHARP" if _IS_OLD else "GGX"
#: What works out booleans.
SOLVER = "EXACT" if _IS_OLD else "MANIFOLD"


def socket(node, key):
    """An input of a node by name or number."""
    return node.inputs[_OLD_SOCKETS.get(key, key) if _IS_OLD else key]


def smooth_below(data, angle):
    """Shades the edges of a smooth mesh sharp from an angle in radians."""
    if _IS_OLD:
        data.use_auto_smooth, data.auto_smooth_angle = True, angle
    else:
        data.set_sharp_from_angle(angle=angle)
