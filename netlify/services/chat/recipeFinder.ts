import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import type { Drink } from '../../../src/catalogue/drink.ts';
import type { ChatRequest } from '../../../src/contracts/chat.ts';
import { barOf } from './bar.ts';
import { makeable } from './answers/fromShelf.ts';
import { rankDrinks } from './rankDrinks.ts';
import type { Situation } from './situation.ts';
import { talkOf } from './talk.ts';

/** Finds the recipes that bear on a conversation. */
export interface RecipeFinder {
  /**
   * @param situation where the conversation stands, if that has been read
   * @returns at most `limit` recipes, best first
   */
  find(request: ChatRequest, limit: number, situation?: Situation): Drink[];
}

/**
 * Prepares the catalogue so that a conversation is answered without reading all of it again. The drinks that
 * the newest message names come first, then what the shelf makes (in mode `mix`), then the drink that is
 * spoken of, then what answers the wish of the conversation. Where a strict request in mode `mix` brings a
 * shelf, the finder gives only what the shelf makes.
 */
export function createRecipeFinder(catalogue: Catalogue): RecipeFinder {
  const bar = barOf(catalogue);
  return {
    find(request, limit, read) {
      const talk = talkOf(bar, request, () => 0, read);
      const { situation } = talk;
      const isMix = request.mode === 'mix' && request.shelf.length > 0;
      const shelved = isMix ? makeable(talk, situation.wish.with).map(({ facts }) => facts) : [];
      const named = situation.reading.drinks.flatMap((id) => bar.factsById.get(id) ?? []);
      const spoken = situation.drink === undefined ? [] : [bar.factsById.get(situation.drink)];
      const wished = rankDrinks(bar.drinks, situation.wish, bar.pantry, situation.unoffered).map(
        ({ facts }) => facts,
      );
      const found = isMix && request.strict ? shelved : [...named, ...shelved, ...spoken, ...wished];
      const recipes = found.flatMap((facts) => (facts === undefined ? [] : [facts.recipe]));
      return [...new Set(recipes)].slice(0, limit);
    },
  };
}
