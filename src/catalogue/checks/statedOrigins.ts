import type { Draft } from '../draft.ts';
import type { Problem } from '../problem.ts';

/** A year, a decade or a century, and the words by which a description passes on what others tell. */
const ORIGIN = /\b(1\d|20)\d\d(s|\b)|\b\w+teenth century\b|\bcenturies\b|\bsaid to\b|\bthe story goes\b/;

/** Descriptions that state when or by whom a drink came about, of recipes that name no source. */
export function checkStatedOrigins({ recipes }: Draft): Problem[] {
  return recipes.flatMap(({ recipe: { description, sources = [] }, file }) => {
    const stated = ORIGIN.exec(description.en)?.[0];
    if (stated === undefined || sources.length > 0) return [];
    return [{ file, field: 'sources', reason: `the description says "${stated}", and no source is named` }];
  });
}
