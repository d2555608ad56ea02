import type { Menu } from '../../contracts/menu.ts';
import { menuChanges } from '../../domain/menuChanges.ts';
import { Modal } from './Modal.tsx';
import type { Say } from './menuMessages.ts';
import { STYLE } from './styles.ts';

interface Props {
  say: Say;
  /** The menu as it was when it was opened here. */
  before: Menu;
  /** As it is stored now. */
  current: Menu;
  nameOf: (id: string) => string | undefined;
  onTheirs: () => void;
  onMine: () => void;
  onClose: () => void;
}

/** Says what somebody else changed meanwhile, and lets one choose whose menu it is to be. */
export function ConflictDialog({ say, before, current, nameOf, onTheirs, onMine, onClose }: Props) {
  const changes = menuChanges(before, current);
  const names = (ids: readonly string[]) => say.list(ids.map((id) => nameOf(id) ?? id));
  const lines = [
    ...changes.texts.map((text) =>
      say(`menus.conflict.${text}`, { text: current[text] ?? say('menus.conflict.emptied') }),
    ),
    ...(['added', 'removed', 'rewritten'] as const).flatMap((kind) =>
      changes[kind].length > 0 ? say(`menus.conflict.${kind}`, { text: names(changes[kind]) }) : [],
    ),
    ...(changes.isReordered ? [say('menus.conflict.reordered')] : []),
  ];
  return (
    <Modal title={say('menus.conflict')} onClose={onClose}>
      <p className="mt-4 text-soft">{say('menus.conflict.text')}</p>
      <ul className="mt-3 grid max-h-60 list-disc gap-1 overflow-y-auto pl-5" data-changes>
        {(lines.length > 0 ? lines : [say('menus.conflict.nothing')]).map((line) => (
          <li key={line}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
      <div className="mt-7 flex flex-wrap gap-3">
        <button type="button" onClick={onMine} className={STYLE.primary}>
          {say('menus.conflict.mine')}
        </button>
        <button type="button" onClick={onTheirs} className={`${STYLE.button} min-h-12`}>
          {say('menus.conflict.theirs')}
        </button>
        <button type="button" data-close className={`${STYLE.link} px-2`}>
          {say('menus.cancel')}
        </button>
      </div>
    </Modal>
  );
}
