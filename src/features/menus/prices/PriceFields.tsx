import { useId, useLayoutEffect, useRef } from 'react';
import { MENU_LIMITS } from '../../../contracts/menus/menuLimits.ts';
import { isInWords, type DraftPrice, type DraftPricing } from '../../../domain/menus/prices/draftPrices.ts';
import { findReadings } from '../../../domain/menus/prices/readPrices.ts';
import { colon } from '../../../text/colon.ts';
import { CloseIcon, PlusIcon } from '../../../ui/icons.tsx';
import type { Say } from '../menuMessages.ts';
import { STYLE } from '../styles.ts';
import { amountInField } from './amountField.ts';
import { stepByKey } from '../table/stepField.ts';
import { priceTemplate, type TableColumns } from '../table/tableColumns.ts';

/** Says of a price in words that it is one, or how much too long, and asks about one that may be read in two ways. */
function wordsHint({ amounts }: DraftPrice, currency: string | null, say: Say): string | undefined {
  const inWords = amounts.find((amount) => isInWords(amount, currency));
  if (typeof inWords !== 'string') return undefined;
  const readings = findReadings(inWords);
  if (readings) return say('menus.price.unsure', readings);
  const { length } = inWords.trim();
  if (length <= MENU_LIMITS.price) return say('menus.price.words');
  return `${say('menus.price')}${colon(say.locale)} ${say('menus.length', { number: length, most: MENU_LIMITS.price })}`;
}

interface Props {
  say: Say;
  /** Of the drink. */
  name: string;
  prices: readonly DraftPrice[];
  pricing: DraftPricing;
  /** Of the table that the fields stand in; absent on a card. */
  columns: TableColumns | undefined;
  /** @param field what is typed into; absent where a size is added or removed */
  onChange: (prices: readonly DraftPrice[], field?: string) => void;
  /** A field was left: what was typed is to be read. */
  onLeave: () => void;
  /** Lines or cells of a spreadsheet were pasted into the field of a size and a price list. */
  onPaste: (text: string, size: number, list: number) => void;
  /** The prices of the line above are wanted here. */
  onFillDown: () => void;
}

/** The prices of a drink: one field, or one for each size and price list. */
export function PriceFields({
  say,
  name,
  prices,
  pricing,
  columns: table,
  onChange,
  onLeave,
  onPaste,
  onFillDown,
}: Props) {
  const help = useId();
  const fields = useRef<HTMLDivElement>(null);
  /** The size whose first field gets the focus once the rows are drawn anew. */
  const next = useRef<number>(undefined);
  useLayoutEffect(() => {
    const place = next.current;
    next.current = undefined;
    if (place !== undefined) fields.current?.children[place]?.querySelector('input')?.focus();
  }, [prices]);
  const columns = [undefined, ...pricing.priceLists];
  const hasSizes = prices.length > 1 || prices.some(({ size }) => size !== '');
  const labelOf = (size: string, list: string | undefined) =>
    [say('menus.price.of', { name }), size, list].filter(Boolean).join(', ');
  const isTable = table !== undefined;
  const amountWidth = isTable ? '' : hasSizes ? 'w-14 grow' : 'w-26 shrink-0';
  const field = isTable ? `${STYLE.cell} w-full` : `${STYLE.small} w-full px-2`;
  const hasSizeLabel = hasSizes && !isTable;
  const addSize = (
    <button
      type="button"
      aria-label={say('menus.size.add', { name })}
      title={say('menus.size.add', { name })}
      onClick={() => {
        next.current = prices.length;
        onChange([...prices, { size: '', amounts: [''] }]);
      }}
      className={isTable ? STYLE.tool : hasSizes ? `${STYLE.link} gap-1.5 justify-self-start` : STYLE.icon}
    >
      <PlusIcon className="size-4 shrink-0" />
      {hasSizeLabel && say('menus.size')}
    </button>
  );
  return (
    <div
      ref={fields}
      className={`grid min-w-0 ${isTable ? 'gap-y-px' : 'gap-y-1.5'} ${hasSizes ? 'basis-full' : ''}`}
    >
      {prices.map((price, place) => (
        <div
          key={place}
          style={table && { gridTemplateColumns: priceTemplate(table) }}
          className={isTable ? 'grid gap-x-1' : 'flex min-w-0 flex-wrap items-end gap-1.5'}
        >
          {table?.hasSizes && !hasSizes && <span />}
          {hasSizes && (
            <label className={`grid text-note text-soft ${isTable ? '' : 'w-14 grow'}`}>
              {place === 0 && !isTable && <span aria-hidden="true">{say('menus.size')}</span>}
              <input
                aria-label={say('menus.size.of', { number: place + 1, name })}
                value={price.size}
                maxLength={MENU_LIMITS.size}
                autoComplete="off"
                data-column="size"
                enterKeyHint="next"
                onKeyDown={stepByKey}
                onChange={({ target }) => {
                  onChange(prices.with(place, { ...price, size: target.value }), `size ${place}`);
                }}
                className={field}
              />
            </label>
          )}
          {columns.map((list, column) => (
            <label key={list?.key ?? 'usual'} className={`grid text-note text-soft ${amountWidth}`}>
              {/* What is filled in shows no placeholder any more. */}
              {!isTable && (place === 0 || columns.length > 2) && (
                <span aria-hidden="true" className="truncate">
                  {list?.name ?? say('menus.price')}
                </span>
              )}
              <input
                aria-label={labelOf(price.size, list?.name)}
                value={amountInField(price.amounts[column] ?? '', pricing.currency, say.locale)}
                maxLength={hasSizes || column > 0 ? MENU_LIMITS.price : MENU_LIMITS.typedPrices}
                autoComplete="off"
                aria-describedby={`${help}-${place}`}
                onChange={({ target }) => {
                  const amounts = columns.map((_, at) =>
                    at === column ? target.value : (price.amounts[at] ?? ''),
                  );
                  onChange(prices.with(place, { ...price, amounts }), `price ${place} ${column}`);
                }}
                onBlur={onLeave}
                data-column={`price ${column}`}
                enterKeyHint="next"
                onKeyDown={(event) => {
                  stepByKey(event, onFillDown);
                }}
                onPaste={(event) => {
                  const text = event.clipboardData.getData('text').trimEnd();
                  if (!/[\t\r\n]/.test(text)) return;
                  event.preventDefault();
                  onPaste(text, place, column);
                }}
                className={`${field} tabular-nums ${isTable ? 'text-right' : ''}`}
              />
            </label>
          ))}
          {(isTable ? place === 0 && prices.length < MENU_LIMITS.sizes : !hasSizes) && addSize}
          {hasSizes && (
            <button
              type="button"
              aria-label={say('menus.size.remove', { number: place + 1, name })}
              onClick={() => {
                next.current = Math.min(place, Math.max(prices.length - 2, 0));
                onChange(prices.length > 1 ? prices.toSpliced(place, 1) : [{ ...price, size: '' }]);
              }}
              className={isTable ? `${STYLE.tool} -col-end-1` : STYLE.icon}
            >
              <CloseIcon />
            </button>
          )}
          {/* A hidden region would not be read out once it has a text; empty, it takes back the gap above it. */}
          <p
            id={`${help}-${place}`}
            role="status"
            className={`w-full text-note text-soft ${isTable ? 'col-span-full' : 'empty:-mt-1.5'}`}
          >
            {wordsHint(price, pricing.currency, say)}
          </p>
        </div>
      ))}
      {hasSizeLabel && prices.length < MENU_LIMITS.sizes && addSize}
    </div>
  );
}
