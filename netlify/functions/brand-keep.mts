import type { Config } from '@netlify/functions';
import { brandInputSchema, MAX_BRAND_BYTES } from '../../src/contracts/bars/brand.ts';
import { handle } from '../lib/handle.ts';
import { connectAsService } from '../lib/serviceClient.ts';
import { createBrands } from '../services/brands.ts';

export default handle(
  { auth: 'required', body: brandInputSchema, maxBodyBytes: MAX_BRAND_BYTES },
  ({ user, supabase, body }) => createBrands(supabase).keep(user.id, null, body, connectAsService),
);

export const config: Config = { path: '/api/brand', method: 'PUT' };
