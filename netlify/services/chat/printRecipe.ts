import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import type { Drink } from '../../../src/catalogue/drink.ts';
import { stepsIn, wholeLineIn } from '../../../src/catalogue/recipeView.ts';
import type { Locale } from '../../../src/contracts/locale.ts';
import { abvLabel } from '../../../src/domain/abv.ts';
import { cite } from '../../../src/domain/chat/citations.ts';
import { capitalise, lineText } from '../../../src/domain/lineText.ts';
import { changedSteps, type ChangedRecipe } from './facts/changeRecipe.ts';
import type { ScaledDrink } from './facts/scaleDrink.ts';
import type { KnownOwnDrink } from './ownDrinks.ts';
import type { Session } from './session.ts';
import { warnOf } from './warnings.ts';

/** A recipe just as it stands in the catalogue: what goes in as a list, then the numbered steps. */
export function printRecipe(drink: Drink, catalogue: Catalogue, language: Locale): string {
  return print(
    drink.lines.map((line) => wholeLineIn(line, language)),
    stepsIn(drink, catalogue, language),
  );
}

/** A changed recipe: its lines as they are now, and the steps with what they no longer take. */
export function printChanged(recipe: ChangedRecipe, catalogue: Catalogue, language: Locale): string {
  return print(
    recipe.drink.lines.map((line) => wholeLineIn(line, language)),
    changedSteps(recipe, catalogue, language),
  );
}

/** The amounts for several, as a list. How so many are made is another matter than the steps of one. */
export function printScaled(scaled: ScaledDrink, catalogue: Catalogue, language: Locale): string {
  return print(scaledLines(scaled, catalogue, language), []);
}

/** More than these are mixed ahead, with the water that ice would have given. */
const MOST_BY_GLASS = 2;

/** The same, line by line; the water of a batch is the last. */
export function scaledLines(
  { drinks, lines, batch }: ScaledDrink,
  { ingredientById, vocabularies }: Catalogue,
  language: Locale,
): string[] {
  const texts = lines.map(({ line, amount, unit }) => {
    const scaled = amount === undefined ? {} : { amount };
    return capitalise(lineText(scaled, vocabularies.units.entry(unit), line.item, language).text, language);
  });
  if (batch === undefined || batch.water === 0 || drinks <= MOST_BY_GLASS) return texts;
  const water = { amount: batch.water };
  const { text } = lineText(water, vocabularies.units.entry('ml'), ingredientById.entry('water'), language);
  return [...texts, text];
}

/** An own drink without a model: its warning, its name, and how it is made as its owner wrote it. */
export function tellOwn(own: KnownOwnDrink, session: Session): string {
  const { glass, method, abv } = own.view;
  const facts = [method, glass, ...(abv === undefined ? [] : [abvLabel(abv)])].join(' · ');
  const warning = warnOf(own.id, session);
  return `${warning === undefined ? '' : `${warning}\n\n`}${own.name} ${cite(own.id)} – ${facts}${printOwn(own)}`.trimEnd();
}

export function printOwn({ lines, steps }: KnownOwnDrink): string {
  return print(lines, steps);
}

function print(lines: readonly string[], steps: readonly string[]): string {
  const list = lines.map((line) => `- ${line}`).join('\n');
  const numbered = steps.map((step, place) => `${place + 1}. ${step}`).join('\n');
  return `\n\n${[list, numbered].filter((part) => part !== '').join('\n\n')}\n\n`;
}
