import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { MENU_LIMITS } from '../../src/contracts/menus/menuLimits.ts';
import type { GuestMenu } from '../../src/contracts/menus/publishedMenu.ts';
import { TRANSLATION_LETTERS } from '../../src/contracts/site/translationLimits.ts';
import { RateLimitedError, UnavailableError } from '../lib/errors.ts';
import { showWords } from './guestWords.ts';

const signal = new AbortController().signal;
let log: MockInstance;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

function menuOf(description: string | null, titles: (string | null)[] = []): GuestMenu {
  const sections = titles.map((title) => ({ title, drinks: [] }));
  return {
    name: 'Late night',
    description,
    restaurantName: 'The Rooster',
    sections,
    choices: [],
    left: 0,
    strengthUnknown: 0,
    hours: [],
    now: undefined,
    priceLists: [],
    strengths: [],
    ownTexts: { from: undefined, local: new Set(), hasUnchecked: false },
    brand: null,
  };
}
const wordsOf = ({ description, sections }: GuestMenu) => [
  description,
  ...sections.map(({ title }) => title),
];
const german = async (text: string) => `${text} auf Deutsch`;

it('offers nothing without a model, nor for a menu without words', async () => {
  for (const isWanted of [false, true]) {
    const menu = menuOf('Stirred.');
    expect(await showWords(menu, { translate: undefined, isWanted, signal })).toEqual({ menu });
    const bare = menuOf(null, [null]);
    expect(await showWords(bare, { translate: german, isWanted, signal })).toEqual({ menu: bare });
  }
});

it('offers to translate, and has nothing translated before it is asked', async () => {
  const translate = vi.fn(german);
  const menu = menuOf('Stirred.');
  const shown = await showWords(menu, { translate, isWanted: false, signal });
  expect(shown).toEqual({ menu, words: { state: 'offered', local: new Set() } });
  expect(translate).not.toHaveBeenCalled();
});

it('translates each text once and leaves name and venue', async () => {
  const translate = vi.fn(german);
  const { menu, words } = await showWords(menuOf('Stirred.', ['Sour', 'Sour']), {
    translate,
    isWanted: true,
    signal,
  });
  expect(menu).toEqual(menuOf('Stirred. auf Deutsch', ['Sour auf Deutsch', 'Sour auf Deutsch']));
  expect(words?.state).toBe('all');
  expect(words?.local).toEqual(new Set(['Stirred. auf Deutsch', 'Sour auf Deutsch']));
  expect(translate.mock.calls.map(([text]) => text)).toEqual(['Stirred.', 'Sour']);
});

it('leaves what fails or is refused, and says so', async () => {
  const translate = async (text: string) => {
    if (text === 'Sour') throw new RateLimitedError(60);
    if (text === 'Tiki') throw new UnavailableError('The model broke off.');
    return german(text);
  };
  const some = await showWords(menuOf('Stirred.', ['Sour', 'Tiki']), { translate, isWanted: true, signal });
  expect(wordsOf(some.menu)).toEqual(['Stirred. auf Deutsch', 'Sour', 'Tiki']);
  expect(some.words).toEqual({ state: 'some', local: new Set(['Stirred. auf Deutsch']) });
  expect(log).toHaveBeenCalledTimes(1);

  const none = await showWords(menuOf('Sour', ['Tiki']), { translate, isWanted: true, signal });
  expect(none).toEqual({ menu: menuOf('Sour', ['Tiki']), words: { state: 'none', local: new Set() } });
});

it('reports no fault of the site where a guest has to wait or has gone', async () => {
  const translate = () => Promise.reject(new RateLimitedError(60));
  await showWords(menuOf('Stirred.'), { translate, isWanted: true, signal });
  await showWords(menuOf('Stirred.'), { translate: german, isWanted: true, signal: AbortSignal.abort() });
  expect(log).not.toHaveBeenCalled();
});

it('has six texts translated at a time, from the top down', async () => {
  let running = 0;
  let most = 0;
  const begun: string[] = [];
  const translate = async (text: string) => {
    begun.push(text);
    most = Math.max(most, (running += 1));
    await new Promise(setImmediate);
    running -= 1;
    return german(text);
  };
  const titles = Array.from({ length: 20 }, (_, place) => `Section ${place}`);
  await showWords(menuOf('Stirred.', titles), { translate, isWanted: true, signal });
  expect(most).toBe(6);
  expect(begun).toEqual(['Stirred.', ...titles]);
});

it('waits no longer than it may for what does not answer, and ends it', async () => {
  const ended = vi.fn();
  const late = Promise.withResolvers<string>();
  const translate = (text: string, time: AbortSignal) => {
    if (text === 'Stirred.') return german(text);
    time.addEventListener('abort', ended);
    return late.promise;
  };
  const { menu, words } = await showWords(menuOf('Stirred.', ['Sour']), {
    translate,
    isWanted: true,
    signal,
    mostMs: 50,
  });
  expect(words?.state).toBe('some');
  expect(ended).toHaveBeenCalledTimes(1);
  expect(log.mock.calls[0]?.[1]).toHaveProperty('name', 'TimeoutError');
  late.resolve('too late');
  await late.promise;
  expect(wordsOf(menu)).toEqual(['Stirred. auf Deutsch', 'Sour']);
  expect(words?.local).toEqual(new Set(['Stirred. auf Deutsch']));
});

it('begins nothing more once the guest has gone', async () => {
  const guest = new AbortController();
  const titles = Array.from({ length: 20 }, (_, place) => `Section ${place}`);
  const translate = vi.fn(async (text: string, time: AbortSignal) => {
    guest.abort();
    expect(time.aborted).toBe(true);
    return german(text);
  });
  await showWords(menuOf('Stirred.', titles), { translate, isWanted: true, signal: guest.signal });
  expect(translate).toHaveBeenCalledTimes(1);
});

it('finds room in a translation for the longest text of a menu', () => {
  const { description, sectionTitle, note } = MENU_LIMITS;
  expect(Math.max(description, sectionTitle, note)).toBeLessThanOrEqual(TRANSLATION_LETTERS);
});
