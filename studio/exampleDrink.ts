import type { Drink } from './drinks.ts';

/** A drink for tests. */
export const exampleDrink = (id: string, name: string): Drink => ({
  ...{ id, name, category: 'sour', taste: 'sour', method: 'shake', ingredients: ['gin', 'lime-juice'] },
  look: {
    ...{ glass: 'coupe', ice: 'none', bubbles: false, steam: false, garnish: [], steeped: [], fill: 0.8 },
    layers: [{ colour: '#c43420', clarity: 'cloudy', share: 1 }],
  },
});
