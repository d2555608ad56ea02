import { useState } from 'react';
import type { Menu } from '../../contracts/menus/menu.ts';
import type { Editor } from './useEditor.ts';

type BarDrinks = Pick<NonNullable<Menu['bar']>, 'name' | 'ownDrinks'>;

/**
 * The bar whose menu is edited, with the own drinks of its owner on it; undefined for an own menu. They stay until another
 * menu is begun, also where the reader may not edit this one any more: what was typed keeps its names.
 */
export function useBarDrinks({ base, turn }: Pick<Editor, 'base' | 'turn'>): BarDrinks | undefined {
  const [last, setLast] = useState<{ turn: number; bar: BarDrinks }>();
  const bar = base?.bar;
  const isKnown = last?.turn === turn;
  if (bar !== undefined && !(isKnown && tells(last.bar) === tells(bar))) setLast({ turn, bar });
  return isKnown && (base === null || bar !== undefined) ? last.bar : undefined;
}

/** Each answer brings the drinks anew. */
const tells = ({ name, ownDrinks }: BarDrinks) => JSON.stringify([name, ownDrinks]);
