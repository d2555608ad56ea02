"""Shapes that garnishes are made of: parts, gathered into one mesh, and frames to place them by.

A part is points, faces and texture coordinates about its own origin, in cm. A frame is a 4×4 matrix.
"""

import math
from typing import NamedTuple

import numpy as np
from mathutils import Matrix, Vector

from mesh import mesh_object


class Part(NamedTuple):
    """vertices: n×3. faces: tuples of indices. uvs: n×2."""

    vertices: np.ndarray
    faces: list
    uvs: np.ndarray


class Heap:
    """Parts gathered into one mesh: an island each, so that `island` in a material can tell them apart."""

    def __init__(self):
        self._vertices, self._faces, self._uvs, self._index, self._count = [], [], [], [], 0

    def add(self, part, frame=None, material=0):
        """Puts a part in its frame; material: index of its material."""
        points = part.vertices if frame is None else moved(part.vertices, frame)
        self._vertices.append(points)
        self._uvs.append(part.uvs)
        first = self._count
        self._faces += [tuple(first + i for i in face) for face in part.faces]
        self._index += [material] * len(part.faces)
        self._count += len(points)

    def build(self, name, materials, smooth_angle=180):
        """Links the mesh to the scene; nothing where no part was added."""
        if not self._count:
            return None
        return mesh_object(
            name,
            np.concatenate(self._vertices),
            self._faces,
            materials,
            uvs=np.concatenate(self._uvs),
            material_index=self._index,
            smooth_angle=smooth_angle,
        )


def moved(points, frame):
    """Points (n×3) taken through a frame."""
    matrix = np.array(frame)
    return points @ matrix[:3, :3].T + matrix[:3, 3]


def aimed(origin, direction, roll=0.0, scale=1.0):
    """A frame at a point whose z axis runs along a direction; roll: turn about that axis, radians."""
    turned = Vector(direction).to_track_quat("Z", "Y").to_matrix().to_4x4()
    return Matrix.Translation(origin) @ turned @ Matrix.Rotation(roll, 4, "Z") @ Matrix.Scale(scale, 4)


def at(origin, x=0.0, y=0.0, z=0.0, scale=1.0):
    """A frame at a point, turned about x, then y, then z (radians), and scaled."""
    turned = Matrix.Rotation(z, 4, "Z") @ Matrix.Rotation(y, 4, "Y") @ Matrix.Rotation(x, 4, "X")
    return Matrix.Translation(origin) @ turned @ Matrix.Scale(scale, 4)


def facing(origin, along, front):
    """A frame with z along a line and −y as near to `front` as that allows."""
    z = Vector(along).normalized()
    y = -(Vector(front) - z * z.dot(Vector(front))).normalized()
    x = y.cross(z)
    return Matrix.Translation(origin) @ Matrix((x, y, z)).transposed().to_4x4()


def sheet(points, closed=False):
    """A part of a grid of points (rows × columns × 3); closed joins the last column to the first."""
    rows, columns = points.shape[:2]
    row, column = np.meshgrid(np.arange(rows - 1), np.arange(columns if closed else columns - 1), indexing="ij")
    after = (column + 1) % columns
    corners = (row * columns + column, row * columns + after, (row + 1) * columns + after, (row + 1) * columns + column)
    faces = [tuple(f) for f in np.stack([c.ravel() for c in corners], 1).tolist()]
    u, v = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 1, columns), indexing="ij")
    return Part(points.reshape(-1, 3), faces, np.stack([u.ravel(), v.ravel()], 1))


def turned(outline, sides=32, shape=None):
    """A part of an outline of (radius, height), from the bottom up, turned about z.

    shape: function (angle, radius, height) → radius, for lobes and dents; arrays in and out.
    """
    outline = np.array(outline, float)
    angle = np.linspace(0, 2 * math.pi, sides, endpoint=False)[None, :]
    radius, height = outline[:, :1] + 0 * angle, outline[:, 1:] + 0 * angle
    if shape:
        radius = shape(angle, radius, height)
    return sheet(np.stack([radius * np.cos(angle), radius * np.sin(angle), height], 2), closed=True)


