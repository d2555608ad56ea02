import type { Menu } from '../../contracts/menu.ts';
import { menuChanges } from '../../domain/menuChanges.ts';
import { drinksOf, inputOf, type MenuDraft } from '../../domain/menuDraft.ts';
import { inputPrices } from '../../domain/prices/draftPrices.ts';
import { pricesLine, tellPrices } from '../../domain/prices/menuPrices.ts';
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
  const none = say('menus.conflict.none');
  const here = inputOf(mine);
  const own = new Map(drinksOf(mine).map((drink) => [drink.cocktailId, drink]));
  const items = [before, current].flatMap(({ sections }) => sections.flatMap(({ drinks }) => drinks));
  const shownName = (id: string) =>
    items.findLast(({ cocktailId, item }) => cocktailId === id && item)?.item?.name ?? nameOf(id) ?? id;
  const names = (ids: readonly string[]) => say.list(ids.map(shownName));
  const tellThere = tellPrices(current, say.locale);
  const tellHere = tellPrices({ ...here, sections: here.sections ?? [] }, say.locale);
  const priceHere = (id: string) => pricesLine(tellHere.usual(inputPrices(own.get(id)?.prices ?? [], mine)));
  const lines = [
    ...changes.texts.map((text) =>
      say(`menus.conflict.${text}`, { text: current[text] ?? say('menus.conflict.emptied') }),
    ),
    ...(['added', 'removed'] as const).flatMap((kind) =>
      changes[kind].length > 0 ? say(`menus.conflict.${kind}`, { text: names(changes[kind]) }) : [],
    ),
    ...changes.rewritten.flatMap(({ id, prices, note }) => {
      const name = shownName(id);
      const price = prices && pricesLine(tellThere.usual(prices));
      return [
        price === undefined
          ? []
          : say('menus.conflict.price', { name, there: price || none, here: priceHere(id) || none }),
        note === undefined
          ? []
          : say('menus.conflict.note', { name, there: note ?? none, here: own.get(id)?.note || none }),
      ].flat();
    }),
    ...(changes.restated.length > 0
      ? [say('menus.conflict.restated', { text: names(changes.restated) })]
      : []),
    ...(changes.isRepriced ? [say('menus.conflict.pricing')] : []),
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
