import type { Locale } from '../contracts/site/locale.ts';

/** What a book's title page calls who edited it, as one person and as several. */
const EDITED: Readonly<Record<Locale, readonly [one: string, several: string]>> = {
  en: ['ed.', 'eds.'],
  nl: ['red.', 'red.'],
  de: ['Hg.', 'Hg.'],
  es: ['ed.', 'eds.'],
  fr: ['dir.', 'dir.'],
};

/**
 * An author as a language writes it; the data has "(ed.)" and "(eds.)" behind editors.
 *
 * @example authorText('David Wondrich & Noah Rothbaum (eds.)', 'fr') // 'David Wondrich & Noah Rothbaum (dir.)'
 */
export function authorText(author: string, locale: Locale): string {
  const [one, several] = EDITED[locale];
  return author.replace(/\((eds?)\.\)$/, (_, word) => `(${word === 'eds' ? several : one})`);
}
