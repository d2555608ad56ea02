import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import type { Drink } from '../../../src/catalogue/drink.ts';
import { stepsIn, wholeLineIn } from '../../../src/catalogue/recipeView.ts';
import type { Locale } from '../../../src/contracts/site/locale.ts';
import { abvLabel } from '../../../src/domain/drinks/abv.ts';
import { cite } from '../../../src/domain/chat/citations.ts';
import { lineInUnit } from '../../../src/domain/drinks/lineInUnit.ts';
import { lineText } from '../../../src/domain/drinks/lineText.ts';
import { changedSteps, type ChangedRecipe } from './facts/changeRecipe.ts';
import type { ScaledDrink } from './facts/scaleDrink.ts';
import type { KnownOwnDrink } from './ownDrinks.ts';
import type { Session } from './session.ts';
import { findWarning } from './warnings.ts';

/** Up to so many drinks are made as the steps of one say, a few at a time. */
const MOST_BY_STEPS = 4;
/** What a recipe may be printed in. */
export const PRINTED_UNITS = ['ml', 'cl', 'oz'] as const;
export type PrintedUnit = (typeof PRINTED_UNITS)[number];

export interface Printing {
  scaled?: ScaledDrink | undefined;
  /** Whether it is mixed ahead, with the water that ice would have given. */
  isAhead?: boolean;
  unit?: PrintedUnit;
}

/** A recipe by the catalogue: what goes in as a list, then the numbered steps of what is made at once. */
export function printRecipe(
  recipe: Drink | ChangedRecipe,
  { catalogue, language }: Pick<Session, 'catalogue' | 'language'>,
  { scaled, isAhead = false, unit = 'ml' }: Printing = {},
): string {
  const isChanged = 'changes' in recipe;
  const { lines } = isChanged ? recipe.drink : recipe;
  const steps = isChanged ? changedSteps(recipe, catalogue, language) : stepsIn(recipe, catalogue, language);
  const hasSteps = scaled === undefined || (!isAhead && scaled.drinks <= MOST_BY_STEPS);
  return print(
    scaled === undefined
      ? lines.map((line) => lineInUnit(wholeLineIn(line, language), unit, language))
      : scaledLines(scaled, catalogue, language, { isAhead, unit }),
    hasSteps ? steps : [],
  );
}

/** The amounts for several, line by line; the water of what is mixed ahead is the last. */
export function scaledLines(
  { lines, batch }: ScaledDrink,
  { ingredientById, vocabularies: { units } }: Catalogue,
  language: Locale,
  { isAhead = false, unit: printed = 'ml' }: Printing = {},
): string[] {
  const texts = lines.map(({ line: { amount: _, ...line }, amount, unit }) =>
    lineInUnit(
      wholeLineIn({ ...line, ...(amount !== undefined && { amount }), measure: units.entry(unit) }, language),
      printed,
      language,
    ),
  );
  if (batch === undefined || batch.water === 0 || !isAhead) return texts;
  const water = lineText({ amount: batch.water }, units.entry('ml'), ingredientById.entry('water'), language);
  return [...texts, lineInUnit(water.text, printed, language)];
}

/** An own drink without a model: its warning, its name, and how it is made as its owner wrote it. */
export function tellOwn(own: KnownOwnDrink, session: Session): string {
  const { glass, method, abv } = own.view;
  const facts = [method, glass, ...(abv === undefined ? [] : [abvLabel(abv)])].join(' · ');
  const warning = findWarning(own.id, session);
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
