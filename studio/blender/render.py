"""Renders the scene with Cycles and hands over its light as an array, with how much of each pixel it covers."""

import os
import tempfile

import bpy
import numpy as np


def render():
    """Linear light of the scene: rows × columns × 4, RGB times the cover and the cover."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "light.exr")
        scene = bpy.context.scene
        scene.render.filepath = path
        settings = scene.render.image_settings
        settings.file_format, settings.color_mode, settings.color_depth, settings.exr_codec = "OPEN_EXR", "RGBA", "32", "NONE"
        bpy.ops.render.render(write_still=True)
        return _read(path)


def _read(path):
    image = bpy.data.images.load(path)
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[::-1].copy()
