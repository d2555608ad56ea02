import { expect, test } from 'vitest';
import { LOCALES } from '../../contracts/locale.ts';
import { messagesIn, type MessageKey } from './all.ts';

/** What a control shows, and its name for those who hear it: who speaks to the browser says what is seen. */
const NAMES: readonly (readonly [seen: MessageKey, name: MessageKey])[] = [
  ['own.submit', 'own.submit.of'],
  ['menus.costs.take', 'menus.costs.take.of'],
  ['mix.view', 'mix.view.of'],
];

test.each(LOCALES)('the name of a control has the words that it shows, in %s', (locale) => {
  const messages = messagesIn(locale);
  for (const [seen, name] of NAMES) {
    expect(messages[name].toLocaleLowerCase(locale)).toContain(messages[seen].toLocaleLowerCase(locale));
  }
});
