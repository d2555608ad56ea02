import { beforeEach, expect, it, vi } from 'vitest';

/** What the browser's tabs hold, as Web Locks tell it. */
let held: Set<string>;

beforeEach(() => {
  vi.resetModules();
  held = new Set();
  vi.stubGlobal('navigator', {
    locks: {
      async request(name: string, _: unknown, use: (lock: object | null) => Promise<void> | undefined) {
        await Promise.resolve();
        if (held.has(name)) return use(null);
        held.add(name);
        await use({ name });
        // The browser hears of it a moment later.
        await new Promise(setImmediate);
        held.delete(name);
        return undefined;
      },
      query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
    },
  });
});
const released = (name: string) => vi.waitFor(() => expect(held).not.toContain(name));

it('holds for this tab what no other tab has, until it is let go', async () => {
  const { holdInTab, releaseInTab } = await import('./tabLock.ts');
  held.add('b');
  expect(await holdInTab('a')).toBe(true);
  expect(await holdInTab('a')).toBe(true);
  expect(await holdInTab('b')).toBe(false);
  expect([...held]).toEqual(['b', 'a']);
  releaseInTab('a');
  releaseInTab('b');
  await released('a');
  expect([...held]).toEqual(['b']);
  expect(await holdInTab('a')).toBe(true);
});

it('names what other tabs hold, and nothing that this one has or has just let go', async () => {
  const { heldInOtherTabs, holdInTab, releaseInTab } = await import('./tabLock.ts');
  held.add('b');
  await holdInTab('a');
  await holdInTab('c');
  releaseInTab('c');
  expect(held).toContain('c');
  expect(await heldInOtherTabs()).toEqual(new Set(['b']));
  await released('c');
  // Another tab has taken it since.
  held.add('c');
  expect(await heldInOtherTabs()).toEqual(new Set(['b', 'c']));
});

it.each([
  ['has no locks', {}],
  ['is none', undefined],
])('has all to itself where the browser %s', async (_, browser) => {
  vi.stubGlobal('navigator', browser);
  const { heldInOtherTabs, holdInTab } = await import('./tabLock.ts');
  expect(await holdInTab('a')).toBe(true);
  expect(await heldInOtherTabs()).toEqual(new Set());
});
