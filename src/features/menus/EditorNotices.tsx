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
    <div role="status" className={`${STYLE.notice} mb-8`}>
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
  filled: 'menus.filled',
  list: 'menus.removed',
  raised: 'menus.raised',
  priced: 'menus.priced',
  pasted: 'menus.price.pasted',
  discarded: 'menus.discarded',
  aside: 'menus.aside',
} as const;

interface UndoProps extends Props {
  /** Goes on with the draft of this id. */
  onGoOn: (draft: string) => void;
}

/** What was just done, and the way back. */
export function UndoNotice({ say, editor: { notice, undo }, onGoOn }: UndoProps) {
  const { kind, name = '', draft } = notice ?? {};
  return (
    <div role="status">
      {kind && (
        <p
          className="mb-2.5 flex flex-wrap items-center gap-x-5 rounded-corner border border-l-3 border-line border-l-brass bg-raised px-4 py-1 text-small"
          data-undo={kind}
        >
          <bdi className="min-w-0 wrap-anywhere">{kind === 'bulk' ? name : say(UNDONE[kind], { name })}</bdi>
          <button
            type="button"
            onClick={() => {
              if (draft === undefined) undo();
              else onGoOn(draft);
            }}
            className={STYLE.link}
          >
            {say(draft === undefined ? 'menus.undo' : 'menus.aside.back')}
          </button>
        </p>
      )}
    </div>
  );
}
