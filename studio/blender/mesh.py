"""Meshes from points: outlines that are turned, tubes, ribbons, booleans.

One unit is one centimetre. An outline is a list of (radius, height); a mesh made from it is turned
about the z axis, which is the axis of the glass.
"""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector, noise


TURN_SEGMENTS = 128


def mesh_object(name, vertices, faces, materials, *, uvs=None, material_index=None, smooth_angle=45):
    """Links a new mesh to the scene.

    uvs: one pair per vertex. material_index: one per face. smooth_angle: degrees below which an edge is
    shaded smooth; None shades every face flat, 180 everything smooth.
    """
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(map(float, v)) for v in vertices], [], [tuple(map(int, f)) for f in faces])
    data.update()
    if uvs is not None:
        layer = data.uv_layers.new(name="UVMap")
        corner = np.empty(len(data.loops), np.int32)
        data.loops.foreach_get("vertex_index", corner)
        layer.data.foreach_set("uv", np.asarray(uvs, np.float32)[corner].ravel())
    for material in materials if isinstance(materials, (list, tuple)) else [materials]:
        data.materials.append(material)
    if material_index is not None:
        data.polygons.foreach_set("material_index", np.asarray(material_index, np.int32))
    shade(data, smooth_angle)
    return link(name, data)


def shade(data, smooth_angle):
    """Shades a mesh smooth below an angle in degrees; None shades it flat."""
    if smooth_angle is None:
        return
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    if smooth_angle < 180:
        data.set_sharp_from_angle(angle=math.radians(smooth_angle))


def link(name, data):
    """Puts a mesh into the scene as an object."""
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def from_bmesh(name, shape, materials, smooth_angle=45):
    """Turns a bmesh, which is freed, into an object of the scene."""
    data = bpy.data.meshes.new(name)
    shape.to_mesh(data)
    shape.free()
    for material in materials if isinstance(materials, (list, tuple)) else [materials]:
        data.materials.append(material)
    shade(data, smooth_angle)
    return link(name, data)


def bubbles(name, spots, material):
    """Many small balls as one mesh. spots: (x, y, z, radius) of each, in cm."""
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=2, radius=1)
    ball = np.array([v.co for v in shape.verts])
    corners = np.array([[v.index for v in face.verts] for face in shape.faces])
    shape.free()
    spots = np.array(spots, float).reshape(-1, 4)
    vertices = (spots[:, None, :3] + ball[None] * spots[:, None, 3:]).reshape(-1, 3)
    faces = (corners[None] + len(ball) * np.arange(len(spots))[:, None, None]).reshape(-1, 3)
    return mesh_object(name, vertices, faces, material, smooth_angle=180)


def flakes(name, places, sizes, material, chance):
    """Many small flat bits, each turned anyhow, as one mesh. places: n×3; sizes: n×3, the length, breadth and thickness
    of each in cm; chance: a generator of NumPy."""
    tips = np.array([(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)], float) / 2
    corners = np.array([(0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4), (2, 0, 5), (1, 2, 5), (3, 1, 5), (0, 3, 5)])
    count = len(places)
    turns = np.linalg.qr(chance.normal(size=(count, 3, 3)))[0]
    uneven = tips[None] * (1 + 0.3 * chance.normal(size=(count, 6, 1)))
    vertices = (uneven * np.asarray(sizes)[:, None]) @ turns + np.asarray(places)[:, None]
    faces = (corners[None] + 6 * np.arange(count)[:, None, None]).reshape(-1, 3)
    return mesh_object(name, vertices.reshape(-1, 3), faces, material, smooth_angle=180)


def remove(thing):
    """Takes an object out of the scene."""
    bpy.data.objects.remove(thing, do_unlink=True)


def place(thing, location=(0, 0, 0), rotation=(0, 0, 0), scale=1.0):
    """Moves, turns (Euler angles in radians) and scales an object; returns it."""
    size = Matrix.Diagonal((*scale, 1)) if isinstance(scale, (list, tuple)) else Matrix.Scale(scale, 4)
    thing.matrix_basis = Matrix.Translation(location) @ Euler(rotation).to_matrix().to_4x4() @ size
    return thing


