import { SUBSTANCES, type Substance } from '../../../contracts/diet/diet.ts';
import { foldText } from '../../../text/foldText.ts';
import { createLimitedMap, memoize } from '../../lib/memoize.ts';
import { readProse } from '../../names/proseReading.ts';

/** What fields of a file say by their keys, as `{ "milk": true }` and `"alcoholic": "yes"` do. */
export interface SaidByKeys {
  substances: Set<Substance>;
  hasAlcohol: boolean;
  /** Allergens that nobody understands, as the letters and numbers of menus, by their key. */
  codes: Map<string, Set<string>>;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const YES = words('yes y true x ja j si s oui o wahr waar verdadero vrai contains 1');
const NO = words(
  'no n false none nil nein nee non geen kein keine keins ninguno ninguna aucun aucune falsch onwaar falso faux free 0',
);
const MARKS = new Set(['✓', '✔', '☑', '✅']);
/** Keys that say what is not in a thing. */
const FREE =
  /(?:free|frei|vrij|libre)$|^(?:is )?(?:no|non|without|zonder|ohne|sin|sans|zero)(?: |(?=al[ck]))/;
const ALCOHOL = /al[ck]o(?:h?ol)|^(?:abv|proof|strength)$/;
const ALLERGENS = /aller[gh]|alerg/;
/** Keys of records whose own keys are what is in a drink, or may be. */
const HOLDS = /aller[gh]|alerg|contain|enthal|bevat|contien|spuren|sporen|traces|trazas/;
/** How people say that there are no allergens. */
const NO_ALLERGENS =
  /^(?:n a|(?:no|none|nil|without|geen|zonder|kein|keine|ohne|nicht|ningun|ninguno|sin|aucun|sans)(?: .*)?)$|free|frei|vrij|vegan/;
const DENIES =
  /(?:^| )(?:no|not|non|without|geen|zonder|kein|keine|ohne|nicht|ningun|ninguno|sin|aucun|pas|sans|instead)(?: |$)|free|frei|vrij|vegan/;
const MOST_CODE_LETTERS = 2;
const LONGEST_ANSWER = 30;
const MOST_CODES = 30;
const MOST_KEYS_KEPT = 2000;
const LONGEST_KEPT = 100;
/** Keys of a record that names an allergen in another of its fields. */
const ANSWER_KEYS = words('present value contains contained included selected checked active enabled has');

/** A key in words: "containsNuts", "contains_nuts". */
const spacedKey = (key: string) =>
  key
    .slice(0, LONGEST_KEPT)
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .replaceAll('_', ' ');
const foldKey = memoize(
  (key: string) => foldText(spacedKey(key)),
  createLimitedMap<string, string>(MOST_KEYS_KEPT),
);
const wordsOfKey = (key: string) => foldKey(key.slice(0, LONGEST_KEPT));
const readSubstances = memoize(
  (text: string): readonly Substance[] => readProse(text).substances,
  createLimitedMap<string, readonly Substance[]>(MOST_KEYS_KEPT),
);
const substancesOf = (text: string) => readSubstances(text.slice(0, LONGEST_KEPT));

/** Whether a value says yes; undefined where it says neither yes nor no. */
function saysYes(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return value > 0;
  if (typeof value !== 'string' || value.length > LONGEST_ANSWER) return undefined;
  if (MARKS.has(value.trim())) return true;
  const folded = foldText(value);
  return YES.has(folded) ? true : NO.has(folded) ? false : undefined;
}

/** Whether a field says that there is alcohol in a drink: "12 %", "Alcoholic", "Optional alcohol". */
function saysAlcohol(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > LONGEST_ANSWER) return false;
  const number = Number.parseFloat(value.replace(',', '.'));
  if (!Number.isNaN(number)) return number > 0;
  const folded = foldText(value);
  return ALCOHOL.test(folded) && !FREE.test(folded);
}

/**
 * What stands for a field of a record in a text: its key where it answers yes, nothing where it answers no, and undefined
 * where its value is no answer.
 */
export function answerIn(key: string, value: unknown): string | undefined {
  const isYes = typeof value === 'number' && value > 1 ? undefined : saysYes(value);
  if (isYes === undefined) return undefined;
  const told = wordsOfKey(key);
  if (ALCOHOL.test(told) || FREE.test(told)) return '';
  if (substancesOf(told).length === 0) return undefined;
  return isYes ? spacedKey(key) : '';
}

/**
 * Reads what a field says by its key.
 *
 * @param parent the key of the record in which it stands
 */
export function readKey(key: string, value: unknown, parent: string, said: SaidByKeys): void {
  const told = wordsOfKey(key);
  if (ALLERGENS.test(told) && !FREE.test(told)) readCodes(key, value, said);
  if (typeof value === 'object') return;
  const isFree = FREE.test(told);
  const isYes = saysYes(value);
  if (ALCOHOL.test(told)) {
    if (isFree ? isYes === false : (isYes ?? saysAlcohol(value))) said.hasAlcohol = true;
    return;
  }
  const isHeld = HOLDS.test(wordsOfKey(parent));
  if (isFree) {
    if (isYes === false) for (const one of substancesOf(told.replace(FREE, ''))) said.substances.add(one);
    return;
  }
  // Elsewhere a number is a count or a mark: "creamy: 3".
  const isSaid = isHeld ? isYes !== false && value !== '' : isYes === true && typeof value !== 'number';
  if (!isSaid) return;
  const substances = substancesOf(told);
  for (const one of substances) said.substances.add(one);
  const isCode = substances.length === 0 && isYes === true && !ANSWER_KEYS.has(told);
  if (isCode && ALLERGENS.test(wordsOfKey(parent))) addCode(parent, key, said);
}

/** Allergens in letters and numbers, and in words that name none. */
function readCodes(key: string, value: unknown, said: SaidByKeys): void {
  const pieces = [value]
    .flat()
    .slice(0, MOST_CODES)
    .flatMap((one) =>
      typeof one === 'string' || typeof one === 'number' ? String(one).split(/[,;/|\n]/) : [],
    )
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '' && piece !== '-');
  const isNamed = pieces.some((piece) => substancesOf(piece).length > 0);
  // Each for itself: "oat, milk" is no oat milk. What is denied is left to the reading of the whole text.
  if (!pieces.some((piece) => DENIES.test(foldText(piece))))
    for (const one of pieces.flatMap(substancesOf)) said.substances.add(one);
  for (const piece of pieces) {
    const folded = foldText(piece);
    const isCode = folded.length <= MOST_CODE_LETTERS && substancesOf(piece).length === 0 && !NO.has(folded);
    if (isCode || (!isNamed && !NO_ALLERGENS.test(folded) && !NO.has(folded))) addCode(key, piece, said);
  }
}

function addCode(key: string, code: string, { codes }: SaidByKeys): void {
  const known = codes.get(key) ?? new Set();
  if (known.size < MOST_CODES) known.add(code);
  codes.set(key, known);
}

/** The substances in the order of labels. */
export const inOrder = ({ substances }: SaidByKeys): Substance[] =>
  SUBSTANCES.filter((one) => substances.has(one));
