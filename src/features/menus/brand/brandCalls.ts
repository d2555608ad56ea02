import type { Brand, BrandInput } from '../../../contracts/bars/brand.ts';
import { callApi } from '../../../lib/api.ts';
import { apiProblem } from '../../../lib/apiProblem.ts';
import { createLoader } from '../../../stores/loader.ts';

/*
 * The schemas of the answers are too heavy for a page; the site's own functions have applied them.
 */

/** Milliseconds to wait for an answer; the site's own gives up earlier. A logo has to be sent first. */
const PATIENCE = 20_000;

async function call(method: 'GET' | 'PUT' | 'DELETE', body?: BrandInput): Promise<Brand> {
  return (await callApi('/api/brand', { method, body, signal: AbortSignal.timeout(PATIENCE) })) as Brand;
}

/** How the menus of whoever is signed in look. */
export const ownBrand = createLoader(() => call('GET'));

/** Keeps a look for all menus. */
export const keepBrand = async (brand: BrandInput) => showAsStored(await call('PUT', brand));

/** Goes back to the look of the site. */
export const resetBrand = async () => showAsStored(await call('DELETE'));

function showAsStored(stored: Brand): Brand {
  ownBrand.change(() => stored);
  return stored;
}

/** Why a look was not kept, as far as its owner can do something about it. */
export type BrandProblem = 'logo' | 'limited' | 'signed-out' | 'failed';

/** What an error of {@link keepBrand} or {@link resetBrand} says. */
export function brandProblem(error: unknown): BrandProblem {
  switch (apiProblem(error)) {
    case 'invalid_body':
    case 'payload_too_large':
      return 'logo';
    case 'rate_limited':
      return 'limited';
    case 'unauthorized':
      return 'signed-out';
    default:
      return 'failed';
  }
}
