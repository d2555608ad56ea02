"""Materials: a small language over Blender's shader nodes, and the surfaces that drinks are made of."""

import bpy
import numpy as np



class UnknownPart(ValueError):
    """Something a picture asks for that the studio can't show; `field` says where it was asked."""

    def __init__(self, field, why):
        super().__init__(why)
        self.field = field


def linear(colour):
    """Linear RGBA of "#rrggbb", or of linear RGB as it is."""
    if not isinstance(colour, str):
        return (*colour[:3], 1)
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts), 1)


class Shader:
    """A material under construction. `node` makes a node and sets its inputs by name or index:
    `shader.node("ShaderNodeBsdfGlass", IOR=1.5, Color=other)`; spaces are written as `__`, an index as `_0`.
    """

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.node("ShaderNodeOutputMaterial")

    def node(self, kind, settings=None, **inputs):
        made = self.tree.nodes.new(kind)
        for key, value in (settings or {}).items():
            setattr(made, key, value)
        for key, value in inputs.items():
            key = int(key[1:]) if key[0] == "_" and key[1:].isdigit() else key.replace("__", " ")
            self.set(made.inputs[key], value)
        return made

    def set(self, socket, value):
        if isinstance(value, bpy.types.Node):
            self.tree.links.new(value.outputs[0], socket)
        elif isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0, c=None):
        made = self.node("ShaderNodeMath", {"operation": operation}, _0=a, _1=b)
        if c is not None:
            self.set(made.inputs[2], c)
        return made

    def mix(self, part, first, second):
        return self.node("ShaderNodeMixShader", _0=part, _1=first, _2=second)

    def add(self, first, second):
        return self.node("ShaderNodeAddShader", _0=first, _1=second)

    def mix_colour(self, part, first, second):
        return self.node("ShaderNodeMixRGB", Fac=part, Color1=first, Color2=second)

    def ramp(self, value, stops):
        """stops: (position, linear RGBA or grey) in order."""
        made = self.node("ShaderNodeValToRGB", _0=value)
        elements = made.color_ramp.elements
        while len(elements) > 1:
            elements.remove(elements[-1])
        for i, (position, colour) in enumerate(stops):
            element = elements[0] if i == 0 else elements.new(position)
            element.position = position
            element.color = (colour, colour, colour, 1) if isinstance(colour, (int, float)) else colour
        return made

    def object_coordinates(self):
        return self.node("ShaderNodeTexCoord").outputs["Object"]

    def noise(self, scale, detail=3.0, roughness=0.5, where=None):
        return self.node(
            "ShaderNodeTexNoise", Vector=where or self.object_coordinates(), Scale=scale, Detail=detail, Roughness=roughness
        ).outputs["Fac"]

    def cells(self, scale, where=None):
        return self.node("ShaderNodeTexVoronoi", Vector=where or self.object_coordinates(), Scale=scale).outputs["Distance"]

    def bump(self, height, distance, strength=0.5):
        return self.node("ShaderNodeBump", Strength=strength, Distance=distance, Height=height)

    def image(self, picture):
        return self.node("ShaderNodeTexImage", {"image": picture, "extension": "EXTEND"}).outputs["Color"]

    def see_through_shadow(self, surface, tint=(1, 1, 1, 1), from_outside=None):
        """Lets shadow and diffuse rays pass straight on: light reaches what is in a glass without caustics.

        from_outside: the tint for rays that enter, where it is another than for those that leave. A ray from the
        table towards a lamp enters a glass, one from the drink only leaves it: so that a glass casts a shadow
        outwards alone.
        """
        path = self.node("ShaderNodeLightPath")
        passes = self.math("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"])
        if from_outside:
            leaves = self.node("ShaderNodeNewGeometry").outputs["Backfacing"]
            tint = self.mix_colour(leaves, from_outside, tint).outputs[0]
        return self.mix(passes, surface, self.node("ShaderNodeBsdfTransparent", Color=tint))

    def done(self, surface, volume=None):
        self.set(self.output.inputs["Surface"], surface)
        if volume:
            self.set(self.output.inputs["Volume"], volume)
        return self.material


def numpy_image(name, pixels, colour_space="Linear Rec.709"):
    """An image of Blender from an array (rows from the top, RGB or RGBA, linear)."""
    height, width = pixels.shape[:2]
    filled = np.ones((height, width, 4), np.float32)
    filled[..., : pixels.shape[2]] = pixels
    image = bpy.data.images.new(name, width, height, float_buffer=True, alpha=True)
    image.colorspace_settings.name = colour_space
    image.pixels.foreach_set(filled[::-1].ravel())
    image.pack()
    return image


