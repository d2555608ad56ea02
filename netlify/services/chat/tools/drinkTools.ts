import { z } from 'zod';
import { COLOURS } from '../../../../src/domain/chat/glassColour.ts';
import { NO_WISH, type Wish } from '../../../../src/domain/chat/wish.ts';
import { makeable } from '../answers/fromShelf.ts';
import { batch, batchFor } from '../answers/recipe.ts';
import type { DrinkFacts } from '../drinkFacts.ts';
import { rankDrinks } from '../rankDrinks.ts';
import type { Talk } from '../talk.ts';
import { drinkCalled, ingredientOf, ToolMistake } from './kit.ts';
import { tool } from './tool.ts';

const nameSchema = z.string().min(1).max(100);
const namesSchema = z.array(nameSchema).max(6).optional();
const percentSchema = z.number().min(0).max(100).optional();
/** Drinks that one search tells of. */
const MOST_FOUND = 6;
const MOST_GUESTS = 200;
const MOST_LITRES = 50;

const searchSchema = z.strictObject({
  with: namesSchema,
  without: namesSchema,
  tastes: z.array(nameSchema).max(4).optional(),
  like: nameSchema.optional(),
  kind: z.enum(['cocktail', 'shot']).optional(),
  alcoholFree: z.boolean().optional(),
  leastAbv: percentSchema,
  mostAbv: percentSchema,
  mostIngredients: z.int().min(1).max(20).optional(),
  colour: z.enum(COLOURS).optional(),
  fizzy: z.boolean().optional(),
  vegan: z.boolean().optional(),
  order: z.enum(['strongest', 'weakest']).optional(),
});

/** Drinks by what they are. */
export const searchDrinks = tool({
  name: 'search_drinks',
  description:
    'Finds drinks of the site by what they are, best first; what the visitor must not have is left out already. Ingredients by name. Whatever is left out of the arguments does not matter.',
  args: searchSchema,
  run(asked, { talk, tell }) {
    const wish = wishOf(asked, talk);
    const { bar, situation, request } = talk;
    const isStrict = request.mode === 'mix' && request.strict;
    const can = isStrict ? new Set(makeable(talk, []).map(({ facts }) => facts)) : undefined;
    const found = rankDrinks(bar.drinks, wish, bar.pantry, situation.unoffered)
      .map(({ facts }) => facts)
      .filter((facts) => (can?.has(facts) ?? true) && (!wish.isVegan || facts.dietary.vegan === 'yes'));
    return { found: found.length, drinks: tell(found.slice(0, MOST_FOUND)) };
  },
});

function wishOf(asked: z.output<typeof searchSchema>, talk: Talk): Wish {
  const { tastes } = talk.bar.catalogue.vocabularies;
  const unknown = asked.tastes?.find((taste) => !tastes.has(taste));
  if (unknown !== undefined)
    throw new ToolMistake(`"${unknown}" is no taste. There are: ${[...tastes.keys()].join(', ')}.`);
  const { needsCare, wish } = talk.situation;
  return {
    ...NO_WISH,
    with: (asked.with ?? []).map((name) => ingredientOf(name, talk)),
    without: (asked.without ?? []).map((name) => ingredientOf(name, talk)),
    tastes: asked.tastes ?? [],
    like: asked.like === undefined ? undefined : drinkCalled(asked.like, talk).id,
    kind: asked.kind,
    // What the conversation has settled is not for the model to take back.
    isAlcoholFree: needsCare || wish.isAlcoholFree || asked.alcoholFree === true,
    isVegan: asked.vegan === true,
    leastAbv: asked.leastAbv,
    mostAbv: asked.mostAbv,
    mostLines: asked.mostIngredients,
    colour: asked.colour,
    isFizzy: asked.fizzy,
    order: asked.order,
  };
}

export const getRecipe = tool({
  name: 'get_recipe',
  description:
    'Everything about one drink of the site: its id, ingredients with amounts, steps, strength, allergens.',
  args: z.strictObject({ drink: nameSchema }),
  run: ({ drink }, { talk, tell }) => tell([drinkCalled(drink, talk)])[0],
});

export const compare = tool({
  name: 'compare',
  description: 'What two drinks of the site have in common, and what tells them apart.',
  args: z.strictObject({ one: nameSchema, other: nameSchema }),
  run({ one, other }, { talk, tell }) {
    const [a, b] = [drinkCalled(one, talk), drinkCalled(other, talk)];
    const only = (these: DrinkFacts, those: DrinkFacts) =>
      [...these.ingredients].filter((id) => !those.ingredients.has(id)).map(talk.ingredient);
    return {
      drinks: tell([a, b]),
      inBoth: [...a.ingredients].filter((id) => b.ingredients.has(id)).map(talk.ingredient),
      onlyInOne: only(a, b),
      onlyInOther: only(b, a),
    };
  },
});

export const scaleBatch = tool({
  name: 'scale_batch',
  description:
    'Amounts of a drink for so many guests, or to fill so many litres, with the water of a batch and the bottles to buy. Say what it says, word for word.',
  args: z.strictObject({
    drink: nameSchema,
    guests: z.int().min(1).max(MOST_GUESTS).optional(),
    litres: z.number().min(0.2).max(MOST_LITRES).optional(),
  }),
  run({ drink, guests, litres }, { talk, tell, reckon }) {
    const facts = drinkCalled(drink, talk);
    tell([facts]);
    if (litres !== undefined) return { text: reckon(batchFor(talk, facts.id, litres * 1000)) };
    if (guests === undefined) throw new ToolMistake('Say for how many guests, or how many litres.');
    return { text: reckon(batch(talk, facts.id, guests)) };
  },
});
