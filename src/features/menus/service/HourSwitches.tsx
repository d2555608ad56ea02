import type { Locale } from '../../../contracts/site/locale.ts';
import type { ServicePress } from '../../../domain/menus/serviceChanges.ts';
import { hoursText } from '../../../domain/menus/prices/menuPrices.ts';
import { findHoldEnd, type PricesNow } from '../../../domain/menus/prices/pricesNow.ts';
import { BigSwitch } from './BigSwitch.tsx';
import type { ServiceSay } from './Service.tsx';
import type { ServiceMenu } from './serviceLoader.ts';

interface Props {
  say: ServiceSay;
  locale: Locale;
  menu: ServiceMenu;
  now: Date;
  at: PricesNow;
  /** The time zone of the clock that counts. */
  zone: string;
  switchId: (key: string) => string;
  onPress: (press: ServicePress, name: string, key: string) => void;
}

/** A switch for each price list with hours, such as a happy hour: on by the clock, or by hand until that changes. */
export function HourSwitches({ say, locale, menu, now, at, zone, switchId, onPress }: Props) {
  const lists = menu.priceLists.flatMap(({ name, hours }, place) =>
    hours === null ? [] : [{ name, hours: hoursText(hours, locale), place }],
  );
  if (lists.length === 0) return null;
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: zone });
  const stateText = (place: number): string => {
    const isOn = at.list === place;
    const time = at.until && clock.format(at.until);
    // What is switched off by hand is what the clock would have on.
    if (at.isHeld && (isOn || at.byClock === place))
      return say(isOn ? 'service.held.on' : 'service.held.off', { time: time ?? '' });
    if (!isOn) return say('service.clock.off');
    return time === undefined || at.until === undefined || Number(at.until) - Number(now) > DAY
      ? say('service.clock.on')
      : say('service.clock.until', { time });
  };
  const change = (place: number, isOn: boolean): ServicePress => {
    const list = isOn ? place : undefined;
    // What the clock says needs no hand.
    if (list === at.byClock) return { held: null };
    const until = findHoldEnd(menu.priceLists, now, zone).toISOString();
    return { held: { list: list ?? null, until } };
  };
  const counting = at.list === undefined ? undefined : menu.priceLists[at.list]?.name;
  return (
    <fieldset className="mt-6 rounded-corner border border-line px-4 pt-2 pb-4">
      <legend className="px-1 text-small font-medium">{say('service.prices')}</legend>
      {lists.map(({ name, hours, place }) => {
        const key = `list-${String(place)}`;
        return (
          <div key={place}>
            <BigSwitch
              id={switchId(key)}
              isOn={at.list === place}
              describedBy={switchId(`${key}-state`)}
              onChange={(isOn) => {
                onPress(change(place, isOn), name, key);
              }}
            >
              <span className="min-w-0 grow basis-32 text-large hyphens-auto">
                <bdi lang={menu.language ?? ''}>{name}</bdi>
              </span>
              <span className="text-small text-soft">{hours}</span>
            </BigSwitch>
            <p id={switchId(`${key}-state`)} role="status" className="pt-2 text-small text-soft">
              {stateText(place)}
            </p>
          </div>
        );
      })}
      <p className="pt-2 text-small">
        {say('service.clock', { time: clock.format(now) })}{' '}
        <strong role="status" className="font-medium text-brass">
          {counting === undefined ? say('service.usual') : say('service.counting', { list: counting })}
        </strong>
      </p>
    </fieldset>
  );
}

const DAY = 86_400_000;
