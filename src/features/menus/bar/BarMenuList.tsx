import { useId, useState } from 'react';
import type { BarMenu } from '../../../contracts/bars/bar.ts';
import { BAR_LIMITS } from '../../../contracts/bars/barLimits.ts';
import type { Menu } from '../../../contracts/menus/menu.ts';
import type { PriceHours } from '../../../contracts/menus/menuPrice.ts';
import { USUAL_HOURS } from '../../../domain/menus/prices/draftPrices.ts';
import { DownIcon, UpIcon } from '../../../ui/icons.tsx';
import type { Say } from '../menuMessages.ts';
import { HoursFields } from '../prices/HoursFields.tsx';
import { STYLE } from '../styles.ts';

interface Props {
  say: Say;
  published: readonly Menu[];
  /** Those on the page, in their order. */
  chosen: readonly BarMenu[];
  /** The other bar on whose page a menu stands. */
  barOf: (menuId: string) => string | undefined;
  onChange: (chosen: BarMenu[]) => void;
}

/** Which published menus stand on the page of a bar, in which order and at what times. */
export function BarMenuList({ say, published, chosen, barOf, onChange }: Props) {
  const [announcement, setAnnouncement] = useState('');
  const shown = chosen.flatMap((entry) => {
    const menu = published.find(({ id }) => id === entry.menuId);
    return menu === undefined ? [] : [{ entry, menu }];
  });
  const others = published.flatMap((menu) =>
    chosen.some(({ menuId }) => menuId === menu.id) ? [] : [{ entry: undefined, menu }],
  );
  const change = (entry: BarMenu, hours: PriceHours | null) => {
    onChange(chosen.map((one) => (one === entry ? { ...one, hours } : one)));
  };
  /** Trades places with the next one that is published, and says so. */
  const move = (place: number, by: 1 | -1) => {
    const [before, after] = [shown[place]?.entry, shown[place + by]?.entry];
    if (before === undefined || after === undefined) return;
    const name = shown[place]?.menu.name ?? '';
    setAnnouncement(say('bar.menus.moved', { name, place: place + by + 1, total: shown.length }));
    onChange(chosen.map((one) => (one === before ? after : one === after ? before : one)));
  };

  const noteOn = ({ id }: Menu) => {
    const bar = barOf(id);
    return bar === undefined ? undefined : say('bar.menus.elsewhere', { bar });
  };
  return (
    <fieldset className="col-span-full">
      <legend className={STYLE.label}>{say('bar.menus')}</legend>
      <p className="mt-1 mb-2 text-small text-soft">
        {say(published.length === 0 ? 'bar.menus.none' : 'bar.menus.text')}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ul>
        {/* One list: a row that is ticked or unticked stays the same element and keeps the focus. */}
        {[...shown, ...others].map(({ entry, menu }, place) => (
          <li key={menu.id} className="border-t border-line py-2">
            <div className="flex items-center gap-2">
              <Choice
                name={menu.name}
                note={noteOn(menu)}
                isChosen={entry !== undefined}
                onToggle={() => {
                  if (entry) onChange(chosen.filter((one) => one !== entry));
                  else if (chosen.length < BAR_LIMITS.menus)
                    onChange([...chosen, { menuId: menu.id, hours: null }]);
                }}
              />
              {entry && shown.length > 1 && (
                <span className="flex shrink-0">
                  <button
                    type="button"
                    aria-label={say('bar.menus.up', { name: menu.name })}
                    aria-disabled={place === 0}
                    onClick={() => {
                      move(place, -1);
                    }}
                    className={STYLE.icon}
                  >
                    <UpIcon />
                  </button>
                  <button
                    type="button"
                    aria-label={say('bar.menus.down', { name: menu.name })}
                    aria-disabled={place === shown.length - 1}
                    onClick={() => {
                      move(place, 1);
                    }}
                    className={STYLE.icon}
                  >
                    <DownIcon />
                  </button>
                </span>
              )}
            </div>
            {entry && (
              <div className="pl-7.5">
                <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 text-small text-soft">
                  <input
                    type="checkbox"
                    aria-label={say('menus.action', { action: say('bar.menus.timed'), name: menu.name })}
                    checked={entry.hours !== null}
                    onChange={({ target }) => {
                      change(entry, target.checked ? USUAL_HOURS : null);
                    }}
                    className="size-4 shrink-0 accent-brass"
                  />
                  {say('bar.menus.timed')}
                </label>
                {entry.hours && (
                  <HoursFields
                    {...{ say }}
                    name={menu.name}
                    hours={entry.hours}
                    onChange={(hours) => {
                      change(entry, hours);
                    }}
                  />
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  note: string | undefined;
  isChosen: boolean;
  onToggle: () => void;
}

function Choice({ name, note, isChosen, onToggle }: ChoiceProps) {
  const id = useId();
  return (
    <label className="flex min-h-11 min-w-0 grow cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        aria-labelledby={`${id}-name`}
        aria-describedby={note && `${id}-note`}
        checked={isChosen}
        onChange={onToggle}
        className="size-5 shrink-0 accent-brass"
      />
      <span className="min-w-0">
        <bdi id={`${id}-name`} className="wrap-anywhere">
          {name}
        </bdi>
        {note && (
          <span id={`${id}-note`} className="block text-small text-soft">
            {note}
          </span>
        )}
      </span>
    </label>
  );
}
