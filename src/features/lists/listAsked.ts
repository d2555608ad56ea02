import type { ListedDrink, ListIndex } from '../../contracts/drinks/listIndex.ts';
import { writeAccepted } from '../../domain/shelf/matchLine.ts';

/** What a drink asks for, each as `writeAccepted` says it; what is optional is not asked for. */
export function listAsked(drink: ListedDrink, index: ListIndex): string[] {
  return drink.ingredients
    .filter((place) => !drink.optional?.includes(place))
    .map((place) => drink.or?.find(([first]) => first === place) ?? [place])
    .map((places) => places.flatMap((place) => index.ingredients[place]?.id ?? []))
    .map(([ingredient = '', ...or]) => writeAccepted({ ingredient, or }));
}
