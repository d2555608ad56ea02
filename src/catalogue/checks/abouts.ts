import { LOCALES } from '../../contracts/site/locale.ts';
import { splitInstructions } from '../../domain/drinks/instructions.ts';
import { INGREDIENT_FACTS, textsFile } from '../languageTexts.ts';
import type { Problem } from '../problem.ts';
import type { WholeDraft } from '../wholeDraft.ts';

/** So many words at the beginning of a text stand at the beginning of no other. */
const OPENING_WORDS = 4;

/** What is told of ingredients in one sentence or too many, aloud, or in the words of another entry. */
export function checkAbouts({ abouts }: WholeDraft): Problem[] {
  return LOCALES.flatMap((locale) => {
    const openings = new Map<string, string>();
    return Object.entries(abouts[locale] ?? {}).flatMap(([id, { about }]) => {
      const sentences = splitInstructions(about).length;
      const opening = about.toLowerCase().split(/\s+/).slice(0, OPENING_WORDS).join(' ');
      const before = openings.get(opening);
      openings.set(opening, before ?? id);
      const reasons = [
        (sentences < 2 || sentences > 3) && `has ${sentences} sentence(s), not two or three`,
        /[!¡]/.test(about) && 'has an exclamation mark',
        before !== undefined && `begins with the same words as "${before}": "${opening} …"`,
      ];
      return reasons
        .filter((reason) => typeof reason === 'string')
        .map((reason) => ({ file: textsFile(locale, INGREDIENT_FACTS), field: `${id}.about`, reason }));
    });
  });
}
