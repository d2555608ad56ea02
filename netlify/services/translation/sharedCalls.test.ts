import { expect, it, vi } from 'vitest';
import { createSharedCalls } from './sharedCalls.ts';

const stays = () => new AbortController().signal;

it('runs once for all who join, and anew when it is done', async () => {
  const calls = createSharedCalls<string>();
  const answer = Promise.withResolvers<string>();
  const run = vi.fn(() => answer.promise);
  const first = calls.start('a', stays(), run);
  const others = [calls.join('a', stays()), calls.join('a', stays())];
  expect(calls.join('b', stays())).toBeUndefined();
  answer.resolve('done');
  expect(await Promise.all([first, ...others])).toEqual(['done', 'done', 'done']);
  expect(run).toHaveBeenCalledTimes(1);
  expect(calls.join('a', stays())).toBeUndefined();
});

it('fails for all who wait, and is forgotten then', async () => {
  const calls = createSharedCalls<string>();
  const first = calls.start('a', stays(), async () => Promise.reject(new Error('broken')));
  const other = calls.join('a', stays());
  await expect(first).rejects.toThrow('broken');
  await expect(other).rejects.toThrow('broken');
  expect(calls.join('a', stays())).toBeUndefined();
});

it('goes on while somebody waits, and ends with the last who leaves', async () => {
  const calls = createSharedCalls<string>();
  const [ada, bea] = [new AbortController(), new AbortController()];
  const ended = vi.fn();
  const run = (signal: AbortSignal) =>
    new Promise<string>((_, reject) => {
      signal.addEventListener('abort', () => {
        ended();
        reject(signal.reason as Error);
      });
    });
  const first = calls.start('a', ada.signal, run);
  const second = calls.join('a', bea.signal);
  ada.abort();
  await expect(first).rejects.toHaveProperty('name', 'AbortError');
  expect(ended).not.toHaveBeenCalled();
  bea.abort();
  await expect(second).rejects.toHaveProperty('name', 'AbortError');
  expect(ended).toHaveBeenCalledTimes(1);
});

it('ends at once for somebody who has left already', async () => {
  const calls = createSharedCalls<string>();
  const run = (signal: AbortSignal) =>
    new Promise<string>((_, reject) => {
      signal.addEventListener('abort', () => {
        reject(signal.reason as Error);
      });
    });
  await expect(calls.start('a', AbortSignal.abort(), run)).rejects.toHaveProperty('name', 'AbortError');
});
