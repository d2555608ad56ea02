"""What stands behind a drink: a painted, glowing wall out of focus, and the table it stands on.

The wall is an image that shines by itself: no noise, and the glass refracts it as it would a room.
"""

from dataclasses import dataclass

import bpy
import numpy as np

from mesh import mesh_object
from patterns import smoothstep, value_noise
from shaders import Shader, UnknownPart, linear, numpy_image


@dataclass(frozen=True)
class Backdrop:
    """wall, glow: colours at the edges and behind the drink. lights: colours of lamps out of focus and how many.
    table: colours of the table's grain; wood says whether it has one. key, fill: strength of the lights.
    """

    wall: str
    glow: str
    lamps: tuple
    count: int
    table: tuple
    wood: bool = False
    strength: float = 1.0
    lamp_strength: float = 1.6
    key: float = 1.0
    fill: float = 0.05
    rough: float = 0.16


WARM = ("#ffb45a", "#ffd9a0", "#ff8a3c", "#ffe9c8")
PALE = ("#fff2d8", "#ffe6b8", "#ffffff")

BACKDROPS = {
    "amber": Backdrop("#1b110c", "#7b5d45", WARM, 74, ("#0d0a08", "#1b130d"), True),
    "walnut": Backdrop("#19120d", "#7f6752", ("#ffd9a0", "#ffc27a", "#f7e6c4"), 52, ("#1a0f08", "#3a2415"), True),
    "burgundy": Backdrop("#1a090c", "#693e3b", ("#ff9a6a", "#ffc890", "#ff7a5a"), 66, ("#120809", "#221012")),
    "midnight": Backdrop("#080d1a", "#43516c", ("#ffcf8a", "#9fc4ff", "#ffe2b0"), 74, ("#0a0d14", "#141a26")),
    "forest": Backdrop("#0e1911", "#4f5843", ("#e8e6a0", "#ffe9b0", "#b8d080"), 57, ("#15100a", "#2e2114"), True),
    "teal": Backdrop("#0a1819", "#526c68", ("#ffd9a0", "#ffe9c0", "#8fd8cc"), 61, ("#0d1415", "#192425")),
    "slate": Backdrop("#14181c", "#6c7680", ("#ffe6c4", "#ffd49a", "#dce8f2"), 48, ("#14171a", "#262b30")),
    "plum": Backdrop("#130a18", "#56485b", ("#ffb890", "#ff9ac0", "#ffdcb8"), 70, ("#110d14", "#1f1824")),
    "terrace": Backdrop("#7a8f78", "#f2e6bd", PALE, 57, ("#8a6a48", "#b48f66"), True, 1.05, 0.9, 1.15, 0.35, 0.3),
    "linen": Backdrop("#a8957c", "#f0e0c4", PALE, 22, ("#b8a78f", "#d8cbb6"), False, 0.95, 0.6, 1.1, 0.35, 0.28),
}


def backdrop_named(name):
    """Raises UnknownPart for a name that is none."""
    if name not in BACKDROPS:
        raise UnknownPart("backdrop", f"no backdrop named {name}")
    return BACKDROPS[name]


def paint(backdrop, seed, size=1100):
    """The wall as linear RGB, rows from the top."""
    rng = np.random.default_rng(seed)
    y, x = np.mgrid[0:size, 0:size].astype(np.float32) / size
    centre_x, centre_y = 0.5 + rng.uniform(-0.07, 0.07), 0.47
    distance = np.hypot((x - centre_x) / 0.2, (y - centre_y) / 0.22)
    near = (0.55 * np.exp(-(distance**2)) + 0.45 * np.exp(-((distance / 2.5) ** 2)))[..., None]
    wall, glow = np.array(linear(backdrop.wall)[:3]), np.array(linear(backdrop.glow)[:3])
    image = wall * (1 - 0.6 * near) + glow * near * backdrop.strength
    image *= (0.8 + 0.4 * value_noise((size, size), 260, rng, 3))[..., None]
    for _ in range(backdrop.count):
        _lamp(image, backdrop, rng)
    return image.astype(np.float32)


