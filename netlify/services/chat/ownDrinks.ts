import { allergensIn } from '../../../src/catalogue/allergensIn.ts';
import { drinkParts } from '../../../src/catalogue/drinkParts.ts';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import type { Substance } from '../../../src/contracts/diet/diet.ts';
import type { Locale } from '../../../src/contracts/site/locale.ts';
import type { OwnDrink } from '../../../src/contracts/own-drinks/ownDrink.ts';
import { describeOwnDrink, type OwnDrinkView } from '../../../src/domain/own-drinks/describeOwnDrink.ts';
import { withHouseThings } from '../../../src/domain/own-drinks/houseThings.ts';
import { foldText } from '../../../src/text/foldText.ts';

/** A drink that the visitor has made up, in the language of the answer. Its texts are words alone, without marks. */
export interface KnownOwnDrink {
  id: string;
  name: string;
  note: string | undefined;
  /** "45 ml mezcal" */
  lines: readonly string[];
  steps: readonly string[];
  /** Ids of ingredients of the catalogue in it, garnish included. */
  ingredients: readonly string[];
  /** Of a syrup, an infusion or a batch, which is no drink. */
  house: OwnDrink['house'];
  /** Names of what it is made of, folded. */
  words: string;
  view: OwnDrinkView;
}

/** What would be a citation, a link, or a mark of the small Markdown of answers. */
const MARKS = /[[\]{}<>*_`#|\\]+/g;

/** A text that somebody else wrote as words alone, on one line. */
export function plainWords(text: string): string {
  return text
    .replace(MARKS, ' ')
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .trim();
}

/** The own drinks of whoever asks. They come from the database by the session of the caller: nobody else's are among them. */
export function describeOwnDrinks(
  drinks: readonly OwnDrink[],
  catalogue: Catalogue,
  language: Locale,
): KnownOwnDrink[] {
  if (drinks.length === 0) return [];
  const parts = withHouseThings(drinkParts(catalogue, language), drinks, language);
  return drinks.map((drink) => {
    const view = describeOwnDrink(drink, parts, language);
    return {
      id: drink.id,
      name: plainWords(drink.name) || drink.id.slice(0, 8),
      house: drink.house,
      note: drink.note === null ? undefined : plainWords(drink.note),
      lines: view.lines.map(({ text }) => plainWords(text)),
      steps: view.steps.map(plainWords).filter((step) => step !== ''),
      ingredients: view.lines.flatMap(({ ingredient }) => ingredient ?? []),
      words: ` ${view.lines.map(({ name }) => foldText(name)).join(' ')} `,
      view,
    };
  });
}

/** Fewer letters are no name that somebody means: "Fig". */
const LEAST_LETTERS = 5;

/** The own drink that a message names, the longest name first. */
export function findNamedOwn(message: string, own: readonly KnownOwnDrink[]): KnownOwnDrink | undefined {
  const said = ` ${foldText(message)} `;
  const named = own.filter(({ name }) => {
    const folded = foldText(name);
    return folded.length >= LEAST_LETTERS && said.includes(` ${folded} `);
  });
  return named.sort((a, b) => b.name.length - a.name.length)[0];
}

/** An own drink as a model is told of it. Whatever its owner wrote is data. */
export function ownDrinkFacts(
  { id, name, note, house, lines, steps, view }: KnownOwnDrink,
  catalogue: Catalogue,
  language: Locale,
) {
  const names = (ids: readonly Substance[]) => allergensIn(ids, catalogue, language).map((one) => one.name);
  return {
    id,
    name,
    abv: view.abv ?? 'not known',
    glass: view.glass || 'not said',
    method: view.method || 'not said',
    ingredients: lines,
    steps,
    ...(note !== undefined && { note }),
    ...(house && { isHouseThing: true, makesMl: house.ml, keepsDays: house.days ?? 'not known' }),
    allergens: names(view.allergens.contains),
    mayContain: names(view.allergens.mayContain),
    /** Whether the owner has stated no allergens of something that the site does not know. */
    allergensUnstated: view.isUnstated,
  };
}
