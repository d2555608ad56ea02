import { describe, expect, it } from 'vitest';
import type { AdditiveStatement } from '../../contracts/diet/additives.ts';
import {
  chooseGuestNotes,
  declareAdditives,
  declareContained,
  declareNothingAdded,
  NO_ADDITIVES,
  readOwnAdditives,
  tellAdditives,
} from './additives.ts';

const COLA: AdditiveStatement = { contains: ['colour', 'caffeine'], mayContain: ['phosphate'] };
const NO_ALLERGENS = { contains: [], mayContain: [] };

describe('additives are marked', () => {
  const german = { from: 'de' } as const;

  it.each([
    [{ currency: 'EUR', translations: german }, true],
    [{ currency: null, translations: german }, true],
    [{ currency: 'CHF', translations: german }, false],
    [{ currency: 'EUR', translations: { from: 'nl' } as const }, false],
    [{ currency: 'EUR' }, false],
  ])('on a menu that may be for Germany, unless its owner chose: %o', (menu, expected) => {
    expect(chooseGuestNotes(menu)).toEqual({ additives: expected, health: true });
    const guestNotes = { additives: !expected, health: false };
    expect(chooseGuestNotes({ ...menu, guestNotes })).toEqual(guestNotes);
  });
});

describe('what an owner declares of additives', () => {
  it('stands above the recipe, which holds of all others', () => {
    const declared = declareContained(COLA, ['caffeine', 'sweetener'], []);
    expect(declared).toEqual({ contains: ['sweetener'], without: ['colour'] });
    expect(declareAdditives(COLA, declared)).toEqual({
      contains: ['sweetener', 'caffeine'],
      mayContain: ['phosphate'],
    });
    const later = { contains: [...COLA.contains, 'taurine' as const], mayContain: [] };
    expect(declareAdditives(later, declared).contains).toEqual(['sweetener', 'caffeine', 'taurine']);
  });

  it('says which brand is poured', () => {
    const without = declareContained(COLA, COLA.contains, ['phosphate']);
    expect(declareAdditives(COLA, without)).toEqual({ ...COLA, mayContain: [] });
  });

  it('may be that nothing is added, which answers for a line without a recipe too', () => {
    const none = declareNothingAdded(COLA);
    expect(declareAdditives(COLA, none)).toEqual(NO_ADDITIVES);
    const line = { ...NO_ADDITIVES, isUnstated: true };
    const told = { allergens: NO_ALLERGENS, noted: NO_ADDITIVES };
    expect(tellAdditives(line, { ...told, declared: undefined }).isUnstated).toBe(true);
    expect(tellAdditives(line, { ...told, declared: declareNothingAdded(line) })).toEqual({
      ...NO_ADDITIVES,
      isUnstated: false,
    });
  });

  it('does not hide what the note pours', () => {
    const told = { allergens: NO_ALLERGENS, noted: COLA, declared: declareNothingAdded(COLA) };
    expect(tellAdditives({ ...COLA, isUnstated: false }, told)).toEqual({ ...COLA, isUnstated: false });
  });
});

it('sulphites are told as an additive as they are as an allergen', () => {
  const told = { declared: undefined, noted: NO_ADDITIVES };
  const line = { ...NO_ADDITIVES, isUnstated: false };
  const allergens = { contains: ['sulphites' as const], mayContain: [] };
  expect(tellAdditives(line, { ...told, allergens }).contains).toEqual(['sulphur-dioxide']);
});

describe('the additives of an own drink', () => {
  const find = (id: string) => ({ cola: COLA, rum: NO_ADDITIVES })[id];
  const line = { unit: 'ml', amount: 20, garnish: false };
  const free = { ...line, name: 'Syrup', strength: 0, colour: null };

  it('are those of its ingredients; those of what may be poured instead are possible', () => {
    expect(readOwnAdditives({ lines: [{ ...line, ingredient: 'rum', or: ['cola'] }] }, find)).toEqual({
      contains: [],
      mayContain: ['colour', 'phosphate', 'caffeine'],
      isUnstated: false,
    });
  });

  it('are not known where one of its parts is not', () => {
    const lines = [
      { ...line, ingredient: 'cola' },
      { ...free, own: 'h' },
    ];
    expect(readOwnAdditives({ lines }, find)).toEqual({ ...COLA, isUnstated: true });
    const house = { lines: [{ ...line, ingredient: 'rum' }] };
    expect(readOwnAdditives({ lines }, find, () => house)).toEqual({ ...COLA, isUnstated: false });
    expect(readOwnAdditives({ lines: [{ ...line, ingredient: 'gone' }] }, find).isUnstated).toBe(true);
  });
});
