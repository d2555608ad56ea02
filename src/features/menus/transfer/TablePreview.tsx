import type { ReactNode } from 'react';
import { MENU_LIMITS } from '../../../contracts/menus/menuLimits.ts';
import type { Column, GuessedColumns, Role } from '../../../domain/menus/import/guessColumns.ts';
import { SEPARATORS, type Separator, type Table } from '../../../domain/menus/import/readTable.ts';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { TickBox } from '../../../ui/TickBox.tsx';
import { STYLE } from '../styles.ts';
import type { TransferSay } from './transferSay.ts';

interface Props<R extends Role> {
  say: TransferSay;
  table: Table;
  columns: GuessedColumns<R>;
  roles: readonly R[];
  /** Whether lines of text may be read. */
  hasText: boolean;
  onSeparator: (separator: Separator) => void;
  onColumns: (columns: GuessedColumns<R>) => void;
  /** What a row becomes; absent where only the columns are chosen. */
  outcome?: (number: number) => ReactNode;
}

const LABELS: Partial<Record<Role, 'transfer.label.price' | 'transfer.label.list'>> = {
  price: 'transfer.label.price',
  list: 'transfer.label.list',
};
const NAMES = { '\t': 'tab', ';': 'semicolon', ',': 'comma', '|': 'bar', text: 'text' } as const;

/** A table as it was read, with what each column holds; both can be changed. */
export function TablePreview<R extends Role>(props: Props<R>) {
  const { say, table, columns: guessed, roles, hasText, onSeparator, onColumns, outcome } = props;
  const { columns, hasHeader } = guessed;
  const isText = table.separator === 'text';
  const change = (at: number, changed: Partial<Column<R>>) => {
    onColumns({
      ...guessed,
      columns: columns.map((column, place) => (place === at ? { ...column, ...changed } : column)),
    });
  };
  const head = hasHeader ? table.rows[0] : undefined;
  const { left } = table;
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 text-small">
        <label className="flex flex-wrap items-center gap-x-3">
          {say('transfer.separator')}
          <select
            value={table.separator}
            onChange={({ target }) => {
              const separator = SEPARATORS.find((one) => one === target.value);
              if (separator) onSeparator(separator);
            }}
            className={STYLE.small}
          >
            {SEPARATORS.filter((one) => hasText || one !== 'text').map((separator) => (
              <option key={separator} value={separator}>
                {say(`transfer.separator.${NAMES[separator]}`)}
              </option>
            ))}
          </select>
        </label>
        {!isText && (
          <TickBox
            label={say('transfer.header')}
            isTicked={hasHeader}
            onTick={(isTicked) => {
              onColumns({ ...guessed, hasHeader: isTicked });
            }}
          />
        )}
      </div>
      <ul className="text-small text-alert empty:hidden" data-left>
        {left.rows > 0 && <li>{say.count('transfer.left.rows', left.rows)}</li>}
        {left.columns > 0 && <li>{say.count('transfer.left.columns', left.columns)}</li>}
        {left.cells > 0 && <li>{say.count('transfer.left.cells', left.cells)}</li>}
      </ul>
      <ScrollBox
        label={say('transfer.table')}
        className="mt-3 max-h-[60dvh] overflow-x-auto border-y border-line"
      >
        <table className="w-max min-w-full border-collapse text-left text-small">
          <thead className="bg-raised align-top">
            <tr>
              {outcome && (
                <th scope="col" className="p-2 font-medium">
                  {say('transfer.becomes')}
                </th>
              )}
              {columns.map(({ role, label }, at) => (
                <th key={at} scope="col" className="p-2 font-normal">
                  <select
                    aria-label={say('transfer.column', { number: at + 1 })}
                    value={role}
                    disabled={isText}
                    onChange={({ target }) => {
                      const chosen = roles.find((one) => one === target.value);
                      if (chosen) change(at, { role: chosen });
                    }}
                    className={STYLE.small}
                  >
                    {roles.map((one) => (
                      <option key={one} value={one}>
                        {say(`transfer.role.${one as Role}`)}
                      </option>
                    ))}
                  </select>
                  {LABELS[role] && !isText && (
                    <input
                      aria-label={say(LABELS[role])}
                      placeholder={say(LABELS[role])}
                      value={label}
                      maxLength={role === 'list' ? MENU_LIMITS.priceListName : MENU_LIMITS.size}
                      autoComplete="off"
                      onChange={({ target }) => {
                        change(at, { label: target.value });
                      }}
                      className={`${STYLE.small} mt-1 block w-36`}
                    />
                  )}
                  <span className="mt-1 block max-w-60 wrap-anywhere text-faint">{head?.cells[at]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.slice(hasHeader ? 1 : 0).map(({ number, cells }) => (
              <tr key={number} className="border-t border-line align-top" data-row={number}>
                {outcome && <td className="max-w-80 min-w-60 p-2 max-sm:min-w-64">{outcome(number)}</td>}
                {columns.map((column, at) => (
                  <td
                    key={at}
                    className={`max-w-60 p-2 wrap-anywhere whitespace-pre-line ${column.role === 'ignore' ? 'text-faint' : ''}`}
                  >
                    <bdi>{cells[at]}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  );
}
