import { isOwnId } from '../../contracts/menuLimits.ts';
import type { Say } from './menuMessages.ts';

/** "25 cocktails · 26 other lines": what a menu of these lines holds. */
export function countLines(
  say: Say,
  ids: readonly string[],
  cocktails: 'menus.found' | 'menus.selected' = 'menus.found',
): string {
  const others = ids.filter(isOwnId).length;
  const counted = say.count(cocktails, ids.length - others);
  return others === 0 ? counted : `${counted} · ${say.count('menus.lines', others)}`;
}
