import type { MenuDrink } from '../../contracts/menus/menu.ts';
import type { Say } from './menuMessages.ts';

/** "25 cocktails · 26 other items": what a menu of these lines holds. */
export function countLines(
  say: Say,
  lines: readonly Pick<MenuDrink, 'item'>[],
  cocktails: 'menus.found' | 'menus.selected' = 'menus.found',
): string {
  const others = lines.filter(({ item }) => item !== undefined).length;
  const counted = say.count(cocktails, lines.length - others);
  return others === 0 ? counted : `${counted} · ${say.count('menus.lines', others)}`;
}
