/** A menu as it is kept, worked on, shown or printed. */
interface Sectioned<Drink> {
  sections: readonly { drinks: readonly Drink[] }[];
}

/** The drinks of a menu in their order. */
export function listMenuDrinks<Drink>({ sections }: Sectioned<Drink>): Drink[] {
  return sections.flatMap(({ drinks }) => drinks);
}
