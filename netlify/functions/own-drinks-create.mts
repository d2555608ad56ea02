import type { Config } from '@netlify/functions';
import { ownDrinkIdSchema, ownDrinkInputSchema } from '../../src/contracts/own-drinks/ownDrink.ts';
import { InvalidBodyError } from '../lib/errors.ts';
import { handle } from '../lib/handle.ts';
import { createOwnDrinks } from '../services/ownDrinks.ts';

export default handle(
  { auth: 'required', body: ownDrinkInputSchema },
  async ({ request, supabase, body }) => {
    const drink = await createOwnDrinks(supabase).create(body, idOf(request));
    return Response.json(drink, { status: 201 });
  },
);

function idOf(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key');
  if (key === null) return undefined;
  const { data } = ownDrinkIdSchema.safeParse(key);
  if (data === undefined) throw new InvalidBodyError('The header Idempotency-Key must be a UUID.');
  return data;
}

export const config: Config = { path: '/api/own-drinks', method: 'POST' };
