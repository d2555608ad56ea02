import type { Brand, BrandInput } from '../../../contracts/bars/brand.ts';
import { callApi } from '../../../lib/api.ts';
import { apiProblem } from '../../../lib/apiProblem.ts';
import { createLoader } from '../../../stores/loader.ts';
import { findBarWith, ownBars } from '../bar/ownBars.ts';

/*
 * The schemas of the answers are too heavy for a page; the site's own functions have applied them.
 */

/** Milliseconds to wait for an answer; the site's own gives up earlier. A logo has to be sent first. */
const PATIENCE = 20_000;

async function call(method: 'GET' | 'PUT' | 'DELETE', bar: string | null, body?: BrandInput): Promise<Brand> {
  const path = bar === null ? '/api/brand' : `/api/bars/${bar}/brand`;
  return (await callApi(path, { method, body, signal: AbortSignal.timeout(PATIENCE) })) as Brand;
}

/** How the menus of whoever is signed in look. */
export const ownBrand = createLoader(() => call('GET', null));

/** Keeps a look for all menus, or for those on the page of a bar. */
export async function keepBrand(bar: string | null, brand: BrandInput): Promise<Brand> {
  const stored = await call('PUT', bar, brand);
  if (bar === null) ownBrand.change(() => stored);
  else showOfBar(bar, stored);
  return stored;
}

/** Goes back to the look of the site, or with a bar to that of all menus; gives that. */
export async function resetBrand(bar: string | null): Promise<Brand> {
  const left = await call('DELETE', bar);
  ownBrand.change(() => left);
  if (bar !== null) showOfBar(bar, null);
  return left;
}

function showOfBar(id: string, brand: Brand | null): void {
  ownBars.change((own) => ({
    ...own,
    bars: own.bars.map((bar) => (bar.id === id ? { ...bar, brand } : bar)),
  }));
}

/** How a menu looks: as the bar does on whose page it stands, if that has a look of its own. */
export async function loadLook(menuId: string): Promise<Brand> {
  for (const loader of [ownBrand, ownBars]) loader.retry();
  const [brand, own] = await Promise.all([ownBrand.load(), ownBars.load()]);
  return findBarWith(own, menuId)?.brand ?? brand;
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
