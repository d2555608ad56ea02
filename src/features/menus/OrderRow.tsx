import { memo, type HTMLAttributes } from 'react';
import { MENU_LIMITS } from '../../contracts/menuLimits.ts';
import type { DraftDrink } from '../../domain/menuDraft.ts';
import { CloseIcon, DownIcon, GripIcon, UpIcon } from '../../ui/icons.tsx';
import type { Say } from './menuMessages.ts';
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
  onEdit: (id: string, change: Partial<Pick<DraftDrink, 'price' | 'note'>>) => void;
  onRemove: (id: string) => void;
}

/** Share of a limit from which on the characters are counted. */
const NEARLY = 0.7;

const MARKS = {
  before: 'before:absolute before:inset-x-0 before:-top-px before:h-0.5 before:bg-brass',
  behind: 'after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:bg-brass',
};

/** A drink of the menu with its price and note, and all that moves or removes it. */
export const OrderRow = memo(function OrderRow(props: Props) {
  const { say, drink, number, help, isFirst, isLast, isHeld, mark, handle, onStep, onEdit, onRemove } = props;
  const id = drink.cocktailId;
  const name = props.name ?? id;
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
      className={`relative flex flex-wrap items-center gap-x-2 border-t border-line py-2 ${isHeld ? 'opacity-45' : ''} ${mark ? MARKS[mark] : ''}`}
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
          <bdi>{name}</bdi>
          {props.name === undefined && (
            <span className="block font-sans text-note text-alert">{say('menus.gone')}</span>
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
        <input
          aria-label={say('menus.price.of', { name })}
          placeholder={say('menus.price')}
          value={drink.price}
          maxLength={MENU_LIMITS.price}
          autoComplete="off"
          onChange={({ target }) => {
            onEdit(id, { price: target.value });
          }}
          aria-describedby={`${help}-${id}-price`}
          className={`${STYLE.small} w-30 shrink-0 tabular-nums`}
        />
        <input
          aria-label={say('menus.note.of', { name })}
          placeholder={say('menus.note')}
          value={drink.note}
          maxLength={MENU_LIMITS.note}
          autoComplete="off"
          onChange={({ target }) => {
            onEdit(id, { note: target.value });
          }}
          aria-describedby={`${help}-${id}-note`}
          className={`${STYLE.small} grow basis-28`}
        />
        {(['price', 'note'] as const).map((field) => (
          <p
            key={field}
            id={`${help}-${id}-${field}`}
            aria-live={drink[field].length >= MENU_LIMITS[field] ? 'polite' : 'off'}
            className="w-full text-note text-soft tabular-nums empty:hidden"
          >
            {drink[field].length > MENU_LIMITS[field] * NEARLY &&
              `${say(`menus.${field}`)}: ${say('menus.length', { number: drink[field].length, most: MENU_LIMITS[field] })}`}
          </p>
        ))}
      </div>
    </li>
  );
});
