import type { Config } from '@netlify/functions';
import { brandInputSchema } from '../../src/contracts/bars/brand.ts';
import { handle } from '../lib/handle.ts';
import { connectAsService } from '../lib/serviceClient.ts';
import { createBrands } from '../services/brands.ts';

/** The longest file of a logo in base64, and what is said beside it. */
const MAX_BYTES = 840 * 1024;

export default handle(
  { auth: 'required', body: brandInputSchema, maxBodyBytes: MAX_BYTES },
  ({ user, supabase, body }) => createBrands(supabase).keep(user.id, body, connectAsService),
);

export const config: Config = { path: '/api/brand', method: 'PUT' };
