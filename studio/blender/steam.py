"""Steam over a hot drink: faint wisps on a sheet above the glass."""

import cv2
import numpy as np

from mesh import mesh_object
from patterns import smoothstep, value_noise
from shaders import Shader, numpy_image


def rise(glass, seed):
    """Hangs the wisps over the mouth of a glass."""
    width, height = glass.rim * 2.6, max(6.0, glass.rim * 2.2)
    base = glass.height - 0.4
    shader = Shader("steam")
    picture = shader.node("ShaderNodeTexImage", {"image": numpy_image("steam", _wisps(seed)), "extension": "CLIP"})
    glow = shader.node("ShaderNodeEmission", Color=(0.95, 0.93, 0.9, 1), Strength=0.75)
    surface = shader.mix(picture.outputs["Alpha"], shader.node("ShaderNodeBsdfTransparent"), glow)
    corners = [(-width / 2, 0.4, base), (width / 2, 0.4, base), (width / 2, 0.4, base + height), (-width / 2, 0.4, base + height)]
    mesh_object("steam", corners, [(0, 1, 2, 3)], shader.done(surface), uvs=[(0, 0), (1, 0), (1, 1), (0, 1)], smooth_angle=None)


def _wisps(seed, size=512):
    """RGBA whose alpha is a few curling threads that widen and fade upwards."""
    rng = np.random.default_rng(seed)
    y, x = np.mgrid[0:size, 0:size].astype(np.float32) / size
    up = 1 - y
    alpha = np.zeros((size, size), np.float32)
    for _ in range(4):
        start, phase, swing = rng.uniform(0.3, 0.7), rng.uniform(0, 6.28), rng.uniform(0.05, 0.11)
        line = start + swing * up * np.sin(phase + up * rng.uniform(5, 8)) + (0.5 - start) * up * 0.3
        wide = 0.02 + 0.07 * up
        thread = np.exp(-(((x - line) / wide) ** 2)) * (0.45 + 0.55 * np.sin(phase + up * 9 + x * 12) ** 2)
        alpha += thread * smoothstep(0.0, 0.12, up) * (1 - smoothstep(0.35, 0.95, up)) * rng.uniform(0.5, 1)
    alpha *= 0.35 + 0.9 * value_noise((size, size), 130, rng, 4)
    side = np.minimum(x, 1 - x)
    alpha = cv2.GaussianBlur(alpha * smoothstep(0.0, 0.15, side), (0, 0), 4)
    return np.dstack([np.ones((size, size, 3), np.float32), np.clip(alpha * 0.3, 0, 0.34)])