def bake(thing):
    """Applies the placement of an object to its mesh; returns it."""
    thing.data.transform(thing.matrix_basis)
    thing.matrix_basis = Matrix.Identity(4)
    return thing


def turn(outline, segments=TURN_SEGMENTS):
    """Vertices and faces of an outline turned about the z axis.

    Walking up an outer wall gives outward normals. A point on the axis closes the mesh.
    """
    vertices, rings, faces = [], [], []
    for radius, height in outline:
        start = len(vertices)
        if radius < 1e-6:
            rings.append([start])
            vertices.append((0, 0, height))
            continue
        rings.append(range(start, start + segments))
        for k in range(segments):
            angle = 2 * math.pi * k / segments
            vertices.append((radius * math.cos(angle), radius * math.sin(angle), height))
    for low, high in zip(rings[:-1], rings[1:]):
        if len(low) == 1 and len(high) == 1:
            continue
        for k in range(segments):
            after = (k + 1) % segments
            if len(low) == 1:
                faces.append((low[0], high[after], high[k]))
            elif len(high) == 1:
                faces.append((low[k], low[after], high[0]))
            else:
                faces.append((low[k], low[after], high[after], high[k]))
    return vertices, faces


def curve(points, step=0.2):
    """A smooth outline through points (Catmull-Rom, centripetal), sampled about every `step` cm.

    A point may be a corner: (radius, height, "corner").
    """
    runs, run = [], []
    for point in points:
        run.append(np.array(point[:2], float))
        if len(point) > 2 and len(run) > 1:
            runs.append(run)
            run = [run[-1]]
    if len(run) > 1:
        runs.append(run)
    result = [tuple(runs[0][0])]
    for run in runs:
        ends = [2 * run[0] - run[1], *run, 2 * run[-1] - run[-2]]
        for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
            times = np.cumsum([0, *(max(1e-6, np.linalg.norm(q - p) ** 0.5) for p, q in ((a, b), (b, c), (c, d)))])
            pieces = max(1, int(np.ceil(np.linalg.norm(c - b) / step)))
            for t in np.linspace(times[1], times[2], pieces + 1)[1:]:
                result.append(tuple(_catmull_rom((a, b, c, d), times, t)))
    return result


def _catmull_rom(points, times, t):
    while len(points) > 1:
        if len(points) == 4:
            spans = [(0, 1), (1, 2), (2, 3)]
        elif len(points) == 3:
            spans = [(0, 2), (1, 3)]
        else:
            spans = [(1, 2)]
        points = [
            (times[j] - t) / (times[j] - times[i]) * p + (t - times[i]) / (times[j] - times[i]) * q
            for (i, j), p, q in zip(spans, points, points[1:])
        ]
    return points[0]


def straight(points, step=0.3):
    """A polyline with points added so that none is farther than `step` cm from the next."""
    result = [points[0]]
    for a, b in zip(points, points[1:]):
        pieces = max(1, int(np.ceil(math.hypot(b[0] - a[0], b[1] - a[1]) / step)))
        result += [(a[0] + (b[0] - a[0]) * i / pieces, a[1] + (b[1] - a[1]) * i / pieces) for i in range(1, pieces + 1)]
    return result


def tube(points, radius, material, sides=12, name="tube"):
    """A round rod through points in space; radius in cm, one or one per point."""
    points = [Vector(p) for p in points]
    radii = radius if isinstance(radius, (list, tuple)) else [radius] * len(points)
    vertices, faces, across = [], [], None
    for i, point in enumerate(points):
        along = (points[min(len(points) - 1, i + 1)] - points[max(0, i - 1)]).normalized()
        across = across - along * across.dot(along) if across else along.orthogonal()
        across.normalize()
        other = along.cross(across)
        for k in range(sides):
            angle = 2 * math.pi * k / sides
            vertices.append(point + (across * math.cos(angle) + other * math.sin(angle)) * radii[i])
    for i in range(len(points) - 1):
        for k in range(sides):
            after = (k + 1) % sides
            faces.append((i * sides + k, i * sides + after, (i + 1) * sides + after, (i + 1) * sides + k))
    faces.append(tuple(reversed(range(sides))))
    faces.append(tuple(range(len(vertices) - sides, len(vertices))))
    return mesh_object(name, vertices, faces, material, smooth_angle=50)


