import type { HTMLAttributes } from 'react';
import { MENU_LIMITS } from '../../contracts/menus/menuLimits.ts';
import type { DraftDrink, DrinkWords } from '../../domain/menus/menuDraft.ts';
import { readProse } from '../../domain/names/proseReading.ts';
import { colon } from '../../text/colon.ts';
import { CloseIcon, DownIcon, GripIcon, UpIcon } from '../../ui/icons.tsx';
import type { MenuDrinks } from '../../contracts/menus/menuDrinks.ts';
import type { Say } from './menuMessages.ts';
import { stepByKey } from './table/stepField.ts';

/** What moves a drink; the focus stays on it. */
export type MoveControl = 'handle' | 'up' | 'down';

interface Part {
  say: Say;
  id: string;
  name: string;
  /** Size and colour of the button. */
  className: string;
}

interface HandleProps extends Part {
  /** Id of the text that says how drinks are moved. */
  help: string;
  handle: (id: string) => HTMLAttributes<HTMLElement>;
  onStep: (id: string, step: -1 | 1, control: MoveControl) => void;
}

/** Drags a line, or moves it by the arrow keys. */
export function Handle({ say, id, name, className, help, handle, onStep }: HandleProps) {
  return (
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
      className={`${className} cursor-grab touch-none active:cursor-grabbing`}
    >
      <GripIcon />
    </button>
  );
}

interface ActionProps extends Part {
  /** Of the whole menu: it cannot go up, or down. */
  ends: { isFirst: boolean; isLast: boolean };
  onStep: HandleProps['onStep'];
  onRemove: (id: string) => void;
}

/** Moves a line by one place, or removes it. */
export function RowActions({ say, id, name, className, ends, onStep, onRemove }: ActionProps) {
  const isEnd = { up: ends.isFirst, down: ends.isLast };
  return (
    <>
      {(['up', 'down'] as const).map((control) => (
        <button
          key={control}
          type="button"
          data-control={control}
          aria-label={say(`menus.${control}`, { name })}
          aria-disabled={isEnd[control]}
          onClick={() => {
            if (!isEnd[control]) onStep(id, control === 'up' ? -1 : 1, control);
          }}
          className={className}
        >
          {control === 'up' ? <UpIcon /> : <DownIcon />}
        </button>
      ))}
      <button
        type="button"
        data-remove
        aria-label={say('menus.remove', { name })}
        onClick={() => {
          onRemove(id);
        }}
        className={className}
      >
        <CloseIcon />
      </button>
    </>
  );
}

interface NoteProps extends Omit<Part, 'className'> {
  /** Id of what is said of the note. */
  hint: string;
  note: string;
  className?: string;
  onEdit: (id: string, change: Partial<DrinkWords>, field?: string, text?: string) => void;
  onFillDown: (id: string, what: 'prices' | 'note') => void;
  onPasteNotes: (id: string, text: string) => void;
}

export function NoteInput({ say, id, name, hint, note, className, ...handlers }: NoteProps) {
  const { onEdit, onFillDown, onPasteNotes } = handlers;
  return (
    <input
      aria-label={say('menus.note.of', { name })}
      value={note}
      maxLength={MENU_LIMITS.note}
      autoComplete="off"
      enterKeyHint="next"
      data-column="note"
      onChange={({ target }) => {
        onEdit(id, { note: target.value }, 'note', target.value);
      }}
      onKeyDown={(event) => {
        stepByKey(event, () => {
          onFillDown(id, 'note');
        });
      }}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text').trimEnd();
        if (!/[\r\n]/.test(text)) return;
        event.preventDefault();
        onPasteNotes(id, text);
      }}
      aria-describedby={hint}
      className={className}
    />
  );
}

/** Share of a limit from which on the characters are counted. */
const NEARLY = 0.7;

interface HintProps {
  say: Say;
  id: string;
  drink: DraftDrink;
  substances: MenuDrinks['substances'];
}

/** How long a note is, where it nears its end, and which allergens it names. */
export function NoteHints({ say, id, drink: { note }, substances }: HintProps) {
  const { substances: held } = readProse(note);
  const named = substances.filter((one) => held.some((substance) => substance === one.id));
  return (
    <>
      <p
        id={id}
        aria-live={note.length >= MENU_LIMITS.note ? 'polite' : 'off'}
        className="col-span-full w-full text-note text-soft tabular-nums empty:hidden"
      >
        {note.length > MENU_LIMITS.note * NEARLY &&
          `${say('menus.note')}${colon(say.locale)} ${say('menus.length', { number: note.length, most: MENU_LIMITS.note })}`}
      </p>
      <p
        role="status"
        className={
          named.length > 0
            ? 'col-span-full w-full border-l-3 border-brass pl-3 text-note text-soft'
            : 'sr-only'
        }
        data-named
      >
        {named.length > 0 && say('menus.note.named', { names: say.list(named.map((one) => one.name)) })}
      </p>
    </>
  );
}

/** Above or below a line, where one that is dragged would fall. */
export const MARKS = {
  before: 'before:absolute before:inset-x-0 before:-top-px before:h-0.5 before:bg-brass',
  behind: 'after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:bg-brass',
};
