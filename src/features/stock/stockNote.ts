import type { Locale } from '../../contracts/site/locale.ts';
import { capitalise } from '../../domain/drinks/lineText.ts';
import { ingredientOfEntry } from '../../domain/shelf/bottles.ts';
import { listUses } from '../../domain/stock/listUses.ts';
import { listToBuy, pour, putBack, type Taken } from '../../domain/stock/stock.ts';
import { $ownSwaps } from '../../stores/ownSwaps.ts';
import { $serves, $shelf } from '../../stores/shelf.ts';
import { $shoppingList, addToShoppingList } from '../../stores/shoppingList.ts';
import { $stock, changeStock, usesLoader } from '../../stores/stock.ts';
import { make, makeButton } from '../../ui/elements.ts';
import { BUTTON } from '../../ui/styles.ts';
import { amountText, listAmounts, loadStockTexts } from './stockTexts.ts';

/** Lowers levels and puts back what was taken, and says so. Both return what they say. */
export interface StockNote {
  element: HTMLElement;
  pour: (day: string, drinks: number) => string;
  putBack: (day: string) => string;
}

/** Makes the note of a drink's own page that says what making it took out of the reader's bottles. */
export async function createStockNote(drink: string): Promise<StockNote> {
  const locale = document.documentElement.lang as Locale;
  const [t, index] = await Promise.all([loadStockTexts(locale), loadUses()]);
  const names = new Map(index.things.map(({ id, name }) => [id, name]));
  const nameOf = (entry: string) => names.get(ingredientOfEntry(entry)) ?? entry;
  const listNames = (entries: readonly string[]) =>
    t.list(entries.map((entry) => capitalise(nameOf(entry), locale)));

  const element = make('div', 'text-small text-soft empty:hidden');
  const text = make('p', 'outline-none');
  text.tabIndex = -1;
  function show(said: readonly string[], low: readonly string[] = []): string {
    text.textContent = said.join(' ');
    element.replaceChildren(...(text.textContent === '' ? [] : [text]));
    if (low.length > 0) element.append(createOffer(low));
    return text.textContent;
  }

  function createOffer(low: readonly string[]): HTMLElement {
    return makeButton(BUTTON.text, t('stock.shop.names', { names: listNames(low) }), () => {
      const refused = addToShoppingList(low.map((entry) => ({ entry: ingredientOfEntry(entry) })));
      show([refused > 0 ? t('stock.shop.full') : t('stock.shopped', { names: listNames(low) })]);
      // What was pressed is gone.
      text.focus();
    });
  }

  function describe(taken: readonly Taken[], unmeasured: readonly string[]): string[] {
    const poured = taken.filter(({ ml }) => ml > 0);
    const wereEmpty = taken.filter(({ ml, isShort }) => isShort && ml === 0).map(({ entry }) => entry);
    return [
      ...(poured.length > 0 ? [t('stock.taken', { list: listAmounts(poured, nameOf, t) })] : []),
      ...poured
        .filter(({ isShort }) => isShort)
        .map(({ entry, ml }) =>
          t('stock.short', { name: capitalise(nameOf(entry), locale), amount: amountText(ml, t) }),
        ),
      ...(wereEmpty.length > 0 ? [t('stock.were-empty', { names: listNames(wereEmpty) })] : []),
      ...(unmeasured.length > 0 ? [t('stock.unmeasured', { names: listNames(unmeasured) })] : []),
    ];
  }

  return {
    element,
    pour(day, drinks) {
      const shelf = $shelf.get();
      const on = { shelf, serves: $serves.get(), swaps: $ownSwaps.get(), stock: $stock.get() };
      const found = listUses(index, drink, drinks, on);
      if (found === undefined) return show([t('stock.unknown')]);
      let taken: Taken[] = [];
      changeStock((stock) => {
        const poured = pour(stock, { drink, day }, found.uses);
        ({ taken } = poured);
        return poured.stock;
      });
      const said = describe(taken, found.unmeasured);
      const used = taken.map(({ entry }) => entry);
      const low = listToBuy($stock.get(), used, $shoppingList.get());
      return show(said.length > 0 ? said : [t('stock.none')], low);
    },
    putBack(day) {
      let back: readonly { entry: string; ml: number }[] = [];
      changeStock((stock) => {
        const before = putBack(stock, { drink, day });
        back = before.returned.filter(({ ml }) => ml > 0);
        return before.stock;
      });
      return show(back.length === 0 ? [] : [t('stock.returned', { list: listAmounts(back, nameOf, t) })]);
    },
  };
}

/** Where it does not come, the next press tries again. */
async function loadUses() {
  try {
    return await usesLoader.load();
  } catch (error) {
    usesLoader.retry();
    throw error;
  }
}