def organic(
    name,
    colour,
    *,
    rough=0.4,
    specular=0.5,
    translucent=0.0,
    through=None,
    coat=0.0,
    bump=None,
    height_image=None,
    bump_distance=0.03,
    bump_strength=0.4,
    subsurface=0.0,
    radius=(0.3, 0.2, 0.1),
    metallic=0.0,
    mottle=None,
    glow=0.0,
):
    """Fruit, leaf, wood, ceramic: a principled surface that may let light through.

    colour: "#rrggbb", linear RGB or an image. translucent: part of the light that passes; `through` its colour.
    bump: ("noise" | "pores" | "grain", scale per cm). mottle: (second colour, noise scale) blended in. glow: light of its own
    colour that it gives off, as what is bright within does.
    """
    shader = Shader(name)
    base = shader.image(colour) if isinstance(colour, bpy.types.Image) else linear(colour)
    if mottle:
        part = shader.ramp(shader.noise(mottle[1], 4.0), [(0.35, 0.0), (0.68, 1.0)])
        base = shader.mix_colour(part, base, linear(mottle[0])).outputs[0]
    main = shader.node("ShaderNodeBsdfPrincipled", Roughness=rough, Specular__IOR__Level=specular, Coat__Weight=coat, Metallic=metallic)
    shader.set(main.inputs["Base Color"], base)
    if glow:
        shader.set(main.inputs["Emission Color"], base)
        shader.set(main.inputs["Emission Strength"], glow)
    if subsurface:
        shader.set(main.inputs["Subsurface Weight"], subsurface)
        shader.set(main.inputs["Subsurface Radius"], radius)
    height = None
    if height_image:
        height = shader.image(height_image)
    elif bump and bump[0] == "pores":
        pits = shader.ramp(shader.cells(bump[1]), [(0.0, 0.0), (0.5, 1.0)])
        height = shader.math("ADD", pits, shader.noise(bump[1] * 0.35, 2.0))
    elif bump and bump[0] == "grain":
        stretched = shader.node("ShaderNodeMapping", Vector=shader.object_coordinates(), Scale=(bump[1], bump[1], bump[1] * 0.08))
        height = shader.noise(1.0, 5.0, where=stretched.outputs[0])
    elif bump:
        height = shader.noise(bump[1], 4.0)
    relief = shader.bump(height, bump_distance, bump_strength) if height is not None else None
    if relief:
        shader.set(main.inputs["Normal"], relief)
    surface = main
    if translucent:
        light = shader.node("ShaderNodeBsdfTranslucent", Color=linear(through) if through else base)
        if relief:
            shader.set(light.inputs["Normal"], relief)
        surface = shader.mix(translucent, main, light)
    return shader.done(surface)


def metal(name, colour, rough=0.2, bump=None, bump_distance=0.01):
    """Polished or brushed metal."""
    return organic(name, colour, rough=rough, metallic=1.0, bump=bump, bump_distance=bump_distance)


#: Refraction.
GLASS_INDEX, LIQUID_INDEX = 1.5, 1.345
#: Light that a cloudy liquid passes on within itself, which its boundary alone would not show.
SCATTERED_LIGHT = 0.3


def absorption(colour, depth):
    """Per cm and channel: what a clear liquid must swallow to show a colour (linear) through `depth` cm."""
    return -np.log(np.clip(np.array(linear(colour)[:3]), 0.0015, 0.999)) / depth


def clear(name, ior, *, rough=0.0, tint=(0.96, 0.97, 0.97, 1), absorb=None, ior_attribute=None, bump=None, haze=None, colour=(1, 1, 1, 1), scatter=None, shining=None, from_outside=None):
    """A transparent boundary with see-through shadows.

    ior_attribute: face attribute that holds the index instead of `ior`. absorb: see `absorption`.
    scatter: what the inside scatters per cm and channel; shining: the light that it gives off, likewise. from_outside: see `Shader.see_through_shadow`.
    haze: (linear RGBA or socket-making function, part): the part of the light that the boundary scatters, as
    cloudy liquids do. bump: function of the shader giving a normal.
    """
    shader = Shader(name)
    glass = shader.node("ShaderNodeBsdfGlass", {"distribution": "GGX"}, Roughness=rough(shader) if callable(rough) else rough, IOR=ior)
    shader.set(glass.inputs["Color"], colour(shader) if callable(colour) else colour)
    if ior_attribute:
        held = shader.node("ShaderNodeAttribute", {"attribute_name": ior_attribute, "attribute_type": "GEOMETRY"})
        shader.set(glass.inputs["IOR"], held.outputs["Fac"])
    if bump:
        shader.set(glass.inputs["Normal"], bump(shader))
    surface = shader.see_through_shadow(glass, tint, from_outside)
    if haze:
        veil, part = haze
        veil = veil(shader) if callable(veil) else veil
        thrown = shader.mix(
            0.55, shader.node("ShaderNodeBsdfDiffuse", Color=veil), shader.node("ShaderNodeBsdfTranslucent", Color=veil)
        )
        glow = shader.node("ShaderNodeEmission", Color=veil, Strength=SCATTERED_LIGHT)
        surface = shader.mix(part(shader) if callable(part) else part, surface, shader.add(thrown, glow))
    volume = None
    if absorb is not None and float(np.max(absorb)) > 0:
        densest = float(np.max(absorb))
        volume = shader.node("ShaderNodeVolumeAbsorption", Color=(*(1 - np.array(absorb) / densest), 1), Density=densest)
    if scatter is not None:
        most = float(np.max(scatter))
        cloud = shader.node("ShaderNodeVolumeScatter", Color=(*(np.array(scatter) / most), 1), Density=most, Anisotropy=0.35)
        volume = shader.add(volume, cloud) if volume else cloud
    if shining is not None and max(shining) > 0:
        brightest = float(max(shining))
        volume = shader.add(volume, shader.node("ShaderNodeEmission", Color=(*(np.array(shining) / brightest), 1), Strength=brightest))
    return shader.done(surface, volume)
