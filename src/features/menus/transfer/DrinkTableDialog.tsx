import { useMemo, useState } from 'react';
import type { Locale } from '../../../contracts/site/locale.ts';
import { drinkRows } from '../../../domain/menus/import/drinkRows.ts';
import { DRINK_ROLES, guessColumns } from '../../../domain/menus/import/guessColumns.ts';
import { readTable, type Separator } from '../../../domain/menus/import/readTable.ts';
import { createTranslator } from '../../../i18n/createTranslator.ts';
import { Modal } from '../../../ui/Modal.tsx';
import { STYLE } from '../styles.ts';
import { SourceField } from './SourceField.tsx';
import { TablePreview } from './TablePreview.tsx';
import { TRANSFER_MESSAGES, type TransferSay } from './transferSay.ts';

interface Props {
  locale: Locale;
  /** The drinks as a file that the reader of drinks takes. */
  onTake: (json: string) => void;
  onClose: () => void;
}

/** Asks for a table of drinks and what its columns hold; the reader of drink files reads them then. */
export function DrinkTableDialog({ locale, onTake, onClose }: Props) {
  const say = useMemo(() => createTranslator(TRANSFER_MESSAGES[locale], locale), [locale]);
  const [text, setText] = useState<string>();
  return (
    <Modal title={say('transfer.drinks.title')} isWide onClose={onClose}>
      {text === undefined ? (
        <SourceField {...{ say }} text={say('transfer.drinks.text')} onRead={setText} />
      ) : (
        <DrinkTable {...{ say, text, onTake }} />
      )}
    </Modal>
  );
}

/** Drinks are in cells: where nothing parts a line, it is one cell. */
function readCells(text: string, separator?: Separator) {
  const found = readTable(text, separator);
  const table = found.separator === 'text' ? readTable(text, '\t') : found;
  return { table, columns: guessColumns(table.rows, table.width, DRINK_ROLES) };
}

interface TableProps {
  say: TransferSay;
  text: string;
  onTake: (json: string) => void;
}

function DrinkTable({ say, text, onTake }: TableProps) {
  const [{ table, columns }, setSource] = useState(() => readCells(text));
  const has = (role: string) => columns.columns.some((column) => column.role === role);
  const isWhole = has('name') && has('ingredients');
  return (
    <>
      <TablePreview
        {...{ say, table, columns }}
        roles={DRINK_ROLES}
        hasText={false}
        onSeparator={(separator) => {
          setSource(readCells(text, separator));
        }}
        onColumns={(changed) => {
          setSource({ table, columns: changed });
        }}
      />
      <p role="status" className="mt-3 text-small text-alert empty:hidden">
        {!isWhole && say('transfer.drinks.lack')}
      </p>
      <div data-foot className="sticky bottom-0 -mx-1 flex flex-wrap gap-3 bg-raised px-1 pt-4 pb-2">
        <button
          type="button"
          aria-disabled={!isWhole}
          onClick={() => {
            if (isWhole) onTake(JSON.stringify(drinkRows(table, columns.columns, columns.hasHeader)));
          }}
          className={STYLE.primary}
        >
          {say('transfer.next')}
        </button>
        <button type="button" data-close className={`${STYLE.button} min-h-12`}>
          {say('transfer.cancel')}
        </button>
      </div>
    </>
  );
}
