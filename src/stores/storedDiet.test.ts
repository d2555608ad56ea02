import { expect, it, vi } from 'vitest';
import { openPage } from './testPage.ts';

/** A page, with what is called once the reader avoids something. */
async function openListening(kept: Record<string, string> | null) {
  const page = openPage(kept);
  const { onceDietIsStored: onceDietIsKept, DIET_KEY } = await import('./storedDiet.ts');
  const called = vi.fn();
  onceDietIsKept(called);
  return { page, called, DIET_KEY };
}

it('calls back at once where something is kept', async () => {
  const { called } = await openListening({ 'mixmaster-diet': '{}' });
  expect(called).toHaveBeenCalledOnce();
});

it('calls back once when another tab keeps something', async () => {
  const { page, called, DIET_KEY } = await openListening({});
  page.elsewhere('theme', 'dark');
  expect(called).not.toHaveBeenCalled();
  page.elsewhere(DIET_KEY, '{}');
  page.elsewhere(DIET_KEY, '{"isVegan":true}');
  expect(called).toHaveBeenCalledOnce();
});

it('waits without harm where local storage is blocked', async () => {
  const { called } = await openListening(null);
  expect(called).not.toHaveBeenCalled();
});
