"""The shapes of the glasses at their real size, and their meshes.

The sizes are those of common bar glassware (capacity to the brim in `data/vocabulary/glasses.json`).
"""

import math
from dataclasses import dataclass

import numpy as np

from mesh import curve, mesh_object, straight, tube, turn
from shaders import Shader
from walls import BRIGHT_LIP, FROST, SILVER, dewed, glass_walls


@dataclass(frozen=True)
class Glass:
    """outer: outline from the middle of the bottom up to the lip. inner: from the lip down to the middle."""

    outer: list
    inner: list
    material: str = "glass"
    handle: tuple = ()

    @property
    def height(self):
        return max(z for _, z in self.outer)

    @property
    def floor(self):
        return min(z for _, z in self.inner)

    @property
    def rim(self):
        """Radius of the middle of the lip."""
        return max(self.outer, key=lambda point: point[1])[0]

    def inner_radius(self, z):
        """Radius of the inside at a height; 0 below the floor."""
        return _radius_at(self.inner, min(z, self.inner[1][1]))

    def outer_radius(self, z):
        return _radius_at(list(reversed(self.outer)), min(z, self.inner[1][1]))

    def volume_to(self, z):
        """Millilitres that the inside holds up to a height."""
        heights = np.linspace(self.floor, z, 200)
        radii = np.array([self.inner_radius(h) for h in heights])
        return float(np.sum(math.pi * (radii[1:] ** 2 + radii[:-1] ** 2) / 2 * np.diff(heights)))

    def level_of(self, part):
        """Height of the surface when `part` (0–1) of the capacity is filled."""
        return self.level_of_volume(self.volume_to(self.height - 0.05) * part)

    def level_of_volume(self, wanted):
        """Height of the surface when it holds so many millilitres."""
        low, high = self.floor, self.height - 0.05
        for _ in range(30):
            middle = (low + high) / 2
            low, high = (middle, high) if self.volume_to(middle) < wanted else (low, middle)
        return low


def _radius_at(downwards, z):
    for (r1, z1), (r2, z2) in zip(downwards, downwards[1:]):
        if z2 <= z <= z1 and z1 - z2 > 1e-9:
            return r1 + (r2 - r1) * (z1 - z) / (z1 - z2)
    return 0.0


def _lip(outer, inner, z):
    middle, half = (outer + inner) / 2, (outer - inner) / 2
    return [(middle + half * math.cos(a), z + half * math.sin(a)) for a in np.linspace(0, math.pi, 9)]


def _assemble(outer, inner, **rest):
    """Joins the walls by a rounded lip."""
    lip = _lip(outer[-1][0], inner[0][0], outer[-1][1])
    return Glass(outer[:-1] + lip[:-1], [lip[-1]] + inner[1:], **rest)


def _rounded(points, step=0.22):
    """A polyline whose inner corners (radius, height, rounding) are rounded."""
    result = []
    for i, point in enumerate(points):
        rounding = point[2] if len(point) > 2 else 0
        here = np.array(point[:2], float)
        if not rounding:
            result.append(tuple(here))
            continue
        before, after = (np.array(points[j][:2], float) for j in (i - 1, i + 1))
        to_before, to_after = before - here, after - here
        reach = min(rounding, 0.49 * np.linalg.norm(to_before), 0.49 * np.linalg.norm(to_after))
        first = here + to_before / np.linalg.norm(to_before) * reach
        last = here + to_after / np.linalg.norm(to_after) * reach
        for t in np.linspace(0, 1, 9):
            result.append(tuple((1 - t) ** 2 * first + 2 * t * (1 - t) * here + t * t * last))
    return straight(result, step)


def tumbler(height, lip, bottom, base, wall=0.22, **rest):
    """A straight glass with a thick base."""
    outer = _rounded([(0, 0.12), (bottom - 0.8, 0, 0.3), (bottom, 0, 0.4), (lip, height)])
    inner = _rounded([(lip - wall, height), (bottom - wall - 0.02, base, 0.8), (0, base - 0.08)])
    return _assemble(outer, inner, **rest)


