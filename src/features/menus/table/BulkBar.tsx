import { useId, useRef, useState } from 'react';
import { fillDown, moveDrinks, removeDrinks } from '../../../domain/menus/bulkChanges.ts';
import { MENU_LIMITS } from '../../../contracts/menus/menuLimits.ts';
import { listDraftIds } from '../../../domain/menus/menuDraft.ts';
import { showToast } from '../../../ui/toast.ts';
import type { Say } from '../menuMessages.ts';
import { RaiseForm } from '../prices/RaiseForm.tsx';
import type { SoldOut } from '../publish/useSoldOut.ts';
import { STYLE } from '../styles.ts';
import type { Editor } from '../useEditor.ts';
import type { LineSelection } from './useLineSelection.ts';

interface Props {
  say: Say;
  editor: Editor;
  selection: LineSelection;
  sectionName: (place: number) => string;
  shownName: (id: string) => string;
  /** Absent for a menu that is not published. */
  soldOut: SoldOut | undefined;
  /** Whether it stands over the table; over cards its buttons are high, and folded. */
  isTable: boolean;
}

/** Chooses all lines of the menu, and changes those that are chosen together. */
export function BulkBar({ say, editor, selection, sectionName, shownName, soldOut, isTable }: Props) {
  const { draft, take } = editor;
  const { chosen, choose } = selection;
  const id = useId();
  const action = isTable ? STYLE.action : STYLE.button;
  const [to, setTo] = useState('');
  const all = useRef<HTMLInputElement>(null);
  const ids = listDraftIds(draft);
  const rows = say.count('menus.table.rows', chosen.size);
  const [first] = ids.filter((one) => chosen.has(one));
  const places = draft.sections.map((_, place) => String(place));
  const target = places.includes(to) || to === 'new' ? to : '';

  const move = () => {
    if (target === '') return;
    const isNew = target === 'new';
    const section = isNew ? say('menus.table.to.new') : sectionName(Number(target));
    take('bulk', say('menus.table.moved', { rows, section }), (before) =>
      moveDrinks(before, chosen, isNew ? 'new' : Number(target)),
    );
    // It is a section of its own now.
    if (isNew) setTo(String(draft.sections.length));
  };
  const fill = (what: 'prices' | 'note') => {
    if (first === undefined) return;
    const name = shownName(first);
    if (fillDown(draft, chosen, what) === draft) {
      showToast({
        title: say(`menus.table.fill.${what}`),
        text: say(`menus.table.unfilled.${what}`, { name }),
      });
      return;
    }
    take('bulk', say(`menus.table.filled.${what}`, { name, rows }), (before) =>
      fillDown(before, chosen, what),
    );
  };
  const mark = (isSoldOut: boolean) => {
    soldOut?.set([...chosen], isSoldOut);
    showToast({ title: rows, text: say(isSoldOut ? 'menus.table.marked' : 'menus.table.unmarked') });
  };
  const actions = (
    <>
      <form
        className="flex items-center gap-1.5"
        onSubmit={(event) => {
          event.preventDefault();
          move();
        }}
      >
        <label htmlFor={`${id}-to`} className="sr-only">
          {say('menus.table.to')}
        </label>
        <select
          id={`${id}-to`}
          value={target}
          onChange={({ target: { value } }) => {
            setTo(value);
          }}
          className={isTable ? `${STYLE.cell} max-w-44` : `${STYLE.small} grow`}
        >
          <option value="">{say('menus.table.to')}</option>
          {places.map((place) => (
            <option key={place} value={place}>
              {sectionName(Number(place))}
            </option>
          ))}
          {places.length < MENU_LIMITS.sections && <option value="new">{say('menus.table.to.new')}</option>}
        </select>
        <button type="submit" aria-disabled={target === ''} className={action}>
          {say('menus.table.move')}
        </button>
      </form>
      <RaiseForm {...{ say, editor, chosen, isTable }} />
      <span className="flex flex-wrap gap-1.5">
        {(['prices', 'note'] as const).map((what) => (
          <button
            key={what}
            type="button"
            aria-disabled={chosen.size < 2}
            onClick={() => {
              if (chosen.size > 1) fill(what);
            }}
            className={action}
          >
            {say(`menus.table.fill.${what}`)}
          </button>
        ))}
        {soldOut &&
          ([true, false] as const).map((isSoldOut) => (
            <button
              key={String(isSoldOut)}
              type="button"
              onClick={() => {
                mark(isSoldOut);
              }}
              className={action}
            >
              {say(isSoldOut ? 'menus.table.sold-out' : 'menus.table.available')}
            </button>
          ))}
        <button
          type="button"
          onClick={() => {
            take('removed', rows, (before) => removeDrinks(before, chosen));
            choose([...chosen], false);
            // What was pressed disappears with the selection.
            all.current?.focus();
          }}
          className={action}
        >
          {say('menus.table.remove')}
        </button>
      </span>
    </>
  );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-1.5" data-bulk>
      <label className="flex min-h-9 cursor-pointer items-center gap-2 text-small tabular-nums">
        <input
          ref={(box) => {
            all.current = box;
            if (box) box.indeterminate = chosen.size > 0 && chosen.size < ids.length;
          }}
          type="checkbox"
          checked={chosen.size > 0 && chosen.size === ids.length}
          onChange={({ target: { checked } }) => {
            choose(ids, checked);
          }}
          className={STYLE.tick}
        />
        {say('menus.table.select-all')}
      </label>
      <span role="status" className="text-small text-soft tabular-nums empty:hidden">
        {chosen.size > 0 && say.count('menus.table.chosen', chosen.size)}
      </span>
      {chosen.size > 0 &&
        (isTable ? (
          actions
        ) : (
          <details className="w-full">
            <summary className="min-h-11 cursor-pointer py-3 text-small font-medium">
              {say('menus.table.change')}
            </summary>
            <div className="grid gap-3 pb-3">{actions}</div>
          </details>
        ))}
    </div>
  );
}
