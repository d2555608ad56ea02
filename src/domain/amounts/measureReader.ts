import type { Locale } from '../../contracts/site/locale.ts';
import { foldText } from '../../text/foldText.ts';
import { readFoods } from '../names/foodReading.ts';
import {
  ABOUT_WORDS,
  ARTICLES,
  EACH_WORDS,
  FILL_WORDS,
  FILL_WORDS_BEHIND,
  LEVEL_WORDS,
  MEASURES,
  MEASURES_OF_LANGUAGE,
  OF_WORDS,
  OR_WORDS,
  SIZE_WORDS,
  type Measure,
} from './amountWords.ts';
import { CLOSING, isNumeric, MAX_PHRASE_WORDS, OPENING, type Line } from './line.ts';
import type { FindIngredient } from './lineReading.ts';
import { readNumber } from './readNumber.ts';

/** Unknown words between a number and its measure that are looked past. */
const MAX_WORDS_BEFORE_MEASURE = 3;
const SPOONS_AND_DASHES: ReadonlySet<string> = new Set(['teaspoon', 'barspoon', 'dash', 'pinch']);
const SHORTEST_MEASURE = 3;
const SURE_SHORT_MEASURES: ReadonlySet<string> = new Set(['ml', 'cl', 'dl', 'oz', 'tl']);
/** In English recipes "T" is a tablespoon and "t" a teaspoon. */
const TABLESPOON: Measure = { kind: 'volume', ml: 15 };
const NUMBERS_APART = new Set(['/', '|', '=', ',']);

/**
 * Reads lines as people write them, in any of the site's languages, by their tokens: what it costs grows with the length
 * of the line alone. A line whose amount cannot be read keeps its words and has no amount.
 */

export type MeasureReader = ReturnType<typeof createMeasureReader>;

