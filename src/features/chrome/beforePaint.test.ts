import { expect, it } from 'vitest';
import type { Locale } from '../../contracts/site/locale.ts';
import { beforePaintScript } from './beforePaint.ts';

interface Visit {
  page?: Locale;
  isGated?: boolean;
  /** Local storage; null where the browser blocks it. */
  stored?: Record<string, string> | null;
  /** The storage of the tab; blocked like local storage. */
  tab?: Record<string, string>;
  cookie?: string;
  languages?: string[];
  address?: string;
  referrer?: string;
  /** How the page was opened. */
  opened?: NavigationTimingType;
  /** Where the page says that it is in other languages. */
  alternates?: Partial<Record<Locale, string>>;
}

/** What the script does to a page that is visited so. */
function visit({
  page = 'en',
  isGated = true,
  stored = {},
  tab = {},
  cookie = '',
  languages = ['en-US'],
  address = 'https://mixmaster.example/',
  referrer = '',
  opened = 'navigate',
  alternates = {},
}: Visit) {
  const root: { dataset: Record<string, string>; hidden: boolean } = { dataset: {}, hidden: false };
  const moves: string[] = [];
  const { origin, pathname, search, hash } = new URL(address);
  const storage = (values: Record<string, string>) => ({
    getItem(key: string) {
      if (stored === null) throw new DOMException('blocked', 'SecurityError');
      return values[key] ?? null;
    },
  });
  const globals = {
    document: {
      documentElement: root,
      cookie,
      referrer,
      querySelector: (selector: string) => {
        const href = alternates[/hreflang=(\w+)/.exec(selector)?.[1] as Locale];
        return href === undefined ? null : { href };
      },
    },
    localStorage: storage(stored ?? {}),
    sessionStorage: storage(tab),
    navigator: { languages },
    performance: { getEntriesByType: () => [{ type: opened }] },
    location: { origin, pathname, search, hash, replace: (target: string) => moves.push(target) },
  };
  new Function(...Object.keys(globals), beforePaintScript(page, isGated))(...Object.values(globals));
  return { ...root.dataset, isHidden: root.hidden, movedTo: moves[0] };
}

it.each<[string, Visit, string | undefined]>([
  ['the home page', { languages: ['nl'] }, '/nl'],
  [
    'a recipe with its query and hash',
    { languages: ['de-DE'], address: 'https://mixmaster.example/cocktail/negroni?from=list#method' },
    '/de/cocktail/negroni?from=list#method',
  ],
  [
    'a page with an address in the words of the language, on another host',
    {
      languages: ['de'],
      address: 'https://preview.example/guides/ice?a=1#b',
      alternates: { de: 'https://mixmaster.example/de/ratgeber/eis' },
    },
    '/de/ratgeber/eis?a=1#b',
  ],
  [
    'an address that ends in a slash',
    { languages: ['fr'], address: 'https://mixmaster.example/cocktails/' },
    '/fr/cocktails',
  ],
  ['the stored choice', { stored: { language: 'es' }, languages: ['nl'] }, '/es'],
  ['nowhere for a reader who chose English', { stored: { language: 'en' }, languages: ['nl'] }, undefined],
  ['nowhere for an English browser', {}, undefined],
  ['nowhere for a language that the site lacks', { languages: ['ja'] }, undefined],
  ['nowhere for a crawler', { languages: [] }, undefined],
  ['nowhere from a prefixed page', { page: 'nl', languages: ['de'], stored: { language: 'fr' } }, undefined],
  [
    'nowhere for a reader who came by a link of this site',
    { languages: ['nl'], stored: null, referrer: 'https://mixmaster.example/nl/cocktails' },
    undefined,
  ],
  [
    'on from another site whose name begins alike',
    { languages: ['nl'], referrer: 'https://mixmaster.example.org/' },
    '/nl',
  ],
  ['nowhere for a reader who goes back', { stored: { language: 'de' }, opened: 'back_forward' }, undefined],
  ['nowhere for a reload', { stored: { language: 'de' }, opened: 'reload' }, undefined],
  ['on by the browser where storage is blocked', { languages: ['nl'], stored: null }, '/nl'],
])('a first visit moves: %s', (_, how, expected) => {
  const { movedTo, isHidden } = visit(how);
  expect(movedTo).toBe(expected);
  expect(isHidden).toBe(expected !== undefined);
});

it.each<[string, Visit, string | undefined]>([
  ['stands before a reader who has not answered', {}, 'closed'],
  ['has refused a reader of this tab', { tab: { ageRefused: 'yes' } }, 'refused'],
  [
    'has refused in this tab, whatever was answered in another',
    { tab: { ageRefused: 'yes' }, stored: { ageVerified: 'yes' } },
    'refused',
  ],
  ['is open for one who has', { stored: { ageVerified: 'yes' } }, undefined],
  ['takes no other value for an answer', { stored: { ageVerified: 'true' } }, 'closed'],
  ['stands where storage is blocked', { stored: null }, 'closed'],
  ['does not stand before an open page', { isGated: false }, undefined],
])('the age gate %s', (_, how, expected) => {
  expect(visit(how)).toHaveProperty('isHidden', false);
  expect(visit(how)).toMatchObject(expected === undefined ? {} : { gate: expected });
  expect('gate' in visit(how)).toBe(expected !== undefined);
});

it.each([
  ['mixmaster-signed-in=1', true],
  ['a=b; mixmaster-signed-in=1; c=d', true],
  ['a=b; __Host-mixmaster-signed-in=1', true],
  ['mixmaster-signed-in=', false],
  ['__Host-mixmaster-signed-in=12', false],
  ['not-mixmaster-signed-in=1', false],
  ['', false],
])('holds the place of the account for the cookies "%s": %s', (cookie, expected) => {
  expect('session' in visit({ cookie })).toBe(expected);
});

it.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['neon', undefined],
])('shows the stored theme %s as %s', (theme, expected) => {
  expect(visit({ stored: { theme } })).toHaveProperty('isHidden', false);
  expect('theme' in visit({ stored: { theme } }) ? theme : undefined).toBe(expected);
});

it('weighs at most 1.5 kB, with everything it brings along', () => {
  expect(beforePaintScript('en', true).length).toBeLessThanOrEqual(1500);
});
