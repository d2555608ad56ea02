import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getKeptReading, readSentence } from './readSentence.ts';

const question = (text: string) => ({ text, lang: 'en' as const, without: [] });
const READING = { wishes: [], drinks: [], rest: '', isSentence: false };
const calls = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', calls);
  calls.mockReset().mockImplementation(() => Promise.resolve(Response.json(READING)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks for what was typed last alone, after a pause, and keeps the answer', async () => {
  const first = new AbortController();
  const left = readSentence(question('gin not'), first.signal);
  first.abort();
  const read = readSentence(question('gin not sweet'), new AbortController().signal);
  await vi.advanceTimersByTimeAsync(200);
  expect([await left, await read]).toEqual([undefined, READING]);
  expect(calls.mock.calls.map(([, { body }]) => body)).toEqual([JSON.stringify(question('gin not sweet'))]);
  expect(getKeptReading(question('gin not sweet'))).toEqual(READING);
  expect(getKeptReading(question('gin not'))).toBeUndefined();
});

it('leaves the search to names where no answer comes, at last after five seconds', async () => {
  calls.mockImplementationOnce(() => Promise.reject(new TypeError('offline')));
  const offline = readSentence(question('no egg'), new AbortController().signal);
  await vi.advanceTimersByTimeAsync(200);
  expect(await offline).toBeUndefined();
  calls.mockImplementationOnce(
    (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          reject(new DOMException('', 'AbortError'));
        });
      }),
  );
  const hanging = readSentence(question('no egg'), new AbortController().signal);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await hanging).toBeUndefined();
});
