import { useMemo, useState } from 'react';
import { isOwnId, ITEM_KINDS, MENU_LIMITS } from '../../../contracts/menus/menuLimits.ts';
import {
  guessColumns,
  MENU_ROLES,
  type GuessedColumns,
  type MenuRole,
} from '../../../domain/menus/import/guessColumns.ts';
import { importedDraft, kindIn, sectionsWithItems } from '../../../domain/menus/import/importedDraft.ts';
import {
  NO_CHOICES,
  partLines,
  PLAIN_COLUMNS,
  planMenu,
  ROW_USES,
  type MenuChoices,
  type MenuRow,
} from '../../../domain/menus/import/planMenu.ts';
import { readTable, type Separator } from '../../../domain/menus/import/readTable.ts';
import type { MenuDraft } from '../../../domain/menus/menuDraft.ts';
import { foldText } from '../../../text/foldText.ts';
import { nameAllergens } from '../drinkAllergens.ts';
import type { DrinkAllergens, KnownDrinks } from '../loadMenuDrinks.ts';
import { STYLE } from '../styles.ts';
import { TablePreview } from './TablePreview.tsx';
import type { TransferSay } from './transferSay.ts';

interface Props {
  say: TransferSay;
  text: string;
  known: KnownDrinks;
  allergensOf: (id: string) => DrinkAllergens | undefined;
  start: MenuDraft;
  onTake: (draft: MenuDraft, lines: number) => void;
}

const TEXT_COLUMNS: GuessedColumns<MenuRole> = {
  columns: [...PLAIN_COLUMNS],
  hasHeader: false,
  currency: null,
};

/** Reads a table, or lines of text as cells. */
function readSource(text: string, currency: string | null, separator?: Separator) {
  const raw = readTable(text, separator);
  if (raw.separator === 'text') return { table: partLines(raw, currency), columns: TEXT_COLUMNS };
  return { table: raw, columns: guessColumns(raw.rows, raw.width, MENU_ROLES) };
}

/** A table of a menu before anything is made of it: what each column holds, and what each row becomes. */
export function MenuTable({ say, text, known, allergensOf, start, onTake }: Props) {
  const [source, setSource] = useState(() => readSource(text, start.currency));
  const [choices, setChoices] = useState<MenuChoices>(NO_CHOICES);
  const { table, columns } = source;
  const byName = useMemo(() => {
    const found = new Map<string, MenuRow['match'] | null>();
    // A name that two drinks have stands for neither.
    for (const { id, name } of known.drinks) {
      const folded = foldText(name);
      found.set(folded, found.has(folded) ? null : { id, name, isOwn: isOwnId(id) });
    }
    return found;
  }, [known]);
  const rows = useMemo(
    () =>
      planMenu(
        {
          ...{ table, columns: columns.columns, hasHeader: columns.hasHeader },
          currency: columns.currency ?? start.currency,
          find: (folded) => byName.get(folded) ?? undefined,
        },
        choices,
      ),
    [table, columns, choices, start, byName],
  );
  const byNumber = useMemo(() => new Map(rows.map((row) => [row.number, row])), [rows]);
  const draft = useMemo(
    () =>
      importedDraft(start, rows, columns.columns, {
        ...{ choices, currency: columns.currency },
        newId: () => crypto.randomUUID(),
        heldBy: (id) => allergensOf(id)?.contains ?? [],
      }),
    [start, rows, columns, choices, allergensOf],
  );
  const lines = draft.sections.reduce((sum, { drinks }) => sum + drinks.length, 0);
  const asked = rows.flatMap(({ prices }) => prices.filter(({ isAsked, taken }) => isAsked && !taken));
  const unstated = rows.filter(({ unknownAllergens }) => unknownAllergens.length > 0).length;
  const use = (number: number, chosen: string) => {
    const found = ROW_USES.find((one) => one === chosen);
    if (found) setChoices((now) => ({ ...now, uses: new Map(now.uses).set(number, found) }));
  };

  const outcome = (number: number) => {
    const row = byNumber.get(number);
    if (row === undefined) return null;
    return (
      <Outcome
        {...{ say, row, known }}
        onUse={(chosen) => {
          use(number, chosen);
        }}
        onPrice={(column, chosen) => {
          setChoices((now) => ({ ...now, prices: new Map(now.prices).set(`${number} ${column}`, chosen) }));
        }}
      />
    );
  };
  return (
    <div data-menu-table>
      <p role="status" className="mt-4">
        {say.count('transfer.found', lines)}
        {'. '}
        {asked.length > 0 && <>{say.count('transfer.unread', asked.length)} </>}
        {unstated > 0 && say.count('transfer.unstated', unstated)}
      </p>
      <TablePreview
        {...{ say, table, columns, outcome }}
        roles={MENU_ROLES}
        hasText
        onSeparator={(separator) => {
          setSource(readSource(text, start.currency, separator));
          setChoices(NO_CHOICES);
        }}
        onColumns={(changed) => {
          setSource({ table, columns: changed });
        }}
      />
      <Kinds {...{ say, rows, choices }} onChoose={setChoices} />
      <div data-foot className="sticky bottom-0 -mx-1 border-t border-line bg-raised px-1 pt-4 pb-2">
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            aria-disabled={lines === 0}
            onClick={() => {
              if (lines > 0) onTake(draft, lines);
            }}
            className={STYLE.primary}
          >
            {say('transfer.take')}
          </button>
          <button type="button" data-close className={`${STYLE.button} min-h-12`}>
            {say('transfer.cancel')}
          </button>
        </div>
      </div>
    </div>
  );
}

