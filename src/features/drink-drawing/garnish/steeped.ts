import type { LookGarnish } from '../../../contracts/drinks/look.ts';
import { tag } from '../svg.ts';
import { disc } from './citrus.ts';
import { leafSymbol } from './herbs.ts';
import { CITRUS, LEAVES } from './palettes.ts';
import type { Place } from './place.ts';

/** Muddled leaves and fruit, spread through the drink. */
export function drawSteeped(items: readonly LookGarnish[], place: Place): string {
  return items
    .slice(0, 2)
    .map((item) => spread(item, place))
    .join('');
}

function spread({ ingredient, cut, count }: LookGarnish, place: Place): string {
  const { vessel, level, random, defs } = place;
  const leaves = LEAVES[ingredient];
  const citrus = CITRUS[ingredient];
  if (!leaves && !citrus) return '';
  const symbol = leaves ? leafSymbol(place) : defs.add('g', {}, piece(ingredient, place));
  const shown = leaves ? 6 : Math.max(2, Math.min(4, Math.round(cut === 'piece' ? count * 4 : count)));
  return Array.from({ length: shown }, (_, index) => {
    const height = vessel.floor + (level - vessel.floor) * ((index + 0.6) / (shown + 0.2));
    const x = Math.round(vessel.innerAt(height) * (index % 2 ? 0.5 : -0.5) * (0.6 + random() * 0.6));
    const transform = `translate(${x} ${Math.round(-height)})rotate(${Math.round(random() * 360)})${leaves ? 'scale(.62)' : ''}`;
    return tag('use', { href: `#${symbol}`, fill: leaves?.[index % 2], transform });
  }).join('');
}

/** Half a wheel. */
function piece(ingredient: string, { vessel, defs }: Place): string {
  const palette = CITRUS[ingredient];
  if (!palette) return '';
  const r = Math.round(palette.radius * vessel.scale * 0.8);
  return tag('g', { clip_path: defs.clip(`M${-r} 0V${-r}H${r}V0Z`) }, disc(palette, r, true));
}
