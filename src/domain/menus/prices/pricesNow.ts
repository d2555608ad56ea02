import type { HeldPrices } from '../../../contracts/menus/menu.ts';
import type { PriceList } from '../../../contracts/menus/menuPrice.ts';
import { barMoment, holdsAt } from '../../bars/barMoment.ts';

interface Timed {
  priceLists: readonly PriceList[];
  heldPrices: HeldPrices | null;
  /** By the IANA; null where nobody knows what the clock of the bar shows. */
  timeZone: string | null;
}

/** Which prices count at a moment. */
export interface PricesNow {
  /** Place of the price list with hours; undefined for the usual prices. */
  list: number | undefined;
  /** The same by the clock alone. */
  byClock: number | undefined;
  /** Whether somebody said so against the clock. */
  isHeld: boolean;
  /** When that ends; undefined where nothing ends within a week, or nobody knows. */
  until: Date | undefined;
}

/** When a bar's evening is over, so that a happy hour that was switched on by hand never lasts for days. */
const END_OF_NIGHT = '06:00';
const MINUTE = 60_000;
const DAY = 24 * 60;

/** The prices that count at a moment: what was said by hand, as long as that holds, else by the clock of the bar. */
export function pricesAt({ priceLists, heldPrices, timeZone }: Timed, instant: Date): PricesNow {
  const byClock = timeZone === null ? undefined : listByClock(priceLists, instant, timeZone);
  const isHeld =
    heldPrices !== null &&
    Date.parse(heldPrices.until) > instant.getTime() &&
    // The list may have gone since, or hold by place now.
    (heldPrices.list === null || (priceLists[heldPrices.list]?.hours ?? null) !== null);
  if (isHeld)
    return { list: heldPrices.list ?? undefined, byClock, isHeld, until: new Date(heldPrices.until) };
  const until = timeZone === null ? undefined : findChange(priceLists, instant, timeZone);
  return { list: byClock, byClock, isHeld: false, until };
}

/** Until when prices hold that are chosen by hand at a moment: until the next change by the clock, at most this night. */
export function findHoldEnd(priceLists: readonly PriceList[], instant: Date, timeZone: string): Date {
  const night = findNext(END_OF_NIGHT, instant, timeZone);
  const change = findChange(priceLists, instant, timeZone);
  return change !== undefined && change < night ? change : night;
}

function listByClock(priceLists: readonly PriceList[], instant: Date, timeZone: string): number | undefined {
  const moment = barMoment(instant, timeZone);
  const place = priceLists.findIndex(({ hours }) => hours !== null && holdsAt(hours, moment));
  return place === -1 ? undefined : place;
}

/** When the clock next changes which list holds; undefined where it does not within a week. */
function findChange(priceLists: readonly PriceList[], instant: Date, timeZone: string): Date | undefined {
  const clocks = priceLists.flatMap(({ hours }) => (hours === null ? [] : [hours.from, hours.to]));
  // A list that holds all day ends at midnight.
  const times = [...new Set([...clocks, '00:00'])];
  const now = listByClock(priceLists, instant, timeZone);
  let start = instant;
  for (let day = 0; day <= 7 && clocks.length > 0; day += 1) {
    const ends = times.map((time) => findNext(time, start, timeZone)).sort((a, b) => Number(a) - Number(b));
    const change = ends.find((end) => listByClock(priceLists, end, timeZone) !== now);
    if (change) return change;
    start = ends.at(-1) ?? start;
  }
  return undefined;
}

/** When the clock next shows a time, after a moment. */
function findNext(time: string, after: Date, timeZone: string): Date {
  const start = Math.floor(after.getTime() / MINUTE) * MINUTE;
  const wait = (minutesTo(time, barMoment(new Date(start), timeZone).time) || DAY) * MINUTE;
  const found = new Date(start + wait);
  // On a night on which the clocks change it is an hour off.
  const off = minutesTo(time, barMoment(found, timeZone).time);
  return new Date(found.getTime() + (off > DAY / 2 ? off - DAY : off) * MINUTE);
}

/** Minutes from one time of the clock to the next other one. */
function minutesTo(time: string, from: string): number {
  return (minutesIn(time) - minutesIn(from) + DAY) % DAY;
}

function minutesIn(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
