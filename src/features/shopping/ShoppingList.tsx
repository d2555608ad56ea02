import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { ShoppingIndex } from '../../contracts/shopping/shoppingIndex.ts';
import { SHOPPING_LIMITS } from '../../contracts/shopping/shoppingLimits.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { ingredientOfEntry } from '../../domain/shelf/bottles.ts';
import { moveToShelf } from '../../domain/shopping/moveToShelf.ts';
import { readWritten, tickItem, type Need, type ShoppingItem } from '../../domain/shopping/shoppingList.ts';
import { fillBought, findShelved } from '../../domain/stock/fillBought.ts';
import { getLevel, type Stock } from '../../domain/stock/stock.ts';
import { createTranslator } from '../../i18n/createTranslator.ts';
import { loadPart } from '../../lib/lazyPart.ts';
import { readSiteFile } from '../../lib/siteFile.ts';
import { createLoader } from '../../stores/loader.ts';
import { $housemates } from '../../stores/household.ts';
import { ownDrinks, readDrinkParts } from '../../stores/ownDrinks.ts';
import { mayBeSignedIn } from '../../stores/reader.ts';
import { $shelf, storeShelf } from '../../stores/shelf.ts';
import { $shoppingList, addToShoppingList, storeShoppingList } from '../../stores/shoppingList.ts';
import { $stock, changeStock } from '../../stores/stock.ts';
import { $stockSync, keepStockInSync } from '../../stores/syncStock.ts';
import { useLoader } from '../../stores/useLoader.ts';
import { foldText } from '../../text/foldText.ts';
import { copyText } from '../../ui/copyText.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { BUTTON, FIELD } from '../../ui/styles.ts';
import { TickBox } from '../../ui/TickBox.tsx';
import { useLack } from '../../ui/useLack.tsx';
import { useIsLive } from '../../ui/useIsLive.ts';
import { AddDrinks } from './AddDrinks.tsx';
import { readAskedDrinks } from './askedDrinks.ts';
import {
  amountText,
  bottleMl,
  groupByAisle,
  listText,
  nameEntry,
  type FindThing,
  type Say,
  type ShoppingMessages,
} from './shoppingText.ts';

interface Props {
  locale: Locale;
  messages: ShoppingMessages;
  /** Address of what drinks take. */
  source: string;
}

/** What drinks take, the reader's own ones too where they come: without them the list still works. */
async function readShoppingIndex(source: string, locale: Locale): Promise<ShoppingIndex> {
  const [index, own] = await Promise.all([
    readSiteFile<ShoppingIndex>(source),
    ownDrinks.load().catch(() => null),
  ]);
  if (!own?.length) return index;
  const [{ shoppingWithOwnDrinks }, parts] = await Promise.all([
    loadPart(() => import('../../domain/shopping/shoppingWithOwnDrinks.ts')),
    readDrinkParts(locale),
  ]);
  return shoppingWithOwnDrinks(index, own, parts);
}

const NOTHING: readonly ShoppingItem[] = [];
const NOBODY: readonly string[] = [];

/** What was done last, and what was there before it. */
interface Done {
  text: string;
  before?: { list: readonly ShoppingItem[]; shelf: readonly string[]; stock: Stock };
}

const readAll = () => ({ list: $shoppingList.get(), shelf: $shelf.get(), stock: $stock.get() });

function storeBought({ shelf, stock }: { shelf: readonly string[]; stock: Stock }) {
  storeShelf(shelf);
  changeStock(() => stock);
}

