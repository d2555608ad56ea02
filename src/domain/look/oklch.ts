import { toHex, linearRgb } from './colour.ts';

/** A colour by lightness (0–1), chroma (0 to about 0.37) and hue (radians), alike for the eye (OKLCH, B. Ottosson). */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** A colour, `#rrggbb`, as OKLCH. */
export function toOklch(colour: string): Oklch {
  const [red = 0, green = 0, blue = 0] = linearRgb(colour);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

/** How often the chroma is halved towards what a screen can show. */
const STEPS = 18;

/** The inverse of {@link toOklch}; what no screen can show keeps lightness and hue, and loses chroma. */
export function hexOfOklch({ lightness, chroma, hue }: Oklch): string {
  let [shown, beyond] = [0, chroma];
  const whole = linearOfOklch({ lightness, chroma, hue });
  if (isShown(whole)) return toHex(whole);
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (shown + beyond) / 2;
    if (isShown(linearOfOklch({ lightness, chroma: middle, hue }))) shown = middle;
    else beyond = middle;
  }
  return toHex(linearOfOklch({ lightness, chroma: shown, hue }));
}

/** A colour as light of its three primaries; beyond 0–1 no screen can show it. */
export function linearOfOklch({ lightness, chroma, hue }: Oklch): number[] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Whether a screen can show it, but for what rounding makes of it. */
function isShown(linear: readonly number[]): boolean {
  return linear.every((value) => value > -0.0004 && value < 1.0004);
}
