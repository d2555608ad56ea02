import { LOCALES, type Locale } from '../contracts/site/locale.ts';
import { joinSteps } from '../domain/drinks/instructions.ts';
import { capitalise } from '../domain/drinks/lineText.ts';
import { memoize } from '../domain/lib/memoize.ts';
import { textIn } from '../text/textIn.ts';
import type { Catalogue } from './catalogue.ts';

type Texts = Partial<Record<Locale, string>>;

/** Translates what stands in the catalogue by what stands in the catalogue. */
export interface CatalogueTranslations {
  /** @returns undefined for a text that the catalogue does not have, or not in the language asked for */
  find(text: string, target: Locale): string | undefined;
}

/**
 * Prepares every name, description, sentence and method of the catalogue. They are found without regard to
 * case, to spaces and to the form of apostrophes. A text that two languages share means what it means in
 * English, then in the other languages in their order. The texts of a language are indexed only where no
 * language before it has the text.
 */
export function createCatalogueTranslations(catalogue: Catalogue): CatalogueTranslations {
  const all = [...localizedTexts(catalogue)];
  const textsIn = memoize((locale: Locale) => {
    const byText = new Map<string, { texts: Texts; source: string }>();
    for (const texts of all) {
      const source = texts[locale];
      if (source === undefined) continue;
      const key = keyOf(source);
      if (!byText.has(key)) byText.set(key, { texts, source });
    }
    return byText;
  });
  return {
    find(text, target) {
      const key = keyOf(text);
      const language = LOCALES.find((locale) => textsIn(locale).has(key));
      const entry = language && textsIn(language).get(key);
      if (entry === undefined) return undefined;
      const translated = entry.texts[target];
      if (translated === undefined) return undefined;
      // "Lime juice" is a title or begins a sentence; "Limettensaft" is written like this anywhere.
      return beginsLarger(text.trim(), entry.source) ? capitalise(translated, target) : translated;
    },
  };
}

function beginsLarger(text: string, source: string): boolean {
  return /^\p{Lu}/u.test(text) && /^\p{Ll}/u.test(source);
}

function keyOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim();
}

/** Recipes go first: a drink may be called what an ingredient is. */
function* localizedTexts({ recipes, phrases, ingredientById, vocabularies }: Catalogue): Generator<Texts> {
  const inAll = (said: (locale: Locale) => string | undefined): Texts =>
    Object.fromEntries(LOCALES.map((locale) => [locale, said(locale)]));
  const step = (english: string) => inAll((locale) => (locale === 'en' ? english : phrases[locale][english]));

  for (const { name, description, steps } of recipes) {
    yield inAll((locale) => textIn(name, locale));
    yield description;
    const translated = steps.map(step);
    yield* translated;
    yield inAll((locale) => {
      const sentences = translated.flatMap((texts) => texts[locale] ?? []);
      return sentences.length === steps.length ? joinSteps(sentences) : undefined;
    });
  }
  for (const { names, plurals } of ingredientById.values()) {
    yield names;
    if (plurals) yield plurals;
  }
  for (const vocabulary of Object.values(vocabularies)) {
    for (const term of vocabulary.values()) if ('names' in term) yield term.names;
  }
}
