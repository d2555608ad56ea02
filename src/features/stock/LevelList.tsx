import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { MAX_LEVEL_ML } from '../../contracts/shelf/shelfLimits.ts';
import { ingredientOfEntry } from '../../domain/shelf/bottles.ts';
import { listBottles } from '../../domain/stock/listBottles.ts';
import {
  getLevel,
  isLow,
  listToBuy,
  removeLevel,
  setLevel,
  type Level,
  type Stock,
} from '../../domain/stock/stock.ts';
import { $shoppingList, addToShoppingList } from '../../stores/shoppingList.ts';
import { $stock, changeStock, usesLoader } from '../../stores/stock.ts';
import { useLoader } from '../../stores/useLoader.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { BUTTON, FIELD } from '../../ui/styles.ts';
import { amountText, type StockTranslator } from './stockTexts.ts';

interface Props {
  t: StockTranslator;
  shelf: readonly string[];
  nameOf: (entry: string) => string;
}

/** How full a bottle is, as one sees it. */
const SHARES = [
  ['full', 1],
  ['three-quarters', 0.75],
  ['half', 0.5],
  ['quarter', 0.25],
  ['empty', 0],
] as const;

/** What was said last, and what was there before it, where that can be undone. */
interface Said {
  text: string;
  before?: Stock;
}

/** How much is left in the bottles of the shelf, for those who want to know, and which are low. */
export function LevelList({ t, shelf, nameOf }: Props) {
  const stock = useStore($stock);
  const list = useStore($shoppingList);
  const [isOpen, setIsOpen] = useState(false);
  const [said, setSaid] = useState<Said>({ text: '' });
  const status = useRef<HTMLParagraphElement>(null);
  const toBuy = listToBuy(stock, shelf, list);

  function change(how: (stock: Stock) => Stock, text: string) {
    const before = $stock.get();
    changeStock(how);
    setSaid({ text, before });
  }

  function set(entry: string, typed: number, full: number) {
    const ml = Math.min(MAX_LEVEL_ML, Math.max(0, typed));
    const values = { name: nameOf(entry), amount: amountText(ml, t) };
    const key = typed < 0 ? 'stock.below-zero' : typed > MAX_LEVEL_ML ? 'stock.too-much' : 'stock.level';
    change((now) => setLevel(now, entry, ml, full), t(key, values));
    return ml;
  }

  return (
    <div className="print:hidden" data-levels>
      <details
        className="group border-b border-line"
        onToggle={({ currentTarget }) => {
          setIsOpen(currentTarget.open);
        }}
      >
        <summary className="flex min-h-12 cursor-pointer items-center text-small font-medium">
          {t('stock.title')}
          <ChevronIcon className="ml-auto shrink-0 text-soft group-open:rotate-180" />
        </summary>
        <p className="text-note text-soft">{t('stock.text')}</p>
        {isOpen && (
          <Rows
            {...{ t, shelf, nameOf, stock }}
            onSet={set}
            onRemove={(entry) => {
              change((now) => removeLevel(now, entry), t('stock.untracked', { name: nameOf(entry) }));
            }}
          />
        )}
      </details>
      <div className="flex flex-wrap items-center gap-x-4 text-small text-soft">
        <p
          ref={status}
          role="status"
          tabIndex={-1}
          className={`outline-none ${said.text === '' ? '' : 'py-2.5'}`}
        >
          {said.text}
        </p>
        {said.before && (
          <button
            type="button"
            className={BUTTON.text}
            onClick={() => {
              const { before } = said;
              if (before) changeStock(() => before);
              setSaid({ text: t('stock.undone') });
              status.current?.focus();
            }}
          >
            {t('stock.undo')}
          </button>
        )}
      </div>
      {toBuy.length > 0 && (
        <div className="mt-3 border-l-3 border-brass py-1 pl-4" data-low>
          <p className="text-small">{t('stock.low', { names: t.list(toBuy.map(nameOf)) })}</p>
          <button
            type="button"
            className={BUTTON.text}
            onClick={() => {
              const refused = addToShoppingList(toBuy.map((entry) => ({ entry: ingredientOfEntry(entry) })));
              const text =
                refused > 0 ? t('stock.shop.full') : t('stock.shopped', { names: t.list(toBuy.map(nameOf)) });
              setSaid({ text });
              status.current?.focus();
            }}
          >
            {t('stock.shop')}
          </button>
        </div>
      )}
    </div>
  );
}

interface RowsProps extends Props {
  stock: Stock;
  onSet: (entry: string, ml: number, full: number) => number;
  onRemove: (entry: string) => void;
}

