import { expect, it } from 'vitest';
import { LOCALES } from '../../src/contracts/site/locale.ts';
import { translator } from '../../src/i18n/translate.ts';
import { passwordNotice } from './passwordNotice.ts';

it.each(
  LOCALES.flatMap((locale) =>
    (['set', 'changed', 'removed'] as const).map((event) => [event, locale] as const),
  ),
)('tells that a password was %s, in %s, and where to go', (event, locale) => {
  const { subject, text, html } = passwordNotice(event, locale, 'https://mixmaster.example');
  const account = `https://mixmaster.example${locale === 'en' ? '' : `/${locale}`}/account`;
  expect(subject).toBe(translator(locale)(`notice.${event}`));
  expect(text.split('\n\n')).toHaveLength(4);
  expect(text.endsWith(account)).toBe(true);
  expect(html).toContain(`lang="${locale}"`);
  expect(html).toContain(`href="${account}"`);
  expect(html).not.toMatch(/\{\{|undefined/);
  // Its texts are written into HTML as they are.
  expect(subject + text).not.toMatch(/[<>&"]/);
});