/** Reads what an amount is measured by: its unit, how full that is, and a second amount beside it. */
export function createMeasureReader(locale: Locale, find: FindIngredient) {
  const ownMeasures = MEASURES_OF_LANGUAGE[locale];
  const measureOf = (words: string) => ownMeasures?.get(words) ?? MEASURES.get(words);

  /** The longest words here that name a measure. */
  function readMeasure(line: Line): { measure?: Measure } {
    let words = '';
    let found: { measure: Measure; at: number } | undefined;
    for (let at = line.at, count = 0; count < MAX_PHRASE_WORDS && at < line.end; at += 1) {
      const token = line.tokens[at];
      if (token === undefined) break;
      if (token.kind !== 'word') {
        // "2-oz", "14-ounce", but "2 - oz" is none.
        const isJoint = token.text === '-' && !token.isApart && line.tokens[at + 1]?.isApart === false;
        if ((token.text !== '.' && token.text !== '-') || (words === '' && !isJoint)) break;
        continue;
      }
      words = words === '' ? token.folded : `${words} ${token.folded}`;
      count += 1;
      const measure = locale === 'en' && token.text === 'T' ? TABLESPOON : measureOf(words);
      if (measure) found = { measure, at: at + 1 };
    }
    if (found === undefined) return {};
    line.at = found.at;
    if (line.here()?.text === '.') line.at += 1;
    return { measure: found.measure };
  }

  /** The measure that begins at a token, and the place behind it. */
  function measureAt(line: Line, at: number): { measure: Measure; end: number } | undefined {
    const before = line.at;
    line.at = at;
    const { measure } = readMeasure(line);
    const end = line.at;
    line.at = before;
    return measure && { measure, end };
  }

  /** Whether an unknown word stands here before a measure, "1 mighty tablespoon sugar": it is no piece of sugar. */
  function hasUnreadMeasure(line: Line): boolean {
    for (let at = line.at + 1; at <= line.at + MAX_WORDS_BEFORE_MEASURE; at += 1) {
      if (line.tokens[at - 1]?.kind !== 'word') return false;
      const end = sureMeasureEnd(line, at);
      if (end !== undefined) return line.tokens[end]?.kind === 'word';
    }
    return false;
  }

  /** Place behind a measure of volumes that begins at a token, and is in no language anything else: Spanish "el" is an article. */
  function sureMeasureEnd(line: Line, at: number): number | undefined {
    const { measure, end } = measureAt(line, at) ?? {};
    const isVolume = measure?.kind === 'volume' && measure.isRough !== true;
    const isSpoon = measure?.kind === 'unit' && SPOONS_AND_DASHES.has(measure.id);
    const words = line.words(at, end);
    const isGerman = locale === 'de' || locale === 'nl';
    const isSure =
      words.length >= SHORTEST_MEASURE ||
      SURE_SHORT_MEASURES.has(words.toLowerCase()) ||
      (isGerman && words === 'EL');
    return (isVolume || isSpoon) && isSure ? end : undefined;
  }

  /** A measure, unless it belongs to a name: a French "morceau de sucre" is a sugar cube, "passion fruit" no piece. */
  function readMeasureBeforeName(line: Line): { measure?: Measure } {
    const before = line.at;
    const whole = line.rest();
    const found = readMeasureOrOf(line);
    // "3 cloves": what is counted is the thing itself.
    if (line.here() === undefined) {
      line.at = before;
      return {};
    }
    const kind = found.measure?.kind;
    if (kind !== 'count' && kind !== 'unit' && kind !== 'container') return found;
    const after = line.at;
    skipOf(line);
    const id = find(whole);
    const isOther = kind !== 'container' && id !== undefined && id !== find(line.rest());
    const isName = isOther || isIceCream(whole, line.rest());
    line.at = isName ? before : after;
    return isName ? {} : found;
  }

  /** A measure; of a volume also "a quarter of a litre", "medio de litro". */
  function readMeasureOrOf(line: Line): { measure?: Measure } {
    const found = readMeasure(line);
    if (found.measure !== undefined) return found;
    const before = line.at;
    if (skipOf(line)) {
      if (ARTICLES.has(line.here()?.folded ?? '')) line.at += 1;
      const later = readMeasure(line);
      const kind = later.measure?.kind;
      if (kind === 'container' || (later.measure?.kind === 'volume' && !later.measure.isRough)) return later;
    }
    line.at = before;
    return {};
  }

  function skipContainer(line: Line): void {
    const before = line.at;
    const isContainer = readMeasure(line).measure?.kind === 'container';
    if (!isContainer || line.here() === undefined) line.at = before;
  }

  /** "(2 oz)" and "(750 ml)": a second amount in brackets. */
  function readAside(line: Line): { ml: number; isEach?: boolean } | undefined {
    if (!OPENING.has(line.here()?.text ?? '')) return undefined;
    const before = line.at;
    line.at += 1;
    if (line.here()?.kind === 'word' && ABOUT_WORDS.has(line.here()?.folded ?? '')) line.at += 1;
    else if ('~≈'.includes(line.here()?.text ?? ' ')) line.at += 1;
    if (OR_WORDS[locale].has(line.here()?.folded ?? '')) line.at += 1;
    // "(je 0,75 l)"
    const isEachBefore = EACH_WORDS.has(line.here()?.folded ?? '') && isNumeric(line.tokens[line.at + 1]);
    if (isEachBefore) line.at += 1;
    const number = readNumber(line.tokens, line.at);
    if (number) {
      line.at = number.next;
      const { measure } = readMeasure(line);
      const isEach = isEachBefore || EACH_WORDS.has(line.here()?.folded ?? '');
      line.skipWords(EACH_WORDS);
      readAlternative(line);
      if (CLOSING.has(line.here()?.text ?? '')) {
        line.at += 1;
        if (measure?.kind === 'volume') return { ml: number.value * measure.ml, isEach };
        if (measure !== undefined) return undefined;
      }
    }
    line.at = before;
    return undefined;
  }

  /** "14 oz" of "2 14 oz cans". */
  function readSecond(line: Line): { ml: number; isEach?: boolean } | undefined {
    const token = line.here();
    if (token?.kind !== 'number' || !token.isApart) return undefined;
    const number = readNumber(line.tokens, line.at);
    if (number === undefined) return undefined;
    line.at = number.next;
    const { measure } = readMeasure(line);
    return { ml: number.value * (measure?.kind === 'volume' ? measure.ml : Number.NaN) };
  }

  /** "/ 60 ml" behind "2 oz": the same once more in another unit. */
  function readAlternative(line: Line): void {
    const before = line.at;
    if (!NUMBERS_APART.has(line.here()?.text ?? '')) return;
    line.at += 1;
    const number = readNumber(line.tokens, line.at);
    if (number?.hasDigits) {
      line.at = number.next;
      if (readMeasure(line).measure?.kind === 'volume') return;
    }
    line.at = before;
  }

  /** Skips words for how full or large a measure is before it, and says whether it is more or less by them. */
  function skipSizes(line: Line): boolean {
    const before = line.at;
    let isRough = false;
    for (let word = line.here()?.folded ?? ''; isSizeWord(word); word = line.here()?.folded ?? '') {
      isRough ||= !LEVEL_WORDS.has(word);
      line.at += 1;
      // "1 geh. TL"
      if (line.here()?.text === '.') line.at += 1;
    }
    // Only before a measure: "1 heaping teaspoon", but "3 large eggs" keeps its words.
    const after = line.at;
    if (after === before) return false;
    const { measure } = readMeasure(line);
    line.at = measure ? after : before;
    return measure !== undefined && isRough;
  }

  /** The same behind a measure, also in brackets: "1 cucharada colmada", "2 oz (scant)". */
  function skipFill(line: Line): boolean {
    const before = line.at;
    const isInBrackets = OPENING.has(line.here()?.text ?? '');
    if (isInBrackets) line.at += 1;
    let isRough = false;
    const start = line.at;
    const isFill = (word: string) => (isInBrackets ? isSizeWord(word) : FILL_WORDS_BEHIND.has(word));
    for (let word = line.here()?.folded ?? ''; isFill(word); word = line.here()?.folded ?? '') {
      isRough ||= !LEVEL_WORDS.has(word);
      line.at += 1;
    }
    const isClosed = !isInBrackets || CLOSING.has(line.here()?.text ?? '');
    if (line.at > start && isClosed && line.at < line.end) {
      if (isInBrackets) line.at += 1;
      return isRough;
    }
    line.at = before;
    return false;
  }

  function skipOf(line: Line): boolean {
    const before = line.at;
    while (OF_WORDS.has(line.here()?.folded ?? '') && line.at < line.end - 1) line.at += 1;
    return line.at > before;
  }

  return {
    measureOf,
    readMeasure,
    measureAt,
    hasUnreadMeasure,
    readMeasureBeforeName,
    skipContainer,
    readAside,
    readSecond,
    readAlternative,
    skipSizes,
    skipFill,
    skipOf,
  };
}

const isSizeWord = (word: string) => SIZE_WORDS.has(word) || FILL_WORDS.has(word) || LEVEL_WORDS.has(word);

/** Whether a measure makes ice cream of a word for ice: "Kugel Eis", but not "boule de glace pilée". */
export function isIceCream(whole: string, name: string): boolean {
  return ICE_WORDS.has(foldText(name)) && readFoods(whole).substances.includes('milk');
}

const ICE_WORDS: ReadonlySet<string> = new Set(['ijs', 'eis', 'glace']);
