import { foldText } from './foldText.ts';

/** The drinks below one letter of an index. */
export interface Initial<Drink> {
  /** "A", or "0–9" for names that begin with a figure. */
  letter: string;
  drinks: Drink[];
}

const FIGURES = '0–9';

/** Groups drinks that are in the order of their names by the first letter, accents aside. */
export function groupByInitial<Drink extends { name: string }>(drinks: readonly Drink[]): Initial<Drink>[] {
  const groups = new Map<string, Drink[]>();
  for (const drink of drinks) {
    const first = foldText(drink.name).charAt(0).toUpperCase();
    const letter = /\p{L}/u.test(first) ? first : FIGURES;
    groups.set(letter, [...(groups.get(letter) ?? []), drink]);
  }
  return [...groups].map(([letter, members]) => ({ letter, drinks: members }));
}
