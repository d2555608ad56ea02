import type { DraftPriceList } from '../../../domain/menus/prices/draftPrices.ts';
import type { Say } from '../menuMessages.ts';
import { priceTemplate, rowTemplate, type TableColumns } from './tableColumns.ts';

interface Props {
  say: Say;
  columns: TableColumns;
  priceLists: readonly DraftPriceList[];
}

/** The head of the table, for the eye: each field has a name of its own. */
export function ColumnNames({ say, columns, priceLists }: Props) {
  return (
    <div
      aria-hidden="true"
      data-columns
      style={{ gridTemplateColumns: rowTemplate(columns).template }}
      className="grid items-end gap-x-1.5 border-b border-control pb-1 text-note text-soft"
    >
      <span className="col-start-4">{say('menus.table.name')}</span>
      <span style={{ gridTemplateColumns: priceTemplate(columns) }} className="grid gap-x-1">
        {columns.hasSizes && <span className="px-1.5">{say('menus.size')}</span>}
        {[{ key: 'usual', name: say('menus.price') }, ...priceLists].map(({ key, name }) => (
          <span key={key} title={name} className="px-1.5 text-right">
            {name}
          </span>
        ))}
      </span>
      <span className="px-1.5">{say('menus.note')}</span>
      <span>{say('menus.table.allergens')}</span>
      {columns.hasSoldOut && <span className="text-center">{say('menus.table.sold-out')}</span>}
    </div>
  );
}
