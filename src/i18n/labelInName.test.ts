import { expect, test } from 'vitest';
import { LOCALES } from '../contracts/site/locale.ts';
import { messagesIn } from './messages.ts';

/** Messages that name no control, or one that shows something else. */
const OTHERS = ['menus.versions.of', 'name.maybe.of', 'recipe.popularity.of'];

/** Words alone: signs are not spoken. */
const wordsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

test.each(LOCALES)('the name of a control has the words that it shows, in %s', (locale) => {
  const messages: Partial<Record<string, string>> = messagesIn(locale);
  // `own.submit` is seen and `own.submit.of` is heard: who speaks to the browser says what is seen.
  const pairs = Object.entries(messages).flatMap(([key, name = '']) => {
    const seen = key.endsWith('.of') ? messages[key.slice(0, -'.of'.length)] : undefined;
    return seen === undefined || OTHERS.includes(key) ? [] : [{ seen, name }];
  });
  expect(pairs.length).toBeGreaterThan(5);
  for (const { seen, name } of pairs) expect(` ${wordsOf(name)} `).toContain(` ${wordsOf(seen)}`);
});