def ribbon(path, width, thickness, materials, *, across=11, cup=0.0, taper=0.3, ragged=0.0, bevelled=False, name="ribbon"):
    """A strip along a path of (position, tangent, outward normal): a peel, a cucumber ribbon.

    materials: [outside, inside]. cup: how much the edges bend inwards, as a part of the width.
    taper: width at the ends as a part of the width; the ends are rounded. ragged: how far each side is off its line, as a
    part of the width. bevelled: whether the knife went in aslant, so that the inside shows along both sides.
    """
    vertices, faces, index, uvs = [], [], [], []
    count, ring = len(path), 2 * across
    for i, (position, tangent, normal) in enumerate(path):
        position, tangent = Vector(position), Vector(tangent).normalized()
        side = tangent.cross(Vector(normal)).normalized()
        normal = side.cross(tangent).normalized()
        u = i / (count - 1)
        edge = min(u, 1 - u) * 2
        broad = width * (taper + (1 - taper) * math.sin(min(1, edge * 3.2) * math.pi / 2))
        outer, inner = [], []
        wander = [1 + ragged * (noise.noise(Vector((u * 5, away, 1))) + 0.5 * noise.noise(Vector((u * 17, away, 4)))) for away in (2.0, 8.0)]
        for j in range(across):
            s = (j / (across - 1) * 2 - 1) * wander[2 * j >= across]
            point = position + side * (s * broad / 2) - normal * (cup * broad * s * s)
            outer.append(point)
            inner.append(point - normal * thickness * (1 - 0.8 * abs(s) ** 4) * min(1, 0.15 + edge * 5))
        vertices += outer + inner
        uvs += [(u, j / (across - 1)) for j in range(across)] * 2
    for i in range(count - 1):
        a, b = i * ring, (i + 1) * ring
        for j in range(across - 1):
            faces += [(a + j, a + j + 1, b + j + 1, b + j)]
            faces += [(a + across + j + 1, a + across + j, b + across + j, b + across + j + 1)]
            index += [int(bevelled and j in (0, across - 2)), 1]
        faces += [(a + across, a, b, b + across), (a + across - 1, a + ring - 1, b + ring - 1, b + across - 1)]
        index += [1, 1]
    for a in (0, (count - 1) * ring):
        for j in range(across - 1):
            faces.append((a + j, a + across + j, a + across + j + 1, a + j + 1))
            index.append(1)
    return mesh_object(name, vertices, faces, materials, uvs=uvs, material_index=index, smooth_angle=60)


def subtract(thing, cutter):
    """Cuts one closed mesh out of another, in place; the cutter stays."""
    modifier = thing.modifiers.new("boolean", "BOOLEAN")
    modifier.object, modifier.operation, modifier.solver = cutter, "DIFFERENCE", "MANIFOLD"
    view = bpy.context.evaluated_depsgraph_get()
    data = bpy.data.meshes.new_from_object(thing.evaluated_get(view))
    thing.modifiers.clear()
    thing.data = data
    return thing


def join(things, name, smooth_angle):
    """One object of several that share their materials; the parts are removed."""
    shape = bmesh.new()
    for thing in things:
        part = thing.data.copy()
        part.transform(thing.matrix_basis)
        shape.from_mesh(part)
        bpy.data.meshes.remove(part)
    materials = list(things[0].data.materials)
    for thing in things:
        remove(thing)
    return from_bmesh(name, shape, materials, smooth_angle)


def half_space(height, reach=40):
    """A closed box below a height: what is cut away or kept at a surface."""
    low, high = height - reach, height
    corners = [(-reach, -reach), (reach, -reach), (reach, reach), (-reach, reach)]
    vertices = [(x, y, low) for x, y in corners] + [(x, y, high) for x, y in corners]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return mesh_object("half space", vertices, faces, [], smooth_angle=None)
