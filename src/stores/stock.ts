import type { ShoppingIndex } from '../contracts/shopping/shoppingIndex.ts';
import { asStock, keepShelved, NO_STOCK, type Stock } from '../domain/stock/stock.ts';
import { json, persistent } from '../lib/persistent.ts';
import { readSiteFile } from '../lib/siteFile.ts';
import { createLoader } from './loader.ts';
import { $shelf } from './shelf.ts';

/** How much is left in the bottles of this browser; no account has it. `features/drink-log/logPanel.ts` knows its key too. */
export const $stock = persistent('mixmaster-stock', NO_STOCK, json(asStock));

/** Changes levels, and forgets those of bottles that have left the shelf. */
export function changeStock(change: (stock: Stock) => Stock): void {
  const stock = keepShelved(change($stock.get()), $shelf.get());
  $stock.set(Object.keys(stock.levels).length === 0 ? NO_STOCK : stock);
}

/** What drinks take, and what usual bottles hold, in the language of the page. */
export const usesLoader = createLoader<ShoppingIndex>(() =>
  readSiteFile(`/lists/${document.documentElement.lang}/shopping.json`),
);