def _lamp(image, backdrop, rng):
    """A lamp out of focus: a disc with a soft, slightly brighter edge."""
    size = image.shape[0]
    column, row = rng.random() * size, (0.2 + 0.42 * rng.random()) * size
    radius = size * (0.008 + 0.03 * rng.random() ** 2)
    left, right, top, bottom = (int(v) for v in (column - radius * 1.2, column + radius * 1.2 + 1, row - radius * 1.2, row + radius * 1.2 + 1))
    left, top = max(0, left), max(0, top)
    if right <= left or bottom <= top:
        return
    patch = image[top:bottom, left:right]
    y, x = np.mgrid[top : top + patch.shape[0], left : left + patch.shape[1]].astype(np.float32)
    distance = np.hypot(x - column, y - row) / radius
    colour = np.array(linear(backdrop.lamps[rng.integers(len(backdrop.lamps))])[:3])
    light = backdrop.lamp_strength * (0.05 + 0.8 * rng.random() ** 2.4)
    patch += ((1 - smoothstep(0.8, 1.08, distance)) * (0.72 + 0.28 * np.minimum(distance, 1) ** 4))[..., None] * colour * light


def hang(image, distance, behind, elevation, target_height, frame, over=1.9, aside=0.0):
    """Puts a painted wall behind the drink, centred on the camera's axis.

    distance: of the camera from the drink. behind: of the wall behind it. frame: height that the camera sees at
    the drink; the wall is `over` times what it sees there. aside: x of the wall's middle.
    """
    height = frame * (distance + behind) / distance * over
    middle = target_height - np.tan(elevation) * behind
    width = height * image.shape[1] / image.shape[0]
    shader = Shader("wall")
    glow = shader.node("ShaderNodeEmission", Color=shader.image(numpy_image("wall", image)))
    corners = [(aside + x * width / 2, behind, middle + z * height / 2) for x, z in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    mesh_object("wall", corners, [(0, 1, 2, 3)], shader.done(glow), uvs=[(0, 0), (1, 0), (1, 1), (0, 1)], smooth_angle=None)


def lay_table(backdrop, scale, near=-8.0, far=3.6, seed=0, reach=9.0):
    """The table, which melts into the wall at its far end instead of ending in a line. `scale` is the unit of
    near, far and reach, in cm: the picture's height divided by 15."""
    shader = Shader("table")
    where = shader.node("ShaderNodeMapping", Vector=shader.object_coordinates(), Location=(seed % 97, seed % 89, 0), Scale=(0.03, 0.6, 1) if backdrop.wood else (0.14, 0.14, 1))
    grain = shader.noise(1.0, 8.0, 0.62, where.outputs[0])
    dark, light = linear(backdrop.table[0]), linear(backdrop.table[1])
    tone = shader.ramp(grain, [(0.32, dark), (0.62, light), (0.8, tuple(c * 1.25 for c in light[:3]) + (1,))])
    rough = shader.math("MULTIPLY_ADD", shader.noise(1.5, 4.0), 0.12, backdrop.rough - 0.06)
    main = shader.node("ShaderNodeBsdfPrincipled", Specular__IOR__Level=0.45)
    shader.set(main.inputs["Base Color"], tone)
    shader.set(main.inputs["Roughness"], rough)
    depth = shader.node("ShaderNodeSeparateXYZ", Vector=shader.object_coordinates()).outputs["Y"]
    start, end = far * scale * 0.25, far * scale * 1.9
    part = shader.math("DIVIDE", shader.math("SUBTRACT", depth, start), end - start)
    fade = shader.ramp(part, [(0.0, 0.0), (0.3, 0.22), (0.65, 0.8), (1.0, 1.0)])
    surface = shader.mix(fade, main, shader.node("ShaderNodeBsdfTransparent"))
    width = reach * scale
    corners = [(-width, near * scale, 0), (width, near * scale, 0), (width, end, 0), (-width, end, 0)]
    mesh_object("table", corners, [(0, 1, 2, 3)], shader.done(surface), smooth_angle=None)


def light_room(strength):
    """The room that polished things reflect: bright above, dark below, with windows of soft light around."""
    world = bpy.data.worlds.new("room")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    direction = tree.nodes.new("ShaderNodeTexCoord").outputs["Generated"]
    height = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(direction, height.inputs[0])
    patches = tree.nodes.new("ShaderNodeTexNoise")
    patches.inputs["Scale"].default_value, patches.inputs["Detail"].default_value = 1.7, 1.0
    tree.links.new(direction, patches.inputs["Vector"])
    sum_ = tree.nodes.new("ShaderNodeMath")
    sum_.operation = "MULTIPLY_ADD"
    tree.links.new(height.outputs["Z"], sum_.inputs[0])
    sum_.inputs[1].default_value = 0.3
    tree.links.new(patches.outputs["Fac"], sum_.inputs[2])
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.42, 0.72
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (0.12, 0.11, 0.1, 1), (1.7, 1.65, 1.55, 1)
    tree.links.new(sum_.outputs[0], ramp.inputs[0])
    background = tree.nodes["Background"]
    tree.links.new(ramp.outputs[0], background.inputs["Color"])
    background.inputs["Strength"].default_value = strength