interface KindsProps {
  say: TransferSay;
  rows: readonly MenuRow[];
  choices: MenuChoices;
  onChoose: (choices: MenuChoices) => void;
}

/** What the lines of the bar's own are, by section: that decides what guests are told of their alcohol. */
function Kinds({ say, rows, choices, onChoose }: KindsProps) {
  const sections = sectionsWithItems(rows);
  if (sections.length === 0) return null;
  return (
    <fieldset className="mt-5" data-kinds>
      <legend className={STYLE.label}>{say('transfer.kinds')}</legend>
      <p className="text-small text-soft">{say('transfer.kinds.text')}</p>
      <div className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
        {sections.map(({ title, number }) => (
          <label key={title} className="flex flex-wrap items-center gap-x-3 text-small">
            <bdi>{title || say('transfer.kinds.none')}</bdi> ({number})
            <select
              value={kindIn(title, choices)}
              onChange={({ target }) => {
                const kind = ITEM_KINDS.find((one) => one === target.value);
                if (kind) onChoose({ ...choices, kinds: new Map(choices.kinds).set(foldText(title), kind) });
              }}
              className={STYLE.small}
            >
              {ITEM_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {say(`transfer.kind.${kind}`)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface OutcomeProps {
  say: TransferSay;
  row: MenuRow;
  known: KnownDrinks;
  onUse: (use: string) => void;
  /** Says what the price in a column is. */
  onPrice: (column: number, chosen: string) => void;
}

/** What a cell or a menu has room for. */
const LIMITS: Record<Exclude<MenuRow['cut'][number], 'repeated'>, number> = {
  name: MENU_LIMITS.itemName,
  note: MENU_LIMITS.note,
  section: MENU_LIMITS.sectionTitle,
  sizes: MENU_LIMITS.sizes,
  lists: MENU_LIMITS.priceLists,
  lines: MENU_LIMITS.drinks,
  sections: MENU_LIMITS.sections,
};

/** What a row becomes, with what of it is not as it is written. */
function Outcome({ say, row, known, onUse, onPrice }: OutcomeProps) {
  const { use, uses, match, number, name, isSize, cut, unknownAllergens, allergens, isFreeOfAllergens } = row;
  const isLine = use === 'drink' || use === 'item';
  const stated = nameAllergens(allergens, known.substances);
  const asked = row.prices.filter(({ isAsked }) => isAsked);
  const questions = asked.map((price) => (
    <label key={price.column} className="mt-1 block text-note text-alert">
      {say('transfer.asked', { text: price.typed })}
      <select
        data-asked
        value={price.taken ?? ''}
        onChange={({ target }) => {
          onPrice(price.column, target.value);
        }}
        className={`${STYLE.small} mt-1 block w-full border-alert text-ink`}
      >
        <option value="">{say('transfer.asked.none')}</option>
        {price.readings.map((reading) => (
          <option key={reading} value={reading}>
            {reading}
          </option>
        ))}
      </select>
    </label>
  ));
  const remarks = (
    <ul className="mt-1 text-note text-soft empty:hidden" data-remarks>
      {isLine && stated.length > 0 && <li>{say('transfer.stated', { names: say.list(stated) })}</li>}
      {isFreeOfAllergens && use === 'item' && <li>{say('transfer.free')}</li>}
      {isLine && unknownAllergens.length > 0 && (
        <li className="text-alert">{say('transfer.unknown', { names: say.list(unknownAllergens) })}</li>
      )}
      {cut.map((what) => (
        <li key={what} className="text-alert">
          {what === 'repeated'
            ? say('transfer.cut.repeated')
            : say(`transfer.cut.${what}`, { number: LIMITS[what] })}
        </li>
      ))}
    </ul>
  );
  if (isSize)
    return (
      <>
        <p className="text-soft">{say('transfer.size', { name })}</p>
        {questions}
        {remarks}
      </>
    );
  return (
    <>
      {/* On a phone the cells stand out of sight. */}
      <p className="mb-1 max-w-60 wrap-anywhere sm:hidden">
        <bdi>{[name, ...row.prices.map(({ typed }) => typed)].filter(Boolean).join(' · ')}</bdi>
      </p>
      <select
        aria-label={say('transfer.row', { number })}
        value={use}
        onChange={({ target }) => {
          onUse(target.value);
        }}
        className={`${STYLE.small} w-full`}
      >
        {uses.map((one) => (
          <option key={one} value={one}>
            {one === 'drink'
              ? say(match?.isOwn ? 'transfer.use.own' : 'transfer.use.drink', { name: match?.name ?? '' })
              : say(`transfer.use.${one}`)}
          </option>
        ))}
      </select>
      {match && (
        <button
          type="button"
          aria-label={say('transfer.action', {
            action: say(use === 'drink' ? 'transfer.unmatch' : 'transfer.match'),
            name,
          })}
          onClick={() => {
            onUse(use === 'drink' ? 'item' : 'drink');
          }}
          className={STYLE.link}
        >
          {say(use === 'drink' ? 'transfer.unmatch' : 'transfer.match')}
        </button>
      )}
      {questions}
      {remarks}
    </>
  );
}
