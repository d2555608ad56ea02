import { expect, it } from 'vitest';
import { createLoader } from './loader.ts';

/** A loader whose reads a test answers, each when it likes. */
function openLoader() {
  const reads: (PromiseWithResolvers<string[]> & { show: (value: string[]) => void })[] = [];
  const loader = createLoader<string[]>((show) => {
    const read = Promise.withResolvers<string[]>();
    reads.push({ ...read, show });
    return read.promise;
  });
  const answer = async (read: number, value: string[] | Error) => {
    if (value instanceof Error) reads[read]?.reject(value);
    else reads[read]?.resolve(value);
    await new Promise((settled) => setImmediate(settled));
  };
  return { ...loader, reads, answer, shown: () => loader.$state.get() };
}

async function openReady(value: string[]) {
  const loader = openLoader();
  void loader.load();
  await loader.answer(0, value);
  return loader;
}

it('loads once, however many ask, and shows what is there before the whole', async () => {
  const { load, reads, answer, shown } = openLoader();
  expect(shown()).toEqual({ status: 'loading' });
  const both = Promise.all([load(), load()]);
  reads[0]?.show(['a']);
  expect(shown()).toEqual({ status: 'ready', value: ['a'] });
  await answer(0, ['a', 'b']);
  expect(await both).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
  expect(shown()).toEqual({ status: 'ready', value: ['a', 'b'] });
  expect(reads).toHaveLength(1);
});

it('says a failure, tries nothing by itself, and again when it is told to', async () => {
  const { load, retry, reads, answer, shown } = openLoader();
  const away = new Error('away');
  const failing = expect(load()).rejects.toBe(away);
  await answer(0, away);
  await failing;
  expect(shown()).toEqual({ status: 'failed', error: away });
  await expect(load()).rejects.toBe(away);
  expect(reads).toHaveLength(1);
  retry();
  retry();
  expect(shown()).toEqual({ status: 'loading' });
  await answer(1, ['a']);
  expect(shown()).toEqual({ status: 'ready', value: ['a'] });
  expect(reads).toHaveLength(2);
});

it('of two refreshes the one counts that was asked for last, in whatever order they answer', async () => {
  const { refresh, answer, shown } = await openReady(['old']);
  void refresh();
  void refresh();
  await answer(2, ['new']);
  await answer(1, ['older']);
  expect(shown()).toEqual({ status: 'ready', value: ['new'] });
});

it('an answer that is older than a change does not take it back, and is asked for anew', async () => {
  const { refresh, change, answer, shown } = await openReady(['a']);
  void refresh();
  change((value) => [...value, 'b']);
  await answer(1, ['a']);
  expect(shown()).toEqual({ status: 'ready', value: ['a', 'b'] });
  await answer(2, ['a', 'b', 'c']);
  expect(shown()).toEqual({ status: 'ready', value: ['a', 'b', 'c'] });
});

it('what is there stays where bringing it up to date fails', async () => {
  const { refresh, answer, shown } = await openReady(['a']);
  void refresh();
  await answer(1, new Error('away'));
  expect(shown()).toEqual({ status: 'ready', value: ['a'] });
});

it('gives whoever asks later what is there then, changed or brought up to date', async () => {
  const { load, refresh, change, answer, reads } = await openReady(['a']);
  change((value) => [...value, 'b']);
  expect(await load()).toEqual(['a', 'b']);
  void refresh();
  await answer(1, ['c']);
  expect(await load()).toEqual(['c']);
  expect(reads).toHaveLength(2);
});
