import { IVORY } from './colour.ts';
import type { Defs } from './defs.ts';
import { arc, path, tag } from './svg.ts';
import { drawInside, type Vessel } from './vessel.ts';

type Random = () => number;

/** Crushed ice that fills the glass to its lip. */
export function drawCrushed(vessel: Vessel, defs: Defs, random: Random): string {
  const inside = drawInside(vessel, defs);
  return (
    tag('use', { href: `#${inside}`, fill: '#fff', fill_opacity: 0.18 }) + crushedIn(inside, defs, random)
  );
}

/** Crushed ice heaped above the lip. */
export function drawHeap(vessel: Vessel, defs: Defs, random: Random): string {
  const { mouth, height, ratioAt } = vessel;
  const rise = mouth * 0.42;
  const bumps = Array.from({ length: 15 }, (_, index) => {
    const across = -0.94 + (index / 14) * 1.88;
    return [
      Math.round(across * mouth),
      Math.round(-height - rise * Math.sqrt(1 - across ** 2) * (0.86 + random() * 0.3)),
    ];
  });
  const d =
    path`M${-mouth} ${-height}L${bumps.flat()} ${mouth} ${-height}` +
    arc(mouth, ratioAt(height), -mouth, -height, 'front') +
    'Z';
  const heap = defs.add('path', { d });
  return (
    tag('use', {
      href: `#${heap}`,
      fill: '#e6e8e2',
      fill_opacity: 0.6,
      stroke: IVORY,
      stroke_opacity: 0.6,
      stroke_linejoin: 'round',
    }) + crushedIn(heap, defs, random)
  );
}

/** A kept shape filled with splinters: a tile of them, and the same tile turned, so that no repeat is seen. */
function crushedIn(shape: string, defs: Defs, random: Random): string {
  const tile = defs.share('crushed', () => {
    const bits = Array.from({ length: 13 }, () =>
      shard(8 + random() * 74, 8 + random() * 74, 9 + random() * 9, random),
    );
    return defs.add(
      'pattern',
      { width: 90, height: 90, patternUnits: 'userSpaceOnUse' },
      tag('path', { d: bits.join(''), fill: '#ffffff4d', stroke: '#ffffff8c', stroke_linejoin: 'round' }),
    );
  });
  const turned = defs.share('crushed turned', () =>
    defs.add('pattern', { href: `#${tile}`, patternTransform: 'rotate(38)scale(.8)' }),
  );
  return [tile, turned].map((paint) => tag('use', { href: `#${shape}`, fill: `url(#${paint})` })).join('');
}

function shard(x: number, y: number, size: number, random: Random): string {
  const turn = random() * 6.3;
  const side = (angle: number, long: number): [number, number] => [
    Math.round(Math.cos(turn + angle) * size * long),
    Math.round(Math.sin(turn + angle) * size * long),
  ];
  return path`M${Math.round(x)} ${Math.round(y)}l${side(0, 1)} ${side(1.9, 0.9)} ${side(3.4, 0.7)}z`;
}
