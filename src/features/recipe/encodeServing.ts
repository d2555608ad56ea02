import type { LineView } from '../../contracts/drinks/recipeView.ts';
import { writeAccepted } from '../../domain/shelf/matchLine.ts';

/** What a line takes, as marks of what one has read it. */
export function encodeServing({ shelf, or }: LineView): string {
  return writeAccepted({ ingredient: shelf.id, or: or?.map(({ id }) => id) });
}
