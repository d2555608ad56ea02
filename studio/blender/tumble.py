"""Pieces of ice that fall into a glass and come to rest: a short run of Blender's rigid bodies."""

from __future__ import annotations

import math
import random

import bmesh
import bpy
import numpy as np

from mesh import from_bmesh, mesh_object, remove, turn

#: Frames of the fall; at 24 a second all that matters lies still by then.
FRAMES = 64
#: The simulation is made for metres; in centimetres things would creep.
GRAVITY = -220.0
HULL_POINTS = 40


def settle(pieces: list[bpy.types.Object], glass, rng: random.Random, slant: float = 0.5, room: float = 0.09) -> None:
    """Drops pieces into a glass, one above the other, and leaves them where they come to rest.

    slant: radians by which they lean at most when they are let go. room: cm that stay free at the wall.
    """
    scene = bpy.context.scene
    if scene.rigidbody_world:
        bpy.ops.rigidbody.world_remove()
    bpy.ops.rigidbody.world_add()
    world = scene.rigidbody_world
    world.collection = bpy.data.collections.new("falling")
    world.substeps_per_frame, world.solver_iterations = 6, 14
    scene.gravity = (0, 0, GRAVITY)
    world.point_cache.frame_start, world.point_cache.frame_end = 1, FRAMES
    wall = _container(glass, room)
    world.collection.objects.link(wall)
    wall.rigid_body.type, wall.rigid_body.collision_shape = "PASSIVE", "MESH"
    wall.rigid_body.friction, wall.rigid_body.restitution = 0.1, 0.0
    wall.rigid_body.use_margin, wall.rigid_body.collision_margin = True, 0.01
    height = glass.floor
    hulls = [_hull(piece) for piece in pieces]
    for piece in hulls:
        size = max(piece.dimensions) / 2
        height += size * 1.25
        free = max(0.0, glass.inner_radius(min(height, glass.height - 0.3)) - size * 1.25)
        angle, reach = rng.uniform(0, 2 * math.pi), free * rng.random()
        tilt = (rng.uniform(-slant, slant), rng.uniform(-slant, slant), rng.uniform(0, 6.28))
        piece.location, piece.rotation_euler = (reach * math.cos(angle), reach * math.sin(angle), height + size * 0.4), tilt
        world.collection.objects.link(piece)
        body = piece.rigid_body
        body.type, body.collision_shape, body.mass = "ACTIVE", "CONVEX_HULL", 1.0
        body.friction, body.restitution, body.angular_damping, body.linear_damping = 0.12, 0.02, 0.3, 0.15
        body.use_margin, body.collision_margin = True, 0.012
        height += size * 0.3
    for frame in range(1, FRAMES + 1):
        scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    rest = [hull.evaluated_get(graph).matrix_world.copy() for hull in hulls]
    bpy.ops.rigidbody.world_remove()
    for thing in [wall, *hulls]:
        remove(thing)
    scene.frame_set(1)
    for piece, matrix in zip(pieces, rest):
        piece.matrix_basis = matrix


def _hull(piece: bpy.types.Object) -> bpy.types.Object:
    """A piece with few corners, which falls quicker: the points that lie farthest out in a number of directions."""
    points = np.array([tuple(v.co) for v in piece.data.vertices])
    steps = np.arange(HULL_POINTS) + 0.5
    up = 1 - 2 * steps / HULL_POINTS
    turned = np.pi * (1 + 5**0.5) * steps
    level = np.sqrt(1 - up**2)
    ways = np.stack([level * np.cos(turned), level * np.sin(turned), up], 1)
    farthest = np.unique((points @ ways.T).argmax(0))
    shape = bmesh.new()
    for number in farthest:
        shape.verts.new(points[number])
    bmesh.ops.convex_hull(shape, input=shape.verts[:])
    return from_bmesh("hull", shape, [], None)


def _container(glass, room: float) -> bpy.types.Object:
    """The inside of the glass, with a funnel above it that leads pieces in."""
    outline = [(0.0, glass.floor), *[(max(0.02, r - room), z) for r, z in reversed(glass.inner) if z > glass.floor + 0.02 and r > 0.05]]
    mouth = outline[-1][0]
    outline += [(mouth, glass.height + 14)]
    vertices, faces = turn(outline, 48)
    # The faces look outwards; a mesh collides on both sides.
    return mesh_object("container", vertices, faces, [], smooth_angle=None)
