import type { Menu } from '../../contracts/menus/menu.ts';
import { listMenuDrinks } from '../../domain/menus/listMenuDrinks.ts';
import { toMenuInput, type MenuDraft } from '../../domain/menus/menuDraft.ts';
import { inputPrices } from '../../domain/menus/prices/draftPrices.ts';
import { pricesLine, tellPrices } from '../../domain/menus/prices/menuPrices.ts';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { changeLines } from './changeLines.ts';
import { Modal } from '../../ui/Modal.tsx';
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
  const here = toMenuInput(mine);
  const own = new Map(listMenuDrinks(mine).map((drink) => [drink.cocktailId, drink]));
  const tellHere = tellPrices({ ...here, sections: here.sections ?? [] }, say.locale);
  const lines = changeLines(say, {
    before,
    after: current,
    here: {
      priceOf: (id) => pricesLine(tellHere.usual(inputPrices(own.get(id)?.prices ?? [], mine))),
      noteOf: (id) => own.get(id)?.note ?? '',
    },
    nameOf,
    words: 'menus.conflict',
  });
  return (
    <Modal title={say('menus.conflict')} onClose={onClose}>
      <p className="mt-4 text-soft">{say('menus.conflict.text')}</p>
      <ScrollBox label={say('menus.conflict')} className="mt-3 max-h-60">
        <ul className="grid list-disc gap-1 pl-5" data-changes>
          {(lines.length > 0 ? lines : [say('menus.conflict.nothing')]).map((line) => (
            <li key={line}>
              <bdi>{line}</bdi>
            </li>
          ))}
        </ul>
      </ScrollBox>
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
