"""Renders the scene with Cycles and hands over its light as an array."""

import os
import tempfile

import bpy
import numpy as np


def prepare(width, height, samples):
    """Sets Cycles up. Caustics are off and glass lets shadow rays pass: see shaders."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_denoising, cycles.tile_size = "CPU", samples, False, 4096
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.03, max(6, samples // 2)
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 18, 2, 4
    cycles.transmission_bounces, cycles.transparent_max_bounces, cycles.volume_bounces = 16, 32, 0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy, cycles.sample_clamp_indirect = 0.6, 6
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.3


def render():
    """Linear light of the scene: rows × columns × 3."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "light.exr")
        scene = bpy.context.scene
        scene.render.filepath = path
        settings = scene.render.image_settings
        settings.file_format, settings.color_depth, settings.exr_codec = "OPEN_EXR", "32", "NONE"
        bpy.ops.render.render(write_still=True)
        return _read(path)


def _read(path):
    image = bpy.data.images.load(path)
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[::-1, :, :3].copy()