def stemmed(stem, foot, bowl, wall=0.13, neck=0.34, floor=0.4, **rest):
    """A bowl on a stem. bowl: points of the outer wall above the stem as (radius, height above the stem's end)."""
    below = curve(
        [(0, 0.22), (foot * 0.6, 0.1), (foot * 0.93, 0.0), (foot, 0.09), (foot * 0.82, 0.24), (foot * 0.4, 0.5), (neck * 1.9, 0.95)]
        + [(neck * 1.15, 1.7), (neck, 2.6)]
        + [(neck, stem - 1.2), (neck * 1.05, stem - 0.6)]
        + [(r, stem + z) for r, z in bowl[:1]],
        0.25,
    ) if stem > 3.4 else curve(
        [(0, 0.22), (foot * 0.6, 0.1), (foot * 0.93, 0.0), (foot, 0.09), (foot * 0.8, 0.26), (foot * 0.42, 0.5)]
        + [(neck * 1.1, max(0.8, stem * 0.62))]
        + [(r, stem + z) for r, z in bowl[:1]],
        0.2,
    )
    wide = curve([(r, stem + z) for r, z in bowl], 0.2)
    top = wide[-1][1]
    inside = _offset_inwards(wide, wall)
    inside = [p for p in inside if p[1] >= stem + floor + 0.15 and p[0] > 0.3]
    inner = [(wide[-1][0] - wall, top)] + [p for p in reversed(inside) if p[1] < top - 0.02]
    last = inner[-1]
    inner += [(last[0] * (1 - t), stem + floor + (last[1] - stem - floor) * (1 - t) ** 2.2) for t in np.linspace(0, 1, 8)[1:]]
    return _assemble(below[:-1] + wide, inner, **rest)


def _offset_inwards(outline, distance):
    result = []
    for i, (r, z) in enumerate(outline):
        r1, z1 = outline[max(0, i - 1)]
        r2, z2 = outline[min(len(outline) - 1, i + 1)]
        length = math.hypot(r2 - r1, z2 - z1)
        result.append((r - (z2 - z1) / length * distance, z + (r2 - r1) / length * distance))
    return result


def footed(height, outline, floor, wall=0.24, **rest):
    """A glass of a free outline, points (radius, height) from foot to lip, hollow above `floor`."""
    outer = [(0, 0.15)] + curve(outline, 0.2)
    inside = [p for p in _offset_inwards(outer, wall) if p[1] > floor + 0.15 and p[1] < height - 0.02]
    inner = [(outer[-1][0] - wall, height)] + list(reversed(inside))
    last = inner[-1]
    inner += [(last[0] * (1 - t), floor + (last[1] - floor) * (1 - t) ** 2.2) for t in np.linspace(0, 1, 8)[1:]]
    return _assemble(outer, inner, **rest)


