"""How Cycles traces the first edition: the noise that is left, `denoise.py` takes out."""

import bpy


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
