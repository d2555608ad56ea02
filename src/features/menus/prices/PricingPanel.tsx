import { useId, useLayoutEffect, useRef } from 'react';
import { MENU_LIMITS } from '../../../contracts/menus/menuLimits.ts';
import {
  addPriceList,
  changeCurrency,
  editPriceList,
  removePriceList,
  type MenuDraft,
} from '../../../domain/menus/menuDraft.ts';
import { USUAL_HOURS } from '../../../domain/menus/prices/draftPrices.ts';
import { CloseIcon, PlusIcon } from '../../../ui/icons.tsx';
import { TickBox } from '../../../ui/TickBox.tsx';
import { typedIn } from '../editorWork.ts';
import type { Say } from '../menuMessages.ts';
import { STYLE } from '../styles.ts';
import type { Editor } from '../useEditor.ts';
import { currencyChoices } from './currencyChoices.ts';
import { HoursFields } from './HoursFields.tsx';
import { RaiseForm } from './RaiseForm.tsx';

interface Props {
  say: Say;
  editor: Editor;
}

/** What all prices of a menu share: the currency, prices at times or elsewhere, and raising them. */
export function PricingPanel({ say, editor }: Props) {
  const id = useId();
  const { draft, edit, take } = editor;
  const { currency, priceLists } = draft;
  const lists = useRef<HTMLUListElement>(null);
  const isAdded = useRef(false);
  useLayoutEffect(() => {
    // What was pressed moves down; its new list is named next.
    if (isAdded.current) {
      const name = lists.current?.lastElementChild?.querySelector('input');
      name?.focus();
      name?.select();
    }
    isAdded.current = false;
  }, [priceLists]);
  const add = (name: string, isTimed: boolean) => {
    isAdded.current = true;
    edit((before: MenuDraft) => addPriceList(before, { name, isTimed }));
  };
  return (
    <section aria-labelledby={`${id}-title`} className="mt-12" data-pricing>
      <h2 id={`${id}-title`} className={STYLE.section}>
        {say('menus.pricing')}
      </h2>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <label htmlFor={`${id}-currency`} className={STYLE.label}>
          {say('menus.currency')}
        </label>
        <select
          id={`${id}-currency`}
          value={currency ?? ''}
          onChange={({ target }) => {
            edit((before) => changeCurrency(before, target.value || null));
          }}
          className={`${STYLE.small} max-w-full grow sm:max-w-80`}
        >
          <option value="">{say('menus.currency.none')}</option>
          {currencyChoices(say.locale).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <ul ref={lists} className="mt-4 grid gap-4 empty:hidden">
        {priceLists.map((list, place) => (
          <li key={list.key} className="rounded-corner border border-line p-4">
            <div className="flex items-end gap-2">
              <label className="grid min-w-0 grow text-note text-soft">
                {say('menus.list.name', { number: place + 1 })}
                <input
                  value={list.name}
                  maxLength={MENU_LIMITS.priceListName}
                  autoComplete="off"
                  onChange={({ target }) => {
                    const field = typedIn(`list ${list.key}`, target.value);
                    edit((before) => editPriceList(before, place, { name: target.value }), field);
                  }}
                  className={STYLE.small}
                />
              </label>
              <button
                type="button"
                aria-label={say('menus.list.remove', { name: list.name })}
                onClick={() => {
                  take('list', list.name, (before) => removePriceList(before, place));
                }}
                className={STYLE.icon}
              >
                <CloseIcon />
              </button>
            </div>
            <TickBox
              label={say('menus.list.timed')}
              isTicked={list.hours !== null}
              onTick={(isTicked) => {
                const hours = isTicked ? USUAL_HOURS : null;
                edit((before) => editPriceList(before, place, { hours }));
              }}
              className="mt-2 flex text-small"
            />
            {list.hours && (
              <HoursFields
                {...{ say }}
                name={list.name}
                hours={list.hours}
                onChange={(hours) => {
                  edit((before) => editPriceList(before, place, { hours }), `hours ${list.key}`);
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {priceLists.length < MENU_LIMITS.priceLists && (
        <>
          <p className="mt-4 text-small text-soft">{say('menus.list.help')}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <button
              type="button"
              onClick={() => {
                add(say('menus.list.happy'), true);
              }}
              className={STYLE.button}
            >
              <PlusIcon className="size-4 shrink-0" />
              {say('menus.list.happy')}
            </button>
            <button
              type="button"
              onClick={() => {
                add(say('menus.list.terrace'), false);
              }}
              className={STYLE.button}
            >
              <PlusIcon className="size-4 shrink-0" />
              {say('menus.list.add')}
            </button>
          </div>
        </>
      )}
      <RaiseForm {...{ say, editor }} />
    </section>
  );
}
