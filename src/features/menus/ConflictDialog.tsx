import type { Menu } from '../../contracts/menu.ts';
import { menuChanges } from '../../domain/menuChanges.ts';
import type { MenuDraft } from '../../domain/menuDraft.ts';
import { Modal } from './Modal.tsx';
import type { Say } from './menuMessages.ts';
import { STYLE } from './styles.ts';

interface Props {
  say: Say;
  /** The menu as it was when it was opened here. */
  before: Menu;
  /** As it is stored now. */
  current: Menu;
  mine: MenuDraft;
  nameOf: (id: string) => string | undefined;
  onTheirs: () => void;
  onMine: () => void;
  /** Takes what both made of it; absent where both changed the same. */
  onBoth: (() => void) | undefined;
  onClose: () => void;
}

/** Says what somebody else changed meanwhile, and lets one choose whose menu it is to be. */
export function ConflictDialog(props: Props) {
  const { say, before, current, mine, nameOf, onTheirs, onMine, onBoth, onClose } = props;
  const changes = menuChanges(before, current);
  const names = (ids: readonly string[]) => say.list(ids.map((id) => nameOf(id) ?? id));
  const none = say('menus.conflict.none');
  const own = new Map(
    mine.sections.flatMap(({ drinks }) => drinks.map((drink) => [drink.cocktailId, drink])),
  );
  const lines = [
    ...changes.texts.map((text) =>
      say(`menus.conflict.${text}`, { text: current[text] ?? say('menus.conflict.emptied') }),
    ),
    ...(['added', 'removed'] as const).flatMap((kind) =>
      changes[kind].length > 0 ? say(`menus.conflict.${kind}`, { text: names(changes[kind]) }) : [],
    ),
    ...changes.rewritten.flatMap(({ id, ...written }) =>
      (['price', 'note'] as const).flatMap((key) => {
        const there = written[key];
        if (there === undefined) return [];
        const texts = { name: nameOf(id) ?? id, there: there ?? none, here: own.get(id)?.[key] || none };
        return [say(`menus.conflict.${key}`, texts)];
      }),
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
        {onBoth && (
          <button type="button" onClick={onBoth} className={STYLE.primary}>
            {say('menus.conflict.both')}
          </button>
        )}
        <button
          type="button"
          onClick={onMine}
          className={onBoth ? `${STYLE.button} min-h-12` : STYLE.primary}
        >
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
