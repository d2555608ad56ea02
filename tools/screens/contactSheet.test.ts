import { expect, test } from 'vitest';
import { contactSheet, type Shot } from './contactSheet.ts';

const shot = (more: Partial<Shot>): Shot => ({
  screen: 'home',
  size: 'phone',
  theme: 'dark',
  language: 'en',
  file: 'home.jpg',
  ...more,
});

test('the sheet shows each screen once, in the order of the list, smallest pictures first', () => {
  const html = contactSheet(
    [
      shot({ screen: 'recipe', file: 'r.jpg' }),
      shot({ size: 'desktop', file: 'h-desktop.jpg' }),
      shot({ file: 'h-phone.jpg' }),
    ],
    ['home', 'login', 'recipe'],
    '3 pictures',
  );
  expect([...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, name]) => name)).toEqual(['home', 'recipe']);
  expect([...html.matchAll(/<img src="(.*?)"/g)].map(([, file]) => file)).toEqual([
    'h-phone.jpg',
    'h-desktop.jpg',
    'r.jpg',
  ]);
  expect(html).toContain('3 pictures');
});

test('it offers just the sizes, themes and languages that were taken', () => {
  const html = contactSheet([shot({}), shot({ theme: 'light' })], ['home'], '');
  const boxes = [...html.matchAll(/type="checkbox" name="(\w+)" value="(\w+)"/g)];
  expect(boxes.map(([, name, value]) => `${name} ${value}`)).toEqual([
    'size phone',
    'theme dark',
    'theme light',
    'language en',
  ]);
});

test('names are text, never HTML', () => {
  expect(contactSheet([shot({ screen: '<b>"x"&' })], ['<b>"x"&'], '<i>')).not.toMatch(/<b>|<i>/);
});
