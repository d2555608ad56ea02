import { useEffect, useId, useState } from 'react';
import type { Locale } from '../../../contracts/site/locale.ts';
import type { ServicePress } from '../../../domain/menus/serviceChanges.ts';
import { tellPrices } from '../../../domain/menus/prices/menuPrices.ts';
import { pricesAt } from '../../../domain/menus/prices/pricesNow.ts';
import { pressService } from '../../../stores/serviceChanges.ts';
import { foldText } from '../../../text/foldText.ts';
import { SearchField } from '../SearchField.tsx';
import { BigSwitch } from './BigSwitch.tsx';
import { HourSwitches } from './HourSwitches.tsx';
import type { ServiceSay } from './Service.tsx';
import type { ServiceDrink, ServiceMenu } from './serviceLoader.ts';
import { ServiceState, type LastPress } from './ServiceState.tsx';

interface Props {
  say: ServiceSay;
  locale: Locale;
  /** With what was pressed since. */
  menu: ServiceMenu;
  /** Number of presses that are not sent yet, on all menus. */
  waiting: number;
}

/** Drinks from which on one is searched. */
const MANY = 15;
/** Milliseconds between looks at the clock. */
const TICK = 10_000;

/** A switch for each price list with hours and for each drink of a menu, and what has become of the presses. */
export function ServiceMenuView({ say, locale, menu, waiting }: Props) {
  const now = useNow();
  const [last, setLast] = useState<LastPress>();
  const [sought, setSought] = useState('');
  const id = useId();
  const zone = menu.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const at = pricesAt({ ...menu, timeZone: zone }, now);
  const prices = tellPrices(menu, locale, at.list);
  const drinks = menu.sections.flatMap((section) => section.drinks);
  const wanted = foldText(sought);
  const sections = menu.sections
    .map((section) => ({
      ...section,
      drinks: section.drinks.filter(({ name }) => foldText(name).includes(wanted)),
    }))
    .filter((section) => section.drinks.length > 0);

  const switchId = (key: string) => `${id}-${key}`;
  const press = (change: ServicePress, name: string, key: string) => {
    const undo: ServicePress =
      'held' in change
        ? { held: menu.heldPrices }
        : { cocktailId: change.cocktailId, isSoldOut: !change.isSoldOut };
    pressService(menu.id, change);
    setLast({ name, undo, focus: switchId(key) });
  };
  /** Of the words of the bar: '' says that nobody knows. */
  const lang = menu.language ?? '';
  const row = ({ id: drinkId, name, isOwnName, prices: own }: ServiceDrink) => {
    const isSoldOut = menu.soldOut.includes(drinkId);
    return (
      <li key={drinkId}>
        <BigSwitch
          id={switchId(drinkId)}
          isOn={isSoldOut}
          onChange={(isOn) => {
            press({ cocktailId: drinkId, isSoldOut: isOn }, name, drinkId);
          }}
        >
          <span
            className={`min-w-0 grow basis-32 text-large hyphens-auto ${isSoldOut ? 'text-faint line-through' : ''}`}
          >
            <bdi lang={isOwnName ? lang : undefined}>{name}</bdi>
          </span>
          {isSoldOut ? (
            <span className="text-small font-semibold text-alert">{say('service.sold-out')}</span>
          ) : (
            <span data-price className="grid justify-items-end tabular-nums">
              {prices.usual(own).map(({ size, text }) => (
                <span key={size} dir="auto">
                  {size !== null && (
                    <span lang={lang} className="text-small text-soft">
                      {size}{' '}
                    </span>
                  )}
                  <span className="font-serif text-section leading-tight whitespace-nowrap">{text}</span>
                </span>
              ))}
            </span>
          )}
        </BigSwitch>
      </li>
    );
  };

  return (
    <>
      <h2 className="text-section hyphens-auto">
        <bdi lang={lang}>{menu.name}</bdi>
      </h2>
      {menu.followsShelf && (
        <p className="mt-2 text-small text-soft">
          {say(menu.isOwn ? 'service.follows' : 'service.follows.bar')}
        </p>
      )}
      <HourSwitches {...{ say, locale, menu, now, at, zone, switchId }} onPress={press} />
      {drinks.length > MANY && (
        <div className="mt-6">
          <SearchField label={say('service.search')} value={sought} onChange={setSought} />
        </div>
      )}
      <fieldset className="mt-6">
        <legend className="text-small font-medium">{say('service.drinks')}</legend>
        {sections.map(({ title, drinks: own }, place) => (
          <section key={place}>
            {title !== null && (
              <h3 className="mt-6 mb-1 text-card hyphens-auto text-brass">
                <bdi lang={lang}>{title}</bdi>
              </h3>
            )}
            <ul>{own.map(row)}</ul>
          </section>
        ))}
      </fieldset>
      <p role="status" className="text-soft">
        {sections.length === 0 && say('service.found.none')}
      </p>
      <ServiceState
        {...{ say, waiting, last }}
        soldOut={drinks.filter((drink) => menu.soldOut.includes(drink.id)).length}
        nameOf={(drinkId) => drinks.find((drink) => drink.id === drinkId)?.name}
        onUndo={({ undo, focus }) => {
          setLast(undefined);
          pressService(menu.id, undo);
          // The button goes; a search may have hidden the switch.
          document.getElementById(focus)?.focus();
        }}
      />
    </>
  );
}

/** The moment, read anew from time to time, and when the page comes back. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const update = () => {
      setNow(new Date());
    };
    const ticking = setInterval(update, TICK);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return now;
}
