import type { Pairing } from '../../contracts/bars/brandLimits.ts';
import { accentTones } from './accentTones.ts';

/**
 * Text on a ground of the accent: white by day, near-black by night. It has at least the contrast that the
 * accent has on the page.
 */
const ON_ACCENT = 'light-dark(#ffffff,#131110)';

/** How a pairing sets titles and texts; the typefaces themselves are those of fonts.config.ts. */
const PAIRED: Record<Pairing, string> = {
  house: '',
  modern:
    ':root:root:root{--font-serif:var(--font-instrument-sans)}' +
    'h1,h2,h3{font-weight:600;letter-spacing:-0.02em}',
  deco:
    ':root:root:root{--font-serif:var(--font-bar-deco);--font-sans:var(--font-newsreader)}' +
    'h1{font-size:clamp(1.875rem,1.5rem + 1.9vw,3rem);line-height:1.15}' +
    'section>h2{font-size:clamp(1.3125rem,1.1rem + 1vw,1.875rem);line-height:1.2}' +
    'h2,h3{letter-spacing:0.01em}' +
    'p[lang]{font-family:var(--font-sans)}' +
    'h1,section>h2{letter-spacing:0.08em;text-transform:uppercase}',
};

/**
 * The stylesheet of a bar's look, over that of the site.
 *
 * @param accent `#rrggbb`, of which each theme gets a tone that can be read; null for the colour of the site
 */
export function lookSheet(accent: string | null, pairing: Pairing): string {
  return `${accent === null ? '' : accentRules(accent)}${PAIRED[pairing]}`;
}

function accentRules(accent: string): string {
  const { light, dark } = accentTones(accent);
  return (
    `:root:root:root{--brass:light-dark(${light},${dark});--on-brass:${ON_ACCENT}}` +
    `@media print{:root:root:root{--brass:${light}}}`
  );
}
