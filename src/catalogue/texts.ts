import { DEFAULT_LOCALE, LOCALES, TRANSLATED_LOCALES, type Locale } from '../contracts/locale.ts';
import type { PluralForms } from '../contracts/text.ts';
import type { Unit } from '../contracts/vocabulary.ts';
import type { Draft } from './draft.ts';
import { phrasesFile } from './phrases.ts';
import { vocabularyFile, type VocabularyName } from './vocabulary.ts';

/** One text of the catalogue, where it stands and what it translates. */
export interface SourcedText {
  file: string;
  field: string;
  locale: Locale;
  text: string;
  /** The English text, for a translation that has one. */
  english?: string;
  /** Names may be the same in two languages, sentences may not; synonyms are what people type. */
  kind: 'name' | 'synonym' | 'sentence';
}

type Where = Pick<SourcedText, 'file' | 'kind'>;

/** The parts of a unit that every unit has. */
const PATTERNS = ['amount', 'item', 'line'] as const;

/** Every text that a reader may see, in all languages. */
export function* catalogueTexts(draft: Draft): Generator<SourcedText> {
  for (const name of Object.keys(draft.vocabularies) as VocabularyName[]) {
    const file = vocabularyFile(name);
    const where = { file, kind: 'name' } as const;
    for (const [id, term] of draft.vocabularies[name]) {
      if ('names' in term) yield* localized(where, `${id}.names`, term.names);
      if ('hints' in term) yield* localized({ file, kind: 'sentence' }, `${id}.hints`, term.hints);
      if ('shown' in term && term.shown) yield* localized(where, `${id}.shown`, term.shown);
      if ('line' in term) {
        for (const part of PATTERNS) yield* localized(where, `${id}.${part}`, term[part]);
      }
    }
  }
  for (const { ingredient, file } of draft.ingredients) {
    yield* localized({ file, kind: 'name' }, `${ingredient.id}.names`, ingredient.names);
    if (ingredient.plurals) {
      yield* localized({ file, kind: 'name' }, `${ingredient.id}.plurals`, ingredient.plurals);
    }
    if (ingredient.shown)
      yield* localized({ file, kind: 'name' }, `${ingredient.id}.shown`, ingredient.shown);
    for (const [locale, text] of Object.entries(ingredient.stems) as [Locale, string][]) {
      yield { file, field: `${ingredient.id}.stems.${locale}`, locale, text, kind: 'name' };
    }
    for (const [locale, synonyms] of Object.entries(ingredient.synonyms) as [Locale, string[]][]) {
      for (const text of synonyms) {
        yield { file, field: `${ingredient.id}.synonyms.${locale}`, locale, text, kind: 'synonym' };
      }
    }
  }
  for (const { recipe, file } of draft.recipes) {
    for (const [locale, text] of Object.entries(recipe.name) as [Locale, string][]) {
      yield { file, field: `name.${locale}`, locale, text, kind: 'name' };
    }
    yield* localized({ file, kind: 'sentence' }, 'description', recipe.description);
    for (const [index, text] of recipe.steps.entries()) {
      yield { file, field: `steps[${index}]`, locale: DEFAULT_LOCALE, text, kind: 'sentence' };
    }
  }
  for (const locale of TRANSLATED_LOCALES) {
    for (const [english, text] of Object.entries(draft.phrases[locale])) {
      yield { file: phrasesFile(locale), field: `"${english}"`, locale, text, english, kind: 'sentence' };
    }
  }
}

/** A text with placeholders that a unit writes amounts, items or lines by, or that tells of it in a picture. */
export interface UnitPattern {
  part: (typeof PATTERNS)[number] | 'shown';
  locale: Locale;
  form: 'one' | 'other';
  text: string;
}

/** Every pattern of a unit, in all languages. */
export function* unitPatterns(unit: Unit): Generator<UnitPattern> {
  for (const part of [...PATTERNS, 'shown'] as const) {
    for (const locale of LOCALES) {
      for (const form of ['one', 'other'] as const) {
        const text = unit[part]?.[locale][form];
        if (text !== undefined) yield { part, locale, form, text };
      }
    }
  }
}

/** A text, or a text for one and for several, in every language; each translation with its English. */
function* localized(
  where: Where,
  field: string,
  texts: Record<Locale, string> | Record<Locale, PluralForms>,
): Generator<SourcedText> {
  const english = formsOf(texts.en);
  for (const locale of LOCALES) {
    for (const [form, text] of Object.entries(formsOf(texts[locale]))) {
      const source = { ...where, field: `${field}.${locale}${form}`, locale, text };
      const original = locale === DEFAULT_LOCALE ? undefined : english[form];
      yield original === undefined ? source : { ...source, english: original };
    }
  }
}

function formsOf(text: string | PluralForms): Record<string, string> {
  return typeof text === 'string' ? { '': text } : { '.one': text.one, '.other': text.other };
}
