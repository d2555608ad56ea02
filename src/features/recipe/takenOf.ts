import type { LineView } from '../../contracts/recipeView.ts';
import { writeTaken } from '../../domain/askedLine.ts';

/** What a line takes, as marks of what one has read it. */
export function takenOf({ shelf, or }: LineView): string {
  return writeTaken({ ingredient: shelf.id, or: or?.map(({ id }) => id) });
}
