import { useId, type ReactNode, type Ref } from 'react';
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
  ref: Ref<HTMLDivElement>;
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
 * of the chat; beside the menu it stands above the details, and stays there.
 */
export function SaveBar(props: Props) {
  const { say, locale, editor, state, publication, form, ref, onGoOn, children } = props;
  const menu = editor.base && { ...editor.base, publication };
  const steps = [
    { key: 'undo', icon: <UndoIcon />, isThere: editor.canUndo, act: editor.undo, keys: 'Control+Z' },
    { key: 'redo', icon: <RedoIcon />, isThere: editor.canRedo, act: editor.redo, keys: 'Control+Shift+Z' },
  ] as const;
  const reason = useId();
  const lack = findMissing(editor.draft);
  return (
    <div
      ref={ref}
      data-save-bar
      className="sticky bottom-(--bar) z-3 bg-ground [--above:0px] [--below:0px] max-xl:order-last max-xl:mx-[calc(-1*clamp(1.5rem,4vw,2rem))] max-xl:-mt-6 max-xl:border-t max-xl:border-line max-xl:py-2.5 max-xl:pr-21 max-xl:pl-[clamp(1.5rem,4vw,2rem)] xl:top-(--header) xl:bottom-auto xl:pt-4 xl:pb-3 [@media(height<25rem)]:static"
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
      <p id={reason} className="mt-1.5 text-note text-soft empty:hidden max-xl:sr-only" data-lack>
        {lack && say(`menus.lack.${lack}`)}
      </p>
    </div>
  );
}
