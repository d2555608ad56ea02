import { useId, useRef, useState } from 'react';
import { MENU_LIMITS } from '../../contracts/menus/menuLimits.ts';
import type { GuestNotes } from '../../contracts/menus/guestNotes.ts';
import { chooseGuestNotes } from '../../domain/menus/additives.ts';
import { listMenuDrinks } from '../../domain/menus/listMenuDrinks.ts';
import { findMissing } from '../../domain/menus/menuDraft.ts';
import { TickBox } from '../../ui/TickBox.tsx';
import { countLines } from './countLines.ts';
import { typedIn } from './editorWork.ts';
import { refuseNameless } from './ItemFields.tsx';
import type { Say } from './menuMessages.ts';
import { STYLE } from './styles.ts';
import type { Editor } from './useEditor.ts';

interface Props {
  say: Say;
  editor: Editor;
  /** Id of the form. */
  form: string;
  onSave: () => void;
}

/** What stands above the drinks, and how many there are. */
export function DetailsPanel({ say, editor: { base, draft, edit, open }, form, onSave }: Props) {
  const id = useId();
  const name = useRef<HTMLInputElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const lacksName = findMissing(draft) === 'name';
  const field = (key: 'name' | 'restaurantName', label: string, most: number, hint?: string) => (
    <div>
      <label htmlFor={`${id}-${key}`} className={STYLE.label}>
        {label}
        {hint !== undefined && <span className="font-normal text-faint"> · {hint}</span>}
      </label>
      <input
        id={`${id}-${key}`}
        value={draft[key]}
        maxLength={most}
        required={hint !== undefined}
        ref={key === 'name' ? name : undefined}
        aria-invalid={key === 'name' && isRefused && lacksName}
        aria-describedby={key === 'name' ? `${id}-lack` : undefined}
        autoComplete={key === 'name' ? 'off' : 'organization'}
        onChange={({ target }) => {
          edit((before) => ({ ...before, [key]: target.value }), typedIn(key, target.value));
        }}
        className={`${STYLE.field} mt-1.5 aria-invalid:border-alert`}
      />
      {key === 'name' && (
        <p id={`${id}-lack`} className="mt-1.5 text-small text-alert empty:hidden">
          {isRefused && lacksName && say('menus.lack.name.text')}
        </p>
      )}
    </div>
  );
  const notes = chooseGuestNotes(draft);
  const note = (key: keyof GuestNotes) => (
    <div>
      <TickBox
        label={say(`menus.notes.${key}`)}
        isTicked={notes[key]}
        onTick={(isTicked) => {
          edit((before) => ({ ...before, guestNotes: { ...chooseGuestNotes(before), [key]: isTicked } }));
        }}
        className="flex"
      />
      <p className="text-note text-soft">{say(`menus.notes.${key}.text`)}</p>
    </div>
  );
  return (
    <form
      id={form}
      noValidate
      aria-labelledby={`${id}-title`}
      data-details
      className="rounded-corner border border-line bg-raised p-5"
      onSubmit={(event) => {
        event.preventDefault();
        setIsRefused(lacksName);
        if (lacksName) name.current?.focus();
        if (findMissing(draft) === 'item') refuseNameless();
        onSave();
      }}
    >
      <h2 id={`${id}-title`} className="text-card">
        {say('menus.details')}
      </h2>
      {base !== null && (
        <div className="mt-3 text-small text-soft">
          <p>
            <bdi>{say('menus.editing', { name: base.name })}</bdi>
          </p>
          <button
            type="button"
            onClick={() => {
              open(null);
            }}
            className={STYLE.link}
          >
            {say('menus.new')}
          </button>
        </div>
      )}
      <div className="mt-5 grid gap-4">
        {field('name', say('menus.name'), MENU_LIMITS.name, say('menus.required'))}
        {field('restaurantName', say('menus.venue'), MENU_LIMITS.venue)}
        <div>
          <label htmlFor={`${id}-description`} className={STYLE.label}>
            {say('menus.text')}
          </label>
          <textarea
            id={`${id}-description`}
            value={draft.description}
            maxLength={MENU_LIMITS.description}
            rows={3}
            onChange={({ target }) => {
              edit(
                (before) => ({ ...before, description: target.value }),
                typedIn('description', target.value),
              );
            }}
            className={`${STYLE.field} mt-1.5 py-3`}
          />
        </div>
        <fieldset className="grid gap-1">
          <legend className={STYLE.label}>{say('menus.notes')}</legend>
          {note('additives')}
          {note('health')}
        </fieldset>
      </div>
      <p role="status" className="mt-5 text-small text-soft tabular-nums">
        {countLines(say, listMenuDrinks(draft), 'menus.selected')}
      </p>
    </form>
  );
}
