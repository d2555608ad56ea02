import type { Locale } from '../../contracts/site/locale.ts';
import type { PluralForms } from '../../contracts/site/text.ts';
import type { Ingredient } from '../../contracts/drinks/ingredient.ts';
import type { Unit } from '../../contracts/drinks/vocabulary.ts';
import type { RecipeLine } from '../../contracts/drinks/recipe.ts';

/** One line of a recipe in words. */
export interface LineText {
  /** "30 ml", "2 dashes", "1"; the amount column. */
  amount: string;
  /** "gin", "orange twist"; the name column. */
  item: string;
  /** "30 ml gin"; the whole line as one string. */
  text: string;
}

/** What a jigger, a spoon or a knife halves, quarters or divides by three, by its hundredths. */
const FRACTIONS: Record<number, string> = { 25: '¼', 33: '⅓', 50: '½', 67: '⅔', 75: '¾' };
const NO_BREAK_SPACE = '\u00a0';

/**
 * A number as a reader of the language writes it: 22.5 in English, 22,5 elsewhere; if wanted, halves, quarters and
 * thirds (to two decimals) as ½ ¼ ¾ ⅓ ⅔.
 */
export function formatNumber(
  value: number,
  locale: Locale,
  style: 'decimal' | 'fraction' = 'decimal',
): string {
  if (style === 'fraction') {
    const whole = Math.floor(value);
    const fraction = FRACTIONS[Math.round((value - whole) * 100)];
    if (fraction) return whole === 0 ? fraction : decimal(whole, locale) + fraction;
  }
  return decimal(value, locale);
}

/** Whether a number of hundredths is written without decimals. */
export function isWholeOrFraction(value: number): boolean {
  return Number.isInteger(value) || Math.round((value % 1) * 100) in FRACTIONS;
}

/** From here on languages part thousands; whole numbers below they all write alike. */
const PARTED = 1000;

/** The first format of an instance takes 10 ms to make, and most amounts need none. */
function decimal(value: number, locale: Locale): string {
  const isPlain = Number.isInteger(value) && value >= 0 && value < PARTED;
  return isPlain ? String(value) : numberFormat(locale).format(value);
}

const numberFormats = new Map<Locale, Intl.NumberFormat>();

/** One format per language is kept: making one costs more than writing a whole recipe. */
function numberFormat(locale: Locale): Intl.NumberFormat {
  const kept = numberFormats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  numberFormats.set(locale, kept);
  return kept;
}

/** French "de" before a name: "de gin", "d’orange", "d’huile"; h counts as mute. */
export function frenchDe(name: string): string {
  return /^[aeiouyhàâäéèêëîïôöùûüœæ]/i.test(name) && !/^y[aeiou]/i.test(name) ? `d’${name}` : `de ${name}`;
}

/** English "a" or "an" before a name. */
function englishA(name: string): string {
  return /^(?!eu|uni|one)[aeiou]/i.test(name) ? `an ${name}` : `a ${name}`;
}

/** The names of an ingredient in a pattern: `{i}`, `{stem}`, in French `{de i}`, in English `{a i}`. */
export function fillName(
  pattern: string,
  { names, stems }: Pick<Ingredient, 'names' | 'stems'>,
  locale: Locale,
  name = names[locale],
): string {
  return pattern
    .replace('{de i}', frenchDe(name))
    .replace('{a i}', englishA(name))
    .replace('{stem}', stems[locale] ?? names[locale])
    .replace('{i}', name);
}

/** Up to one is singular when things are counted (½ lime, 1 lime, 1½ limes), in French whatever is less than two. */
function isPlural(count: number, locale: Locale): boolean {
  return locale === 'fr' ? count >= 2 : count > 1;
}

/** The form for a count; ½ lime is one, 1½ limes are several. */
export function pluralForm(forms: PluralForms, count: number, locale: Locale): string {
  return isPlural(count, locale) ? forms.other : forms.one;
}

/**
 * Writes one recipe line in a language.
 *
 * @example lineText({ ingredient: 'gin', unit: 'ml', amount: 30, … }, ml, gin, 'en')
 *          // { amount: '30 ml', item: 'gin', text: '30 ml gin' }
 */
export function lineText(
  line: Pick<RecipeLine, 'amount'>,
  unit: Pick<Unit, 'id' | 'plural' | 'amount' | 'item' | 'line'>,
  ingredient: Pick<Ingredient, 'names' | 'plurals' | 'stems'>,
  locale: Locale,
): LineText {
  const count = line.amount ?? 1;
  const several = unit.plural && isPlural(count, locale);
  const name = (several ? ingredient.plurals?.[locale] : undefined) ?? ingredient.names[locale];
  const number = formatNumber(count, locale, unit.id === 'ml' ? 'decimal' : 'fraction');
  const fill = (forms: PluralForms) =>
    fillName(fillNumber(pluralForm(forms, count, locale), number), ingredient, locale, name);
  return { amount: fill(unit.amount[locale]), item: fill(unit.item[locale]), text: fill(unit.line[locale]) };
}

/**
 * How a unit writes any amount of an ingredient, `{n}` left for the number: what stands in the two columns of a
 * line, for one and for several.
 */
export function lineForms(
  unit: Unit,
  ingredient: Pick<Ingredient, 'names' | 'plurals' | 'stems'>,
  locale: Locale,
): { amounts: PluralForms; items: PluralForms } {
  const name = ingredient.names[locale];
  const several = (unit.plural ? ingredient.plurals?.[locale] : undefined) ?? name;
  const fill = ({ one, other }: PluralForms) => ({
    one: fillName(one, ingredient, locale, name),
    other: fillName(other, ingredient, locale, several),
  });
  return { amounts: fill(unit.amount[locale]), items: fill(unit.item[locale]) };
}

/** A pattern with its `{n}` filled in; the space behind the number does not break. */
export function fillNumber(pattern: string, number: string): string {
  return pattern.replace('{n} ', number + NO_BREAK_SPACE).replace('{n}', number);
}

/** The text with its first letter as a capital, for the start of a line or heading. */
export function capitalise(text: string, locale: Locale): string {
  const first = text.charAt(0);
  return first.toLocaleUpperCase(locale) + text.slice(1);
}
