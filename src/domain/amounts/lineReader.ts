import type { DrinkParts, IngredientPart } from '../../contracts/drinks/drinkParts.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { OWN_DRINK_LIMITS } from '../../contracts/own-drinks/ownDrinkLimits.ts';
import { foldText } from '../../text/foldText.ts';
import {
  ABOUT_WORDS,
  ARTICLES,
  COUNTED_WORDS,
  DENOMINATORS,
  EACH_WORDS,
  FILL_WORDS,
  FILL_WORDS_BEHIND,
  FRACTION_WORDS,
  LEVEL_WORDS,
  MEASURES,
  MEASURES_OF_LANGUAGE,
  NUMBER_WORDS,
  OF_WORDS,
  OR_WORDS,
  PLUS_SIGNS,
  RANGE_WORDS,
  REMARKS_BEFORE,
  REMARKS_BEHIND,
  ROUGH_PHRASES,
  SIZE_WORDS,
  UNIT_ENDINGS,
  VAGUE_WORDS,
  WITH_WORDS,
  type Measure,
  type Remark,
} from './amountWords.ts';
import { mayBeAlcoholFree } from '../names/nameAsides.ts';
import { readFoods } from '../names/foodReading.ts';
import { changesThing, readProse, saysFermented } from '../names/proseReading.ts';
import { readFacts } from '../shelf/mixFacts.ts';
import { asThousands, DASHES, readNumber, type NumberRead } from './readNumber.ts';
import { FRACTIONS, tidyLine, tokenize, type Token } from './tokens.ts';

/** A line of a recipe as it was read. */
export interface LineReading {
  /** Id of an ingredient of the catalogue; absent of one that it does not have. */
  ingredient?: string;
  /** What it is called, without its amount. */
  name: string;
  /** Id of a unit. */
  unit: string;
  /** In the unit; null where the unit takes none, and where nobody can tell. */
  amount: number | null;
  /** Parts of the drink, where it is measured so: {@link sharePartsOut} makes millilitres of them. */
  parts?: number;
  /** Words of the line that the fields above do not hold: "2–3", "1 handful", "freshly squeezed". */
  note: string;
  isOptional: boolean;
  isGarnish: boolean;
  /** What may be poured in its place: ids and names. */
  or: string[];
  /** Per cent of alcohol, where the line says it, or where it is of an ingredient that a remark makes another thing. */
  strength?: number;
  /** A strength that the line says and such a thing cannot have: it is in the note alone. */
  doubtedStrength?: number;
  /** Whether nobody can tell what the line says: its whole text is its name. */
  isUnread?: true;
}

/** An ingredient with its amount in fields of their own, as other programs keep it. */
export interface StatedLine {
  name: string;
  amount: number;
  /** The end of a range. */
  amountMax?: number | null | undefined;
  /** As the other program names it. */
  units: string;
}

export interface LineReader {
  /** A line in words: "1 1/2 oz gin". */
  read(text: string): LineReading;
  stated(line: StatedLine): LineReading;
  /** The same with the strength of the bottle, per cent. */
  withStrength(reading: LineReading, strength: number): LineReading;
  /** Adds a note; one that makes another thing of the ingredient becomes part of its name. */
  addNote(reading: LineReading, note: string): LineReading;
}

/** Finds the id of the ingredient of a name, if there is one. */
export type FindIngredient = (name: string) => string | undefined;

const MAX_PHRASE_WORDS = 6;
/** Unknown words between a number and its measure that are looked past. */
const MAX_WORDS_BEFORE_MEASURE = 3;
const SPOONS_AND_DASHES: ReadonlySet<string> = new Set(['teaspoon', 'barspoon', 'dash', 'pinch']);
const SHORTEST_MEASURE = 3;
const SURE_SHORT_MEASURES: ReadonlySet<string> = new Set(['ml', 'cl', 'dl', 'oz', 'tl']);
/** The unit of what has no amount, by the category of the ingredient. */
const COUNTED: readonly IngredientPart['category'][] = ['fruit', 'herb', 'garnish', 'egg', 'spice'];
/** What is not counted by the piece. */
const LIQUID: readonly IngredientPart['category'][] = [
  ...(['spirit', 'liqueur', 'fortified-wine', 'wine', 'beer', 'juice', 'mixer', 'syrup', 'dairy'] as const),
];
/** Stands for a letter that could not be decoded. */
const LOST = '\uFFFD';
const SURE_AMOUNT = /^\s{0,9}\d{1,4}(?:[.,]\d{1,3})?\s?(?:ml|cl|dl|oz)\s/i;
/** Tokens of an amount behind a name: "1 1/2 bar spoons". */
const MAX_AMOUNT_TOKENS = 8;
const OPENING = new Set(['(', '[']);
const CLOSING = new Set([')', ']']);
const BULLETS = new Set(['|', '-', '–', '—', '•', '*', '·', '▢', '☐', '□', '✓', '+']);
const SEPARATORS = new Set([',', ';', ':', '|', '.', '…', '_', '·', '-', '–', '—', '(', '[', '!']);
/** Where a name ends and a remark on it begins. */
const BREAKS = new Set([',', ';', ':', '|', '…', '{', '<', '(', '[', '–', '—']);
/** Signs between the fields of a line. */
const FIELD_SIGNS = new Set([',', ';', '|']);
const TIMES = new Set(['x', '×', '*', '✕']);
/** Signs and words behind a number that is a strength, and per cent of one. */
const STRENGTH_SIGNS: ReadonlyMap<string, number> = new Map([
  ['%', 1],
  ['°', 1],
  ['proof', 1 / 2],
  ['abv', 1],
  ['vol', 1],
]);
const STRENGTH_WORDS = new Set(['vol', 'volume', 'volumen', 'alc', 'abv', '%', '@']);
/** Strengths that differ by less are the same. */
const SAME_STRENGTH = 0.5;
/** Per cent that nothing with alcohol has, of what nobody knows, and the least share of the usual strength that is believed. */
const LEAST_BELIEVED = 1;
const LEAST_OF_USUAL = 1 / 4;
/** Per cent up to which a percentage of things without alcohol may be alcohol, by category: more is a share of fruit or sugar. */
const MOST_FERMENTED: Readonly<Record<string, number>> = { mixer: 40, syrup: 40, juice: 15 };
/** Of no more than this much, a splash of bitters is a dash. */
const SPLASH_ML = 7.5;
/** In English recipes "T" is a tablespoon and "t" a teaspoon. */
const TABLESPOON: Measure = { kind: 'volume', ml: 15 };
const CENTILITRE = 10;
/** Signs between an amount and a fraction that may belong to it or not. */
const PART_SIGNS = new Set([',', '-', '–', '—']);
/** The share by which an amount in two measures may differ. */
const SAME_AMOUNT = 0.1;
const NUMBERS_APART = new Set(['/', '|', '=', ',']);

/**
 * Reads lines as people write them, in any of the site's languages, by their tokens: what it costs grows with the length
 * of the line alone. A line whose amount cannot be read keeps its words and has no amount.
 */
