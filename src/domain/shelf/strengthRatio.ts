/** Up to this many times as strong one spirit is poured like another. */
const SAME = 1.15;
/** How far a stated ratio may be from that of the strengths: a bartender rounds. */
const ROUNDING = 1.2;
/** What a jigger measures. */
const RATIOS = [0.25, 1 / 3, 0.4, 0.5, 0.6, 2 / 3, 0.75, 0.8, 5 / 6, 1];
const MEASURED = [...RATIOS, ...RATIOS.map((ratio) => 1 / ratio)];

/**
 * How much of one spirit has the alcohol of one part of another, as a jigger measures it.
 *
 * @param asked alcohol by volume of what a recipe asks for, per cent
 * @param use alcohol by volume of what is poured instead, per cent
 * @example ratioByStrength(40, 57) // 2 / 3
 */
export function ratioByStrength(asked: number, use: number): number {
  return apart(asked, use) < SAME ? 1 : measured(asked / use);
}

/** A ratio that is stated for one spirit, for a kind of it that has another strength. */
export function ratioForKind(stated: number, named: number, kind: number): number {
  return apart(named, kind) < SAME ? stated : measured((stated * named) / kind);
}

/** Whether a stated ratio pours far more or far less alcohol than the recipe does. */
export function contradictsStrength(ratio: number, asked: number, use: number): boolean {
  return apart(ratio, asked / use) > ROUNDING;
}

function measured(ratio: number): number {
  const [nearest = ratio] = [...MEASURED].sort((a, b) => apart(a, ratio) - apart(b, ratio));
  return nearest;
}

/** How many times the one is the other, 1 or more. */
function apart(one: number, other: number): number {
  return Math.max(one / other, other / one);
}
