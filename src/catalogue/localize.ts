import { DEFAULT_LOCALE, LOCALES, type Locale } from '../contracts/site/locale.ts';
import type { Localized } from '../contracts/site/text.ts';
import { inEach, textsFile, type LanguageTexts, type TextFile } from './languageTexts.ts';
import type { DataReader } from './readJson.ts';

/** Where the texts of a kind of thing stand. */
export interface TextsPlace<Entry> {
  file: TextFile;
  /** What stands before an id in messages: "spirits."; empty where nothing does. */
  path: string;
  /** The entries of a language by id; undefined where its file could not be read. */
  entriesOf(texts: LanguageTexts): Readonly<Record<string, Entry>> | undefined;
}

/** What all languages say of one thing. */
export interface EntryTexts<Entry> {
  /** A text that every language must have where English has it. */
  inAll<Part extends keyof Entry>(
    part: Part,
  ): Localized<NonNullable<Entry[Part]>> | (undefined extends Entry[Part] ? undefined : never);
  /** What languages have each for itself. */
  own<Part extends keyof Entry>(part: Part): Partial<Localized<NonNullable<Entry[Part]>>>;
}

/**
 * Gathers the texts of a thing from the files of all languages. English stands in for what another language lacks, so
 * that the rest can still be checked; the reader notes that it is missing.
 *
 * @returns undefined where English has no such entry
 */
export function localize<Entry extends object>(
  reader: DataReader,
  texts: Localized<LanguageTexts>,
  { file, path, entriesOf }: TextsPlace<Entry>,
  id: string,
): EntryTexts<Entry> | undefined {
  const note = (locale: Locale, part: string, reason = 'is missing') => {
    reader.problems.push({ file: textsFile(locale, file), field: `${path}${id}${part}`, reason });
  };
  const entries = inEach(texts, (all) => entriesOf(all)?.[id]);
  for (const locale of LOCALES) {
    if (entries[locale] === undefined && entriesOf(texts[locale]) !== undefined) note(locale, '');
  }
  const english = entries[DEFAULT_LOCALE];
  if (english === undefined) return undefined;

  const own: EntryTexts<Entry>['own'] = (part) =>
    inEach(texts, (all) => entriesOf(all)?.[id]?.[part] ?? undefined);
  return {
    own,
    inAll(part) {
      type Text = NonNullable<Entry[typeof part]>;
      const original = english[part];
      for (const [locale, entry] of Object.entries(entries) as [Locale, Entry][]) {
        const isThere = entry[part] !== undefined;
        if (!isThere && original !== undefined) note(locale, `.${String(part)}`);
        if (isThere && original === undefined) note(locale, `.${String(part)}`, 'has no English');
      }
      const filled = Object.fromEntries(LOCALES.map((locale) => [locale, original]));
      return (original === undefined ? undefined : { ...filled, ...own(part) }) as Localized<Text>;
    },
  };
}
