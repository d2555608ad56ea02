import type { Config } from '@netlify/functions';
import { drinkImportSchema } from '../../src/contracts/own-drinks/drinkImport.ts';
import { handle } from '../lib/handle.ts';
import { consumeAccountWrites } from '../services/accountWrites.ts';
import { importCost, readDrinks } from '../services/drinkImport.ts';

/** A text as JSON, with what has to be escaped in it. */
const MOST_BYTES = 3 * 1024 * 1024;

export default handle(
  { auth: 'required', body: drinkImportSchema, maxBodyBytes: MOST_BYTES },
  async ({ body, supabase }) => {
    await consumeAccountWrites(supabase, importCost(body.text));
    return readDrinks(body);
  },
);

export const config: Config = { path: '/api/own-drinks/import', method: 'POST' };
