import { describe, expect, it } from 'vitest';
import { DRINK_LOG_LIMITS } from '../../contracts/drink-log/drinkLogLimits.ts';
import { addDay, asDrinkLog, getEntry, listChanges, mergeLogs, putEntry, removeDay } from './drinkLog.ts';

const [MONDAY, TUESDAY] = ['2026-11-23', '2026-11-24'];

describe('an entry', () => {
  it('goes with the last thing that it says', () => {
    const rated = putEntry({}, '11002', { stars: 4 });
    expect(rated).toEqual({ 11002: { stars: 4 } });
    expect(putEntry(rated, '11002', { note: ' \n ' })).toEqual({});
  });

  it('has each day once, the newest first', () => {
    const made = addDay(addDay(addDay({}, MONDAY), TUESDAY), MONDAY);
    expect(putEntry({}, '1', made)).toEqual({ 1: { madeOn: [TUESDAY, MONDAY] } });
    expect(removeDay({ stars: 2, madeOn: [TUESDAY, MONDAY] }, TUESDAY)).toEqual({
      stars: 2,
      madeOn: [MONDAY],
    });
  });

  it('drops the oldest days beyond the limit', () => {
    const start = Date.UTC(2024, 0, 1);
    const days = Array.from({ length: DRINK_LOG_LIMITS.days + 1 }, (_, place) =>
      new Date(start + place * 86_400_000).toISOString().slice(0, 10),
    );
    expect(getEntry(putEntry({}, '1', { madeOn: days }), '1').madeOn).toEqual(days.slice(1).reverse());
  });

  it('is empty for a name that every object has', () => {
    expect(getEntry({}, 'constructor')).toEqual({});
  });
});

describe('a stored log', () => {
  it.each([undefined, null, 'x', 4, []])('is none: %j', (value) => {
    expect(asDrinkLog(value)).toBeUndefined();
  });

  it('keeps what is an entry, and leaves out the rest', () => {
    expect(
      asDrinkLog({
        11002: { stars: 5, note: 'Less <b>Campari</b>', madeOn: ['2026-02-30', 'x', MONDAY] },
        11003: { stars: 6, note: 3, madeOn: 'x' },
        11004: { stars: 0.5 },
        __proto: { stars: 1 },
        11005: null,
      }),
    ).toEqual({ 11002: { stars: 5, note: 'Less <b>Campari</b>', madeOn: [MONDAY] } });
  });
});

describe('two logs', () => {
  it('without a common past lose nothing', () => {
    const local = { 1: { stars: 5, note: 'here', madeOn: [TUESDAY] }, 2: { stars: 1 } };
    const remote = { 1: { stars: 3, note: 'there', madeOn: [MONDAY] }, 3: { note: 'only there' } };
    expect(mergeLogs(local, remote)).toEqual({
      1: { stars: 5, note: 'there\nhere', madeOn: [TUESDAY, MONDAY] },
      2: { stars: 1 },
      3: { note: 'only there' },
    });
  });

  it.each([
    ['here', { stars: 2 }, { stars: 4 }, { stars: 4 }, { stars: 2 }],
    ['there', { stars: 4 }, { stars: 2 }, { stars: 4 }, { stars: 2 }],
    ['to none here', {}, { stars: 4 }, { stars: 4 }, {}],
    ['to none there', { stars: 4 }, {}, { stars: 4 }, {}],
    ['on both sides', { stars: 1 }, { stars: 2 }, { stars: 4 }, { stars: 1 }],
    ['never here', {}, { stars: 2 }, {}, { stars: 2 }],
  ])('take stars that changed %s', (_, here, there, before, expected) => {
    const merged = mergeLogs(putEntry({}, '1', here), putEntry({}, '1', there), putEntry({}, '1', before));
    expect(getEntry(merged, '1')).toEqual(expected);
  });

  it.each([
    ['new', 'old', 'old', 'new'],
    ['old', 'new', 'old', 'new'],
    ['', 'old', 'old', ''],
    ['old', '', 'old', ''],
    ['', 'new', 'old', 'new'],
    ['new', '', 'old', 'new'],
    ['old\nmore', 'old', '', 'old\nmore'],
    ['old', 'old\nmore', '', 'old\nmore'],
    ['same', 'same', 'old', 'same'],
    ['x'.repeat(1000), 'y'.repeat(1000), '', `${'y'.repeat(1000)}\n${'x'.repeat(1000)}`],
    ['x'.repeat(1001), 'y'.repeat(1000), '', 'x'.repeat(1001)],
  ])('make of the notes %#', (here, there, before, expected) => {
    const log = (note: string) => putEntry({}, '1', { note });
    expect(getEntry(mergeLogs(log(here), log(there), log(before)), '1').note ?? '').toBe(expected);
  });

  it('keep a day away that one of them removed, and keep what both added', () => {
    const agreed = { 1: { madeOn: [MONDAY] } };
    const merged = mergeLogs({ 1: { stars: 1 } }, { 1: { madeOn: [TUESDAY, MONDAY] } }, agreed);
    expect(merged).toEqual({ 1: { stars: 1, madeOn: [TUESDAY] } });
  });
});

describe('the changes from one log to another', () => {
  it('name what is new, what differs and what is gone', () => {
    const before = { 1: { stars: 3 }, 2: { note: 'x', madeOn: [MONDAY] }, 3: { stars: 5 } };
    const after = { 1: { stars: 3 }, 2: { note: 'y', madeOn: [TUESDAY] }, 4: { stars: 1 } };
    expect(listChanges(before, after)).toEqual([
      { drinkId: '2', stars: null, note: 'y', made: [TUESDAY], unmade: [MONDAY] },
      { drinkId: '3', stars: null, note: null, made: [], unmade: [] },
      { drinkId: '4', stars: 1, note: null, made: [], unmade: [] },
    ]);
  });

  it('are none where nothing differs', () => {
    expect(listChanges({ 1: { madeOn: [MONDAY] } }, { 1: { madeOn: [MONDAY] } })).toEqual([]);
  });
});