/** The shopping list of this browser: what is on it, and what puts drinks on it. */
export function ShoppingList({ locale, messages, source }: Props) {
  const [say] = useState(() => createTranslator(messages, locale));
  const [loader] = useState(() =>
    createLoader(async () => {
      const index = await readShoppingIndex(source, locale);
      return { index, asked: await readAskedDrinks(location.search, index) };
    }),
  );
  const loaded = useLoader(loader);
  const isLive = useIsLive();
  const list = useStore($shoppingList, { ssr: () => NOTHING });
  const housemates = useStore($housemates, { ssr: () => NOBODY });
  const sync = useStore($stockSync);
  const [done, setDone] = useState<Done>({ text: '' });
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(keepStockInSync, []);

  const things = loaded.status === 'ready' ? loaded.value.index.things : [];
  const find: FindThing = (entry) => things.find(({ id }) => id === entry);
  const bought = list.filter(({ isBought }) => isBought === true);

  /** Changes the list so that it can be undone, and says so where the focus goes. */
  function change(
    next: readonly ShoppingItem[],
    text: string,
    bought?: { shelf: readonly string[]; stock: Stock },
  ) {
    const before = readAll();
    storeShoppingList(next);
    if (bought !== undefined) storeBought(bought);
    setDone({ text, before });
    status.current?.focus();
  }

  function add(needs: readonly Need[], text: string) {
    const before = readAll();
    const refused = addToShoppingList(needs);
    setDone({
      text: refused > 0 ? say('shopping.full', { number: SHOPPING_LIMITS.items }) : text,
      before,
    });
  }

  function shelveBought() {
    const [before, levels] = [$shelf.get(), $stock.get()];
    const { shelf, moved, kept } = moveToShelf(
      before,
      bought
        .map(({ entry }) => findShelved(levels, before, entry))
        .filter((entry) => find(entry) !== undefined || getLevel(levels, entry) !== undefined),
    );
    const { stock, filled } = fillBought(levels, moved, before, (entry) => bottleMl(find(entry)));
    const rest = list.filter(({ entry, isBought }) => isBought !== true || kept.includes(entry));
    const said = [say.count('shopping.shelved', moved.length)];
    if (kept.length > 0) said.push(say('shopping.shelf-full'));
    if (filled.length > 0) said.push(say('shopping.filled', { names: say.list(filled.map(nameShelved)) }));
    change(rest, said.join(' '), { shelf, stock });
  }

  const nameShelved = (entry: string) => nameEntry(ingredientOfEntry(entry), find, say);

  async function share() {
    const text = listText(list, find, say);
    if ('share' in navigator) {
      // Who thinks better of it is told nothing.
      await navigator.share({ title: say('shopping.title'), text }).catch(() => undefined);
    } else await copyText(text, say('shopping.copied'), { title: say('shopping.not-copied'), tone: 'error' });
  }

  return (
    <div
      data-live={isLive}
      data-shopping
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,23rem)_minmax(0,1fr)]"
    >
      <section aria-labelledby="shopping-add" className="print:hidden">
        <h2 id="shopping-add" className="text-section">
          {say('shopping.add')}
        </h2>
        {loaded.status === 'ready' && <AddDrinks {...{ say, locale }} {...loaded.value} onAdd={add} />}
        {loaded.status === 'loading' && (
          <p role="status" className="mt-4 text-soft">
            {say('shopping.loading')}
          </p>
        )}
        {loaded.status === 'failed' && (
          <div role="alert" className="mt-4">
            <p>{say('shopping.failed')}</p>
            <button type="button" onClick={loader.retry} className={`${BUTTON.action} mt-3 px-4`}>
              {say('shopping.retry')}
            </button>
          </div>
        )}
        <AddWritten
          say={say}
          onAdd={(text) => {
            const known = things.find(({ name }) => foldText(name) === foldText(text));
            add([{ entry: known?.id ?? text }], say.count('shopping.added', 1));
          }}
        />
      </section>

      <section aria-labelledby="shopping-list" className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="shopping-list" className="text-section">
            {say('shopping.list')}
          </h2>
          <p role="status" className="text-small text-soft tabular-nums">
            {list.length > 0 && say('shopping.progress', { bought: bought.length, all: list.length })}
          </p>
        </div>
        <div className="flex min-h-11 flex-wrap items-center gap-x-4 text-small text-soft print:hidden">
          <p ref={status} role="status" tabIndex={-1} className="outline-none">
            {done.text}
          </p>
          {done.before && (
            <button
              type="button"
              className={BUTTON.text}
              onClick={() => {
                if (done.before === undefined) return;
                storeShoppingList(done.before.list);
                storeBought(done.before);
                setDone({ text: say('shopping.undone') });
                status.current?.focus();
              }}
            >
              {say('shopping.undo')}
            </button>
          )}
        </div>
        {loaded.status !== 'loading' && list.length === 0 && (
          <div className="mt-4 border-y border-line py-12 text-center">
            <p className="font-serif text-card text-balance">{say('shopping.empty')}</p>
            <p className="mx-auto mt-2 max-w-text text-soft">{say('shopping.empty.text')}</p>
          </div>
        )}
        {loaded.status !== 'loading' &&
          groupByAisle(list, find, say).map(({ aisle, items }) => (
            <div key={aisle} data-aisle={aisle} className="mt-6">
              <h3 className="font-sans text-note font-semibold tracking-[0.09em] text-brass uppercase">
                {say(`shopping.aisle.${aisle}`)}
              </h3>
              <ul className="mt-2">
                {items.map((item) => (
                  <Row
                    key={item.entry}
                    {...{ item, say }}
                    name={nameEntry(item.entry, find, say)}
                    amount={amountText(item, find, say)}
                    onTick={(isBought) => {
                      storeShoppingList(tickItem(list, item.entry, isBought));
                    }}
                    onRemove={() => {
                      change(
                        list.filter(({ entry }) => entry !== item.entry),
                        say('shopping.removed', { name: nameEntry(item.entry, find, say) }),
                      );
                    }}
                  />
                ))}
              </ul>
            </div>
          ))}
        {list.length > 0 && (
          <div className="mt-7 flex flex-wrap gap-2 max-sm:*:grow print:hidden">
            {bought.length > 0 && (
              <button
                type="button"
                className={`${BUTTON.action} border-brass px-4 text-brass`}
                disabled={loaded.status !== 'ready'}
                onClick={shelveBought}
              >
                {say('shopping.shelve')}
              </button>
            )}
            <button type="button" className={`${BUTTON.action} px-4`} onClick={() => void share()}>
              {say('shopping.share')}
            </button>
            <button
              type="button"
              className={`${BUTTON.action} px-4`}
              onClick={() => {
                window.print();
              }}
            >
              {say('shopping.print')}
            </button>
            <button
              type="button"
              className={`${BUTTON.action} px-4`}
              onClick={() => {
                change(NOTHING, say('shopping.cleared'));
              }}
            >
              {say('shopping.clear')}
            </button>
          </div>
        )}
        {sync === 'full' && (
          <p role="alert" className="mt-6 border-l-3 border-brass pl-4 text-small print:hidden">
            {say('shopping.too-long', { number: SHOPPING_LIMITS.items })}
          </p>
        )}
        {housemates.length > 0 && mayBeSignedIn() && (
          <p className="mt-6 text-note text-soft print:hidden">
            <bdi>{say('shopping.shared', { names: say.list(housemates) })}</bdi>
          </p>
        )}
        <p className="mt-6 text-note text-faint print:hidden">{say('shopping.device')}</p>
      </section>
    </div>
  );
}

