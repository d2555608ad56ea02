import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { MenuDrinks } from '../../contracts/menus/menuDrinks.ts';
import { ITEM_KINDS, MENU_LIMITS, type ItemKind } from '../../contracts/menus/menuLimits.ts';
import { fillDown, pasteItems, pasteNotes } from '../../domain/menus/bulkChanges.ts';
import { listMenuDrinks } from '../../domain/menus/listMenuDrinks.ts';
import {
  addItem,
  addSection,
  editDrink,
  listDraftIds,
  moveDrink,
  pastePrices,
  findPlace,
  removeDrink,
  removeSection,
  renameSection,
  stepDrink,
  stepSection,
  readPrices,
  type DraftDrink,
  type DrinkWords,
  type MenuDraft,
  type PriceCell,
} from '../../domain/menus/menuDraft.ts';
import { PlusIcon } from '../../ui/icons.tsx';
import { LAST_FIELD, typedIn } from './editorWork.ts';
import type { DrinkAllergens } from './loadMenuDrinks.ts';
import type { Say } from './menuMessages.ts';
import type { FindLineAdditives } from './useAdditives.ts';
import { OrderRow } from './OrderRow.tsx';
import type { MoveControl } from './OrderRowParts.tsx';
import type { SoldOut } from './publish/useSoldOut.ts';
import { SectionHead } from './SectionHead.tsx';
import { STYLE } from './styles.ts';
import { BulkBar } from './table/BulkBar.tsx';
import { ColumnNames } from './table/ColumnNames.tsx';
import { hasSizes as isInSizes, rowTemplate } from './table/tableColumns.ts';
import { useLineSelection } from './table/useLineSelection.ts';
import { useDrinkDrag } from './useDrinkDrag.ts';
import type { Editor } from './useEditor.ts';
import { useElementSize } from './useElementSize.ts';

interface Props {
  say: Say;
  editor: Editor;
  /** The name of a drink; absent where there is none of this id. */
  nameOf: (id: string) => string | undefined;
  substances: MenuDrinks['substances'];
  /** Absent where they are not known, or not yet. */
  allergensOf: (id: string) => DrinkAllergens | undefined;
  /** Undefined where the menu marks no additives. */
  findAdditives: FindLineAdditives | undefined;
  /** Absent for a menu that is not published. */
  soldOut: SoldOut | undefined;
  /** Whether bottles are stated for the menu. */
  hasBottles: boolean;
}

/**
 * The drinks of the menu in their sections: a table where there is room for one, else cards. They are put in order by
 * dragging, by buttons or by the arrow keys.
 */