GLASSES = {
    "rocks": lambda: tumbler(8.8, 4.15, 3.8, 1.4),
    "double-rocks": lambda: tumbler(9.8, 4.65, 4.25, 1.5),
    "highball": lambda: tumbler(14.6, 3.3, 3.1, 1.2, 0.19),
    "collins": lambda: tumbler(17.2, 3.0, 2.9, 1.2, 0.18),
    "shot": lambda: tumbler(6.0, 2.5, 1.9, 1.2, 0.2),
    "tall-shot": lambda: tumbler(8.8, 2.1, 1.75, 1.5, 0.18),
    "coupe": lambda: stemmed(8.4, 3.6, [(0.4, 0), (1.6, 0.42), (3.6, 1.45), (4.65, 3.1), (4.85, 4.7)]),
    "martini": lambda: stemmed(9.4, 3.8, [(0.42, 0), (0.85, 0.55), (2.6, 2.6), (4.3, 4.65), (5.35, 5.9)]),
    "nick-and-nora": lambda: stemmed(8.6, 3.3, [(0.4, 0), (1.5, 0.4), (2.9, 1.6), (3.5, 3.2), (3.55, 4.6), (3.3, 6.0)]),
    "margarita": lambda: stemmed(7.2, 3.9, [(0.42, 0), (1.6, 0.35), (2.45, 1.2), (2.75, 2.5), (3.4, 3.25), (5.0, 4.0), (5.6, 5.2), (5.75, 6.2)], 0.15),
    "flute": lambda: stemmed(8.0, 3.3, [(0.38, 0), (0.9, 0.8), (1.9, 3.2), (2.5, 7.0), (2.55, 10.5), (2.3, 14.0)], 0.12),
    "white-wine": lambda: stemmed(9.0, 3.6, [(0.4, 0), (1.6, 0.35), (3.4, 2.0), (4.1, 4.4), (3.95, 7.0), (3.3, 10.4)], 0.12),
    "red-wine": lambda: stemmed(9.2, 3.9, [(0.4, 0), (1.9, 0.35), (4.0, 2.0), (4.75, 4.6), (4.5, 7.4), (3.7, 11.0)], 0.12),
    "balloon": lambda: stemmed(7.4, 4.0, [(0.44, 0), (2.2, 0.4), (4.6, 2.3), (5.35, 5.0), (5.1, 7.6), (4.4, 10.4)], 0.13, 0.4),
    "hurricane": lambda: stemmed(3.0, 3.6, [(0.62, 0), (2.3, 1.0), (3.65, 4.0), (3.5, 7.2), (2.95, 10.4), (3.15, 13.6), (3.85, 16.6)], 0.18, 0.6),
    "sling": lambda: stemmed(2.2, 3.2, [(0.7, 0), (1.75, 0.7), (2.35, 3.6), (2.75, 9.0), (3.15, 15.6)], 0.17, 0.65),
    "snifter": lambda: stemmed(4.2, 3.5, [(0.42, 0), (2.1, 0.4), (4.2, 2.3), (4.75, 4.6), (4.2, 7.2), (3.2, 9.6)], 0.13, 0.4),
    "cordial": lambda: stemmed(5.6, 2.5, [(0.32, 0), (0.95, 0.4), (1.75, 2.2), (2.05, 4.2), (2.15, 5.8)], 0.11, 0.28),
    "sour": lambda: stemmed(5.6, 3.2, [(0.42, 0), (1.3, 0.4), (2.5, 2.4), (3.05, 5.4), (3.2, 8.2)], 0.13),
    "irish-coffee": lambda: stemmed(3.0, 3.4, [(0.7, 0), (1.9, 0.5), (3.15, 2.6), (3.4, 5.4), (3.55, 9.6)], 0.2, 0.66, handle=(10.6, 5.2, 2.5)),
    "punch-cup": lambda: footed(
        7.4, [(2.1, 0.0), (2.35, 0.15), (2.4, 0.5), (3.3, 1.5), (4.15, 3.4), (4.25, 5.4), (4.3, 7.4)], 0.8, 0.22, handle=(6.2, 2.6, 2.2)
    ),
    "pilsner": lambda: footed(
        19.2, [(3.0, 0.0), (3.2, 0.15), (3.1, 0.45), (2.35, 1.1), (2.1, 1.9), (2.35, 4.0), (2.95, 9.5), (3.5, 15.0), (3.75, 19.2)], 1.8, 0.2
    ),
    "tiki-mug": lambda: footed(
        15.0, [(3.6, 0.0), (3.95, 0.3), (4.15, 2.0), (4.05, 5.0), (4.2, 8.5), (4.05, 12.0), (4.15, 15.0)], 1.0, 0.45, material="ceramic"
    ),
    "julep-cup": lambda: footed(
        10.8, [(2.95, 0.0), (3.15, 0.1), (3.1, 0.4), (2.9, 0.7), (3.1, 2.5), (3.5, 6.5), (3.95, 10.8)], 0.9, 0.12, material="silver"
    ),
    "copper-mug": lambda: footed(
        9.6, [(3.9, 0.0), (4.1, 0.12), (4.12, 0.5), (4.2, 3.0), (4.25, 6.0), (4.3, 9.6)], 0.4, 0.14, material="copper", handle=(7.8, 2.2, 2.7)
    ),
}


def build_vessel(glass, contact, cold=None):
    """The mesh of a glass. Its inner wall ends where the liquid begins (`contact`, height in cm, or None when
    it is empty): there the liquid's own mesh is the boundary, and two surfaces in one place would flicker.

    cold: height in cm up to which drops of water have formed on it, where it is iced.
    """
    if glass.material == "glass":
        inner = glass.inner
        if contact is not None:
            inner = [p for p in inner if p[1] > contact] + [(glass.inner_radius(contact), contact)]
        vertices, faces = turn(glass.outer + inner)
        outer = len(turn(glass.outer)[0])
        index = [0 if max(face) < outer else 1 for face in faces]
        material = glass_walls(cold)
    else:
        index = None
        vertices, faces = turn(glass.outer + glass.inner, 192)
        material = MATERIALS[glass.material](glass.height)
        if glass.material == "ceramic":
            vertices = _carved(vertices)
    mesh_object("glass", vertices, faces, material, material_index=index, smooth_angle=50)
    if glass.handle:
        _handle(glass, material[0] if isinstance(material, list) else material)


def _handle(glass, material):
    """A loop on the right: three radii of a D, a hair inside the wall so that no gap shows."""
    top, bottom, reach = glass.handle
    points = []
    for t in np.linspace(-0.5, 0.5, 40) * math.pi:
        z = (top + bottom) / 2 + math.copysign(abs(math.sin(t)) ** 0.85, math.sin(t)) * (top - bottom) / 2
        wall = glass.outer_radius(z)
        points.append((wall - 0.12 + reach * math.cos(t) ** 0.7, 0, z))
    body = tube(points, 0.42 if glass.material != "glass" else 0.38, material, 20, "handle")
    body.rotation_euler = (0, 0, math.radians(-12))


