import { beforeEach, expect, it, vi } from 'vitest';
import { HOUSE_BRAND } from '../../../domain/branding/houseBrand.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.resetModules();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

const looks = (accent: string) => ({ ...HOUSE_BRAND, accent });
const bar = (id: string, menuId: string, brand: object | null) => ({
  ...{ id, name: id, displayName: id, timeZone: 'UTC', openingHours: null, formerNames: [] },
  menus: [{ menuId, hours: null }],
  brand,
});

/** An account with a look for all menus, a bar with a look of its own, and one without. */
function openAccount() {
  const bars = [bar('anker', 'evening', null), bar('hafen', 'late', looks('#222222'))];
  fetched.mockImplementation((address, { method } = {}) => {
    if (address === '/api/bars') return Promise.resolve(Response.json({ bars, formerNames: [] }));
    if (method === 'PUT') return Promise.resolve(Response.json(looks('#333333')));
    return Promise.resolve(Response.json(looks('#111111')));
  });
  return import('./brandCalls.ts');
}

it.each([
  ['on the page of a bar with a look', 'late', '#222222'],
  ['on the page of a bar without one', 'evening', '#111111'],
  ['on no page', 'brunch', '#111111'],
])('prints a menu %s as guests see it', async (_, menu, accent) => {
  const { loadLook } = await openAccount();
  expect((await loadLook(menu)).accent).toBe(accent);
});

it('prints the menus of a bar in the look that was saved for it, until that is gone', async () => {
  const { loadLook, keepBrand, resetBrand } = await openAccount();
  await loadLook('evening');
  await keepBrand('anker', { ...HOUSE_BRAND, logo: null });
  expect(fetched.mock.lastCall?.[0]).toBe('/api/bars/anker/brand');
  expect((await loadLook('evening')).accent).toBe('#333333');
  expect((await loadLook('brunch')).accent).toBe('#111111');
  await resetBrand('anker');
  expect((await loadLook('evening')).accent).toBe('#111111');
});