function Rows({ t, shelf, nameOf, stock, onSet, onRemove }: RowsProps) {
  const loaded = useLoader(usesLoader);
  if (loaded.status === 'loading')
    return (
      <p role="status" className="py-4 text-small text-soft">
        {t('stock.loading')}
      </p>
    );
  if (loaded.status === 'failed')
    return (
      <div role="alert" className="py-4 text-small">
        <p>{t('stock.failed')}</p>
        <button type="button" className={`${BUTTON.action} mt-3 px-4`} onClick={usesLoader.retry}>
          {t('stock.retry')}
        </button>
      </div>
    );
  const bottles = listBottles(shelf, loaded.value);
  if (bottles.length === 0) return <p className="py-4 text-small text-soft">{t('stock.no-bottles')}</p>;
  return (
    <ul className="grid gap-3 pt-3 pb-5">
      {bottles.map(({ entry, ml }) => (
        <Row
          key={entry}
          t={t}
          name={nameOf(entry)}
          level={getLevel(stock, entry)}
          usual={ml}
          onSet={(left, full) => onSet(entry, left, full)}
          onRemove={() => {
            onRemove(entry);
          }}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  t: StockTranslator;
  name: string;
  level: Level | undefined;
  /** What such a bottle usually holds. */
  usual: number;
  /** @returns the level that it is now */
  onSet: (ml: number, full: number) => number;
  onRemove: () => void;
}

function Row({ t, name, level, usual, onSet, onRemove }: RowProps) {
  const id = useId();
  const [isTyping, setIsTyping] = useState(false);
  const full = level?.full ?? usual;
  const share = SHARES.find(([, part]) => level?.ml === part * full)?.[0];
  const isExact = isTyping || (level !== undefined && share === undefined);

  function choose(value: string) {
    setIsTyping(value === 'exact');
    const part = SHARES.find(([key]) => key === value)?.[1];
    if (part !== undefined) onSet(part * full, full);
    if (value === 'none' && level) onRemove();
  }

  return (
    <li className="grid grid-cols-2 items-start gap-x-3 text-small">
      <label
        htmlFor={id}
        className="flex min-h-11 min-w-0 flex-col justify-center wrap-anywhere hyphens-auto"
      >
        {name}
        {level && isLow(level) && (
          <span className="text-note text-brass">
            {t(level.ml === 0 ? 'stock.is-empty' : 'stock.is-low')}
          </span>
        )}
      </label>
      <div className="grid gap-2">
        <div className="relative">
          <select
            id={id}
            value={isExact ? 'exact' : (share ?? 'none')}
            onChange={({ target }) => {
              choose(target.value);
            }}
            className="min-h-11 w-full cursor-pointer appearance-none truncate rounded-corner border border-control bg-ground pr-9 pl-3 text-small text-ink"
          >
            <option value="none">{t('stock.none-yet')}</option>
            {SHARES.map(([key, part]) => (
              <option key={key} value={key}>
                {t(`stock.share.${key}`, { amount: amountText(part * full, t) })}
              </option>
            ))}
            <option value="exact">{t('stock.exact')}</option>
          </select>
          <ChevronIcon className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-soft" />
        </div>
        {isExact && (
          <ExactLevel label={t('stock.field', { name })} ml={level?.ml} onSet={(ml) => onSet(ml, full)} />
        )}
      </div>
    </li>
  );
}

interface ExactProps {
  label: string;
  ml: number | undefined;
  onSet: (ml: number) => number;
}

/** A level in millilitres; it counts once the field is left, or at Enter. */
function ExactLevel({ label, ml, onSet }: ExactProps) {
  const field = useRef<HTMLInputElement>(null);
  const text = ml === undefined ? '' : String(ml);
  useEffect(() => {
    // It has changed elsewhere: by undo, or in another tab.
    if (field.current) field.current.value = text;
  }, [text]);
  const read = (input: HTMLInputElement) => {
    const typed = input.valueAsNumber;
    if (Number.isNaN(typed)) input.value = text;
    else if (typed !== ml) input.value = String(onSet(typed));
  };
  return (
    <div className="flex items-center gap-2">
      <input
        ref={field}
        type="number"
        inputMode="decimal"
        step="any"
        aria-label={label}
        defaultValue={text}
        onBlur={({ target }) => {
          read(target);
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') read(currentTarget);
        }}
        className={`min-h-11 w-full min-w-0 ${FIELD}`}
      />
      ml
    </div>
  );
}
