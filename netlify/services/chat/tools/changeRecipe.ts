import { z } from 'zod';
import type { Drink } from '../../../../src/catalogue/drink.ts';
import type { Ingredient } from '../../../../src/contracts/drinks/ingredient.ts';
import { foldText } from '../../../../src/text/foldText.ts';
import { textIn } from '../../../../src/text/textIn.ts';
import { changedSteps, changeRecipe, LineChangeError, type LineChange } from '../facts/changeRecipe.ts';
import { findConflict } from '../facts/conflicts.ts';
import { plainWords } from '../ownDrinks.ts';
import { describeWhole, nameThing, nameThings } from './describe.ts';
import { findDrinkByName, findIngredient } from './findByName.ts';
import type { Session } from '../session.ts';
import { createTool, nameSchema, ToolMistake } from './tool.ts';

const MOST_STEPS = 10;
const LONGEST_STEP = 240;

export const change = createTool({
  name: 'change_recipe',
  description:
    'A recipe with other lines or steps: what it then is, and a mark that prints it. For virgin versions, dairy-free ones, "less lime", another base, other tools and the like.',
  args: ({ vocabularies }) =>
    z.strictObject({
      drink: nameSchema,
      changes: z
        .array(
          z.strictObject({
            take: nameSchema.optional(),
            use: nameSchema.optional(),
            amount: z.number().positive().max(1000).optional(),
            unit: z.enum([...vocabularies.units.keys()]).optional(),
          }),
        )
        .max(10)
        .optional()
        .describe(
          'take alone leaves an ingredient out; take and use swaps it, in the amount of the site if none is given; take and amount pours it otherwise; use and amount adds it. unit: ml if left out',
        ),
      steps: z
        .array(z.string().min(1).max(LONGEST_STEP))
        .max(MOST_STEPS)
        .optional()
        .describe(
          'All steps anew, in the language of the answer, where those of the recipe no longer fit: they name what is swapped or gone, or other tools are used. They name its lines alone, without numbers and amounts',
        ),
    }),
  run({ drink: name, changes: asked = [], steps }, session) {
    if (session.changed.has(name)) throw new ToolMistake('Give all changes of the drink at once.');
    const base = findDrinkByName(name, session);
    const changes = asked.map((one) => readChange(one, session));
    if (changes.length === 0 && steps === undefined) throw new ToolMistake('Say what to change.');
    try {
      const changed = changeRecipe(base, changes, session.catalogue);
      requireAllowed(steps ?? [], changed.drink, session);
      const recipe = { ...changed, ...(steps && { steps: steps.map(plainWords) }) };
      const mark = session.keepChanged(recipe);
      return {
        ...describeWhole(recipe.drink, session, { mark }),
        // What it was called and said to be no longer holds.
        name: `${textIn(base.name, session.language)}, changed`,
        about: undefined,
        base: undefined,
        steps: changedSteps(recipe, session.catalogue, session.language),
        print: `[[make:${mark}]]`,
      };
    } catch (error) {
      if (!(error instanceof LineChangeError)) throw error;
      const thing = nameThing(error.ingredient, session);
      const lines = nameThings(
        base.lines.map(({ ingredient }) => ingredient),
        session,
      );
      throw new ToolMistake(
        error.why === 'no-line'
          ? `The recipe has no ${thing}. It takes ${lines.join(', ')}.`
          : `Say the amount of ${thing}.`,
      );
    }
  },
});

/** Steps are the words of the model: what is left out must not come in by them. */
function requireAllowed(
  steps: readonly string[],
  { lines }: Drink,
  { catalogue, language, lasting }: Session,
): void {
  const nameOf = ({ names }: Pick<Ingredient, 'names'>) => ` ${foldText(names[language])} `;
  // Oat cream is no cream.
  const said = lines.reduce(
    (rest, { item }) => rest.replaceAll(nameOf(item), ' _ '),
    ` ${foldText(steps.join(' '))} `,
  );
  for (const item of catalogue.ingredientById.values())
    if (
      said.includes(nameOf(item)) &&
      findConflict({ dietary: item, ingredients: [item.id] }, lasting, catalogue) !== undefined
    )
      throw new ToolMistake(`The steps name ${item.names[language]}, which is left out.`);
}

interface AskedChange {
  take?: string | undefined;
  use?: string | undefined;
  amount?: number | undefined;
  unit?: string | undefined;
}

function readChange({ take, use, amount, unit }: AskedChange, session: Session): LineChange {
  const measure = unit === undefined ? {} : { unit };
  if (take !== undefined && use !== undefined) {
    const [ingredient, other] = [findIngredient(take, session), findIngredient(use, session)];
    return { kind: 'swap', ingredient, use: other, amount, ...measure };
  }
  const name = take ?? use;
  if (name === undefined) throw new ToolMistake('Each change needs take or use.');
  const ingredient = findIngredient(name, session);
  if (amount !== undefined)
    return { kind: take === undefined ? 'add' : 'amount', ingredient, amount, ...measure };
  if (take === undefined) throw new ToolMistake(`Say the amount of ${name}.`);
  return { kind: 'without', ingredient };
}
