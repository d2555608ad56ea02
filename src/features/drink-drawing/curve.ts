export type Point = readonly [x: number, y: number];
/** A cubic Bézier segment: two handles and the end; it starts where the one before ended. */
export type Segment = readonly [Point, Point, Point];

/**
 * The smooth curve through points, as Bézier segments from the first. Tangents weigh the neighbours by
 * distance (chordal Catmull–Rom), so that a short span beside a long one does not overshoot.
 */
export function curveSegments(points: readonly Point[]): Segment[] {
  const tangents = points.map((point, index) => tangentAt(points[index - 1], point, points[index + 1]));
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const [ax, ay] = tangents[index] ?? [0, 0];
    const [bx, by] = tangents[index + 1] ?? [0, 0];
    const third = distance(from, to) / 3;
    return [[from[0] + ax * third, from[1] + ay * third], [to[0] - bx * third, to[1] - by * third], to];
  });
}

/** The point at `t`, 0–1, of a segment that starts at `from`. */
export function pointOn(from: Point, [a, b, to]: Segment, t: number): [number, number] {
  const along = (axis: 0 | 1) =>
    (1 - t) ** 3 * from[axis] +
    3 * (1 - t) ** 2 * t * a[axis] +
    3 * (1 - t) * t * t * b[axis] +
    t ** 3 * to[axis];
  return [along(0), along(1)];
}

function tangentAt(before: Point | undefined, point: Point, after: Point | undefined): Point {
  const a = before ?? point;
  const b = after ?? point;
  const [d0, d1] = [distance(a, point), distance(point, b)];
  if (d0 === 0) return d1 === 0 ? [0, 0] : [(b[0] - point[0]) / d1, (b[1] - point[1]) / d1];
  if (d1 === 0) return [(point[0] - a[0]) / d0, (point[1] - a[1]) / d0];
  const along = (axis: 0 | 1) =>
    (((point[axis] - a[axis]) / d0) * d1 + ((b[axis] - point[axis]) / d1) * d0) / (d0 + d1);
  return [along(0), along(1)];
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}
