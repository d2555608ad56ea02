import { drinkParts } from '../../../../src/catalogue/drinkParts.ts';
import type { Catalogue } from '../../../../src/catalogue/catalogue.ts';
import type { Locale } from '../../../../src/contracts/locale.ts';
import type { OwnDrink } from '../../../../src/contracts/ownDrink.ts';
import { describeOwnDrink, type OwnDrinkView } from '../../../../src/domain/ownDrinks/describeOwnDrink.ts';
import { foldText } from '../../../../src/text/foldText.ts';

/** A drink of the caller's own, as the bartender has it in mind. */
export interface OwnKnown {
  id: string;
  /** What its owner wrote, without marks: it stands in answers, and is never more than words there. */
  name: string;
  note: string | undefined;
  steps: readonly string[];
  /** "45 ml mezcal" */
  lines: readonly string[];
  /** Ids of ingredients of the catalogue in it, garnish included. */
  ingredients: readonly string[];
  /** Names of what it is made of, folded, to be asked for. */
  words: string;
  view: OwnDrinkView;
}

/** What would be a citation, a link, or a mark of the small Markdown of answers. */
const MARKS = /[[\]{}<>*_`#|\\]+/g;

/** A text of an owner as words alone, on one line. */
export function plainWords(text: string): string {
  return text
    .replace(MARKS, ' ')
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .trim();
}

/**
 * The own drinks of whoever asks, in the language of the answer. Nobody else's may be among them: they come from the
 * database by the session of the caller.
 */
export function ownKnown(drinks: readonly OwnDrink[], catalogue: Catalogue, locale: Locale): OwnKnown[] {
  if (drinks.length === 0) return [];
  const parts = drinkParts(catalogue, locale);
  return drinks.map((drink) => {
    const view = describeOwnDrink(drink, parts, locale);
    return {
      id: drink.id,
      name: plainWords(drink.name) || drink.id.slice(0, 8),
      note: drink.note === null ? undefined : plainWords(drink.note),
      steps: view.steps.map(plainWords).filter((step) => step !== ''),
      lines: view.lines.map(({ text }) => plainWords(text)),
      ingredients: view.lines.flatMap(({ ingredient }) => ingredient ?? []),
      words: ` ${view.lines.map(({ name }) => foldText(name)).join(' ')} `,
      view,
    };
  });
}
