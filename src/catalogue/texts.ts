import { DEFAULT_LOCALE, LOCALES, TRANSLATED_LOCALES, type Locale } from '../contracts/locale.ts';
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

/** Every text that a reader may see, in all languages. */
export function* catalogueTexts(draft: Draft): Generator<SourcedText> {
  for (const name of Object.keys(draft.vocabularies) as VocabularyName[]) {
    const file = vocabularyFile(name);
    for (const [id, term] of draft.vocabularies[name]) {
      if ('names' in term) yield* localized({ file, kind: 'name' }, `${id}.names`, term.names);
      else yield* sourcedPatterns(file, term);
    }
  }
  for (const { ingredient, file } of draft.ingredients) {
    yield* localized({ file, kind: 'name' }, `${ingredient.id}.names`, ingredient.names);
    if (ingredient.plurals) {
      yield* localized({ file, kind: 'name' }, `${ingredient.id}.plurals`, ingredient.plurals);
    }
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

/** A text with placeholders that a unit writes amounts, items or lines by. */
export interface UnitPattern {
  part: 'amount' | 'item' | 'line';
  locale: Locale;
  form: 'one' | 'other';
  text: string;
}

/** Every pattern of a unit, in all languages. */
export function* unitPatterns(unit: Unit): Generator<UnitPattern> {
  for (const part of ['amount', 'item', 'line'] as const) {
    for (const locale of LOCALES) {
      for (const form of ['one', 'other'] as const)
        yield { part, locale, form, text: unit[part][locale][form] };
    }
  }
}

function* sourcedPatterns(file: string, unit: Unit): Generator<SourcedText> {
  for (const { part, locale, form, text } of unitPatterns(unit)) {
    const source = {
      file,
      field: `${unit.id}.${part}.${locale}.${form}`,
      locale,
      text,
      kind: 'name' as const,
    };
    yield locale === DEFAULT_LOCALE ? source : { ...source, english: unit[part].en[form] };
  }
}

function* localized(where: Where, field: string, texts: Record<Locale, string>): Generator<SourcedText> {
  for (const locale of LOCALES) {
    const source = { ...where, field: `${field}.${locale}`, locale, text: texts[locale] };
    yield locale === DEFAULT_LOCALE ? source : { ...source, english: texts.en };
  }
}
