import type { Clarity } from '../../contracts/drinks/look.ts';

/** How much light a liquid throws back, relative to black coffee; what is pale and opaque, such as cream, twice as much. */
const SCATTER: Record<Clarity, number> = { clear: 0.05, cloudy: 0.4, opaque: 1 };

/**
 * The colour of liquids poured together, by the two-constant theory of Kubelka and Munk in linear light:
 * each liquid absorbs by its colour and scatters by its clarity, both in proportion to its volume. So a
 * little Campari reddens much gin, gin thins it, and cream outweighs what it clouds.
 */
export function mixColour(parts: readonly { colour: string; clarity: Clarity; ml: number }[]): string {
  const mixed = [0, 1, 2].map((channel) => {
    let absorbed = 0;
    let scattered = 0;
    for (const { colour, clarity, ml } of parts) {
      const scatter = SCATTER[clarity] * (clarity === 'opaque' ? 1 + Math.max(...linearRgb(colour)) : 1);
      const seenBack = Math.min(0.985, Math.max(0.002, linearRgb(colour)[channel] ?? 0));
      absorbed += (ml * scatter * (1 - seenBack) ** 2) / (2 * seenBack);
      scattered += ml * scatter;
    }
    const ratio = scattered === 0 ? 0 : absorbed / scattered;
    return 1 + ratio - Math.sqrt(ratio * ratio + 2 * ratio);
  });
  return toHex(mixed);
}

/** Red, green and blue of a colour such as `#d9a95f` in linear light, 0–1. */
export function linearRgb(colour: string): number[] {
  return [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}

/** The inverse of {@link linearRgb}; what no screen can show is clipped. */
export function toHex(linear: readonly number[]): string {
  const bytes = linear.map((value) => {
    const light = Math.min(1, Math.max(0, value));
    const coded = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(coded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${bytes.join('')}`;
}
