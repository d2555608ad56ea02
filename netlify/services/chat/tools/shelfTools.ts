import { z } from 'zod';
import { makeable } from '../answers/fromShelf.ts';
import { swap } from '../answers/swap.ts';
import { clashWith } from '../talk.ts';
import { drinkCalled, ingredientOf } from './kit.ts';
import { tool } from './tool.ts';

const nameSchema = z.string().min(1).max(100);
const MOST_FOUND = 6;
const MOST_OPENED = 6;

export const shelfMatch = tool({
  name: 'shelf_match',
  description:
    'What can be made of what the visitor has, least missing first, with what is missing and what stands in for what. Name what they have beside their SHELF.',
  args: z.strictObject({ has: z.array(nameSchema).max(40).optional() }),
  run({ has = [] }, { talk, tell }) {
    const found = makeable(
      talk,
      has.map((name) => ingredientOf(name, talk)),
    ).slice(0, MOST_FOUND);
    const told = new Map(tell(found.map(({ facts }) => facts)).map((fact) => [fact.id, fact]));
    return found.map(({ facts, missing, standIns }) => ({
      drink: told.get(facts.id),
      missing: missing.map(talk.ingredient),
      standIns: standIns.map(({ use, asked }) => ({
        use: talk.ingredient(use),
        insteadOf: talk.ingredient(asked),
      })),
    }));
  },
});

export const buyNext = tool({
  name: 'buy_next',
  description:
    'Which bottle to buy next for what the visitor has, alone and as a pair, and the drinks that it opens.',
  args: z.strictObject({}),
  run(_, { talk, tell }) {
    const drinks = talk.bar.drinks.filter((facts) => clashWith(talk, facts) === undefined);
    const { single, pair } = talk.shelf().purchase(drinks);
    return [single, pair].flatMap((purchase) => {
      if (purchase === undefined) return [];
      const opened = purchase.unlocks
        .map((id) => talk.bar.factsById.entry(id))
        .sort((a, b) => b.recipe.views - a.recipe.views);
      return [
        {
          buy: purchase.ingredients.map(talk.ingredient),
          opens: opened.length,
          bestKnown: tell(opened.slice(0, MOST_OPENED)).map(({ id, name }) => ({ id, name })),
        },
      ];
    });
  },
});

export const substitute = tool({
  name: 'substitute',
  description:
    'What can stand in for an ingredient, in the amounts of a drink where one is named, and what changes in the glass. Say what it says.',
  args: z.strictObject({ ingredient: nameSchema, drink: nameSchema.optional() }),
  run({ ingredient, drink }, { talk, tell, reckon }) {
    const facts = drink === undefined ? undefined : drinkCalled(drink, talk);
    if (facts) tell([facts]);
    return { text: reckon(swap(talk, ingredientOf(ingredient, talk), facts?.id, undefined)) };
  },
});
