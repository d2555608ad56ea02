import type { Say } from './menuMessages.ts';
import { STYLE } from './styles.ts';
import type { Editor } from './useEditor.ts';

interface Props {
  say: Say;
  editor: Editor;
}

/** That the work of an earlier visit is back, and the way to throw it away. */
export function RestoredNotice({ say, editor: { isRestored, discard } }: Props) {
  if (!isRestored) return null;
  return (
    <div role="status" className={`${STYLE.notice} mb-8`} data-restored>
      <p>{say('menus.restored')}</p>
      <button type="button" onClick={discard} className={STYLE.link}>
        {say('menus.discard')}
      </button>
    </div>
  );
}

const UNDONE = {
  removed: 'menus.removed',
  section: 'menus.section.removed',
  discarded: 'menus.discarded',
  aside: 'menus.aside',
} as const;

/** What was just done, and the way back; at the foot of the window, where it moves nothing. */
export function UndoNotice({ say, editor: { undo, goBack } }: Props) {
  return (
    <div role="status" className="sticky bottom-5 z-1 mt-5 w-fit max-w-[calc(100%-4.5rem)]">
      {undo && (
        <p
          className="flex flex-wrap items-center gap-x-5 rounded-corner border border-l-3 border-line border-l-brass bg-raised px-4 py-1 text-small shadow-float"
          data-undo={undo.kind}
        >
          <bdi>{say(UNDONE[undo.kind], { name: undo.name })}</bdi>
          <button type="button" onClick={goBack} className={STYLE.link}>
            {say(undo.kind === 'aside' ? 'menus.aside.back' : 'menus.undo')}
          </button>
        </p>
      )}
    </div>
  );
}
