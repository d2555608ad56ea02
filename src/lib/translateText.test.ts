import { beforeEach, expect, it, vi } from 'vitest';
import type { translateText as TranslateText } from './translateText.ts';

const fetched = vi.fn<typeof fetch>();

let translateText: typeof TranslateText;
beforeEach(async () => {
  vi.resetModules();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  ({ translateText } = await import('./translateText.ts'));
});

const translates = (translatedText: unknown) =>
  fetched.mockResolvedValueOnce(Response.json({ translatedText }));

it('asks once per language and text, also when it is asked twice at once', async () => {
  translates('Unsere Terrasse');
  translates('Notre terrasse');
  expect(await Promise.all([translateText('Our terrace', 'de'), translateText('Our terrace', 'de')])).toEqual(
    ['Unsere Terrasse', 'Unsere Terrasse'],
  );
  expect(await translateText('Our terrace', 'fr')).toBe('Notre terrasse');
  expect(await translateText('Our terrace', 'de')).toBe('Unsere Terrasse');
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(fetched.mock.calls[0]?.[1]?.body).toBe('{"text":"Our terrace","targetLang":"de"}');
});

it.each([
  ['the site cannot', () => Promise.resolve(new Response('{"code":"unavailable"}', { status: 503 }))],
  ['there is no answer', () => Promise.reject(new TypeError('away'))],
  ['the answer is rubbish', () => Promise.resolve(Response.json({ translatedText: 7 }))],
])('has none, and says so in the log, where %s, and asks again the next time', async (_, answer) => {
  fetched.mockImplementationOnce(answer);
  expect(await translateText('Our terrace', 'de')).toBeUndefined();
  expect(console.warn).toHaveBeenCalledOnce();
  translates('Unsere Terrasse');
  expect(await translateText('Our terrace', 'de')).toBe('Unsere Terrasse');
});

it.each(['', '  ', 'x'.repeat(2001)])('asks for nothing that cannot be translated: %j', async (text) => {
  expect(await translateText(text, 'de')).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});
