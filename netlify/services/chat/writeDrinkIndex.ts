import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import type { Drink } from '../../../src/catalogue/drink.ts';
import { memoize } from '../../../src/domain/lib/memoize.ts';
import { textIn } from '../../../src/text/textIn.ts';

/**
 * Every drink of the book by what it is built on and how it tastes, with its id and strength: about 10,300 tokens. It is
 * the same for every question, so that services keep it (docs/decisions).
 */
export const writeDrinkIndex = memoize(({ recipes }: Catalogue): string => {
  const groups = new Map<string, string[]>();
  for (const drink of recipes) {
    const group = nameGroup(drink);
    const entry = `${drink.id} ${textIn(drink.name, 'en')} ${drink.abv}`;
    groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  return [...groups].map(([group, entries]) => `${group}: ${entries.join('; ')}`).join('\n');
}, new WeakMap());

function nameGroup({ kind, spirit, taste }: Drink): string {
  return `${kind === 'shot' ? 'shot, ' : ''}${spirit ?? 'no spirit'}, ${taste}`;
}
