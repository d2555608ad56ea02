import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import type { ChatRequest } from '../../../src/contracts/chat.ts';
import { createRecipeFinder } from './recipeFinder.ts';

/** Answers without a model, by rules over the catalogue. */
export interface HouseBartender {
  /**
   * The whole answer in the language of the request, small Markdown with `[[id]]` for recipes.
   *
   * @param chance a number from 0 up to 1, as `Math.random` gives
   */
  answer(request: ChatRequest, chance: () => number): string;
}

/** Prepares the house bartender over a catalogue. */
export function createHouseBartender(catalogue: Catalogue): HouseBartender {
  const finder = createRecipeFinder(catalogue);
  return {
    answer(request) {
      return finder
        .find(request, 3)
        .map(({ id }) => `- [[${id}]]`)
        .join('\n');
    },
  };
}
