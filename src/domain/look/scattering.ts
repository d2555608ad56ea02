import type { Clarity } from '../../contracts/drinks/look.ts';
import { sumVolume } from '../drinks/abv.ts';
import { linearRgb } from './colour.ts';

/** How often light is thrown aside in a centimetre of a liquid that is not mixed. */
const PER_CM: Record<Clarity, number> = { clear: 0, cloudy: 4, opaque: 14 };
/** Coffee and cola are opaque because they are dark, not because they are cloudy. */
const DARK_PER_CM = 0.5;
/** Of the brightest channel, linear. */
const DARK = 0.06;
/** A soda holds little juice, and fizzy beer with yeast is no soda. */
const CLOUDY_SODA_PER_CM = 1;
/** The fat of milk and cream throws light aside more than the pulp of any juice. */
const DAIRY_PER_CM = 60;

interface Part {
  category: string;
  clarity?: Clarity | undefined;
  /** As `#rrggbb`. */
  colour?: string | undefined;
  fizzy?: boolean | undefined;
  ml: number;
}

/**
 * How often light is thrown aside in a centimetre of a mixture: 0 in what is clear, about 1 in a Daiquiri, 10 in
 * orange juice. What scatters does so in proportion to its share.
 */
export function calculateScattering(parts: readonly Part[]): number {
  const total = sumVolume(parts);
  if (total === 0) return 0;
  const sum = parts.reduce((whole, part) => whole + part.ml * scatteringOfOne(part), 0);
  return Math.round((sum / total) * 100) / 100;
}

function scatteringOfOne({ category, clarity = 'clear', colour, fizzy }: Part): number {
  if (category === 'mixer' && clarity === 'cloudy' && fizzy) return CLOUDY_SODA_PER_CM;
  if (clarity === 'opaque' && colour !== undefined && Math.max(...linearRgb(colour)) < DARK)
    return DARK_PER_CM;
  return category === 'dairy' && clarity === 'opaque' ? DAIRY_PER_CM : PER_CM[clarity];
}
