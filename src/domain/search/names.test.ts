import { expect, it } from 'vitest';
import { listDrinkNames, prepareForms } from './names.ts';

it('lists the names of a drink, that which it is shown by first, each without its words for “no alcohol” too', () => {
  const names = listDrinkNames([
    {
      name: 'Jungfrau Mojito',
      english: 'Virgin Mojito',
      aliases: ['Mojito sin alcohol'],
      ingredients: [],
      views: 0,
    },
    { name: 'Mocktail', ingredients: [], views: 0 },
  ]);
  expect(names.map(({ place, isOwn, isFreePart, folded }) => [place, isOwn, isFreePart, folded])).toEqual([
    [0, true, false, 'jungfrau mojito'],
    [0, false, false, 'virgin mojito'],
    [0, false, true, 'mojito'],
    [0, false, false, 'mojito sin alcohol'],
    [0, false, true, 'mojito'],
    [1, true, false, 'mocktail'],
  ]);
});

it('compares by the telling words, their stems and their sound', () => {
  const forms = prepareForms(['dark', 'and', 'stormies']);
  expect(forms).toMatchObject({
    folded: 'dark and stormies',
    words: ['dark', 'stormies'],
    joined: 'darkstormies',
  });
  expect(forms.stem).toBe(prepareForms(['dark', 'stormie']).stem);
  expect(forms.sound).toBe(prepareForms(['darc', 'stormies']).sound);
});
