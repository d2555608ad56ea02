import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { MENU_LIMITS } from '../../contracts/menuLimits.ts';
import {
  addSection,
  editDrink,
  idsOf,
  moveDrink,
  placeOf,
  removeDrink,
  removeSection,
  renameSection,
  stepDrink,
  stepSection,
  type DraftDrink,
  type MenuDraft,
} from '../../domain/menuDraft.ts';
import { PlusIcon } from '../../ui/icons.tsx';
import { typedIn } from './editorWork.ts';
import type { Say } from './menuMessages.ts';
import { OrderRow, type MoveControl } from './OrderRow.tsx';
import { SectionHead } from './SectionHead.tsx';
import { STYLE } from './styles.ts';
import { useDrinkDrag } from './useDrinkDrag.ts';
import type { Editor } from './useEditor.ts';

interface Props {
  say: Say;
  editor: Editor;
  /** The name of a drink; absent where there is none of this id. */
  nameOf: (id: string) => string | undefined;
}

/** The drinks of the menu in their sections: put in order by dragging, by buttons or by the arrow keys. */
export function OrderList({ say, editor, nameOf }: Props) {
  const { draft, edit, take } = editor;
  const { sections } = draft;
  const [announcement, setAnnouncement] = useState('');
  const moved = useRef<{ id: string; control: MoveControl }>(undefined);
  const help = useId();
  const total = useMemo(() => idsOf(draft).length, [draft]);

  const sectionName = (place: number) =>
    sections[place]?.title.trim() || say('menus.section', { number: place + 1 });
  const move = (id: string, next: MenuDraft) => {
    edit(() => next);
    setAnnouncement(
      say('menus.moved', {
        name: nameOf(id) ?? id,
        place: idsOf(next).indexOf(id) + 1,
        total,
        section: sectionName(placeOf(next, id)?.section ?? 0),
      }),
    );
  };
  const { drag, list, handle } = useDrinkDrag((id, to) => {
    move(id, moveDrink(draft, id, to));
  });

  // Rows keep these handlers, so that typing a price draws one row and not two hundred.
  const handlers = {
    step(id: string, step: -1 | 1, control: MoveControl) {
      moved.current = { id, control };
      move(id, stepDrink(draft, id, step));
    },
    remove(id: string) {
      take('removed', nameOf(id) ?? id, (before) => removeDrink(before, id));
    },
  };
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const onStep = useCallback((id: string, step: -1 | 1, control: MoveControl) => {
    latest.current.step(id, step, control);
  }, []);
  const onRemove = useCallback((id: string) => {
    latest.current.remove(id);
  }, []);
  const onEdit = useCallback(
    (id: string, change: Partial<Pick<DraftDrink, 'price' | 'note'>>) => {
      const field = typedIn(`${Object.keys(change).join(' ')} of ${id}`, change.note ?? '');
      edit((before) => editDrink(before, id, change), field);
    },
    [edit],
  );

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
    <section aria-labelledby="menu-order" className="mt-12" data-order>
      <h2 id="menu-order" className={STYLE.section}>
        {say('menus.order')}
      </h2>
      <p id={help} className="mt-2 text-small text-soft">
        {say(total === 0 ? 'menus.order.empty' : 'menus.order.help')}
      </p>
      <p role="status" className="sr-only" data-announcement>
        {announcement}
      </p>
      {(total > 0 || sections.length > 1) && (
        <>
          <div ref={list}>
            {sections.map((section, place) => {
              const before = sections.slice(0, place).reduce((sum, { drinks }) => sum + drinks.length, 0);
              const target = drag?.to.section === place ? drag.to.drink : undefined;
              const last = section.drinks.length - 1;
              return (
                <section
                  key={section.key}
                  aria-label={sectionName(place)}
                  className="mt-6"
                  data-section={place}
                >
                  <SectionHead
                    say={say}
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
                        {...{ say, drink, help, handle, onStep, onEdit, onRemove }}
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
    </section>
  );
}