export function createLineReader(
  { ingredients, units }: Pick<DrinkParts, 'ingredients' | 'units'>,
  locale: Locale,
  lookUp: FindIngredient,
): LineReader {
  const find: FindIngredient = (name) => (name.length > OWN_DRINK_LIMITS.lineName ? undefined : lookUp(name));
  const parts = new Map(ingredients.map((part) => [part.id, part]));
  const unitById = new Map(units.map((unit) => [unit.id, unit]));
  const idByStem = new Map(ingredients.flatMap(({ id, stem }) => (stem ? [[foldText(stem), id]] : [])));
  const ownMeasures = MEASURES_OF_LANGUAGE[locale];

  function read(written: string): LineReading {
    // Of "1 c. � s." nobody knows whether it is a cup or a spoon.
    if (written.includes(LOST) && !SURE_AMOUNT.test(written)) return unread(written.trim());
    const line = fromCooklang(tidyLine(written));
    const { text, strength } = takeStrength(line);
    const reading = readPlain(text);
    const strong = strength === undefined ? reading : withStated(reading, strength);
    return withAllWords(strong ?? readPlain(line), line);
  }

  /** A line whose amount nobody can tell keeps all its words: "1 flesje bier" is no beer with a note "1". */
  function withAllWords(reading: LineReading, text: string): LineReading {
    const { ingredient, name, note, unit, parts: share } = reading;
    const isAmountless = share !== undefined || unit === 'top' || unitById.get(unit)?.number === 'none';
    if (reading.amount !== null || isAmountless || reading.isUnread) return reading;
    const tokens = tokenize(name);
    const isCount = ({ folded }: Token) => measureOf(folded)?.kind === 'count';
    const isMeasure = (token: Token) => measureOf(token.folded) !== undefined && !isCount(token);
    if (ingredient === undefined)
      return note === '' && tokens.some((token) => isNumeric(token) || isMeasure(token))
        ? { ...reading, isUnread: true }
        : reading;
    const means = (words: readonly Token[]) =>
      find(words.map((token) => token.text).join(' ')) === ingredient;
    const withoutFirst = (words: readonly Token[]) =>
      words.slice(words.findIndex(({ folded }, place) => place > 0 && !OF_WORDS.has(folded)));
    const isLost = (words: readonly Token[]) =>
      words.length > 0 && words.length < tokens.length && (means(words) || means(withoutFirst(words)));
    const isMore =
      isLost(tokens.filter((token) => !isNumeric(token))) ||
      isLost(tokens.filter((token) => !isNumeric(token) && !isMeasure(token))) ||
      (note !== '' && tokens.length > 1 && isStrange(tokens[0], ingredient) && means(withoutFirst(tokens)));
    return isMore ? { ...reading, note: text } : reading;
  }

  /** Whether a word before an ingredient is none of its name. */
  function isStrange(token: Token | undefined, ingredient: string): boolean {
    const words = foldText(parts.get(ingredient)?.name ?? '').split(' ');
    return token !== undefined && !words.includes(token.folded);
  }

  /** A reading with the strength that its line states; undefined where that is no alcohol. */
  function withStated(reading: LineReading, strength: number): LineReading | undefined {
    if (mayHaveStrength(reading)) return withStrength(reading, strength);
    const category = parts.get(reading.ingredient ?? '')?.category ?? '';
    if (strength <= LEAST_BELIEVED || strength > (MOST_FERMENTED[category] ?? 0)) return undefined;
    // A ginger beer of 4.8 % is not the one without alcohol.
    const { ingredient: _, ...rest } = reading;
    return { ...rest, name: `${reading.name} ${strength} %`, strength };
  }

  /** A reading with the strength that its line states, where that is not the usual one. */
  function withStrength(reading: LineReading, strength: number): LineReading {
    const usual = parts.get(reading.ingredient ?? '')?.strength;
    // 0.47 is a share, and 1 a mark for alcohol: where these are believed, a drink is called free of alcohol.
    const isDoubted =
      strength > 0 &&
      (usual === undefined
        ? strength <= LEAST_BELIEVED
        : strength < usual * LEAST_OF_USUAL && usual >= SAME_STRENGTH);
    if (isDoubted)
      return {
        ...reading,
        note: joinNotes(reading.note, `${strength} %`),
        doubtedStrength: strength,
      };
    return usual !== undefined && Math.abs(usual - strength) < SAME_STRENGTH
      ? reading
      : { ...reading, strength };
  }

  /** Whether a percentage is that of alcohol, not of cream, cocoa or juice. */
  function mayHaveStrength({ ingredient, name }: LineReading): boolean {
    const part = parts.get(ingredient ?? '');
    return part === undefined ? readFoods(name).hasAlcohol : (part.strength ?? 0) > 0;
  }

  function readPlain(written: string): LineReading {
    const text = withoutListNumber(tidyLine(written.replaceAll('"', '')));
    if (hasTwoThings(tokenize(text))) return { ...unread(text), isUnread: true };
    const line = new Line(amountFirst(text));
    line.skip(BULLETS);
    const whole = line.rest();
    if (isRatio(line.tokens) && find(whole) === undefined) return { ...unread(text), isUnread: true };
    const { reading, isMeasured } = readLine(line);
    if (isMeasured || reading.ingredient !== undefined) return reading;
    // "7 Up" and "half and half" are names.
    const id = find(whole);
    return id === undefined ? reading : { ...unread(whole), ingredient: id, unit: usualUnit(id) };
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

  /** A line whose fields are parted by signs, with the field that is an amount first: "Orgeat, 15 ml, of ours". */
  function amountFirst(text: string): string {
    const tokens = tokenize(tidyLine(text));
    if (isNumeric(tokens[0])) return text;
    for (const [place, token] of tokens.entries()) {
      const isField = FIELD_SIGNS.has(tokens[place - 1]?.text ?? '') && isNumeric(token);
      const number = isField ? readNumber(tokens, place) : undefined;
      if (number === undefined) continue;
      const line = new Line(text);
      line.at = number.next;
      const { measure } = readMeasure(line);
      const isAmount = measure?.kind === 'volume' || measure?.kind === 'unit';
      if (!isAmount || !FIELD_SIGNS.has(line.here()?.text ?? '')) continue;
      const before = line.words(0, place - 1);
      return `${line.words(place)} ${before}, ${line.words(line.at + 1, line.end)}`;
    }
    return text;
  }

  function readLine(line: Line): { reading: LineReading; isMeasured: boolean } {
    const text = line.rest();
    const told = new Map<Remark, string>();
    takeRemarks(line, told);
    const start = line.at;
    if (told.has('juice')) line.at = phraseAt(line)?.at ?? start;
    const read = readAmount(line);
    const amount = vagueUnlessSure(timesBehind(line, statedBehind(line, countBehind(line, read))));
    const isMeasureAlone =
      amount?.measure === undefined && measureOf(foldText(line.rest()))?.kind === 'volume';
    if (amount?.isUnread === true || (amount?.value !== undefined && isMeasureAlone))
      return { reading: { ...unread(text), isUnread: true }, isMeasured: true };
    // "Juice of the moon" is a name.
    const isJuice = told.has('juice') && amount?.value !== undefined;
    if (!isJuice) line.at = told.has('juice') ? start : line.at;
    takeRemarksBehind(line, told);
    if (told.has('top') && amount === undefined) line.skipWords(WITH_WORDS, OF_WORDS);
    const isMeasured = amount?.measure !== undefined;
    if (line.rest() === '') return { reading: unread(text), isMeasured };
    const named = nameOf(line.rest(), told.has('juice') && !isJuice ? undefined : amount);
    const reading = { ...named, isOptional: told.has('optional'), isGarnish: told.has('garnish') };
    const whole = isJuice ? asJuice(reading, line.words(start, line.end)) : withRemark(reading, told, amount);
    return { reading: whole, isMeasured };
  }

  /** What "to top", "for the rim" and the like make of a line. */
  function withRemark(
    reading: LineReading,
    told: ReadonlyMap<Remark, string>,
    amount: AmountRead | undefined,
  ): LineReading {
    const remark = (['top', 'rim', 'rinse', 'dusting'] as const).find((one) => told.has(one));
    const beside = joinNotes(told.get('taste') ?? '', told.get('per') ?? '');
    if (remark === undefined) return { ...reading, note: joinNotes(reading.note, beside) };
    const isVolume = reading.unit === 'ml' && reading.amount !== null;
    if (remark === 'top') return { ...reading, unit: 'top', amount: isVolume ? reading.amount : null };
    return amount === undefined || !isVolume ? { ...reading, unit: remark, amount: null } : reading;
  }

  interface AmountRead {
    /** Undefined where only a measure stands there: "splash of soda". */
    value?: number;
    measure?: Measure;
    /** As it is written. */
    words: string;
    isRange: boolean;
    isVague?: boolean;
    /** Whether words say that it is more or less than the number: "scant", "heaped". */
    isRough?: boolean;
    /** Whether nobody can tell what it measures by. */
    isUnread?: boolean;
  }

  function readAmount(line: Line): AmountRead | undefined {
    const start = line.at;
    const isRough = skipRough(line);
    const amount = readAmountFrom(line, start);
    if (!isRough) return amount;
    const isSure = amount?.value !== undefined && amount.words.length > 0;
    if (isSure) return { ...amount, isRough };
    line.at = start;
    return readAmountFrom(line, start);
  }

  /** Skips "scant", "just under" and "un peu moins de" before a number. */
  function skipRough(line: Line): boolean {
    const end = phraseEnd(line, (words) => ROUGH_PHRASES.has(words));
    const number = end === undefined ? undefined : readNumber(line.tokens, end);
    const isNumber =
      number?.hasDigits === true || (number !== undefined && measureAt(line, number.next) !== undefined);
    if (end === undefined || !isNumber) return false;
    line.at = end;
    return true;
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

  /** Place behind the longest words here that are a phrase. */
  function phraseEnd(line: Line, isPhrase: (words: string) => boolean): number | undefined {
    let words = '';
    let found: number | undefined;
    for (let at = line.at, count = 0; count < MAX_PHRASE_WORDS && at < line.end; at += 1, count += 1) {
      const token = line.tokens[at];
      if (token?.kind !== 'word') break;
      words = words === '' ? token.folded : `${words} ${token.folded}`;
      if (isPhrase(words)) found = at + 1;
    }
    return found;
  }

  function readAmountFrom(line: Line, start: number): AmountRead | undefined {
    const isSome = (folded: string) =>
      VAGUE_WORDS.has(folded) && readNumber(line.tokens, line.at + 1) === undefined;
    const before = line.at;
    // "a few", "een paar"
    if (ARTICLES.has(line.here()?.folded ?? '')) line.skipWords(ARTICLES, SIZE_WORDS);
    if (!isSome(line.here()?.folded ?? '')) line.at = before;
    while (
      (ABOUT_WORDS.has(line.here()?.folded ?? '') && !isSome(line.here()?.folded ?? '')) ||
      '~≈±'.includes(line.here()?.text ?? ' ')
    ) {
      line.at += 1;
      if (line.here()?.text === '.') line.at += 1;
    }
    const vague = line.here();
    if (vague && VAGUE_WORDS.has(vague.folded) && readNumber(line.tokens, line.at + 1) === undefined) {
      line.at += 1;
      skipOf(line);
      const { measure } = readMeasureBeforeName(line);
      const inside = readAside(line);
      if (inside !== undefined) return statedInside(inside.ml, line, start);
      skipOf(line);
      return { ...(measure && { measure }), words: line.words(start), isRange: false, isVague: true };
    }
    let first = readNumber(line.tokens, line.at);
    if (first === undefined) return readMeasureAlone(line, start) ?? readAmountBehind(line);
    const firstToken = line.here();
    line.at = first.next;
    skipSaidAgain(line, first.value);
    const times = readTimes(line);
    const inside = readAside(line);
    const size = inside ? undefined : readSecond(line);
    const isSized = skipSizes(line);
    const measured = readMeasureBeforeName(line);
    const isFilled = measured.measure !== undefined && skipFill(line);
    const rough = { ...((isSized || isFilled) && { isRough: true }) };
    const later = inside ?? readAside(line) ?? size;
    const { measure } = measured;
    const unitWord = line.tokens[line.at - 1]?.folded ?? '';
    // "12 oz bottle of beer"
    if (measure?.kind === 'volume') skipContainer(line);
    readAlternative(line);
    const part = measure === undefined ? 0 : readPart(line);
    const more = readMore(line, measure);
    const end = readRangeEnd(line, measure);
    skipOf(line);
    first = asSlashed(first, measure, unitWord);
    const words = line.words(start);
    if (more === 'unknown') return { words, isRange: false, isVague: true };
    const thousands = firstToken?.kind === 'number' ? asThousands(firstToken.text) : undefined;
    const isSmall = measure?.kind === 'volume' && measure.ml === 1;
    const value =
      (thousands !== undefined && isSmall && !first.isRange ? thousands : first.value) * times + part;
    if (end !== undefined) {
      const ml = value * mlOf(measure);
      return { value: middleOf(ml, end), measure: { kind: 'volume', ml: 1 }, words, isRange: true };
    }
    // "1 (750 ml) bottle", "2 14 oz cans", "1 can (16 oz)": so many times what is in one.
    // Of "1/2 bottle (375 ml)" nobody can tell whether that is in the half.
    const isOfPart = value < 1 && later?.isEach !== true && measure?.kind === 'container';
    if (later && isOfPart) return { words, isRange: false, isVague: true };
    if (later && (measure === undefined || measure.kind === 'container' || measure.kind === 'count'))
      return {
        value: value * later.ml,
        measure: { kind: 'volume', ml: 1, isRough: true },
        words,
        isRange: first.isRange,
      };
    if (size && measure === undefined) return { words, isRange: false, isVague: true };
    // "2 shots (30 ml each)": how much people pour is said.
    const isRough =
      measure?.kind === 'part' ||
      (measure?.kind === 'unit' && unitById.get(measure.id)?.number !== 'none') ||
      (measure?.kind === 'volume' && measure.isRough === true);
    if (later && isRough)
      return {
        value: later.ml * (later.isEach ? value : 1),
        measure: { kind: 'volume', ml: 1, isRough: true },
        words,
        isRange: first.isRange,
      };
    if (more !== undefined)
      return {
        value: value * mlOf(measure) * more.times + more.ml,
        measure: { kind: 'volume', ml: 1, ...(isRough && { isRough }) },
        words,
        isRange: first.isRange,
        ...rough,
      };
    if (measure === undefined && hasUnreadMeasure(line)) return { words, isRange: false, isUnread: true };
    return { value, ...measured, words, isRange: first.isRange, ...rough };
  }

  /** An amount that can be read in two ways is one that nobody can tell: it is kept in its words. */
  function vagueUnlessSure(amount: AmountRead | undefined): AmountRead | undefined {
    if (amount === undefined || !Number.isNaN(amount.value)) return amount;
    return { words: amount.words, isRange: false, isVague: true };
  }

  /**
   * Numbers with a slash between by what they count: "3/4 oz" is a fraction, "8/10 leaves" and "2/3 dashes" are ranges.
   * Of "30/15 ml" and "60/2 oz" nobody can tell.
   */
  function asSlashed(number: NumberRead, measure: Measure | undefined, unitWord: string): NumberRead {
    if (number.slashed === undefined || Number.isNaN(number.value)) return number;
    const { over, under } = number.slashed;
    const isFraction = DENOMINATORS.has(under);
    const isSpoon = measure?.kind === 'unit' && (measure.id === 'teaspoon' || measure.id === 'barspoon');
    const isCounted = measure?.kind === 'unit' && !isSpoon;
    if (measure === undefined || measure.kind === 'count' || isCounted) {
      if (over === 1 && isFraction && !COUNTED_WORDS.has(unitWord)) return number;
      const isRange = isCounted || !isFraction;
      return isRange ? { ...number, value: (over + under) / 2, isRange } : { ...number, value: Number.NaN };
    }
    // "2/3 cl" may be two or three.
    const isSmall = measure.kind === 'volume' && measure.ml <= CENTILITRE;
    return isFraction && (over === 1 || !isSmall) ? number : { ...number, value: Number.NaN };
  }

  /** Millilitres of one of a measure; NaN of what has none. */
  function mlOf(measure: Measure | undefined): number {
    if (measure?.kind === 'volume') return measure.ml;
    const ml = measure?.kind === 'unit' ? unitById.get(measure.id)?.ml : undefined;
    return ml ?? Number.NaN;
  }

  /** What is added to an amount or multiplies it: "plus 2 tbsp", "+ 1/2 oz", "y media", "x 2". */
  function readMore(
    line: Line,
    measure: Measure | undefined,
  ): { ml: number; times: number } | 'unknown' | undefined {
    const before = line.at;
    const sign = line.here()?.folded ?? '';
    const isTimes = TIMES.has(sign);
    if (Number.isNaN(mlOf(measure)) || (!isTimes && !PLUS_SIGNS.has(sign))) return undefined;
    const number = readNumber(line.tokens, line.at + 1);
    if (number !== undefined) {
      line.at = number.next;
      if (isTimes && number.hasDigits) return { ml: 0, times: number.value };
      const later = readMeasure(line);
      const isHalf = later.measure === undefined && number.value < 1;
      const ml = number.value * mlOf(isHalf ? measure : later.measure);
      if (!isTimes && !Number.isNaN(ml)) return { ml, times: 1 };
      if (!isTimes && later.measure !== undefined) return 'unknown';
    }
    line.at = before;
    return undefined;
  }

  /**
   * The half of "2 cl ½" and "1 oz 1/2", behind the measure; 0 where there is none. NaN where nobody can tell what a
   * fraction belongs to: "2 oz, 1/2 gin".
   */
  function readPart(line: Line): number {
    const before = line.at;
    line.skip(PART_SIGNS);
    const isJoined = line.at === before;
    const number = readNumber(line.tokens, line.at);
    const isFraction =
      FRACTIONS.has(line.here()?.text ?? '') ||
      (line.here()?.kind === 'number' && number !== undefined && number.next > line.at + 1);
    line.at = number?.next ?? line.at;
    // "1 oz 1/2 and 1/2" is half milk, half cream; "2 oz 3 quarters" says nothing that we know.
    const isHalfAndHalf =
      PLUS_SIGNS.has(line.here()?.folded ?? '') && readNumber(line.tokens, line.at + 1) !== undefined;
    if (number === undefined || !isFraction || Number.isInteger(number.value) || isHalfAndHalf) {
      line.at = before;
      return 0;
    }
    const isAmount = readMeasure(line).measure !== undefined;
    return isJoined && number.value < 1 && !number.isRange && !isAmount ? number.value : Number.NaN;
  }

  /** Millilitres at the end of a range whose measure is said twice: "2 cl to 3 cl". */
  function readRangeEnd(line: Line, measure: Measure | undefined): number | undefined {
    const before = line.at;
    const sign = line.here();
    if (
      sign === undefined ||
      measure?.kind !== 'volume' ||
      !(DASHES.has(sign.text) || RANGE_WORDS.has(sign.folded))
    )
      return undefined;
    const number = readNumber(line.tokens, line.at + 1);
    if (number?.hasDigits === true) {
      line.at = number.next;
      const later = readMeasure(line).measure;
      if (later?.kind === 'volume') return (number.value + readPart(line)) * later.ml;
    }
    line.at = before;
    return undefined;
  }

  /** An amount that is multiplied at the end of its line: "25 ml gin x 2". */
  function timesBehind(line: Line, amount: AmountRead | undefined): AmountRead | undefined {
    const [sign, number] = [line.tokens[line.end - 2], line.tokens[line.end - 1]];
    const times = Number(number?.text);
    const isTimes = number?.kind === 'number' && TIMES.has(sign?.folded ?? '') && Number.isInteger(times);
    if (!isTimes || amount?.value === undefined || Number.isNaN(mlOf(amount.measure))) return amount;
    if (line.end - 2 <= line.at) return amount;
    line.end -= 2;
    return { ...amount, value: amount.value * times };
  }

  /** An amount that only words say, by the volume in brackets behind the name: "a splash of beer (0.33 l)". */
  function statedBehind(line: Line, amount: AmountRead | undefined): AmountRead | undefined {
    const { measure, value = 1 } = amount ?? {};
    const isContainer = measure?.kind === 'container';
    const isRough = measure?.kind === 'part' || (measure?.kind === 'volume' && measure.isRough === true);
    if (amount === undefined || (!isRough && !isContainer)) return amount;
    // What is in brackets in the words themselves has been read.
    if (amount.words.includes('(') || amount.words.includes('[')) return amount;
    const start = line.at;
    let stated: { ml: number; isEach?: boolean } | undefined;
    for (let at = start; at < line.end && stated === undefined; at += 1) {
      line.at = at;
      stated = readAside(line);
    }
    line.at = start;
    if (stated === undefined) return amount;
    if (isContainer && value < 1) return { words: amount.words, isRange: false, isVague: true };
    const times = isContainer || stated.isEach === true ? value : 1;
    return { ...amount, value: stated.ml * times, measure: { kind: 'volume', ml: 1, isRough: true } };
  }

  /** How many there are, in brackets at the end of a line without a number: "hojas de menta (8)". */
  function countBehind(line: Line, amount: AmountRead | undefined): AmountRead | undefined {
    const [open, number, close] = line.tokens.slice(line.end - 3, line.end);
    const isCount =
      OPENING.has(open?.text ?? '') && number?.kind === 'number' && CLOSING.has(close?.text ?? '');
    const isOpen = amount?.measure?.kind === 'unit' && amount.value === 1 && !/\d/.test(amount.words);
    const count = Number(number?.text);
    if (amount === undefined || !isCount || !isOpen || !Number.isInteger(count)) return amount;
    if (tokenize(amount.words).some(({ folded }) => NUMBER_WORDS.has(folded))) return amount;
    line.end -= 3;
    return { ...amount, value: count };
  }

  /** "(1)" of "one (1) oz". */
  function skipSaidAgain(line: Line, value: number): void {
    const [open, number, close] = line.tokens.slice(line.at, line.at + 3);
    const isAgain = number?.kind === 'number' && Number(number.text) === value;
    if (OPENING.has(open?.text ?? '') && CLOSING.has(close?.text ?? '') && isAgain) line.at += 3;
  }

  /** "× 30" of "2 × 30 ml"; an "x" before a name only says how many. */
  function readTimes(line: Line): number {
    if (!TIMES.has(line.here()?.folded ?? '')) return 1;
    const number = readNumber(line.tokens, line.at + 1);
    line.at = number?.hasDigits ? number.next : line.at + 1;
    return number?.hasDigits ? number.value : 1;
  }

  /** An amount behind the name: "Gin 50 ml", "bitters – 2 dashes". */
  function readAmountBehind(line: Line): AmountRead | undefined {
    const start = line.at;
    let end = line.end;
    while (end > start && isClosingOrPoint(line.tokens[end - 1])) end -= 1;
    for (let at = Math.max(start + 1, end - MAX_AMOUNT_TOKENS); at < end; at += 1) {
      const before = line.tokens[at - 1];
      if (!isNumeric(line.tokens[at]) || isNumeric(before)) continue;
      // "To top up (about 120 ml)" is our own.
      if (before && ABOUT_WORDS.has(before.folded)) continue;
      const number = readNumber(line.tokens, at);
      if (number === undefined) continue;
      line.at = number.next;
      const { measure } = readMeasure(line);
      const part = measure === undefined ? 0 : readPart(line);
      const more = readMore(line, measure);
      const isWhole = line.at >= end && (measure?.kind === 'volume' || measure?.kind === 'unit');
      const words = line.words(at, end);
      line.at = start;
      if (!isWhole) continue;
      line.end = at;
      while (line.end > start + 1 && SEPARATORS.has(line.tokens[line.end - 1]?.text ?? '')) line.end -= 1;
      if (more === 'unknown') return { words, isRange: false, isVague: true };
      const read = asSlashed(number, measure, line.tokens[end - 1]?.folded ?? '');
      if (more === undefined) return { value: read.value + part, measure, words, isRange: read.isRange };
      const value = (read.value + part) * mlOf(measure) * more.times + more.ml;
      return { value, measure: { kind: 'volume', ml: 1 }, words, isRange: number.isRange };
    }
    return undefined;
  }

  /** A unit without a number: "splash of soda", "juice of". */
  function readMeasureAlone(line: Line, start: number): AmountRead | undefined {
    const before = line.at;
    const whole = line.rest();
    const { measure } = readMeasure(line);
    const inside = measure === undefined ? undefined : readAside(line);
    if (inside !== undefined && line.here() !== undefined) return statedInside(inside.ml, line, start);
    const isMeasure = measure !== undefined && measure.kind !== 'count' && measure.kind !== 'top';
    // "Zest of a lemon" and "splash soda", but "peel", "El Dorado" and "glass noodles" are names.
    const isRough =
      (measure?.kind === 'volume' && measure.isRough === true) ||
      (measure?.kind === 'unit' && (measure.id === 'pinch' || measure.id === 'dash'));
    const isBefore = isMeasure && (skipOf(line) || isRough) && line.here() !== undefined;
    if (isBefore && !isIceCream(whole, line.rest()))
      return { value: readOne(line), measure, words: line.words(start), isRange: false };
    line.at = before;
    return undefined;
  }

  /** An amount in brackets behind a word that says less: "a splash (3–4 cl) of rum". */
  function statedInside(ml: number, line: Line, start: number): AmountRead {
    const words = line.words(start);
    skipOf(line);
    return { value: ml, measure: { kind: 'volume', ml: 1, isRough: true }, words, isRange: false };
  }

  /** "of one lemon", "of ½ orange": how many the measure is of is no amount of its own. */
  function readOne(line: Line): number {
    const number = readNumber(line.tokens, line.at);
    if (number?.value === 1) line.at = number.next;
    return 1;
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
    if (found.measure?.kind !== 'count' && found.measure?.kind !== 'unit') return found;
    const after = line.at;
    skipOf(line);
    const id = find(whole);
    const isName = (id !== undefined && id !== find(line.rest())) || isIceCream(whole, line.rest());
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
      if (later.measure?.kind === 'volume' && !later.measure.isRough) return later;
    }
    line.at = before;
    return {};
  }

  function skipContainer(line: Line): void {
    const before = line.at;
    const isContainer = readMeasure(line).measure?.kind === 'container';
    if (!isContainer || line.here() === undefined) line.at = before;
  }

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

  const measureOf = (words: string) => ownMeasures?.get(words) ?? MEASURES.get(words);

  /** "(2 oz)" and "(750 ml)": a second amount in brackets. */
  function readAside(line: Line): { ml: number; isEach?: boolean } | undefined {
    if (!OPENING.has(line.here()?.text ?? '')) return undefined;
    const before = line.at;
    line.at += 1;
    if (line.here()?.kind === 'word' && ABOUT_WORDS.has(line.here()?.folded ?? '')) line.at += 1;
    else if ('~≈'.includes(line.here()?.text ?? ' ')) line.at += 1;
    if (OR_WORDS[locale].has(line.here()?.folded ?? '')) line.at += 1;
    const number = readNumber(line.tokens, line.at);
    if (number) {
      line.at = number.next;
      const { measure } = readMeasure(line);
      const isEach = EACH_WORDS.has(line.here()?.folded ?? '');
      line.skipWords(EACH_WORDS);
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

  function takeRemarks(line: Line, told: Map<Remark, string>): void {
    for (let isFound = true; isFound && line.here() !== undefined;) {
      const inBrackets = OPENING.has(line.here()?.text ?? '');
      if (inBrackets) line.at += 1;
      const found = phraseAt(line);
      isFound = found !== undefined && (found.remark !== 'top' || found.at < line.end);
      if (!isFound || !found) {
        if (inBrackets) line.at -= 1;
        return;
      }
      const isWholeLine = found.at >= line.end;
      if (isWholeLine) return;
      told.set(found.remark, found.remark === 'per' ? line.words(line.at, found.at) : '');
      if (found.remark === 'juice') return;
      line.at = found.at;
      line.skip(SEPARATORS, CLOSING);
    }
  }

  function phraseAt(line: Line): { remark: Remark; at: number } | undefined {
    let words = '';
    let found: { remark: Remark; at: number } | undefined;
    for (let at = line.at, count = 0; count < MAX_PHRASE_WORDS && at < line.end; at += 1, count += 1) {
      const token = line.tokens[at];
      if (token?.kind !== 'word') break;
      words = words === '' ? token.folded : `${words} ${token.folded}`;
      const remark = REMARKS_BEFORE.get(words);
      if (remark) found = { remark, at: at + 1 };
    }
    return found;
  }

  function takeRemarksBehind(line: Line, told: Map<Remark, string>): void {
    for (;;) {
      let end = line.end;
      if (takeRoughAmount(line)) continue;
      while (end > line.at + 1 && isClosingOrPoint(line.tokens[end - 1])) end -= 1;
      let words = '';
      let found: { remark: Remark; at: number } | undefined;
      for (let at = end - 1, count = 0; count < MAX_PHRASE_WORDS && at > line.at; at -= 1, count += 1) {
        const token = line.tokens[at];
        if (token?.kind !== 'word') break;
        words = words === '' ? token.folded : `${token.folded} ${words}`;
        const remark = REMARKS_BEHIND.get(words);
        if (remark) found = { remark, at };
      }
      // "(330 ml each)" and "(1 per drink)" are whole.
      const before = line.tokens[(found?.at ?? 0) - 1];
      const isOfAmount = isNumeric(before) || measureOf(before?.folded ?? '') !== undefined;
      if (found === undefined || (found.remark === 'per' && isOfAmount)) return;
      told.set(found.remark, line.words(found.at, end));
      line.end = found.at;
      while (line.end > line.at + 1 && SEPARATORS.has(line.tokens[line.end - 1]?.text ?? '')) line.end -= 1;
    }
  }

  /** "(about 150 ml)" at the end, as our own lines to top up have it. */
  function takeRoughAmount(line: Line): boolean {
    const last = line.tokens[line.end - 1];
    if (!CLOSING.has(last?.text ?? '')) return false;
    let open = line.end - 2;
    while (open > line.at && !OPENING.has(line.tokens[open]?.text ?? '')) open -= 1;
    const first = line.tokens[open + 1];
    if (open <= line.at || !first || !ABOUT_WORDS.has(first.folded)) return false;
    const number = readNumber(line.tokens, open + 2);
    if (number === undefined) return false;
    line.end = open;
    return true;
  }

  /** What is left of a line, taken for the name of an ingredient and remarks on it. */
  function nameOf(rest: string, amount: AmountRead | undefined): LineReading {
    const measured = measuredBy(amount);
    const given = amount?.measure;
    const named = given?.kind === 'unit' ? undefined : nameWithUnit(rest, amount);
    if (named) return named;
    const { name, ingredient, note, or, strength } = findName(rest, amount);
    const text = name === '' ? rest : name;
    return {
      ...(ingredient !== undefined && { ingredient }),
      ...(strength !== undefined && { strength }),
      name: text,
      ...(isDashOf(ingredient, amount) ? { unit: 'dash', amount: amount?.value ?? null } : measured),
      ...(isCountedLiquid(ingredient, amount) && { unit: 'ml', amount: volumeIn(note) }),
      ...(measured.unit === '' && { unit: ingredient === undefined ? 'piece' : usualUnit(ingredient) }),
      note: joinNotes(measured.note, isCountedLiquid(ingredient, amount) ? (amount?.words ?? '') : '', note),
      or,
      isOptional: false,
      isGarnish: false,
    };
  }

  /** Millilitres that a remark says: "60 ml" of "1 espresso (60 ml)". */
  function volumeIn(note: string): number | null {
    const ml = readAside(new Line(`(${note})`))?.ml ?? 0;
    return ml > 0 && ml <= OWN_DRINK_LIMITS.amount ? ml : null;
  }

  /** Whether a liquid is counted: how much "2 rum" or "a cloud of cream" are, nobody knows. */
  function isCountedLiquid(ingredient: string | undefined, amount: AmountRead | undefined): boolean {
    const isCounted = amount?.measure === undefined || amount.measure.kind === 'count';
    if (ingredient === undefined || amount?.value === undefined || !isCounted) return false;
    const part = parts.get(ingredient);
    return part !== undefined && LIQUID.includes(part.category) && part.pieceMl === undefined;
  }

  /** A splash of bitters is a dash. */
  function isDashOf(ingredient: string | undefined, amount: AmountRead | undefined): boolean {
    const measure = amount?.measure;
    const isSplash = measure?.kind === 'volume' && measure.isRough === true && measure.ml <= SPLASH_ML;
    return isSplash && amount?.value !== undefined && parts.get(ingredient ?? '')?.category === 'bitters';
  }

  function measuredBy(
    amount: AmountRead | undefined,
  ): Pick<LineReading, 'unit' | 'amount' | 'note' | 'parts'> {
    if (amount === undefined) return { unit: '', amount: null, note: '' };
    const { value, measure, words, isRange, isVague } = amount;
    const note = isRange || amount.isRough === true ? words : '';
    if (isVague === true || value === undefined) return { unit: '', amount: null, note: words };
    switch (measure?.kind) {
      case undefined:
      case 'count':
        return withinLimits('piece', value, note, words);
      case 'volume':
        return withinLimits('ml', value * measure.ml, measure.isRough ? words : note, words);
      case 'unit': {
        // "½ orange slice"
        const isHalf = value === 1 / 2 && (measure.id === 'slice' || measure.id === 'wheel');
        if (isHalf) return { unit: 'half-wheel', amount: 1, note };
        const takesNumber = unitById.get(measure.id)?.number !== 'none';
        return takesNumber
          ? withinLimits(measure.id, value, note, words)
          : { unit: measure.id, amount: null, note };
      }
      case 'part':
        return { unit: 'ml', amount: null, parts: value, note: words };
      case 'top':
        return { unit: 'top', amount: null, note };
      case 'container':
      case 'other':
        return { unit: '', amount: null, note: words };
    }
  }

  function withinLimits(unit: string, value: number, note: string, words: string) {
    const amount = Math.round(value * 100) / 100;
    const isPossible = amount > 0 && amount <= OWN_DRINK_LIMITS.amount;
    return isPossible ? { unit, amount, note } : { unit: '', amount: null, note: words };
  }

  /** "10 mint leaves", "mint sprig", "Minzblätter": a unit behind the name, where the whole names nothing. */
  function nameWithUnit(written: string, amount: AmountRead | undefined): LineReading | undefined {
    if (amount?.measure && amount.measure.kind !== 'count') return undefined;
    const rest = trimSigns(written);
    const whole = find(rest);
    const tokens = tokenize(rest);
    const cut = tokens.findIndex(
      ({ text, folded }, place) => place > 0 && (BREAKS.has(text) || OR_WORDS[locale].has(folded)),
    );
    const last = cut === -1 ? tokens.length - 1 : cut - 1;
    const isOr = OR_WORDS[locale].has(tokens[cut]?.folded ?? '');
    const token = tokens[last];
    if (token?.kind !== 'word') return undefined;
    const half = FRACTION_WORDS.get(tokens[0]?.folded ?? '') === 1 / 2 && amount?.value !== undefined;
    const stem = stemOf(token, tokens.slice(0, last));
    const isHalfWheel = tokens[last - 1]?.text === '-' && tokens[last - 2]?.folded === 'half';
    const unitStart = isHalfWheel ? last - 2 : last;
    const unitWords = isHalfWheel ? `half ${token.folded}` : token.folded;
    const measure = stem
      ? { kind: 'unit' as const, id: stem.unit }
      : unitStart > 0
        ? measureOf(unitWords)
        : undefined;
    if (measure?.kind !== 'unit') return undefined;
    const from = half ? 1 : 0;
    const start = tokens[from]?.start ?? 0;
    const name = rest.slice(start, stem ? token.end : tokens[unitStart]?.start).trim();
    const behind = cut === -1 ? '' : rest.slice(tokens[cut]?.end ?? rest.length).trim();
    const value = (amount?.value ?? 1) * (half ? 1 / 2 : 1);
    const words = amount?.words ?? '';
    const measured =
      amount?.isVague === true
        ? { unit: measure.id, amount: null, note: words }
        : measuredBy({ ...amount, words, isRange: amount?.isRange ?? false, value, measure });
    const found = stem ? { ingredient: stem.id, name, note: '', or: [] } : findName(name, undefined);
    // "Cinnamon stick" is a stick of cinnamon, but a sugar cube is no cube of sugar.
    if (whole !== undefined && found.ingredient !== whole) return undefined;
    const reading = {
      ...(found.ingredient !== undefined && { ingredient: found.ingredient }),
      name: found.name,
      ...measured,
      note: joinNotes(measured.note, found.note),
      or: isOr ? othersIn(behind) : found.or,
      isOptional: false,
      isGarnish: false,
    };
    return isOr ? reading : addNote(reading, cleanNote(behind));
  }

  /** The ingredient and the unit of a compound such as "Limettenscheibe". */
  function stemOf({ folded }: Token, before: readonly Token[]): { id: string; unit: string } | undefined {
    const [end, unit] =
      UNIT_ENDINGS.find(([one]) => folded.endsWith(one) && folded.length > one.length) ?? [];
    if (end === undefined || unit === undefined) return undefined;
    const said = before.flatMap((token) => (FRACTION_WORDS.has(token.folded) ? [] : token.folded));
    const stem = [...said, folded.slice(0, -end.length)].join(' ');
    const id = idByStem.get(stem) ?? find(stem);
    if (id === undefined) return undefined;
    // A German "Stange" is a stick of cinnamon and a stalk of celery.
    return { id, unit: unit === 'stick' && parts.get(id)?.category !== 'spice' ? 'stalk' : unit };
  }

  type Found = Pick<LineReading, 'ingredient' | 'name' | 'note' | 'or' | 'strength'>;

  /** Whether a second amount, of something else, stands in a name: "gin, plus 1/2 oz sloe gin". */
  function hasLaterAmount(tokens: readonly Token[]): boolean {
    return tokens.some((_, place) => {
      const before = tokens[place - 1];
      if (before === undefined || isNumeric(before)) return false;
      if (before.text === '/' || OR_WORDS[locale].has(before.folded) || ABOUT_WORDS.has(before.folded))
        return false;
      const end = amountEnd(tokens, place);
      return end !== undefined && tokens.slice(end).some(isName);
    });
  }

  const isName = ({ kind, folded }: Token) =>
    kind === 'word' && !OF_WORDS.has(folded) && !EACH_WORDS.has(folded);

  /** Place behind an amount with a measure that begins here. */
  function amountEnd(tokens: readonly Token[], place: number): number | undefined {
    const token = tokens[place];
    // A French "à l’orange" is no litre.
    const isWord =
      NUMBER_WORDS.has(token?.folded ?? '') &&
      measureOf(tokens[place + 1]?.folded ?? '') !== undefined &&
      token?.text.toLowerCase() === token?.folded;
    const number = isNumeric(token) || isWord ? readNumber(tokens, place) : undefined;
    let at = number?.next ?? tokens.length;
    if (tokens[at]?.text === '-' && tokens[at]?.isApart === false) at += 1;
    const unit = tokens[at];
    const measure = unit?.kind === 'word' ? measureOf(unit.folded) : undefined;
    return measure?.kind === 'volume' || measure?.kind === 'unit' || measure?.kind === 'part'
      ? at + 1
      : undefined;
  }

  /**
   * Whether a line that begins with a name holds two things, each with its amount: "amaretto, 2 oz; gin, 1 oz" and
   * "absinthe, rinse; gin, 60 ml". Which amount is whose, nobody can tell for sure.
   */
  function hasTwoThings(tokens: readonly Token[]): boolean {
    if (isNumeric(tokens[0]) || NUMBER_WORDS.has(tokens[0]?.folded ?? '')) return false;
    if (!tokens.some(isNumeric)) return false;
    let things = 0;
    let isNamed = false;
    let depth = 0;
    for (let place = 0; place < tokens.length; place += 1) {
      const token = tokens[place];
      if (token === undefined) break;
      if (OPENING.has(token.text)) depth += 1;
      if (CLOSING.has(token.text)) depth -= 1;
      const end = fieldEnd(tokens, place) ?? amountEnd(tokens, place);
      if (end !== undefined) {
        if (isNamed) things += 1;
        isNamed = false;
        place = end - 1;
      } else if (depth === 0 && isThingWord(token)) isNamed = true;
    }
    return things > 1;
  }

  /** Place behind a field that is a number alone, or a remark that says how much: "1" and "rinse" between commas. */
  function fieldEnd(tokens: readonly Token[], place: number): number | undefined {
    const sign = tokens[place - 1]?.text ?? '';
    const isField =
      FIELD_SIGNS.has(sign) || sign === ':' || (DASHES.has(sign) && tokens[place]?.isApart === true);
    if (!isField) return undefined;
    const remark = REMARKS_BEHIND.get(tokens[place]?.folded ?? '');
    const isRemark = remark === 'rinse' || remark === 'top' || remark === 'rim';
    const end = isRemark ? place + 1 : isNumeric(tokens[place]) ? readNumber(tokens, place)?.next : undefined;
    return end !== undefined && FIELD_SIGNS.has(tokens[end]?.text ?? ';') ? end : undefined;
  }

  /** Whether a thing with an amount stands behind another: "amaretto, gin, 1 oz". */
  function hasThingBehind(tokens: readonly Token[]): boolean {
    if (!tokens.some(isNumeric)) return false;
    let isBehind = false;
    let isNamed = false;
    let depth = 0;
    return tokens.some((token, place) => {
      if (OPENING.has(token.text)) depth += 1;
      if (CLOSING.has(token.text)) depth -= 1;
      if (depth > 0) return false;
      if (FIELD_SIGNS.has(token.text)) isBehind = true;
      else if (isNumeric(token) && isNamed) return amountEnd(tokens, place) !== undefined;
      else if (isBehind && isThingWord(token)) isNamed = true;
      return false;
    });
  }

  const noThings: ReadonlySet<string> = new Set(
    [ABOUT_WORDS, PLUS_SIGNS, RANGE_WORDS, OR_WORDS[locale], SIZE_WORDS, ARTICLES, WITH_WORDS].flatMap(
      (words) => [...words],
    ),
  );
  const isThingWord = (token: Token) => isName(token) && !noThings.has(token.folded);

  /** The ingredient that a name means, and what else the name says: "lime juice, freshly squeezed", "rye or bourbon". */
  function findName(text: string, amount: AmountRead | undefined): Found {
    const rest = trimSigns(text);
    if (rest === '') return { name: rest, note: '', or: [] };
    const tokens = tokenize(rest);
    // "Almond milk plus 1 oz milk" is two things: nobody knows how much of which.
    if (hasLaterAmount(tokens) || hasThingBehind(tokens)) return { name: rest, note: '', or: [] };
    const isOr = ({ kind, folded, text: sign }: Token, place: number) =>
      place > 0 &&
      ((kind === 'word' && OR_WORDS[locale].has(folded)) ||
        (sign === '/' && tokens[place + 1]?.kind === 'word' && tokens[place - 1]?.kind === 'word'));
    const cut = tokens.findIndex(
      (token, place) => place > 0 && (BREAKS.has(token.text) || isOr(token, place)),
    );
    const split = tokens[cut];
    const whole = find(rest);
    const isOrBehind = split !== undefined && OR_WORDS[locale].has(tokens[cut + 1]?.folded ?? '');
    if (split === undefined)
      return whole === undefined
        ? { ...foundAs(rest, amount), note: '', or: [] }
        : { ingredient: whole, name: rest, note: '', or: [] };
    const first = rest.slice(0, split.start).trim();
    const behind = rest.slice(split.end).trim();
    const found = foundAs(first, amount);
    // "Egg white (or aquafaba)"
    if (isOrBehind) {
      const others = othersIn(rest.slice(tokens[cut + 1]?.end));
      // "(or 45 ml for less strong)" names nothing else.
      const isRemark = others.some((one) => !parts.has(one)) && tokens.slice(cut).some(isNumeric);
      return isRemark ? { ...found, note: cleanNote(behind), or: [] } : { ...found, note: '', or: others };
    }
    if (whole !== undefined) {
      // "Lime juice (bottled)": the name says no more than its remark.
      const isAside = whole === found.ingredient && !isOr(split, cut);
      return {
        ingredient: whole,
        name: isAside ? first : rest,
        note: isAside ? cleanNote(behind) : '',
        or: [],
      };
    }
    if (!isOr(split, cut)) {
      const orLater = tokens.findIndex((token, place) => place > cut && isOr(token, place));
      // "vodka, gin or rum" names three.
      const listed = rest.slice(split.end, tokens[orLater]?.start).split(',');
      const isList = orLater > cut && listed.every((one) => find(trimSigns(one)) !== undefined);
      if (isList) return { ...found, note: '', or: othersIn(behind) };
      return withNote({ ...found, note: '', or: [] }, cleanNote(behind), rest);
    }
    const others = othersIn(behind);
    // "Lemon/lime" names two, but of "7/8 black" nobody knows what stands there.
    const isRead =
      split.text !== '/' || (found.ingredient !== undefined && others.some((one) => parts.has(one)));
    return isRead ? { ...found, note: '', or: others } : { name: rest, note: '', or: [] };
  }

  /**
   * What was found with a note on it. One that makes another thing of the ingredient is kept in the name: gin "infused
   * with almonds" is no gin.
   *
   * @param whole the name with the note, as it is written
   */
  function withNote<One extends Found>(found: One, note: string, whole: string): One {
    const part = parts.get(found.ingredient ?? '');
    if (part === undefined) return note === '' ? found : { ...found, name: whole };
    const facts = readFacts(part);
    if (!changesThing(note, facts)) return { ...found, note: joinNotes(found.note, note) };
    const { ingredient: _, ...rest } = found;
    const isMoreThanBefore =
      facts.strength === 0 && (saysFermented(note) || readProse(note).alcohol.length > 0);
    const isLessThanBefore = facts.strength > 0 && mayBeAlcoholFree(note);
    const isSame = !isMoreThanBefore && !isLessThanBefore;
    return { ...(rest as One), name: whole, ...(isSame && { strength: facts.strength }) };
  }

  function addNote(reading: LineReading, note: string): LineReading {
    const part = parts.get(reading.ingredient ?? '');
    if (note === '') return reading;
    if (part === undefined) return { ...reading, note: joinNotes(reading.note, note) };
    return withNote(reading, note, `${reading.name} (${note})`);
  }

  /** "bourbon or rye": what may be poured instead. "Lime wedge or slice" is one thing, cut in two ways. */
  function othersIn(text: string): string[] {
    const others: string[] = [];
    let name = trimSigns(text);
    let last = '';
    while (name !== '') {
      if (others.length === OWN_DRINK_LIMITS.alternatives) {
        // A line keeps no more: the last names all that are left, which is nothing that we know.
        others.splice(-1, 1, `${last} / ${name}`);
        break;
      }
      const tokens = tokenize(name);
      const cut = tokens.findIndex(
        (token, place) => place > 0 && (OR_WORDS[locale].has(token.folded) || token.text === ','),
      );
      const one = trimSigns(cut === -1 ? name : name.slice(0, tokens[cut]?.start));
      name = cut === -1 ? '' : trimSigns(name.slice(tokens[cut]?.end));
      if (measureOf(foldText(one)) !== undefined) continue;
      others.push(find(one) ?? nameWithUnit(one, undefined)?.ingredient ?? withoutAmount(one));
      last = one;
    }
    return others;
  }

  function withoutAmount(text: string): string {
    const line = new Line(text);
    const amount = readAmount(line);
    const name = amount === undefined ? text : line.rest();
    return find(name) ?? name;
  }

  function foundAs(text: string, amount: AmountRead | undefined): Pick<LineReading, 'ingredient' | 'name'> {
    const name = trimSigns(text);
    // "1 cube sugar" is a sugar cube.
    const counted = amount?.measure?.kind === 'count' ? amount.words.split(' ').at(-1) : undefined;
    const hasSize = foldText(name)
      .split(' ')
      .some((word) => SIZE_WORDS.has(word));
    const plain = hasSize ? withoutSizes(name) : name;
    const last = tokenize(name).at(-1);
    const ingredient =
      (counted === undefined ? undefined : find(`${name} ${counted}`)) ??
      find(name) ??
      (plain === name ? undefined : find(plain)) ??
      // "Reepje citroenschil": the unit is said twice.
      (amount?.measure?.kind === 'unit' && last ? stemOf(last, [])?.id : undefined);
    return { ...(ingredient !== undefined && { ingredient }), name };
  }

  /** "Juice of ½ lime": the juice, by what is in one fruit. */
  function asJuice(reading: LineReading, text: string): LineReading {
    const fruit = reading.ingredient;
    const { pieceMl } = parts.get(fruit ?? '') ?? {};
    // By its id: in German "lime juice" is a cordial.
    const juice = parts.has(`${fruit ?? ''}-juice`) ? `${fruit ?? ''}-juice` : undefined;
    const { isOptional, isGarnish, or } = reading;
    if (juice === undefined) return { ...unread(text), isOptional, isGarnish };
    const isKnown = pieceMl !== undefined && reading.amount !== null;
    const amount = isKnown ? Math.round((reading.amount ?? 0) * pieceMl * 100) / 100 : null;
    return { ingredient: juice, name: juice, unit: 'ml', amount, note: text, isOptional, isGarnish, or };
  }

  function usualUnit(id: string): string {
    const category = parts.get(id)?.category;
    if (category === 'bitters') return 'dash';
    return category === undefined || COUNTED.includes(category) ? 'piece' : 'ml';
  }

  return {
    read,
    addNote,
    withStrength,
    stated({ name, amount, amountMax, units: words }) {
      const isRange = amountMax !== null && amountMax !== undefined && amountMax > amount;
      const number = isRange ? `${amount}–${amountMax}` : String(amount);
      const line = new Line(words);
      const { measure } = readMeasure(line);
      const isWhole = line.at >= line.tokens.length;
      // "1 tablespoon (5g)" and "12 oz" as a unit: read as a line.
      if (!isWhole || measure === undefined)
        return words.trim() === '' ? read(`${number} ${name}`) : oddlyMeasured(`${number} ${words}`, name);
      const value = isRange ? (amount + amountMax) / 2 : amount;
      const told =
        amount > 0
          ? { value, measure }
          : measure.kind === 'top'
            ? { value: 1, measure }
            : { isVague: true as const };
      const { text, strength } = takeStrength(tidyLine(name));
      const given = { ...told, words: amount > 0 ? `${number} ${tidyLine(words)}` : '', isRange };
      const short = nameOf(text, given);
      const strong = strength === undefined ? undefined : withStated(short, strength);
      const reading = strong ?? nameOf(tidyLine(name), given);
      return { ...reading, note: measure.kind === 'top' ? '' : reading.note };
    },
  };

  /** Something in a unit that nobody knows, kept in its words. */
  function oddlyMeasured(words: string, name: string): LineReading {
    const amount = readAmount(new Line(`${words} x`));
    const isKnown = amount?.value !== undefined && amount.measure !== undefined;
    return nameOf(
      tidyLine(name),
      isKnown
        ? { ...amount, words: tidyLine(words) }
        : { words: tidyLine(words), isRange: false, isVague: true },
    );
  }
}

const isSizeWord = (word: string) => SIZE_WORDS.has(word) || FILL_WORDS.has(word) || LEVEL_WORDS.has(word);

/** A line without its number in a list: "2) 1 oz lime", "(2) 1 oz lime", "1. 2 oz gin". */
function withoutListNumber(text: string): string {
  const tokens = tokenize(text);
  const at = tokens[0]?.text === '(' ? 1 : 0;
  const [number, sign, next] = tokens.slice(at);
  if (number?.kind !== 'number' || sign?.isApart !== false || next === undefined) return text;
  const isNumbered =
    sign.text === ')' || (at === 0 && sign.text === '.' && next.isApart && tokens.slice(2).some(isNumeric));
  return isNumbered ? text.slice(next.start) : text;
}

/** A line of Cooklang in the usual order: "@lime juice{20%ml}(fresh)" as "20 ml lime juice (fresh)". */
function fromCooklang(text: string): string {
  const open = text.indexOf('{');
  const close = text.indexOf('}', open);
  const inside = open === -1 || close === -1 ? '' : text.slice(open + 1, close);
  const name = text.slice(text.startsWith('@') ? 1 : 0, open).trim();
  const isMarked = close > open && open !== -1 && (text.startsWith('@') || inside.includes('%'));
  if (isMarked) {
    const amount = inside.replace('=', '').replace('%', ' ');
    return tidyLine(`${amount} ${name} ${text.slice(close + 1)}`);
  }
  if (!text.includes('%')) return text;
  const tokens = tokenize(text);
  const sign = tokens.find(({ text: one }, place) => {
    const [before, behind] = [tokens[place - 1], tokens[place + 1]];
    const isBetween = one === '%' && isNumeric(before) && behind?.kind === 'word' && !behind.isApart;
    return isBetween && MEASURES.has(behind.folded);
  });
  return sign === undefined ? text : `${text.slice(0, sign.start)} ${text.slice(sign.end)}`;
}

/** A line without the strength that it states, "75% vol", "(40 %)", "151 proof": what is behind a number decides. */
function takeStrength(text: string): { text: string; strength?: number } {
  const tokens = tokenize(text);
  for (const [place, token] of tokens.entries()) {
    if (token.kind !== 'number') continue;
    const isJoined = tokens[place + 1]?.text === '-';
    const behind = tokens[isJoined ? place + 2 : place + 1];
    const perUnit = STRENGTH_SIGNS.get(behind?.folded ?? '');
    if (perUnit === undefined) continue;
    const strength = Number(token.text.replace(',', '.')) * perUnit;
    if (!(strength > 0 && strength <= OWN_DRINK_LIMITS.strength)) continue;
    let start = place;
    let end = place + (isJoined ? 3 : 2);
    while (STRENGTH_WORDS.has(tokens[end]?.folded ?? '') || (end > place + 2 && tokens[end]?.text === '.'))
      end += 1;
    while (
      STRENGTH_WORDS.has(tokens[start - 1]?.folded ?? '') ||
      (tokens[start - 1]?.text === ':' && start > 1)
    )
      start -= 1;
    const isInBrackets = OPENING.has(tokens[start - 1]?.text ?? '') && CLOSING.has(tokens[end]?.text ?? '');
    if (isInBrackets) [start, end] = [start - 1, end + 1];
    const before = text.slice(0, tokens[start]?.start).trim();
    const rest = text.slice(tokens[end - 1]?.end ?? text.length).trim();
    const joint = BREAKS.has(rest.charAt(0)) && !OPENING.has(rest.charAt(0)) ? '' : ' ';
    return { text: `${before}${joint}${rest}`.trim(), strength };
  }
  return { text };
}

/** A line whose tokens are taken from both ends. */
class Line {
  readonly tokens: readonly Token[];
  /** Place of the next token. */
  at = 0;
  /** Place behind the last. */
  end: number;
  readonly #text: string;

  constructor(written: string) {
    this.#text = tidyLine(written);
    this.tokens = tokenize(this.#text);
    this.end = this.tokens.length;
  }

  here(): Token | undefined {
    return this.at < this.end ? this.tokens[this.at] : undefined;
  }

  /** The words from a token to another, or to where the line stands, without "of" behind them. */
  words(from: number, behind = this.at): string {
    let until = behind;
    while (until > from && OF_WORDS.has(this.tokens[until - 1]?.folded ?? '')) until -= 1;
    return this.#between(from, until);
  }

  /** What has not been taken. */
  rest(): string {
    return this.#between(this.at, this.end);
  }

  skip(...signs: ReadonlySet<string>[]): void {
    while (signs.some((set) => set.has(this.here()?.text ?? ''))) this.at += 1;
  }

  /** Skips words, but not the last of the line. */
  skipWords(...words: ReadonlySet<string>[]): void {
    while (this.at < this.end - 1 && words.some((set) => set.has(this.here()?.folded ?? ''))) this.at += 1;
  }

  #between(from: number, until: number): string {
    const [first, last] = [this.tokens[from], this.tokens[until - 1]];
    return from >= until || !first || !last ? '' : this.#text.slice(first.start, last.end);
  }
}

/** A name without words for sizes, but the last. */
function withoutSizes(name: string): string {
  const words = name.split(' ');
  return words
    .filter((word, place) => place === words.length - 1 || !SIZE_WORDS.has(foldText(word)))
    .join(' ');
}

/** The middle of a range; NaN of one that falls. "30 ml or 1 oz" is one amount. */
function middleOf(low: number, high: number): number {
  if (Math.abs(high - low) < low * SAME_AMOUNT) return low;
  return high > low ? (low + high) / 2 : Number.NaN;
}

/** Whether a measure makes ice cream of a word for ice: "Kugel Eis", but not "boule de glace pilée". */
function isIceCream(whole: string, name: string): boolean {
  return ICE_WORDS.has(foldText(name)) && readFoods(whole).substances.includes('milk');
}
const ICE_WORDS: ReadonlySet<string> = new Set(['ijs', 'eis', 'glace']);

function isNumeric(token: Token | undefined): boolean {
  return token?.kind === 'number' || token?.kind === 'fraction' || token?.text === '/' || token?.text === '⁄';
}

/** Whether a line begins with a ratio, "2:1:1 gin, lemon, triple sec": no number is an amount. */
function isRatio(tokens: readonly Token[]): boolean {
  const [first, sign, second] = tokens;
  return first?.kind === 'number' && sign?.text === ':' && !sign.isApart && second?.kind === 'number';
}

function isClosingOrPoint(token: Token | undefined): boolean {
  return token !== undefined && (CLOSING.has(token.text) || token.text === '.' || token.text === '!');
}

const EDGE_SIGNS = new Set([' ', ',', ';', ':', '.', '-', '–', '—', '*', '/', '|', ')', ']', '(', '[']);

/** A text without signs at its ends; a bracket that is closed in it stays. */
function trimSigns(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && EDGE_SIGNS.has(text[start] ?? '')) start += 1;
  while (end > start && EDGE_SIGNS.has(text[end - 1] ?? '')) {
    const opening = text[end - 1] === ')' ? '(' : text[end - 1] === ']' ? '[' : undefined;
    const isClosed = opening !== undefined && text.slice(start, end).includes(opening);
    if (isClosed) break;
    end -= 1;
  }
  return text.slice(start, end);
}

function cleanNote(text: string): string {
  const note = trimSigns(text);
  return CLOSING.has(note.at(-1) ?? '') ? trimSigns(note.slice(0, -1)) : note;
}

function joinNotes(...notes: string[]): string {
  return [...new Set(notes.filter((note) => note !== ''))].join(', ');
}

function unread(name: string): LineReading {
  return { name, unit: 'piece', amount: null, note: '', isOptional: false, isGarnish: false, or: [] };
}
