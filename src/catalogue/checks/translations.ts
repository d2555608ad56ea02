import { LOCALES, TRANSLATED_LOCALES } from '../../contracts/site/locale.ts';
import { splitInstructions } from '../../domain/drinks/instructions.ts';
import type { Draft } from '../draft.ts';
import {
  INGREDIENT_FACTS,
  RECIPE_TEXTS,
  textsFile,
  type LanguageTexts,
  type TextFile,
} from '../languageTexts.ts';
import { loanwordsFile } from '../loanwords.ts';
import type { Problem } from '../problem.ts';
import { catalogueTexts } from '../texts.ts';
import type { WholeDraft } from '../wholeDraft.ts';

/** Texts of what there is not, translations of several sentences, and texts left in English. */
export function checkTranslations(draft: WholeDraft): Problem[] {
  return [...(draft.isComplete ? strayTexts(draft) : []), ...phraseProblems(draft), ...leftInEnglish(draft)];
}

/** What a language says of things that the catalogue has not. */
function* strayTexts({
  recipes,
  ingredientById,
  vocabularies,
  barAnswers,
  texts,
  abouts,
}: WholeDraft): Generator<Problem> {
  const ids = { cocktails: new Set<string>(), shots: new Set<string>() };
  for (const { recipe } of recipes) ids[RECIPE_TEXTS[recipe.kind]].add(recipe.id);
  const steps = new Set(recipes.flatMap(({ recipe }) => recipe.steps));
  const answers = new Set(barAnswers.map(({ id }) => id));
  for (const locale of LOCALES) {
    const said = texts[locale];
    const strays = function* (
      file: TextFile,
      entries: object | undefined,
      known: { has(id: string): boolean },
      path: (id: string) => string,
      reason: string,
    ): Generator<Problem> {
      for (const id of Object.keys(entries ?? {})) {
        if (!known.has(id)) yield { file: textsFile(locale, file), field: path(id), reason };
      }
    };
    const asItIs = (id: string) => id;
    for (const file of ['cocktails', 'shots'] as const) {
      yield* strays(file, said[file], ids[file], asItIs, 'no recipe has this id');
    }
    yield* strays('ingredients', said.ingredients, ingredientById, asItIs, 'no ingredient has this id');
    yield* strays(INGREDIENT_FACTS, abouts[locale], ingredientById, asItIs, 'no ingredient has this id');
    yield* strays('barAnswers', said.barAnswers, answers, asItIs, 'no bar answer has this id');
    for (const [name, entries] of Object.entries(said.vocabulary ?? {}) as Vocabulary[]) {
      yield* strays(
        'vocabulary',
        entries,
        vocabularies[name],
        (id) => `${name}.${id}`,
        'there is no such term',
      );
    }
    yield* strays('phrases', said.phrases, steps, (step) => `"${step}"`, 'no recipe uses this sentence');
  }
}

type Vocabulary = [keyof Draft['vocabularies'], NonNullable<LanguageTexts['vocabulary']>['spirits']];

function* phraseProblems({ phrases }: Draft): Generator<Problem> {
  for (const locale of TRANSLATED_LOCALES) {
    for (const [english, translation] of Object.entries(phrases[locale])) {
      if (splitInstructions(`${translation} ${translation}`).length !== 2) {
        const reason = 'must be exactly one sentence that begins with a capital';
        yield { file: textsFile(locale, 'phrases'), field: `"${english}"`, reason };
      }
    }
  }
}

function* leftInEnglish(draft: WholeDraft): Generator<Problem> {
  for (const { file, field, locale, text, english, kind } of catalogueTexts(draft)) {
    if (locale === 'en' || text !== english) continue;
    const words = wordsOf(text);
    if (words === '' || (kind === 'name' && draft.loanwords[locale].has(words))) continue;
    const hint = kind === 'name' ? `; if it is right, add it to ${loanwordsFile(locale)}` : '';
    yield { file, field, reason: `"${words}" is the English text${hint}` };
  }
}

/** A text without what is the same in every language: placeholders and the sign for "about". */
function wordsOf(text: string): string {
  return text.replace(/\{[^{}]*\}|≈/g, '').trim();
}