def _carved(vertices):
    """The face of a tiki mug in relief: brows, eyes, a nose, a mouth with teeth, turned to the camera."""

    def hump(x, y, width, height, power=2.0):
        return math.exp(-(abs(x / width) ** power) - abs(y / height) ** power)

    carved = []
    for x, y, z in vertices:
        radius = math.hypot(x, y)
        if radius < 3.8:
            carved.append((x, y, z))
            continue
        turn_by = math.atan2(x, -y) * radius
        side = abs(turn_by)
        push = 0.0
        push += 0.42 * hump(side - 1.9, z - (11.0 - 0.16 * side), 1.9, 0.55, 2.6)
        push -= 0.34 * hump(side - 1.75, z - 9.6, 1.15, 0.85, 3.0)
        push += 0.22 * hump(side - 1.75, z - 9.55, 0.55, 0.42)
        push += 0.55 * hump(turn_by, z - 8.3, 0.75, 1.5, 2.4) + 0.25 * hump(side - 0.65, z - 7.2, 0.5, 0.45)
        mouth = hump(turn_by, z - 4.6, 2.6, 1.15, 4.0)
        push -= 0.4 * mouth
        teeth = max(0.0, math.cos(turn_by * math.pi / 0.95)) ** 0.5
        push += 0.3 * teeth * hump(turn_by, z - 4.6, 2.4, 0.8, 4.0) * (0.35 + min(1, abs(z - 4.6) * 2))
        push += 0.25 * (hump(turn_by, z - 6.1, 2.9, 0.3) + hump(turn_by, z - 3.1, 2.9, 0.3))
        push -= 0.12 * max(0.0, math.sin(z * 7)) * (hump(0, z - 13.4, 1, 0.7, 4) + hump(0, z - 1.5, 1, 0.7, 4))
        scale = 1 + push / radius
        carved.append((x * scale, y * scale, z))
    return carved


def _ceramic(_height):
    shader = Shader("ceramic")
    pits = shader.node("ShaderNodeNewGeometry").outputs["Pointiness"]
    dark, light = (0.016, 0.05, 0.045, 1), (0.07, 0.22, 0.19, 1)
    tone = shader.ramp(pits, [(0.42, dark), (0.5, light), (0.58, (0.26, 0.42, 0.33, 1))])
    speckled = shader.mix_colour(shader.ramp(shader.noise(2.2, 6.0), [(0.45, 0.0), (0.75, 0.5)]), tone, (0.03, 0.1, 0.085, 1))
    glaze = shader.node("ShaderNodeBsdfPrincipled", Roughness=0.28, Specular__IOR__Level=0.55, Coat__Weight=0.7, Coat__Roughness=0.06)
    shader.set(glaze.inputs["Base Color"], speckled)
    return shader.done(glaze)


def _frosted_silver(height):
    """Silver, dulled below its lip by fine frost as of an iced julep, in patches where nobody held it."""
    shader = Shader("silver")
    z = shader.node("ShaderNodeSeparateXYZ", Vector=shader.object_coordinates()).outputs["Z"]
    below = shader.math("MULTIPLY_ADD", shader.noise(0.8, 3.0), 1.8, shader.math("SUBTRACT", height - BRIGHT_LIP - 0.9, z))
    patches = shader.ramp(shader.noise(0.42, 4.0, 0.55), [(0.36, 0.15), (0.62, 1.0)])
    cover = shader.math("MULTIPLY", shader.ramp(below, [(0.0, 0.0), (1.0, 1.0)]), patches)
    fine = shader.math("MULTIPLY", cover, shader.ramp(shader.noise(24.0, 3.0, 0.6), [(0.3, 0.5), (0.7, 1.0)]))
    main = shader.node("ShaderNodeBsdfPrincipled", Metallic=1.0, Specular__IOR__Level=0.5)
    shader.set(main.inputs["Base Color"], (0.7, 0.69, 0.67, 1))
    shader.set(main.inputs["Roughness"], shader.math("MULTIPLY_ADD", fine, SILVER[1], SILVER[0]))
    veil = shader.node("ShaderNodeBsdfDiffuse", Color=(0.62, 0.65, 0.68, 1))
    return shader.done(shader.mix(shader.math("MULTIPLY", fine, FROST), main, veil))


def _hammered_copper(_height):
    shader = Shader("copper")
    main = shader.node("ShaderNodeBsdfPrincipled", Metallic=1.0, Roughness=0.26)
    shader.set(main.inputs["Base Color"], (0.93, 0.46, 0.26, 1))
    dents = shader.ramp(shader.cells(1.5), [(0.0, 0.0), (0.65, 1.0)])
    shader.set(main.inputs["Normal"], dewed(shader, shader.bump(dents, 0.06, 0.35)))
    return shader.done(main)


MATERIALS = {"ceramic": _ceramic, "silver": _frosted_silver, "copper": _hammered_copper}
