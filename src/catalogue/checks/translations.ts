import { TRANSLATED_LOCALES } from '../../contracts/locale.ts';
import { splitInstructions } from '../../domain/instructions.ts';
import type { Draft } from '../draft.ts';
import { phrasesFile } from '../phrases.ts';
import type { Problem } from '../problem.ts';
import { catalogueTexts } from '../texts.ts';

/** Steps without a translation, translations of nothing, and texts left in English. */
export function checkTranslations(draft: Draft): Problem[] {
  return [...phraseProblems(draft), ...leftInEnglish(draft)];
}

function* phraseProblems({ recipes, phrases, isComplete }: Draft): Generator<Problem> {
  const places = stepPlaces(recipes);
  for (const locale of TRANSLATED_LOCALES) {
    for (const [step, { file, field, more }] of places) {
      if (phrases[locale][step] !== undefined) continue;
      const others = more === 0 ? '' : ` (and in ${more} more)`;
      yield { file, field, reason: `"${step}" has no translation in ${phrasesFile(locale)}${others}` };
    }
    for (const [english, translation] of Object.entries(phrases[locale])) {
      const problem = { file: phrasesFile(locale), field: `"${english}"` };
      if (isComplete && !places.has(english)) yield { ...problem, reason: 'no recipe uses this sentence' };
      if (splitInstructions(`${translation} ${translation}`).length !== 2) {
        yield { ...problem, reason: 'must be exactly one sentence that begins with a capital' };
      }
    }
  }
}

/** Each distinct step, where it first stands and how many more times it is used. */
function stepPlaces(recipes: Draft['recipes']): Map<string, { file: string; field: string; more: number }> {
  const places = new Map<string, { file: string; field: string; more: number }>();
  for (const { recipe, file } of recipes) {
    for (const [index, step] of recipe.steps.entries()) {
      const place = places.get(step);
      if (place) place.more += 1;
      else places.set(step, { file, field: `steps[${index}]`, more: 0 });
    }
  }
  return places;
}

function* leftInEnglish(draft: Draft): Generator<Problem> {
  for (const { file, field, locale, text, english, kind } of catalogueTexts(draft)) {
    if (locale === 'en' || text !== english) continue;
    const words = wordsOf(text);
    if (words === '' || (kind === 'name' && draft.loanwords[locale].has(words))) continue;
    const hint = kind === 'name' ? '; if it is right, add it to loanwords.json' : '';
    yield { file, field, reason: `"${words}" is the English text${hint}` };
  }
}

/** A text without what is the same in every language: placeholders and the sign for "about". */
function wordsOf(text: string): string {
  return text.replace(/\{[^}]*\}|≈/g, '').trim();
}
