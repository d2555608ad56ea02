/** What the name of a size tells of its amount: millilitres, or so many times the usual amount. */
export type SizeAmount = { ml: number } | { times: number };

const ML_OF: Readonly<Record<string, number>> = { ml: 1, cl: 10, dl: 100, l: 1000, oz: 29.57 };
/** Whole words for the units, in the languages of the site. */
const UNITS: readonly [pattern: string, unit: keyof typeof ML_OF][] = [
  ['ml|millilit(?:er|re)s?|mililitros?', 'ml'],
  ['cl|zentiliter|centilit(?:er|re)s?|centilitros?', 'cl'],
  ['dl|deziliter|d[eé]cilit(?:er|re)s?|decilitros?', 'dl'],
  ['l|ltr?|lit(?:er|re)s?|litros?', 'l'],
  ['(?:fl\\.? ?)?oz', 'oz'],
];
/** "0,3", "1.5", "0,375", "½", "1/2"; of "1.000 ml" nobody knows whether that is one or a thousand. */
const NUMBER = String.raw`(?<number>0[.,]\d{1,3}|\d{1,4}(?:[.,]\d{1,2})?|[¼½¾]|1/[24]|3/4)`;
const FRACTIONS: Readonly<Record<string, number>> = {
  ...{ '¼': 0.25, '½': 0.5, '¾': 0.75 },
  ...{ '1/4': 0.25, '1/2': 0.5, '3/4': 0.75 },
};
const TIMES: readonly [pattern: string, times: number][] = [
  ['single|enkele?|einfach(?:e[rs]?)?|sencill[oa]|simple', 1],
  ['double|dubbele?|doppelt(?:e[rs]?)?|doppel|doppio|doble', 2],
  ['triple|driedubbele?|dreifach(?:e[rs]?)?', 3],
];
/** What is poured at a bar: a few drops to a keg. */
const LEAST_ML = 5;
const MOST_ML = 20_000;

const alone = (pattern: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`, 'iu');
const READ_TIMES = TIMES.map(([pattern, times]) => [alone(pattern), times] as const);
const READ_ML = UNITS.map(
  ([pattern, unit]) =>
    [
      new RegExp(String.raw`(?<![\p{N}.,/])${NUMBER}[ \u00a0\u202f]?(?:${pattern})(?![\p{L}\p{N}])`, 'iu'),
      ML_OF[unit] ?? 0,
    ] as const,
);

/**
 * Reads the amount of a size: "0,3 l", "Pitcher 1 l", "4cl", "double".
 *
 * @returns undefined where the size tells none, or not clearly which: "large", "2 × 4 cl", "double or 4 cl"
 */
export function readSizeAmount(size: string): SizeAmount | undefined {
  const times = READ_TIMES.flatMap(([pattern, number]) => (pattern.test(size) ? [number] : []));
  for (const [pattern, unitMl] of READ_ML) {
    const found = pattern.exec(size);
    const number = found?.groups?.['number'];
    if (found === null || number === undefined) continue;
    const rest = size.replace(found[0], '');
    if (/\p{N}/u.test(rest) || times.length > 0) return undefined;
    const ml = (FRACTIONS[number] ?? Number(number.replace(',', '.'))) * unitMl;
    return ml >= LEAST_ML && ml <= MOST_ML ? { ml } : undefined;
  }
  const [only, ...others] = times;
  return only === undefined || others.length > 0 || /\p{N}/u.test(size) ? undefined : { times: only };
}
