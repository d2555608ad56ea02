import type { Look } from '../../domain/look/look.ts';
import { drawDrink } from '../drink-drawing/drawDrink.ts';

/** The drawing of a look as the address of a picture. */
export function drawnAddress(look: Look): string {
  return `data:image/svg+xml,${encodeURIComponent(drawDrink(look))}`;
}
