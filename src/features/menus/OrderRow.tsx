import { memo, type HTMLAttributes } from 'react';
import { isOwnId, MENU_LIMITS } from '../../contracts/menus/menuLimits.ts';
import type { MenuDrinks } from '../../contracts/menus/menuDrinks.ts';
import type { DraftDrink, DrinkWords, PriceCell } from '../../domain/menus/menuDraft.ts';
import type { DraftPricing } from '../../domain/menus/prices/draftPrices.ts';
import { readProse } from '../../domain/names/proseReading.ts';
import { colon } from '../../text/colon.ts';
import { CloseIcon, DownIcon, GripIcon, UpIcon } from '../../ui/icons.tsx';
import { ItemFacts, ItemName } from './ItemFields.tsx';
import type { Say } from './menuMessages.ts';
import { PriceFields } from './prices/PriceFields.tsx';
import { STYLE } from './styles.ts';

/** What moves a drink; the focus stays on it. */
export type MoveControl = 'handle' | 'up' | 'down';

interface Props {
  say: Say;
  drink: DraftDrink;
  /** As it stands on the menu, counted from 1. */
  number: number;
  /** Absent for a drink that there is no more. */
  name: string | undefined;
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
  /** @param field what is typed into, if it is; its text where words count as steps */
  onEdit: (id: string, change: Partial<DrinkWords>, field?: string, text?: string) => void;
  /** A field of a price was left. */
  onLeavePrice: (id: string) => void;
  /** A column of prices was pasted. */
  onPastePrices: (from: PriceCell, text: string) => void;
  onRemove: (id: string) => void;
}

/** Share of a limit from which on the characters are counted. */
const NEARLY = 0.7;

const MARKS = {
  before: 'before:absolute before:inset-x-0 before:-top-px before:h-0.5 before:bg-brass',
  behind: 'after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:bg-brass',
};

/** A line of the menu with its prices and note, and all that moves or removes it. */
export const OrderRow = memo(function OrderRow(props: Props) {
  const { say, drink, number, help, isFirst, isLast, isHeld, mark, handle, onStep, onEdit, onRemove } = props;
  const { pricing, substances, onLeavePrice, onPastePrices } = props;
  const { item } = drink;
  const id = drink.cocktailId;
  const name =
    (item ? item.name || say(`menus.item.${item.kind}`) : props.name) ??
    (isOwnId(id) ? say('menus.own.one') : id);
  const onItem = (changed: typeof item, field?: string) => {
    if (changed) onEdit(id, { item: changed }, field, changed.name);
  };
  const { substances: held } = readProse(drink.note);
  const named = substances.filter((one) => held.some((id) => id === one.id)).map((one) => one.name);
  const isEnd = { up: isFirst, down: isLast };
  const stepButton = (control: 'up' | 'down') => (
    <button
      type="button"
      data-control={control}
      aria-label={say(`menus.${control}`, { name })}
      aria-disabled={isEnd[control]}
      onClick={() => {
        if (!isEnd[control]) onStep(id, control === 'up' ? -1 : 1, control);
      }}
      className={STYLE.icon}
    >
      {control === 'up' ? <UpIcon /> : <DownIcon />}
    </button>
  );
  return (
    <li
      data-drink={id}
      className={`relative flex flex-wrap items-start gap-x-2 border-t border-line py-2 ${isHeld ? 'opacity-45' : ''} ${mark ? MARKS[mark] : ''}`}
    >
      <div className="flex min-w-0 grow basis-80 items-center">
        <button
          type="button"
          data-control="handle"
          aria-label={say('menus.handle', { name })}
          aria-describedby={help}
          {...handle(id)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            onStep(id, event.key === 'ArrowUp' ? -1 : 1, 'handle');
          }}
          className={`${STYLE.icon} -ml-2.5 cursor-grab touch-none active:cursor-grabbing`}
        >
          <GripIcon />
        </button>
        <span className="w-7 shrink-0 text-small text-faint tabular-nums">{number}</span>
        <span className="min-w-0 grow font-serif text-large hyphens-auto">
          {item ? <ItemName {...{ say, item }} onChange={onItem} /> : <bdi>{name}</bdi>}
          {item === undefined && props.name === undefined && (
            <span className="block font-sans text-note text-alert">
              {say(isOwnId(id) ? 'menus.own.gone' : 'menus.gone')}
            </span>
          )}
        </span>
        {stepButton('up')}
        {stepButton('down')}
        <button
          type="button"
          data-remove
          aria-label={say('menus.remove', { name })}
          onClick={() => {
            onRemove(id);
          }}
          className={STYLE.icon}
        >
          <CloseIcon />
        </button>
      </div>
      <div className="flex min-w-0 grow basis-64 flex-wrap gap-2 max-sm:pl-8.5">
        <PriceFields
          {...{ say, name, pricing }}
          prices={drink.prices}
          onChange={(prices, field) => {
            onEdit(id, { prices }, field);
          }}
          onLeave={() => {
            onLeavePrice(id);
          }}
          onPaste={(text, size, list) => {
            onPastePrices({ cocktailId: id, size, list }, text);
          }}
        />
        <label className="grid min-w-0 grow basis-28 content-start text-note text-soft">
          <span aria-hidden="true">{say('menus.note')}</span>
          <input
            aria-label={say('menus.note.of', { name })}
            value={drink.note}
            maxLength={MENU_LIMITS.note}
            autoComplete="off"
            onChange={({ target }) => {
              onEdit(id, { note: target.value }, 'note', target.value);
            }}
            aria-describedby={`${help}-${id}-note`}
            className={STYLE.small}
          />
        </label>
        <p
          id={`${help}-${id}-note`}
          aria-live={drink.note.length >= MENU_LIMITS.note ? 'polite' : 'off'}
          className="w-full text-note text-soft tabular-nums empty:hidden"
        >
          {drink.note.length > MENU_LIMITS.note * NEARLY &&
            `${say('menus.note')}${colon(say.locale)} ${say('menus.length', { number: drink.note.length, most: MENU_LIMITS.note })}`}
        </p>
        {named.length > 0 && (
          <p className="w-full border-l-3 border-brass pl-3 text-note text-soft" data-named>
            {say('menus.note.named', { names: say.list(named) })}
          </p>
        )}
        {item && <ItemFacts {...{ say, item, substances }} onChange={onItem} />}
      </div>
    </li>
  );
});
