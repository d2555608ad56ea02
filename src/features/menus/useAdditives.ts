import { useMemo } from 'react';
import type { AdditivesIndex, AdditiveStatement, ToldAdditives } from '../../contracts/diet/additives.ts';
import { isOwnId } from '../../contracts/menus/menuLimits.ts';
import { combineAdditives, NO_ADDITIVES } from '../../domain/menus/additives.ts';
import type { DraftDrink } from '../../domain/menus/menuDraft.ts';
import { readSiteFile } from '../../lib/siteFile.ts';
import { createLoader } from '../../stores/loader.ts';
import { useLoader } from '../../stores/useLoader.ts';
import type { KnownDrinks } from './loadMenuDrinks.ts';

/** Tells the additives of a line by its recipe; undefined where they are not known, or not yet. */
export type FindLineAdditives = (drink: DraftDrink) => ToldAdditives | undefined;

const WITHOUT_RECIPE: ToldAdditives = { ...NO_ADDITIVES, isUnstated: true };

/** How the additives of lines are found; undefined where the menu marks none. The file is loaded when it does. */
export function useAdditives(
  isMarked: boolean,
  known: Pick<KnownDrinks, 'byId'> | undefined,
): FindLineAdditives | undefined {
  const loader = useMemo(
    () =>
      createLoader(async () =>
        isMarked ? await readSiteFile<AdditivesIndex>('/lists/additives.json') : undefined,
      ),
    [isMarked],
  );
  const state = useLoader(loader);
  const index = state.status === 'ready' ? state.value : undefined;
  return useMemo(() => {
    if (!isMarked) return undefined;
    const found = new Map<string, ToldAdditives>();
    return ({ cocktailId: id, item }) => {
      if (item) return WITHOUT_RECIPE;
      if (index === undefined) return undefined;
      // The same object each time, so that its row is not drawn anew.
      const told = found.get(id) ?? findDrink(id, index, known);
      found.set(id, told);
      return told;
    };
  }, [isMarked, index, known]);
}

function findDrink(
  id: string,
  { drinks, ingredients }: AdditivesIndex,
  known: Pick<KnownDrinks, 'byId'> | undefined,
): ToldAdditives {
  if (!isOwnId(id)) return { ...(drinks[id] ?? NO_ADDITIVES), isUnstated: false };
  const parts = (known?.byId.get(id)?.needs ?? []).map(({ ingredient }): AdditiveStatement | undefined =>
    ingredient === undefined || isOwnId(ingredient) ? undefined : (ingredients[ingredient] ?? NO_ADDITIVES),
  );
  const stated = parts.filter((part) => part !== undefined);
  return { ...combineAdditives(stated), isUnstated: stated.length < parts.length || parts.length === 0 };
}
