import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { localizedPath } from '../../src/i18n/paths.ts';
import type { House } from './readers.ts';
import { EXPLORE_PATH, GUIDES_FOLDER, INGREDIENTS_PATH } from '../../src/web/addressWords.ts';
import { SCREENS } from './screenList.ts';

const names = SCREENS.map(({ name }) => name);
const HOUSE = { menuName: 'Friday', menuToken: 'token', barName: 'bar', ownDrink: 'own' } as House;
const paths = SCREENS.map(({ path }) => {
  const address = typeof path === 'function' ? path(HOUSE) : localizedPath('en', path);
  return address.split('?')[0] ?? '';
});

test('every page of the site has a line', () => {
  const routes = globSync('**/*.astro', { cwd: 'src/pages/[...locale]' }).map(
    (file) => `/${file.replace(/(?:^|\/)index\.astro$|\.astro$/, '')}`,
  );
  expect(routes.length).toBeGreaterThan(10);
  const lacking = routes.filter((route) => {
    const pattern = new RegExp(`^${route.replace(/\[\w+\]/g, '[^/]+')}$`);
    return !paths.some((path) => pattern.test(path));
  });
  expect(lacking).toEqual([]);
});

test('every page in the words of each language has a line', () => {
  const kinds = [
    `/${GUIDES_FOLDER.en}`,
    INGREDIENTS_PATH.en,
    EXPLORE_PATH.en,
    `/${GUIDES_FOLDER.en}/.`,
    `${INGREDIENTS_PATH.en}/.`,
  ];
  expect(kinds.filter((kind) => !paths.some((path) => new RegExp(`^${kind}`).test(path)))).toEqual([]);
});

test('no two states have one name or one file', () => {
  const files = names.map((name) => name.replaceAll(/[^a-z0-9]+/g, '-'));
  expect(new Set(files).size).toBe(files.length);
});

test.each(names)('"%s" is named in lower case, state after a comma', (name) => {
  expect(name).toMatch(/^[a-z]+( [a-z]+)*(, [a-z0-9]+( [a-z0-9]+)*)?$/);
});
