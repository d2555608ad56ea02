import { expect, test } from '@playwright/test';
import { LANGUAGES } from '../languages.ts';
import { partOf } from './html.ts';
import { fileAt, lastmodsIn, readPage, sitemapPaths, sitemapPathsIn } from './published.ts';

// One worker reads all pages.
test.describe.configure({ mode: 'default' });

/** Clicks from the home page of a language. */
const MOST_CLICKS = 3;

/** Where the links of a page lead on this site, without queries and anchors. */
const targetsOf = (html: string) =>
  new Set([...html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g)].map(([, target = '']) => target));
const titleOf = (html: string) => partOf(html, 'title').replace(/<[^>]*>/g, '');
const descriptionOf = (html: string) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
const alternatesOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hreflang="(\w\w)" href="([^"]+)"/g)].map(
      ([, language, address]) => [language ?? '', new URL(address ?? '').pathname],
    ),
  );

/** Every page in the sitemap, read once. */
let pages: Map<
  string,
  { targets: Set<string>; title: string; description: string; alternates: Record<string, string> }
>;
/** What their links, scripts, styles and pictures ask for on this site. */
const addresses = new Set<string>();
test.beforeAll(() => {
  pages = new Map(
    sitemapPaths().map((path) => {
      const html = readPage(path);
      for (const [, address = ''] of html.matchAll(/\s(?:href|src)="(\/[^"]*)"/g))
        addresses.add(address.replaceAll('&#38;', '&').replaceAll('&amp;', '&'));
      const page = {
        targets: targetsOf(html),
        title: titleOf(html),
        description: descriptionOf(html),
        alternates: alternatesOf(html),
      };
      return [path, page];
    }),
  );
});

for (const { locale, prefix } of LANGUAGES) {
  test(`the sitemap in ${locale} has the pages of the language alone, recipes with the day of their last change`, () => {
    const paths = sitemapPathsIn(locale);
    const others = /^\/(nl|de|es|fr)(?=\/|$)/;
    expect(paths.filter((path) => (others.exec(path)?.[0] ?? '') !== prefix)).toEqual([]);
    const days = lastmodsIn(locale);
    expect(days.get(`${prefix}/cocktails`)).toBeUndefined();
    for (const day of days.values()) {
      expect(new Date(day).getTime()).toBeLessThanOrEqual(Date.now());
    }
    // Where all have changed since, `npm run update` tells when.
    expect(days.size).toBeGreaterThan(0);
  });
}

test('every link to a page of the site leads to one', () => {
  const dead = [...pages].flatMap(([path, { targets }]) =>
    [...targets]
      .filter((target) => !pages.has(target) && !target.startsWith('/api/') && fileAt(target) === undefined)
      .map((target) => `${path} → ${target}`),
  );
  expect(dead).toEqual([]);
});

test('whatever else a page asks for is there, or made on demand', async ({ request }) => {
  expect(addresses.size).toBeGreaterThan(100);
  const elsewhere = [...addresses].filter((address) => fileAt(address) === undefined);
  const oneOfEachRoute = new Map(
    elsewhere.map((address) => [address.replace(/\?.*|\d+$/, ''), address]),
  ).values();
  for (const address of oneOfEachRoute) expect((await request.get(address)).status(), address).toBe(200);
});

for (const { locale, prefix } of LANGUAGES) {
  const own = () =>
    [...pages.keys()].filter(
      (path) => /^\/(nl|de|es|fr)(?=\/|$)/.exec(path)?.[1] === (prefix.slice(1) || undefined),
    );

  test(`every page in ${locale} is at most three clicks from home`, () => {
    const clicks = new Map([[prefix || '/', 0]]);
    for (const [path, far] of clicks) {
      for (const target of pages.get(path)?.targets ?? [])
        if (!clicks.has(target)) clicks.set(target, far + 1);
    }
    expect(own().length).toBeGreaterThan(1000);
    expect(own().filter((path) => (clicks.get(path) ?? Infinity) > MOST_CLICKS)).toEqual([]);
  });

  test(`no two pages in ${locale} have one title; those of lists and guides no two one description`, () => {
    const repeated = (texts: [path: string, text: string][]) => {
      const first = new Map<string, string>();
      return texts.flatMap(([path, text]) => {
        const before = first.get(text);
        first.set(text, before ?? path);
        return before === undefined ? [] : [`${before}, ${path}: ${text}`];
      });
    };
    const paths = own();
    expect(repeated(paths.map((path) => [path, pages.get(path)?.title ?? '']))).toEqual([]);
    const others = paths.filter((path) => !/\/(cocktail|shot)\//.test(path));
    expect(repeated(others.map((path) => [path, pages.get(path)?.description ?? '']))).toEqual([]);
  });

  test(`each page in ${locale} is itself in the languages that it names, and they name it`, () => {
    const wrong = own().filter((path) => {
      const alternates = pages.get(path)?.alternates ?? {};
      return (
        alternates[locale] !== path ||
        Object.values(alternates).some((other) => pages.get(other)?.alternates[locale] !== path)
      );
    });
    expect(wrong).toEqual([]);
  });
}
