import { z } from 'zod';
import { pouredLine, type Drink } from '../../../../src/catalogue/drink.ts';
import { textIn } from '../../../../src/text/textIn.ts';
import {
  changedSteps,
  changeRecipe,
  LineChangeError,
  type ChangedRecipe,
  type LineChange,
} from '../facts/changeRecipe.ts';
import { findLine } from '../facts/substitutesFor.ts';
import type { Session } from '../session.ts';
import { describeWhole, nameThing, nameThings } from './describe.ts';
import { findDrinkByName, findIngredient } from './findByName.ts';
import { createTool, nameSchema, ToolMistake } from './tool.ts';

/** How far the amount of a line may be from that of the recipe. */
const AMOUNT_RANGE = { least: 0.25, most: 3 };

export const change = createTool({
  name: 'change_recipe',
  description:
    'A recipe without some of its ingredients, with others in their place, or with other amounts: what it then is, and a mark that prints it. For virgin versions, dairy-free ones, "less lime" and the like. Without ml a swap takes the amount of the catalogue.',
  args: () =>
    z.strictObject({
      drink: nameSchema,
      without: z.array(nameSchema).max(6).optional(),
      swap: z
        .array(
          z.strictObject({
            take: nameSchema,
            use: nameSchema,
            ml: z.number().positive().max(500).optional(),
          }),
        )
        .max(6)
        .optional(),
      amounts: z
        .array(z.strictObject({ of: nameSchema, ml: z.number().positive().max(500) }))
        .max(6)
        .optional(),
    }),
  run({ drink: name, without = [], swap = [], amounts = [] }, session) {
    if (session.changed.has(name)) throw new ToolMistake('Give all changes of the drink at once.');
    const base = findDrinkByName(name, session);
    const line = (one: string) => findIngredient(one, session);
    const changes: LineChange[] = [
      ...without.map((one): LineChange => ({ kind: 'without', ingredient: line(one) })),
      ...swap.map(({ take, use, ml }): LineChange => ({
        kind: 'swap',
        ingredient: line(take),
        use: line(use),
        ml,
      })),
      ...amounts.map(({ of, ml }): LineChange => ({ kind: 'amount', ingredient: line(of), ml })),
    ];
    if (changes.length === 0) throw new ToolMistake('Say what to change.');
    const recipe = changeOrTell(base, changes, session);
    const mark = session.keepChanged(recipe);
    const { drink } = recipe;
    return {
      ...describeWhole(drink, session, mark),
      // What it was called and said to be no longer holds.
      name: `${textIn(base.name, session.language)}, changed`,
      about: undefined,
      base: undefined,
      steps: changedSteps(recipe, session.catalogue, session.language),
      mark,
      print: `[[make:${mark}]]`,
    };
  },
});

function changeOrTell(base: Drink, changes: readonly LineChange[], session: Session): ChangedRecipe {
  for (const change of changes) {
    if (change.kind !== 'amount') continue;
    const poured = findLine(base, change.ingredient, session.catalogue);
    const { ml } = poured === undefined ? { ml: 0 } : pouredLine(poured);
    if (ml > 0 && (change.ml < AMOUNT_RANGE.least * ml || change.ml > AMOUNT_RANGE.most * ml))
      throw new ToolMistake(`${change.ml} ml is too far from the ${ml} ml of the recipe.`);
  }
  try {
    return changeRecipe(base, changes, session.catalogue);
  } catch (error) {
    if (!(error instanceof LineChangeError)) throw error;
    const thing = nameThing(error.ingredient, session);
    throw new ToolMistake(
      error.why === 'no-line'
        ? `The recipe has no ${thing}. It takes ${nameThings(
            base.lines.map(({ ingredient }) => ingredient),
            session,
          ).join(', ')}.`
        : `Say how many ml of ${thing}.`,
    );
  }
}
