import { Fragment, useState, type ReactNode } from 'react';
import type { CostSettings } from '../../../contracts/costs/barCosts.ts';
import type { DrinkCost } from '../../../domain/costs/drinkCost.ts';
import {
  COST_COLUMNS,
  getCostKnowledge,
  sortRows,
  type CostColumn,
  type CostOrder,
  type CostRow,
  type SizeCosts,
} from '../../../domain/costs/menuCosts.ts';
import { subtractTax } from '../../../domain/costs/pricing.ts';
import { DownIcon, UpIcon } from '../../../ui/icons.tsx';
import type { Say } from '../menuMessages.ts';
import { STYLE } from '../styles.ts';
import { percentText } from './percent.ts';

interface Props {
  say: Say;
  /** In the order of the menu. */
  rows: readonly CostRow[];
  settings: CostSettings;
  /** Writes money of the menu. */
  write: (amount: number) => string;
  entryName: (entry: string) => string;
  /** Makes an amount the price of a drink in the size at a place. */
  onTake: (row: CostRow, place: number, amount: number) => void;
}

/** Whether the first press puts the smallest first: so for names and margins, not for the other columns. */
const RISES_FIRST: Readonly<Record<CostColumn, boolean>> = {
  name: true,
  cost: false,
  price: false,
  pourCost: false,
  margin: true,
  suggested: false,
};

