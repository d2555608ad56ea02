import type { SearchIndex } from '../../contracts/search/searchIndex.ts';
import { createDrinkSearch, type Found } from './createDrinkSearch.ts';
import { readQuestion } from './question.ts';
import { findByReading, isReadingUsed, type Reading } from './sentence.ts';

/** What a text finds of everything: places in the index, the likeliest first. */
export interface FoundEverywhere {
  /** The same drinks, in the same order, as the lists find. */
  drinks: Found;
  /** Pages of ingredients. */
  ingredients: readonly number[];
  /** Guides and collections. */
  reading: readonly number[];
  /** Whether the search was read as a sentence, to which drinks keep; of pages those without something. */
  isRead: boolean;
}

/** Prepares the search over drinks, ingredients, collections and guides: that of the lists, over both kinds of thing. */
export function createSearchEverywhere({
  ingredients,
  drinks,
  pages,
}: SearchIndex): (text: string, reading?: Reading) => FoundEverywhere {
  const placeOf = new Map(drinks.map(({ id }, place) => [id, place]));
  const searchDrinks = createDrinkSearch({ ingredients, drinks });
  const searchPages = createDrinkSearch({ ingredients, drinks: pages });

  /** "Drinks without milk" asks for the page of just these, and not for the page of milk. */
  function pagesFor(text: string): readonly number[] {
    const { without } = readQuestion(text);
    if (without.length === 0) return searchPages(text).fitting;
    return searchPages(without.join(' ')).fitting.filter((place) => pages[place]?.isWithout === true);
  }

  return (text, reading) => {
    const byNames = searchDrinks(text);
    const found = pagesFor(text);
    if (reading && isReadingUsed(reading, byNames, placeOf))
      return {
        drinks: findByReading(reading, placeOf, searchDrinks),
        ingredients: [],
        reading: found.filter((place) => pages[place]?.isWithout === true),
        isRead: true,
      };
    const isIngredient = (place: number) => pages[place]?.subject === 'ingredient';
    return {
      drinks: byNames,
      ingredients: found.filter(isIngredient),
      reading: found.filter((place) => !isIngredient(place)),
      isRead: false,
    };
  };
}
