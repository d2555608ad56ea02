import type { MenuDrinkChoice } from '../../contracts/menuDrinks.ts';
import { foldText } from '../../text/foldText.ts';

/** What the list of drinks is narrowed to; no category is all of them. */
export interface DrinkFilter {
  search: string;
  category: number | undefined;
}

/** The drinks whose name, in the language or in English, has every word that is typed, in the category chosen. */
export function chooseMenuDrinks(
  drinks: readonly MenuDrinkChoice[],
  { search, category }: DrinkFilter,
): readonly MenuDrinkChoice[] {
  const words = foldText(search).split(' ').filter(Boolean);
  return drinks.filter((drink) => {
    if (category !== undefined && drink.category !== category) return false;
    const name = foldText(`${drink.name} ${drink.english ?? ''}`);
    return words.every((word) => name.includes(word));
  });
}
