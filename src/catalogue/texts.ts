import { DEFAULT_LOCALE, LOCALES, type Locale } from '../contracts/site/locale.ts';
import type { Unit } from '../contracts/drinks/vocabulary.ts';
import { INGREDIENT_FACTS, textsFile, type TextFile } from './languageTexts.ts';
import type { WholeDraft } from './wholeDraft.ts';

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

const SENTENCES: readonly string[] = ['description', 'about', 'hint', 'question', 'answer'];

/** What people type. */
const TYPED: readonly string[] = ['synonyms', 'moreSynonyms', 'aliases'];

/** How guests word their questions: the bartender learns from it, slips and all, and nobody reads it. */
const UNSEEN = 'asked';

/** What a language has for itself, which translates nothing. */
const OWN: readonly string[] = ['stem', ...TYPED];

/** Every text that a reader may see, in all languages. */
export function* catalogueTexts({ recipes, texts, abouts }: WholeDraft): Generator<SourcedText> {
  for (const { recipe, file } of recipes) {
    for (const [index, text] of recipe.steps.entries()) {
      yield { file, field: `steps[${index}]`, locale: DEFAULT_LOCALE, text, kind: 'sentence' };
    }
  }
  const filesOf = (locale: Locale) => ({ ...texts[locale], [INGREDIENT_FACTS]: abouts[locale] });
  const english = filesOf(DEFAULT_LOCALE);
  for (const locale of LOCALES) {
    for (const [file, content] of Object.entries(filesOf(locale)) as [TextFile, object | undefined][]) {
      const where = { file: textsFile(locale, file), locale };
      if (file === 'phrases') {
        for (const [english, text] of Object.entries(content ?? {}) as [string, string][]) {
          yield { ...where, field: `"${english}"`, text, english, kind: 'sentence' };
        }
        continue;
      }
      const original = locale === DEFAULT_LOCALE ? undefined : english[file];
      for (const { path, text, english } of leaves(content, original)) {
        const isTranslation =
          !path.some((part) => OWN.includes(part)) && !(file in NAMED_APART && path.includes('name'));
        yield {
          ...where,
          field: path.join('.'),
          text,
          ...(english !== undefined && isTranslation && { english }),
          kind: path.some((part) => TYPED.includes(part))
            ? 'synonym'
            : path.some((part) => SENTENCES.includes(part))
              ? 'sentence'
              : 'name',
        };
      }
    }
  }
}

/** Files of recipes: a drink is named in another language only where it is called otherwise there. */
const NAMED_APART: Partial<Record<TextFile, true>> = { cocktails: true, shots: true };

interface Leaf {
  path: readonly string[];
  text: string;
  english: string | undefined;
}

/**
 * Every string in a value that somebody may see, the way to it, and what stands at the same place in another.
 *
 * @param found where they are put: of tens of thousands, generators in generators take several times as long
 */
function leaves(
  value: unknown,
  other: unknown,
  path: readonly string[] = [],
  found: Leaf[] = [],
): readonly Leaf[] {
  if (typeof value === 'string') {
    found.push({ path, text: value, english: typeof other === 'string' ? other : undefined });
  } else if (typeof value === 'object' && value !== null) {
    const others = typeof other === 'object' && other !== null ? (other as Record<string, unknown>) : {};
    for (const [key, part] of Object.entries(value))
      if (key !== UNSEEN) leaves(part, others[key], [...path, key], found);
  }
  return found;
}

/** The parts of a unit that every unit has. */
const PATTERNS = ['amount', 'item', 'line'] as const;

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