def egg(length, width, rows=20, sides=28, pointed=0.0):
    """A ball drawn out along z, its middle at the origin; pointed: how much its lower end narrows."""
    t = np.linspace(0, math.pi, rows)
    height = -np.cos(t)
    radius = np.sin(t) * (1 + pointed * height) * width / 2
    return turned(np.stack([radius, height * length / 2], 1), sides)


def ball(width, length, dimple=0.0, rows=36, sides=48, reach=0.3):
    """A ball about the origin, drawn in at its top: a cherry, a berry. dimple: its depth in cm; reach: its
    radius as a part of the width."""
    t = np.linspace(0, math.pi, rows)
    radius, height = np.sin(t) * width / 2, -np.cos(t) * length / 2
    top = np.where(t > math.pi / 2, np.exp(-((radius / (reach * width)) ** 2)), 0.0)
    return turned(np.stack([radius, height - dimple * top], 1), sides)


def slab(outline, thickness, rounding=0.06, rings=5):
    """A slice of a star-shaped outline (n×2: x, z) about the origin, its faces to ±y, its edge rounded.

    Its texture coordinates are x and z over the outline's extent.
    """
    outline = np.asarray(outline, float)
    inset = 1 - rounding / np.abs(outline).max()
    half = thickness / 2
    front = [(f, -half) for f in np.linspace(0.01, inset, rings)]
    edge = [(inset + (1 - inset) * math.sin(a), -half * math.cos(a)) for a in np.linspace(0, math.pi, 9)[1:-1]]
    profile = front + edge + [(f, half) for f, _ in reversed(front)]
    points = np.array([[(x * f, y, z * f) for x, z in outline] for f, y in profile])
    part = sheet(points, closed=True)
    low, high = outline.min(0), outline.max(0)
    return part._replace(uvs=(part.vertices[:, [0, 2]] - low) / (high - low))


def rod(points, radius, sides=8):
    """A round rod through points; radius: one or one per point. Its ends are closed by a shrinking ring."""
    points = np.array(points, float)
    radii = np.broadcast_to(np.asarray(radius, float), (len(points),))
    along = np.gradient(points, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    across = np.cross(along, [0.31, 0.87, 0.38])
    across /= np.linalg.norm(across, axis=1, keepdims=True)
    other = np.cross(along, across)
    angle = np.linspace(0, 2 * math.pi, sides, endpoint=False)
    ring = across[:, None] * np.cos(angle)[None, :, None] + other[:, None] * np.sin(angle)[None, :, None]
    rings = points[:, None] + ring * radii[:, None, None]
    caps = [np.repeat(points[i][None, None], sides, 1) for i in (0, -1)]
    return sheet(np.concatenate([caps[0], rings, caps[1]]), closed=True)


def arc(start, end, sag, count=16, towards=(0, 0, 1)):
    """Points of a bowed line; sag: how far its middle is moved `towards`, cm."""
    t = np.linspace(0, 1, count)[:, None]
    return np.array(start) * (1 - t) + np.array(end) * t + np.array(towards) * (sag * 4 * t * (1 - t))


def wobble(points, scale, seed, waves=9):
    """A smooth random number between about −1 and 1 for each point (n×3); scale: waves per cm."""
    chance = np.random.default_rng(seed)
    direction = chance.normal(size=(3, waves))
    direction *= scale * 2 * math.pi * chance.uniform(0.5, 1.3, waves) / np.linalg.norm(direction, axis=0)
    return np.sin(points @ direction + chance.uniform(0, 2 * math.pi, waves)).sum(1) / math.sqrt(waves) * 0.8


def dented(part, amount, scale, seed):
    """A part whose points are moved by a smooth random amount (cm) away from or to its middle."""
    middle = part.vertices.mean(0)
    away = part.vertices - middle
    size = np.maximum(np.linalg.norm(away, axis=1, keepdims=True), 1e-6)
    return part._replace(vertices=part.vertices + away / size * (wobble(part.vertices, scale, seed) * amount)[:, None])
