import { useId, type ReactNode } from 'react';
import type { Menu } from '../../contracts/menus/menu.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { findMissing } from '../../domain/menus/menuDraft.ts';
import { RedoIcon, UndoIcon } from '../../ui/icons.tsx';
import { UndoNotice } from './EditorNotices.tsx';
import type { Say } from './menuMessages.ts';
import { isUnpublished, type SaveState } from './saveState.ts';
import { STYLE } from './styles.ts';
import { tellTime } from './tellTime.ts';
import type { Editor } from './useEditor.ts';

interface Props {
  say: Say;
  locale: Locale;
  editor: Editor;
  state: SaveState;
  /** How the menu is published. */
  publication: Menu['publication'];
  /** Id of the form that the button saves. */
  form: string;
  onGoOn: (draft: string) => void;
  /** What went wrong with saving. */
  children: ReactNode;
}

/**
 * Saving, and steps back and forth. On a phone it stays at the foot of the window, with room at its end for the button
 * of the chat; beside the menu it stands above the details, which are higher than the window of a laptop.
 */
export function SaveBar({ say, locale, editor, state, publication, form, onGoOn, children }: Props) {
  const menu = editor.base && { ...editor.base, publication };
  const steps = [
    { key: 'undo', icon: <UndoIcon />, isThere: editor.canUndo, act: editor.undo, keys: 'Control+Z' },
    { key: 'redo', icon: <RedoIcon />, isThere: editor.canRedo, act: editor.redo, keys: 'Control+Shift+Z' },
  ] as const;
  const reason = useId();
  const lack = findMissing(editor.draft);
  return (
    <div
      data-save-bar
      className="bottom-(--bar) z-2 max-lg:sticky max-lg:order-last max-lg:mx-[calc(-1*clamp(1.5rem,4vw,2rem))] max-lg:-mt-6 max-lg:border-t max-lg:border-line max-lg:bg-ground max-lg:py-2.5 max-lg:pr-21 max-lg:pl-[clamp(1.5rem,4vw,2rem)] lg:mb-4 [@media(height<25rem)]:static"
    >
      <UndoNotice {...{ say, editor, onGoOn }} />
      {children}
      <div className="flex items-center gap-1">
        {/* Disabled without `disabled`: a press still says what is lacking, and the focus can reach it. */}
        <button
          type="submit"
          form={form}
          aria-disabled={lack !== undefined}
          aria-describedby={reason}
          className={`${STYLE.primary} min-w-0 grow px-2`}
        >
          {say(editor.base === null ? 'menus.save' : 'menus.update')}
        </button>
        {steps.map(({ key, icon, isThere, act, keys }) => (
          <button
            key={key}
            type="button"
            data-step={key}
            aria-label={say(`menus.step.${key}`)}
            aria-keyshortcuts={keys}
            title={say(`menus.step.${key}`)}
            aria-disabled={!isThere}
            onClick={act}
            className={STYLE.icon}
          >
            {icon}
          </button>
        ))}
      </div>
      <p className="mt-1.5 text-note text-soft tabular-nums empty:hidden" data-save-state={state}>
        {state !== 'empty' && say(`menus.state.${state}`, { time: tellTime(menu?.updatedAt, locale) })}
        {isUnpublished(menu, state) && ` · ${say('menus.unpublished')}`}
        {publication?.planned &&
          ` · ${say('menus.planned', { time: tellTime(publication.planned.at, locale) })}`}
      </p>
      <p id={reason} className="mt-1.5 text-note text-soft empty:hidden max-lg:sr-only" data-lack>
        {lack && say(`menus.lack.${lack}`)}
      </p>
    </div>
  );
}