interface RowProps {
  item: ShoppingItem;
  say: Say;
  name: string;
  amount: string;
  onTick: (isBought: boolean) => void;
  onRemove: () => void;
}

function Row({ item, say, name, amount, onTick, onRemove }: RowProps) {
  const isBought = item.isBought === true;
  return (
    <li className="flex items-center gap-3 border-t border-line">
      <TickBox
        label={name}
        name={[name, amount].filter(Boolean).join(', ')}
        isTicked={isBought}
        onTick={onTick}
        className={`flex min-w-0 grow py-2 hyphens-auto ${isBought ? 'text-faint line-through' : ''}`}
      />
      <span className="text-right text-small text-soft tabular-nums">{amount}</span>
      <button
        type="button"
        aria-label={say('shopping.remove', { name })}
        className="grid size-11 shrink-0 cursor-pointer place-items-center text-faint hover:text-ink print:hidden"
        onClick={onRemove}
      >
        <CloseIcon />
      </button>
    </li>
  );
}

function AddWritten({ say, onAdd }: { say: Say; onAdd: (text: string) => void }) {
  const [text, setText] = useState('');
  const lack = useLack(say('shopping.written.none'));
  const field = useRef<HTMLInputElement>(null);
  const add = () => {
    const entry = readWritten(text);
    lack.setLacking(entry === undefined);
    if (entry === undefined) {
      field.current?.focus();
      return;
    }
    onAdd(entry);
    setText('');
  };
  return (
    <form
      className="mt-6"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <label htmlFor="shopping-written" className="text-small font-medium">
        {say('shopping.written')}
      </label>
      <div className="mt-2 flex gap-2">
        <input
          id="shopping-written"
          ref={field}
          value={text}
          maxLength={SHOPPING_LIMITS.letters}
          autoComplete="off"
          {...lack.field}
          className={`h-12 min-w-0 grow aria-invalid:border-alert ${FIELD}`}
          onChange={({ target }) => {
            setText(target.value);
            lack.setLacking(false);
          }}
        />
        <button type="submit" className={`${BUTTON.action} px-4`}>
          {say('shopping.written.add')}
        </button>
      </div>
      {lack.message}
    </form>
  );
}