/** The drinks with what they cost and leave: a table that is sorted by its heads, on a phone cards. */
export function CostTable({ say, rows, settings, write, entryName, onTake }: Props) {
  const [order, setOrder] = useState<CostOrder>();
  const sorted = order === undefined ? rows : sortRows(rows, order, say.locale);
  const known = rows.filter(({ cost }) => cost.missing.length === 0).length;
  const sortBy = (column: CostColumn) => {
    const isSame = order?.column === column;
    setOrder({ column, isRising: isSame ? !order.isRising : RISES_FIRST[column] });
  };
  return (
    <section className="mt-8" aria-label={say('menus.costs')}>
      <p className="text-small text-soft tabular-nums">
        {say('menus.costs.known', { known, total: rows.length })}{' '}
        <span data-net>
          {settings.tax > 0
            ? say('menus.costs.without', { rate: percentText(settings.tax, say.locale) })
            : say('menus.costs.with')}
        </span>
      </p>
      <div className="mt-3 flex items-center gap-2 sm:hidden">
        <label className="flex min-w-0 grow items-center gap-2 text-small">
          {say('menus.costs.sort')}
          <select
            value={order?.column ?? ''}
            onChange={({ target }) => {
              const column = COST_COLUMNS.find((one) => one === target.value);
              setOrder(column && { column, isRising: RISES_FIRST[column] });
            }}
            className={`${STYLE.small} grow`}
          >
            <option value="">{say('menus.order')}</option>
            {COST_COLUMNS.map((column) => (
              <option key={column} value={column}>
                {say(`menus.costs.${column}`)}
              </option>
            ))}
          </select>
        </label>
        {order && (
          <button
            type="button"
            aria-label={say('menus.costs.rising')}
            aria-pressed={order.isRising}
            onClick={() => {
              sortBy(order.column);
            }}
            className={STYLE.icon}
          >
            {order.isRising ? <UpIcon /> : <DownIcon />}
          </button>
        )}
      </div>
      <table className="mt-3 w-full text-small tabular-nums max-sm:block">
        <thead className="max-sm:hidden">
          <tr>
            {COST_COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                aria-sort={
                  order?.column === column ? (order.isRising ? 'ascending' : 'descending') : undefined
                }
                className={`border-b border-line font-medium ${column === 'name' ? 'text-left' : 'text-right'}`}
              >
                <button
                  type="button"
                  onClick={() => {
                    sortBy(column);
                  }}
                  className={`inline-flex min-h-11 cursor-pointer items-center gap-1 hover:text-brass ${column === 'name' ? '' : 'pl-3'}`}
                >
                  {say(`menus.costs.${column}`)}
                  {order?.column === column && (order.isRising ? <UpIcon /> : <DownIcon />)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:grid max-sm:gap-3">
          {sorted.map((row) => (
            <Fragment key={row.id}>
              {[row, ...row.others].map((sized, place) => (
                <Row key={place} {...{ say, row, sized, place, settings, write, entryName, onTake }} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps extends Omit<Props, 'rows'> {
  row: CostRow;
  /** One of its sizes, and at which place that stands. */
  sized: SizeCosts;
  place: number;
}

function Row({ say, row, sized, place, settings, write, entryName, onTake }: RowProps) {
  const { name } = row;
  const { size, cost, price, earning, suggested } = sized;
  const isFirst = place === 0;
  const knowledge = getCostKnowledge(cost);
  const { pourCost } = earning ?? {};
  const isAbove = pourCost !== undefined && pourCost * 10 > settings.target;
  const amount = write(cost.cost);
  return (
    <tr
      className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:gap-y-2 max-sm:rounded-corner max-sm:border max-sm:border-line max-sm:p-4"
      data-cost-row={isFirst ? row.id : undefined}
      data-cost-size={isFirst ? undefined : place}
    >
      <th
        scope="row"
        className="border-line py-2 pr-3 text-left align-baseline font-normal max-sm:col-span-2 max-sm:p-0 sm:border-b"
      >
        <bdi className={isFirst ? 'font-medium max-sm:text-card' : 'font-medium sm:sr-only'}>{name}</bdi>
        <SizeNote {...{ say, sized }} hasRecipe={row.hasRecipe} />
        {cost.lines.length > 1 && <Lines {...{ say, cost, write, entryName }} />}
        {isFirst && cost.missing.length > 0 && (
          <span className="block text-note hyphens-auto text-soft">
            {say('menus.costs.missing', {
              names: say.list(cost.missing.map(({ ingredient }) => entryName(ingredient))),
            })}
          </span>
        )}
      </th>
      <Cell {...{ say }} column="cost">
        {knowledge === 'all' && amount}
        {knowledge === 'part' && say('menus.costs.least', { amount })}
      </Cell>
      <Cell {...{ say }} column="price">
        {price !== undefined && (
          <>
            {write(price)}
            {settings.tax > 0 && (
              <span className="block text-note text-soft">
                {say('menus.costs.net', { amount: write(subtractTax(price, settings.tax)) })}
              </span>
            )}
          </>
        )}
      </Cell>
      <Cell {...{ say }} column="pourCost">
        {pourCost !== undefined && (
          <span className={isAbove ? 'font-medium text-alert' : ''}>
            {percentText(pourCost * 10, say.locale)}
            {isAbove && (
              <span className="block text-note font-normal whitespace-normal">
                {say('menus.costs.above')}
              </span>
            )}
          </span>
        )}
      </Cell>
      <Cell {...{ say }} column="margin">
        {earning && write(earning.margin)}
      </Cell>
      <Cell {...{ say }} column="suggested">
        {suggested !== undefined && (
          <span className="inline-flex items-center gap-x-3">
            {write(suggested)}
            {suggested !== price && (
              <button
                type="button"
                aria-label={say('menus.costs.take.of', {
                  amount: write(suggested),
                  name: size === '' ? name : `${name}, ${size}`,
                })}
                onClick={() => {
                  onTake(row, place, suggested);
                }}
                className={STYLE.link}
              >
                {say('menus.costs.take')}
              </button>
            )}
          </span>
        )}
      </Cell>
    </tr>
  );
}

interface CellProps {
  say: Say;
  column: CostColumn;
  children: ReactNode;
}

/** A figure, or that there is none; on a phone with its label. */
function Cell({ say, column, children }: CellProps) {
  const isNothing = children === false || children === undefined;
  return (
    <td
      className={`border-line py-2 text-right align-baseline whitespace-nowrap max-sm:p-0 max-sm:text-left sm:border-b sm:pl-3 ${column === 'suggested' ? 'max-sm:col-span-2' : ''}`}
      data-cell={column}
    >
      {/* On a phone there are no column headers: this is what names the figure, for ears as well. */}
      <span className="block text-note text-soft sm:hidden">{say(`menus.costs.${column}`)}</span>
      {isNothing ? (
        <>
          <span aria-hidden="true">–</span>
          <span className="sr-only">{say('menus.costs.none')}</span>
        </>
      ) : (
        children
      )}
    </td>
  );
}

interface SizeNoteProps {
  say: Say;
  sized: SizeCosts;
  hasRecipe: boolean;
}

/** The name of a size, and how much is counted for it. */
function SizeNote({ say, sized: { size, times }, hasRecipe }: SizeNoteProps) {
  if (size === '') return null;
  const usual = hasRecipe ? 'recipe' : 'first';
  const number = new Intl.NumberFormat(say.locale, { maximumFractionDigits: 2 });
  return (
    <span className="block text-note font-normal hyphens-auto text-soft" data-size>
      <bdi className="text-ink">{size}</bdi>
      {times === undefined && ` · ${say(`menus.costs.size.${usual}.unread`)}`}
      {times !== undefined && number.format(times) !== '1' && (
        <> · {say(`menus.costs.size.${usual}`, { times: number.format(times) })}</>
      )}
    </span>
  );
}

interface LinesProps extends Pick<RowProps, 'say' | 'write' | 'entryName'> {
  cost: DrinkCost;
}

/** What each line of the recipe costs, and which bottle tells it. */
function Lines({ say, cost: { lines }, write, entryName }: LinesProps) {
  return (
    <details className="mt-0.5 text-note text-soft">
      <summary className="inline-flex min-h-6 cursor-pointer items-center hover:text-ink">
        {say('menus.costs.lines')}
      </summary>
      <ul className="mt-1 max-w-80">
        {lines.map(({ by, cost }, place) => (
          <li key={place} className="flex justify-between gap-4">
            <span className="min-w-0 hyphens-auto">
              {by === undefined ? say('menus.costs.flat') : entryName(by)}
            </span>
            <span className="shrink-0">{write(cost)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
