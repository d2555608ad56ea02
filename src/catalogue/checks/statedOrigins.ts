import type { Draft } from '../draft.ts';
import type { Problem } from '../problem.ts';

/** A year, a decade or a century, and the words by which a description passes on what others tell. */
const ORIGIN =
  /\b(1\d|20)\d\d(s|\b)|\b(twen|thir|for|fif|six|seven|eigh|nine)ties\b|\b\w+teenth century\b|\bcenturies\b|\bsaid to\b|\bthe story goes\b|\blegend\b|\bcredit(s|ed)?\b|\bclaim(s|ed)? (it|to)\b/;

/** Descriptions that state when or by whom a drink came about, or name a person, of recipes that name no source. */
export function checkStatedOrigins({ recipes, givenNames }: Draft): Problem[] {
  const person = new RegExp(
    String.raw`(?<!\p{L})(?:${givenNames.join('|')}) (?:\p{Lu}\.? |d[aei] |van |von )*\p{Lu}\p{L}+`,
    'u',
  );
  return recipes.flatMap(({ recipe: { description, sources = [] }, file }) => {
    const stated = ORIGIN.exec(description.en)?.[0] ?? person.exec(description.en)?.[0];
    if (stated === undefined || sources.length > 0) return [];
    return [{ file, field: 'sources', reason: `the description says "${stated}", and no source is named` }];
  });
}
