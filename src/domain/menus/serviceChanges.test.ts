import { expect, it } from 'vitest';
import {
  addChange,
  applyChanges,
  findOverruled,
  isStale,
  toServiceInput,
  withoutChanges,
  type ServiceChange,
} from './serviceChanges.ts';

const NOW = Date.parse('2026-07-15T18:00:00Z');
const HOUR = 3_600_000;
const HELD = { list: 0, until: '2026-07-15T19:00:00.000Z' };
const press = (cocktailId: string, isSoldOut: boolean, at = NOW, menuId = 'bar'): ServiceChange => ({
  ...{ owner: 'ada', menuId, at },
  ...{ cocktailId, isSoldOut },
});
const hold = (held: typeof HELD | null, at = NOW): ServiceChange => ({
  owner: 'ada',
  menuId: 'bar',
  at,
  held,
});

it('keeps the last press on each drink of a menu, and on its prices', () => {
  const presses = [
    press('1', true),
    press('2', true),
    hold(HELD),
    press('1', true, NOW, 'terrace'),
    press('1', false, NOW + 1),
    hold(null, NOW + 1),
  ];
  const kept = presses.reduce<ServiceChange[]>(addChange, []);
  expect(kept).toEqual([presses[1], presses[3], presses[4], presses[5]]);
  const later = press('2', false, NOW + 2);
  // What was pressed again while it was sent still waits.
  expect(withoutChanges(addChange(kept, later), kept)).toEqual([later]);
});

it('shows a menu as it is with what was pressed', () => {
  const served = { soldOut: ['1', '2'], heldPrices: null };
  expect(applyChanges(served, [press('1', false), press('3', true), press('2', true), hold(HELD)])).toEqual({
    soldOut: ['2', '3'],
    heldPrices: HELD,
  });
  expect(applyChanges({ soldOut: [], heldPrices: HELD }, [hold(null)]).heldPrices).toBeNull();
});

it('sends how long ago each press was, also where the clock was set back since', () => {
  const changes = [press('1', true, NOW - 90_000), press('2', false, NOW + HOUR), hold(HELD, NOW - 1000)];
  expect(toServiceInput(changes, NOW)).toEqual({
    soldOut: [
      { cocktailId: '1', isSoldOut: true, secondsAgo: 90 },
      { cocktailId: '2', isSoldOut: false, secondsAgo: 0 },
    ],
    prices: { held: HELD, secondsAgo: 1 },
  });
});

it('sends nothing any more that was pressed days ago, nor prices whose time is over', () => {
  const stale = [
    press('1', true, NOW - 49 * HOUR),
    hold(HELD, NOW),
    press('2', true, NOW - 40 * HOUR),
    hold(null),
  ];
  expect(stale.map((change) => isStale(change, NOW))).toEqual([true, false, false, false]);
  expect(isStale(hold(HELD), Date.parse(HELD.until))).toBe(true);
});

it('finds what somebody else has pressed later', () => {
  const changes = [press('1', true), press('2', false), press('3', true), hold(HELD)];
  const served = (heldPrices: typeof HELD | null) => ({ soldOut: ['1', '2'], heldPrices });
  expect(findOverruled(changes, served(null))).toEqual([changes[1], changes[2], changes[3]]);
  expect(findOverruled([hold(HELD)], served({ ...HELD, until: '2026-07-15T19:00:00Z' }))).toEqual([]);
  expect(findOverruled([hold(null)], served(HELD))).toHaveLength(1);
  expect(findOverruled([hold(null)], served(null))).toEqual([]);
});
