import { expect, it, vi } from 'vitest';
import { openPage } from './testPage.ts';

/** A page that listens as a window does, with what is called once the reader avoids something. */
async function openListening(kept: Record<string, string> | null) {
  const page = openPage(kept);
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, window[name].bind(window));
  const { onceDietIsKept, DIET_KEY } = await import('./keptDiet.ts');
  const then = vi.fn();
  onceDietIsKept(then);
  return { page, then, DIET_KEY };
}

it('calls back at once where something is kept', async () => {
  const { then } = await openListening({ 'mixmaster-diet': '{}' });
  expect(then).toHaveBeenCalledOnce();
});

it('calls back once when another tab keeps something', async () => {
  const { page, then, DIET_KEY } = await openListening({});
  page.elsewhere('theme', 'dark');
  expect(then).not.toHaveBeenCalled();
  page.elsewhere(DIET_KEY, '{}');
  page.elsewhere(DIET_KEY, '{"isVegan":true}');
  expect(then).toHaveBeenCalledOnce();
});

it('waits without harm where local storage is blocked', async () => {
  const { then } = await openListening(null);
  expect(then).not.toHaveBeenCalled();
});
