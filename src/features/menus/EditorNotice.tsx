import type { Say } from './menuMessages.ts';
import type { KeepProblem } from './menuCalls.ts';
import { STYLE } from './styles.ts';
import type { Editor } from './useEditor.ts';

type Problem = Exclude<KeepProblem['reason'], 'conflict'>;

interface Props {
  say: Say;
  editor: Editor;
  /** Why the menu was not kept. */
  problem: Problem | undefined;
  /** Address where signing in starts. */
  login: string;
  onSave: () => void;
}

/** Why saving again may help. */
const WORTH_TRYING: readonly Problem[] = ['offline', 'unavailable', 'gone'];
const UNDONE = {
  removed: 'menus.removed',
  section: 'menus.section.removed',
  discarded: 'menus.discarded',
  aside: 'menus.aside',
} as const;

/** What one has to know about the menu that is worked on, and the way out of it. */
export function EditorNotice({ say, editor, problem, login, onSave }: Props) {
  const { undo, isRestored } = editor;
  return (
    <div className="grid gap-3 has-[>*]:mb-8">
      {problem !== undefined && (
        <div role="alert" className="border-l-3 border-alert py-1 pl-4 text-small" data-problem={problem}>
          <p>{say(`menus.kept.${problem}`)}</p>
          {problem === 'session' && (
            <a href={login} className={STYLE.link}>
              {say('menus.login')}
            </a>
          )}
          {WORTH_TRYING.includes(problem) && (
            <button type="button" onClick={onSave} className={STYLE.link}>
              {say('menus.again')}
            </button>
          )}
        </div>
      )}
      {isRestored && (
        <div role="status" className={STYLE.notice} data-restored>
          <p>{say('menus.restored')}</p>
          <button type="button" onClick={editor.discard} className={STYLE.link}>
            {say('menus.discard')}
          </button>
        </div>
      )}
      {undo && (undo.kind === 'discarded' || undo.kind === 'aside') && <UndoNotice {...{ say, editor }} />}
    </div>
  );
}

interface UndoProps {
  say: Say;
  editor: Editor;
}

/** What was just done, and the way back. */
export function UndoNotice({ say, editor: { undo, goBack } }: UndoProps) {
  if (undo === undefined) return null;
  return (
    <p role="status" className={`${STYLE.notice} flex flex-wrap items-center gap-x-4`} data-undo={undo.kind}>
      <bdi>{say(UNDONE[undo.kind], { name: undo.name })}</bdi>
      <button type="button" onClick={goBack} className={STYLE.link}>
        {say(undo.kind === 'aside' ? 'menus.aside.back' : 'menus.undo')}
      </button>
    </p>
  );
}
