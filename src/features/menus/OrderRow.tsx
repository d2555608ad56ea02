import { memo, type HTMLAttributes } from 'react';
import type { ToldAdditives } from '../../contracts/diet/additives.ts';
import { isOwnId } from '../../contracts/menus/menuLimits.ts';
import type { MenuDrinks } from '../../contracts/menus/menuDrinks.ts';
import type { DraftDrink, DrinkWords, PriceCell } from '../../domain/menus/menuDraft.ts';
import type { DraftPricing } from '../../domain/menus/prices/draftPrices.ts';
import { declareAllergens } from '../../domain/menus/declaredAllergens.ts';
import { AdditiveFields } from './AdditiveFields.tsx';
import { DeclaredFields } from './DeclaredFields.tsx';
import { ItemFacts, ItemName } from './ItemFields.tsx';
import type { DrinkAllergens } from './loadMenuDrinks.ts';
import type { Say } from './menuMessages.ts';
import { Handle, MARKS, NoteHints, NoteInput, RowActions, type MoveControl } from './OrderRowParts.tsx';
import { PriceFields } from './prices/PriceFields.tsx';
import { STYLE } from './styles.ts';
import { rowTemplate, type TableColumns } from './table/tableColumns.ts';

interface Props {
  say: Say;
  drink: DraftDrink;
  /** As it stands on the menu, counted from 1. */
  number: number;
  /** Absent for a drink that there is no more. */
  name: string | undefined;
  /** Absent where it is not known, or not yet. */
  allergens: DrinkAllergens | undefined;
  /** By its recipe; 'wait' until they are known, and absent where the menu marks none. */
  additives: ToldAdditives | 'wait' | undefined;
  /** Whether bottles are stated for the menu. */
  hasBottles: boolean;
  /** Id of the text that says how drinks are moved. */
  help: string;
  /** Of the whole menu: it cannot go up. */
  isFirst: boolean;
  /** Of the whole menu: it cannot go down. */
  isLast: boolean;
  isHeld: boolean;
  /** Whether the drink that is dragged would fall before or behind this one. */
  mark: 'before' | 'behind' | undefined;
  handle: (id: string) => HTMLAttributes<HTMLElement>;
  onStep: (id: string, step: -1 | 1, control: MoveControl) => void;
  pricing: DraftPricing;
  substances: MenuDrinks['substances'];
  /** Of the table; absent where there is room for cards alone. */
  columns: TableColumns | undefined;
  /** Whether lines are chosen to be changed together; in the table they always can be. */
  isChoosing: boolean;
  isChosen: boolean;
  isSoldOut: boolean;
  onChoose: (id: string, isChosen: boolean, isRange: boolean) => void;
  onSoldOut: (id: string, isSoldOut: boolean) => void;
  /** @param field what is typed into, if it is; its text where words count as steps */
  onEdit: (id: string, change: Partial<DrinkWords>, field?: string, text?: string) => void;
  /** A field of a price was left. */
  onLeavePrice: (id: string) => void;
  /** A column of prices was pasted. */
  onPastePrices: (from: PriceCell, text: string) => void;
  onPasteNotes: (id: string, text: string) => void;
  onPasteItems: (id: string, text: string) => void;
  /** What stands in the line above is wanted here. */
  onFillDown: (id: string, what: 'prices' | 'note') => void;
  onRemove: (id: string) => void;
}

const NO_ALLERGENS = { contains: [], mayContain: [] };

