"""How Cycles traces: it takes the noise out itself."""

import bpy

#: The machine is shared.
THREADS = 2


def prepare(width: int, height: int, samples: int) -> None:
    """Sets Cycles up. Caustics are off and glass lets shadow rays pass: see `shaders` and `caustics`."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.render.threads_mode, scene.render.threads = "FIXED", THREADS
    scene.view_settings.view_transform = "Standard"
    cycles = scene.cycles
    cycles.device, cycles.samples = "CPU", samples
    # Two lamps and a room need no tree to choose from.
    cycles.use_light_tree = False
    # Cycles looks only every 16 samples whether a pixel is done, which is more than a picture has.
    cycles.use_adaptive_sampling = False
    cycles.use_denoising, cycles.denoiser, cycles.denoising_prefilter = True, "OPENIMAGEDENOISE", "FAST"
    cycles.denoising_input_passes, cycles.denoising_quality = "RGB_ALBEDO_NORMAL", "HIGH"
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 14, 2, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces, cycles.volume_bounces = 12, 24, 3
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy, cycles.sample_clamp_indirect = 0.5, 8
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.4
