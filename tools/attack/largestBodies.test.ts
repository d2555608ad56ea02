import { expect, it } from 'vitest';
import { barCostsChangeSchema } from '../../src/contracts/costs/barCosts.ts';
import { brandInputSchema } from '../../src/contracts/bars/brand.ts';
import { chatRequestSchema } from '../../src/contracts/chat/chat.ts';
import { drinkImportSchema } from '../../src/contracts/own-drinks/drinkImport.ts';
import { menuInputSchema } from '../../src/contracts/menus/menu.ts';
import { ownDrinkInputSchema } from '../../src/contracts/own-drinks/ownDrink.ts';
import { drinkListChangeSchema } from '../../src/contracts/drink-lists/drinkList.ts';
import { drinkLogChangeSchema } from '../../src/contracts/drink-log/drinkLog.ts';
import { shelfInputSchema } from '../../src/contracts/shelf/shelf.ts';
import { stockInputSchema } from '../../src/contracts/shelf/stock.ts';
import { translationRequestSchema } from '../../src/contracts/site/translation.ts';
import { LARGEST_BODIES } from './largestBodies.ts';

const SCHEMAS = {
  'POST /api/chat': chatRequestSchema,
  'POST /api/translate': translationRequestSchema,
  'PUT /api/shelf': shelfInputSchema,
  'PUT /api/stock': stockInputSchema,
  'PATCH /api/drink-log': drinkLogChangeSchema,
  'PATCH /api/drink-lists': drinkListChangeSchema,
  'PATCH /api/bar-costs': barCostsChangeSchema,
  'POST /api/menus': menuInputSchema,
  'PUT /api/menus/{menu}': menuInputSchema,
  'POST /api/own-drinks': ownDrinkInputSchema,
  'POST /api/own-drinks/import': drinkImportSchema,
  'PUT /api/brand': brandInputSchema,
};

it('knows the schema of each', () => {
  expect(Object.keys(LARGEST_BODIES)).toEqual(Object.keys(SCHEMAS));
});

it.each(Object.entries(SCHEMAS))('is taken by %s', (route, schema) => {
  for (const make of LARGEST_BODIES[route] ?? []) {
    const body = make((length, place = 0) => `${'x'.repeat(length - 4)}${String(place).padStart(4, '0')}`);
    expect(schema.safeParse(body).error?.issues ?? []).toEqual([]);
  }
});