export function OrderList(props: Props) {
  const { say, editor, nameOf, substances, allergensOf, findAdditives, soldOut, hasBottles } = props;
  const { draft, edit, take } = editor;
  const { sections } = draft;
  const [announcement, setAnnouncement] = useState('');
  const moved = useRef<{ id: string; control: MoveControl }>(undefined);
  const added = useRef<string>(undefined);
  const hasNewSection = useRef(false);
  const help = useId();
  const total = useMemo(() => listDraftIds(draft).length, [draft]);

  const sectionName = (place: number) =>
    sections[place]?.title.trim() || say('menus.section', { number: place + 1 });
  const shownName = (id: string) =>
    listMenuDrinks(draft).find((drink) => drink.cocktailId === id)?.item?.name ?? nameOf(id) ?? id;
  const move = (id: string, next: MenuDraft) => {
    edit(() => next);
    setAnnouncement(
      say('menus.moved', {
        name: shownName(id),
        place: listDraftIds(next).indexOf(id) + 1,
        total,
        section: sectionName(findPlace(next, id)?.section ?? 0),
      }),
    );
  };
  const { drag, list, handle } = useDrinkDrag((id, to) => {
    move(id, moveDrink(draft, id, to));
  });

  const { currency, priceLists } = draft;
  const pricing = useMemo(() => ({ currency, priceLists }), [currency, priceLists]);
  const hasSizes = listMenuDrinks(draft).some(isInSizes);
  const prices = priceLists.length + 1;
  const hasSoldOut = soldOut !== undefined;
  const columns = useMemo(() => ({ hasSizes, prices, hasSoldOut }), [hasSizes, prices, hasSoldOut]);
  const screen = useRef<HTMLElement>(null);
  const { width, rem } = useElementSize(screen);
  const isTable = width >= rowTemplate(columns).minWidth * rem;
  const selection = useLineSelection(draft);
  const { chosen, choose, chooseLine } = selection;
  const [isChoosing, setIsChoosing] = useState(false);
  const canChoose = isTable || isChoosing;

  // Rows keep these handlers, so that typing a price draws one row and not two hundred.
  const handlers = {
    step(id: string, step: -1 | 1, control: MoveControl) {
      moved.current = { id, control };
      move(id, stepDrink(draft, id, step));
    },
    paste(from: PriceCell, text: string) {
      const { lines, filled } = pastePrices(draft, from, text);
      const name = filled === lines ? `${lines}` : `${filled}/${lines}`;
      take('pasted', name, (before) => pastePrices(before, from, text).draft);
    },
    pasteNotes(id: string, text: string) {
      const name = say('menus.table.pasted.notes', { number: text.split(/\r\n|\r|\n/).length });
      take('bulk', name, (before) => pasteNotes(before, id, text));
    },
    pasteItems(id: string, text: string) {
      const next = pasteItems(draft, id, text, () => crypto.randomUUID());
      const number = listDraftIds(next).length - total + 1;
      take('bulk', say('menus.table.pasted.items', { number }), () => next);
    },
    fillDown(id: string, what: 'prices' | 'note') {
      const ids = listDraftIds(draft);
      const above = ids[ids.indexOf(id) - 1];
      if (above === undefined) return;
      const next = fillDown(draft, new Set([above, id]), what);
      edit(() => next);
      if (next !== draft)
        setAnnouncement(say(`menus.table.filled.${what}`, { name: shownName(above), rows: shownName(id) }));
    },
    soldOut(id: string, isSoldOut: boolean) {
      soldOut?.set([id], isSoldOut);
    },
    remove(id: string) {
      take('removed', shownName(id), (before) => removeDrink(before, id));
    },
  };
  const addLine = (kind: ItemKind) => {
    const id = crypto.randomUUID();
    added.current = id;
    edit((before) => addItem(before, id, before.sections.length - 1, kind));
  };
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const onStep = useCallback((id: string, step: -1 | 1, control: MoveControl) => {
    latest.current.step(id, step, control);
  }, []);
  const onPastePrices = useCallback((from: PriceCell, text: string) => {
    latest.current.paste(from, text);
  }, []);
  const onRemove = useCallback((id: string) => {
    latest.current.remove(id);
  }, []);
  const onPasteNotes = useCallback((id: string, text: string) => {
    latest.current.pasteNotes(id, text);
  }, []);
  const onPasteItems = useCallback((id: string, text: string) => {
    latest.current.pasteItems(id, text);
  }, []);
  const onFillDown = useCallback((id: string, what: 'prices' | 'note') => {
    latest.current.fillDown(id, what);
  }, []);
  const onSoldOut = useCallback((id: string, isSoldOut: boolean) => {
    latest.current.soldOut(id, isSoldOut);
  }, []);
  const onEdit = useCallback(
    (id: string, change: Partial<DrinkWords>, field?: string, text = '') => {
      edit((before) => editDrink(before, id, change), field && typedIn(`${field} of ${id}`, text));
    },
    [edit],
  );
  const onLeavePrice = useCallback(
    (id: string) => {
      // What is read is the step in which it was typed.
      edit((before) => readPrices(before, id), LAST_FIELD);
    },
    [edit],
  );

  useLayoutEffect(() => {
    // A new line has no name yet: that is typed next.
    const selector = `[data-drink="${added.current ?? ''}"] [data-item-name]`;
    if (added.current !== undefined) list.current?.querySelector<HTMLElement>(selector)?.focus();
    added.current = undefined;
    if (hasNewSection.current) {
      // A new section has no title yet; the button that made it moves down, and would slide under the bar that saves.
      const title = ':scope > section:last-child input:not([type=checkbox])';
      list.current?.querySelector<HTMLElement>(title)?.focus();
    }
    hasNewSection.current = false;
  }, [draft, list]);
  useLayoutEffect(() => {
    // A drink that goes over into another section is drawn anew there: the focus follows it.
    const last = moved.current;
    moved.current = undefined;
    if (last === undefined) return;
    const selector = `[data-drink="${last.id}"] [data-control="${last.control}"]`;
    const target = list.current?.querySelector<HTMLElement>(selector);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'nearest' });
  }, [draft, list]);

  return (
    <section ref={screen} aria-labelledby="menu-order" className="mt-12">
      <h2 id="menu-order" tabIndex={-1} className={STYLE.section}>
        {say('menus.order')}
      </h2>
      <p id={help} className="mt-2 text-small text-soft">
        {say(total === 0 ? 'menus.order.empty' : 'menus.order.help')}
      </p>
      {total > 1 && isTable && (
        <p className="mt-2 text-small text-soft">
          {say('menus.table.help')} {say('menus.table.help.maybe')}
        </p>
      )}
      {total > 1 && !isTable && (
        <details className="text-small text-soft">
          <summary className="min-h-11 w-fit cursor-pointer py-3 hover:text-ink">
            {say('menus.table.help.title')}
          </summary>
          <p>{say('menus.table.help')}</p>
        </details>
      )}
      <p role="status" className="sr-only" data-announcement>
        {announcement}
      </p>
      {(total > 0 || sections.length > 1) && (
        <>
          {!isTable && total > 1 && (
            <button
              type="button"
              aria-pressed={isChoosing}
              onClick={() => {
                if (isChoosing) choose([...chosen], false);
                setIsChoosing(!isChoosing);
              }}
              className={`${STYLE.chip} mt-4`}
            >
              {say('menus.table.several')}
            </button>
          )}
          {canChoose && (
            <div
              data-table-bar
              className={`top-(--header) z-2 mt-4 bg-ground [--above:0px] ${isTable ? 'sticky [@media(height<25rem)]:static' : '-mx-1.5 overflow-y-auto px-1.5 [@media(min-height:40rem)]:sticky [@media(min-height:40rem)]:max-h-[40dvh]'}`}
            >
              <BulkBar {...{ say, editor, selection, sectionName, shownName, soldOut, isTable }} />
              {isTable && <ColumnNames {...{ say, columns, priceLists }} />}
            </div>
          )}
          <div ref={list}>
            {sections.map((section, place) => {
              const before = sections.slice(0, place).reduce((sum, { drinks }) => sum + drinks.length, 0);
              const target = drag?.to.section === place ? drag.to.drink : undefined;
              const last = section.drinks.length - 1;
              return (
                <section
                  key={section.key}
                  aria-label={sectionName(place)}
                  className={isTable ? 'mt-1' : 'mt-6'}
                >
                  <SectionHead
                    {...{ say, isTable, canChoose }}
                    chosen={countChosen(section.drinks, chosen)}
                    onChoose={(isChosen) => {
                      choose(listDraftIds({ sections: [section] }), isChosen);
                    }}
                    name={sectionName(place)}
                    number={place + 1}
                    title={section.title}
                    ends={{ isFirst: place === 0, isLast: place === sections.length - 1 }}
                    onRename={(title) => {
                      const field = typedIn(`title of ${section.key}`, title);
                      edit((draftNow) => renameSection(draftNow, place, title), field);
                    }}
                    onStep={(step) => {
                      edit((draftNow) => stepSection(draftNow, place, step));
                    }}
                    onRemove={() => {
                      take('section', sectionName(place), (draftNow) => removeSection(draftNow, place));
                    }}
                  />
                  <ol data-drinks={place} className="border-b border-line">
                    {section.drinks.map((drink, index) => (
                      <OrderRow
                        key={drink.cocktailId}
                        {...{
                          say,
                          drink,
                          help,
                          pricing,
                          substances,
                          hasBottles,
                          isChoosing,
                          handle,
                          onStep,
                          onEdit,
                          onLeavePrice,
                          onPastePrices,
                          onPasteNotes,
                          onPasteItems,
                          onFillDown,
                          onSoldOut,
                          onRemove,
                        }}
                        columns={isTable ? columns : undefined}
                        onChoose={chooseLine}
                        isChosen={chosen.has(drink.cocktailId)}
                        isSoldOut={soldOut?.ids.includes(drink.cocktailId) ?? false}
                        allergens={allergensOf(drink.cocktailId)}
                        additives={findAdditives && (findAdditives(drink) ?? 'wait')}
                        number={before + index + 1}
                        name={nameOf(drink.cocktailId)}
                        isFirst={before + index === 0}
                        isLast={place === sections.length - 1 && index === last}
                        isHeld={drag?.id === drink.cocktailId}
                        mark={
                          target === index
                            ? 'before'
                            : target === last + 1 && index === last
                              ? 'behind'
                              : undefined
                        }
                      />
                    ))}
                    {section.drinks.length === 0 && (
                      <li
                        className={`border-t py-5 text-small text-faint ${target === undefined ? 'border-line' : 'border-brass'}`}
                      >
                        {say('menus.section.empty')}
                      </li>
                    )}
                  </ol>
                </section>
              );
            })}
          </div>
          {sections.length < MENU_LIMITS.sections && (
            <button
              type="button"
              onClick={() => {
                hasNewSection.current = true;
                edit(addSection);
              }}
              className={`${STYLE.button} mt-5`}
            >
              <PlusIcon className="size-4 shrink-0" />
              {say('menus.section.add')}
            </button>
          )}
        </>
      )}
      <div role="group" aria-label={say('menus.item.add')} className="mt-5 flex flex-wrap items-center gap-2">
        <span aria-hidden="true" className="w-full text-small text-soft">
          {say('menus.item.add')}
        </span>
        {ITEM_KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            onClick={() => {
              addLine(kind);
            }}
            className={`${STYLE.chip} gap-1.5`}
          >
            <PlusIcon className="size-4 shrink-0" />
            {say(`menus.item.${kind}`)}
          </button>
        ))}
      </div>
    </section>
  );
}

/** Whether all lines of a section are chosen, some or none. */
function countChosen(drinks: readonly DraftDrink[], chosen: ReadonlySet<string>): 'all' | 'some' | 'none' {
  const number = drinks.filter(({ cocktailId }) => chosen.has(cocktailId)).length;
  if (number === 0) return 'none';
  return number === drinks.length ? 'all' : 'some';
}
