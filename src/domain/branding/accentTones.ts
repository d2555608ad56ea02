import { contrastRatio } from './contrast.ts';
import { hexOfOklch, toOklch } from '../look/oklch.ts';

/**
 * The ground of each theme on which an accent has the least contrast, of palette.css: `--ground` by day,
 * `--raised` by night.
 */
export const GROUNDS = { light: '#faf7f1', dark: '#1c1917' } as const;
export type Theme = keyof typeof GROUNDS;
export const THEMES: readonly Theme[] = ['light', 'dark'];

/** Least contrast of text (WCAG 2.2, 1.4.3, AA). */
export const LEAST_CONTRAST = 4.5;

/** An accent as it is shown in each theme; one that can be read as it is stays itself. */
export type AccentTones = Record<Theme, string>;

/** The tones of a chosen colour, `#rrggbb`, in which text can be read in both themes; print takes that of the day. */
export function accentTones(colour: string): AccentTones {
  return { light: readableTone(colour, 'light'), dark: readableTone(colour, 'dark') };
}

/** How often the distance between a tone that passes and one that does not is halved. */
const STEPS = 16;

/**
 * The nearest tone of the same hue whose contrast to the ground of a theme is enough for text: darker by day, lighter by
 * night, in the lightness of OKLCH. Where the screen cannot show the colour so light or dark, it is less vivid.
 */
export function readableTone(colour: string, theme: Theme): string {
  const ground = GROUNDS[theme];
  const passes = (tone: string) => contrastRatio(tone, ground) >= LEAST_CONTRAST;
  if (passes(colour)) return colour;
  const { lightness, chroma, hue } = toOklch(colour);
  const toneAt = (at: number) => hexOfOklch({ lightness: at, chroma, hue });
  let failing = lightness;
  let passing = theme === 'light' ? 0 : 1;
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (failing + passing) / 2;
    if (passes(toneAt(middle))) passing = middle;
    else failing = middle;
  }
  return toneAt(passing);
}