/** A line of the menu with its prices and note, and all that moves or removes it: a row of the table, or a card. */
export const OrderRow = memo(function OrderRow(props: Props) {
  const { say, drink, number, help, mark, isHeld, pricing, columns } = props;
  const { isChosen, isSoldOut, onEdit, onLeavePrice, onPastePrices, onPasteItems, onFillDown } = props;
  const { item } = drink;
  const id = drink.cocktailId;
  const name =
    (item ? item.name || say(`menus.item.${item.kind}`) : props.name) ??
    (isOwnId(id) ? say('menus.own.one') : id);
  const onItem = (changed: typeof item, field?: string) => {
    if (changed) onEdit(id, { item: changed }, field, changed.name);
  };
  const isTable = columns !== undefined;
  const hint = `${help}-${id}-note`;
  const button = isTable ? STYLE.tool : STYLE.icon;
  const handle = (
    <Handle
      {...{ say, id, name, help }}
      handle={props.handle}
      onStep={props.onStep}
      className={isTable ? button : `${button} -ml-2.5`}
    />
  );
  const place = <span className="w-7 shrink-0 text-small text-faint tabular-nums">{number}</span>;
  const title = (
    <span
      className={`min-w-0 grow font-serif hyphens-auto ${isTable ? 'text-body leading-tight' : 'text-large'}`}
    >
      {item ? (
        <ItemName
          {...{ say, item, isTable }}
          onChange={onItem}
          onPaste={(text) => {
            onPasteItems(id, text);
          }}
        />
      ) : (
        <bdi>{name}</bdi>
      )}
      {item === undefined && props.name === undefined && (
        <span className="block font-sans text-note text-alert">
          {say(isOwnId(id) ? 'menus.own.gone' : 'menus.gone')}
        </span>
      )}
    </span>
  );
  const actions = (
    <RowActions
      {...{ say, id, name, ends: props, onStep: props.onStep, onRemove: props.onRemove }}
      className={button}
    />
  );
  const prices = (
    <PriceFields
      {...{ say, name, pricing, columns }}
      prices={drink.prices}
      onChange={(changed, field) => {
        onEdit(id, { prices: changed }, field);
      }}
      onLeave={() => {
        onLeavePrice(id);
      }}
      onPaste={(text, size, list) => {
        onPastePrices({ cocktailId: id, size, list }, text);
      }}
      onFillDown={() => {
        onFillDown(id, 'prices');
      }}
    />
  );
  const note = (className: string) => (
    <NoteInput
      {...{ say, id, name, hint, className, onEdit, onFillDown, onPasteNotes: props.onPasteNotes }}
      note={drink.note}
    />
  );
  const hints = <NoteHints {...{ say, drink, substances: props.substances }} id={hint} />;
  const isGone = item === undefined && props.name === undefined;
  const { additives } = props;
  const additiveFields =
    additives === 'wait' ? (
      <p className="mt-4 text-note text-soft">{say('menus.additives.wait')}</p>
    ) : (
      additives && (
        <AdditiveFields
          {...{ say, recipe: additives, declared: drink.additives }}
          allergens={
            item
              ? { contains: item.allergens, mayContain: [] }
              : declareAllergens(props.allergens ?? NO_ALLERGENS, drink.declared)
          }
          onChange={(declared) => {
            onEdit(id, { additives: declared });
          }}
        />
      )
    );
  const facts = item ? (
    <ItemFacts {...{ say, item, isTable, substances: props.substances }} onChange={onItem}>
      {additiveFields}
    </ItemFacts>
  ) : (
    !isGone && (
      <DeclaredFields
        {...{ say, name, isTable, substances: props.substances, hasBottles: props.hasBottles }}
        recipe={props.allergens}
        declared={drink.declared}
        onChange={(declared) => {
          onEdit(id, { declared });
        }}
      >
        {additiveFields}
      </DeclaredFields>
    )
  );
  const look = `relative border-t border-line ${isHeld ? 'opacity-45' : ''} ${mark ? MARKS[mark] : ''}`;

  const box = (
    <input
      type="checkbox"
      aria-label={say('menus.table.select', { name })}
      data-choose
      checked={isChosen}
      onChange={({ target, nativeEvent }) => {
        const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
        props.onChoose(id, target.checked, isRange);
      }}
      className={STYLE.tick}
    />
  );

  if (!isTable) {
    return (
      <li
        data-drink={id}
        className={`${look} flex flex-wrap items-start gap-x-2 py-2 ${isChosen ? 'bg-raised' : ''}`}
      >
        <div className="flex min-w-0 grow basis-80 items-center">
          {/* In place of the handle: who chooses lines drags none. */}
          {props.isChoosing ? (
            <label className="grid size-11 shrink-0 cursor-pointer place-items-center">{box}</label>
          ) : (
            handle
          )}
          {place}
          {title}
          {actions}
        </div>
        <div className="flex min-w-0 grow basis-64 flex-wrap gap-2 max-sm:pl-8.5">
          {prices}
          <label className="grid min-w-0 grow basis-28 content-start text-note text-soft">
            <span aria-hidden="true">{say('menus.note')}</span>
            {note(STYLE.small)}
          </label>
          {hints}
          {facts}
        </div>
      </li>
    );
  }
  return (
    <li
      data-drink={id}
      style={{ gridTemplateColumns: rowTemplate(columns).template }}
      className={`${look} grid items-center gap-x-1.5 py-px ${isChosen ? 'bg-raised' : ''}`}
    >
      {box}
      {handle}
      {place}
      {title}
      {prices}
      {note(`${STYLE.cell} w-full`)}
      {facts || <span aria-hidden="true" />}
      {columns.hasSoldOut && (
        <input
          type="checkbox"
          role="switch"
          aria-label={say('menus.table.sold-out.of', { name })}
          checked={isSoldOut}
          onChange={({ target }) => {
            props.onSoldOut(id, target.checked);
          }}
          className={`${STYLE.tick} justify-self-center`}
        />
      )}
      <span className="flex">{actions}</span>
      {hints}
    </li>
  );
});
