import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import type { Purchase } from '../../contracts/costs/barCosts.ts';
import type { CostIndex } from '../../contracts/costs/costIndex.ts';
import type { DrinkParts } from '../../contracts/drinks/drinkParts.ts';
import type { OwnDrink } from '../../contracts/own-drinks/ownDrink.ts';
import { calculateCosts } from '../../domain/costs/drinkCost.ts';
import { USUAL_SETTINGS } from '../../domain/costs/pricing.ts';
import { costsWithOwnDrinks } from '../../domain/costs/costsWithOwnDrinks.ts';
import { moneyWriter } from '../../domain/menus/prices/money.ts';
import { readSiteFile } from '../../lib/siteFile.ts';
import { barCosts } from '../../stores/barCosts.ts';
import { createLoader } from '../../stores/loader.ts';
import { $shelf } from '../../stores/shelf.ts';
import { useLoader } from '../../stores/useLoader.ts';
import type { Say } from './ownDrinkMessages.ts';

/** Says what a drink costs; nothing of one that nobody can tell anything of. */
export type CostTextOf = (drink: OwnDrink) => string | undefined;

/** Prices of a batch are told for so many millilitres. */
const EACH_ML = 100;

/**
 * What own drinks cost by the prices that their owner has given in the menu builder. Who has given none is told nothing:
 * they do not calculate.
 */
export function useOwnCosts(
  say: Say,
  drinks: readonly OwnDrink[],
  parts: DrinkParts,
): CostTextOf | undefined {
  const [loader] = useState(() =>
    createLoader(async () => {
      const kept = await barCosts.load();
      return kept.bought.length === 0
        ? undefined
        : { kept, index: await readSiteFile<CostIndex>(`/lists/${say.locale}/costs.json`) };
    }),
  );
  const loaded = useLoader(loader);
  const shelf = useStore($shelf, { ssr: 'initial' });
  const known = loaded.status === 'ready' ? loaded.value : undefined;
  return useMemo(() => {
    if (known === undefined) return undefined;
    const { settings, bought } = known.kept;
    const index = costsWithOwnDrinks(known.index, drinks, parts);
    const currency = mainCurrency(bought);
    const costOf = calculateCosts({ index, bought, settings: settings ?? USUAL_SETTINGS, currency, shelf });
    const exact = moneyWriter({ currency, locale: say.locale, isWhole: false });
    const write = (amount: number) => exact(Math.round(amount));
    const names = new Map(index.ingredients.map(({ id, name }) => [id, name]));
    return ({ id, house }) => {
      const cost = costOf(id);
      if (cost === undefined) return undefined;
      if (cost.missing.length > 0) {
        const missing = cost.missing.map(({ ingredient }) => names.get(ingredient) ?? ingredient);
        return say('own.cost.missing', { names: say.list(missing) });
      }
      if (house === null) return say('own.cost', { amount: write(cost.cost) });
      const each = write((cost.cost / house.ml) * EACH_ML);
      return say('own.cost.house', { amount: write(cost.cost), each });
    };
  }, [known, drinks, parts, shelf, say]);
}

/** The currency of most prices; what is paid in another cannot be added to them. */
function mainCurrency(bought: readonly Purchase[]): string | null {
  const counts = new Map<string, number>();
  for (const { currency } of bought)
    if (currency !== null) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? null;
}
