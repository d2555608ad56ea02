import type { DrinkParts, IngredientPart } from '../../contracts/drinks/drinkParts.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { OWN_DRINK_LIMITS } from '../../contracts/own-drinks/ownDrinkLimits.ts';
import { foldText } from '../../text/foldText.ts';
import { createAmountReader, type AmountRead } from './amountReader.ts';
import {
  EQUAL_WORDS,
  MEASURES,
  OF_WORDS,
  OR_WORDS,
  PLUS_SIGNS,
  RATIO_WORDS,
  WITH_WORDS,
  type Remark,
} from './amountWords.ts';
import { FIELD_SIGNS, isNumeric, joinNotes, Line, trimSigns } from './line.ts';
import { createEachSplitter } from './eachLines.ts';
import { createNameFinder } from './lineNames.ts';
import { unread, type FindIngredient, type LineReading } from './lineReading.ts';
import { createRemarkReader, phraseAt } from './lineRemarks.ts';
import { createMeasureReader } from './measureReader.ts';
import { readNumber } from './readNumber.ts';
import { createNameCompleter } from './sharedWords.ts';
import { createStrengthJudge, takeStrength } from './statedStrength.ts';
import { tidyLine, tokenize, type Token } from './tokens.ts';

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
  /**
   * What may be poured instead of something, told in words of its own: ids and names, and in the note how much where that
   * is another amount.
   */
  readInstead(text: string, of: Pick<LineReading, 'unit' | 'amount'>): Pick<LineReading, 'or' | 'note'>;
  /**
   * The lines of one that names several things with one amount for each, "30 ml each gin and Campari"; any other line is
   * left as it is.
   */
  split(text: string): string[];
  /** The same with the strength of the bottle, per cent. */
  withStrength(reading: LineReading, strength: number): LineReading;
  /** Adds a note and the strength that it states; one that makes another thing of the ingredient becomes part of its name. */
  addNote(reading: LineReading, note: string): LineReading;
}

/** The unit of what has no amount, by the category of the ingredient. */
const COUNTED: readonly IngredientPart['category'][] = ['fruit', 'herb', 'garnish', 'egg', 'spice'];
/** What is not counted by the piece. */
const LIQUID: readonly IngredientPart['category'][] = [
  ...(['spirit', 'liqueur', 'fortified-wine', 'wine', 'beer', 'juice', 'mixer', 'syrup', 'dairy'] as const),
];
/** A bowl in German, and the peel of these. */
const BOWL = /(?:^| )schalen?(?: |$)/;
const PEELED =
  /orange|lemon|lime|grapefruit|mandarin|bergamot|yuzu|pomelo|kumquat|citrus|cucumber|apple|pear$|mango|banana|melon|ginger/;
/** Stands for a letter that could not be decoded. */
const LOST = '\uFFFD';
const SURE_AMOUNT = /^\s{0,9}\d{1,4}(?:[.,]\d{1,3})?\s?(?:ml|cl|dl|oz)\s/i;
/** What people write short or in brackets, in the words by which it is read: "and/or", "w/ 3 oz", "pint (UK)". */
const inUsualWords = (line: string) =>
  line
    .replace(AND_OR, '$1')
    .replace(WITH_SLASH, 'with ')
    .replace(CON_SLASH, 'con ')
    .replace(UK_PINT, 'imperial pint')
    .replace(ISH, '')
    .replace(CADA_UNO, 'cada uno')
    .replace(DEGREE_SIGNS, '°');
const WITH_SLASH = /(?<![\p{L}\d])w\/(?!o(?:ut)?(?!\p{L}))\s*/giu;
const CON_SLASH = /(?<=\p{L}\s)c\/\s?(?=\d)/giu;
const UK_PINT = /(?<!\p{L})(?:pints?|pts?)\.?\s?\((?:uk|gb|british|imp|imperial)\.?\)/giu;
/** "Kokosmilch o. Sahne". */
const GERMAN_OR = /\so\.\s(?=\p{Lu})/gu;
/** "12 oz c/u". */
const CADA_UNO = /(?<![\p{L}\d])c\/u(?!\p{L})/giu;
/** "25ml-ish". */
const ISH = /(?<=\d\s?(?:ml|cl|oz|g))-?ish(?!\p{L})/giu;
/** Signs that people type for degrees: the one on Spanish keyboards is an ordinal. */
const DEGREE_SIGNS = /(?<=\d\s?)[º˚]/g;
/** "And/or", in any language. */
const AND_OR = /(?<!\p{L})(?:and|en|und|y|e|et)\/(or|of|oder|o|u|ou)(?!\p{L})/giu;
/** Words of a line that tops up before its amount. */
const MOST_WORDS_AHEAD = 3;
const BULLETS = new Set(['|', '-', '–', '—', '•', '*', '·', '▢', '☐', '□', '✓', '+']);
/** More than this much is not of bitters. */
const MOST_BITTERS_ML = 100;
/** Of no more than this much, a splash of bitters is a dash. */
const SPLASH_ML = 7.5;

/**
 * Reads lines as people write them, in any of the site's languages, by their tokens: what it costs grows with the length
 * of the line alone. A line whose amount cannot be read keeps its words and has no amount.
 */
export function createLineReader(
  { ingredients, units, bottles }: Pick<DrinkParts, 'ingredients' | 'units' | 'bottles'>,
  locale: Locale,
  lookUp: FindIngredient,
): LineReader {
  const find: FindIngredient = (name) => (name.length > OWN_DRINK_LIMITS.lineName ? undefined : lookUp(name));
  const parts = new Map(ingredients.map((part) => [part.id, part]));
  const unitById = new Map(units.map((unit) => [unit.id, unit]));
  const idByStem = new Map(ingredients.flatMap(({ id, stem }) => (stem ? [[foldText(stem), id]] : [])));
  const measures = createMeasureReader(locale, find);
  const amounts = createAmountReader(measures, units);
  const { measureOf, readMeasure, readAside } = measures;
  const { readAmount, readAmountOf, measuredBy } = amounts;
  const { takeRemarks, takeRemarksBehind } = createRemarkReader(measures);
  const judge = createStrengthJudge(parts, bottles);
  const split = createEachSplitter(measures, find);
  const { withBottle, withStated, withStrength } = judge;
  const completeNames = createNameCompleter(
    OR_WORDS[locale],
    locale === 'nl' || locale === 'de',
    find,
    parts,
  );
  const { findName, nameWithUnit, addNote, hasTwoThings } = createNameFinder(
    { locale, find, parts, idByStem },
    measures,
    amounts,
    judge,
  );

  function read(written: string): LineReading {
    // Of "1 c. � s." nobody knows whether it is a cup or a spoon.
    if (written.includes(LOST) && !SURE_AMOUNT.test(written)) return unread(written.trim());
    const usual = inUsualWords(fromCooklang(tidyLine(written)));
    const line = locale === 'de' ? usual.replace(GERMAN_OR, ' oder ') : usual;
    const reading = readStrong(line, takeStrength(line, locale));
    // "Ron blanco/dorado 63%" may be one thing: a strength is of that, where nothing else has it.
    const isOfOther = reading.strength !== undefined || reading.or.length > 0 || /\d/.test(reading.note);
    const { text, strength } = takeStrength(line);
    const whole = strength === undefined || isOfOther ? reading : readStrong(line, { text, strength });
    return strength === undefined || whole.isUnread ? whole : judge.withAll(whole, line);
  }

  function readInstead(text: string, { unit, amount }: Pick<LineReading, 'unit' | 'amount'>) {
    const reading = read(text);
    const { ingredient, name, strength, doubtedStrength, or } = reading;
    const percent = strength ?? doubtedStrength;
    const words = percent === undefined || name.includes('%') ? name : `${name} ${percent} %`;
    const first = ingredient === undefined ? words : judge.toAlternative(ingredient, words, name, percent);
    const isMeasured = (reading.amount !== null || /\d/.test(reading.note)) && reading.isUnread !== true;
    const isSame = reading.unit === unit && reading.amount === amount;
    return { or: [first, ...or], note: isMeasured && !isSame ? text : '' };
  }

  function readStrong(line: string, { text, strength }: ReturnType<typeof takeStrength>): LineReading {
    const reading = readPlain(text);
    const strong = strength === undefined ? reading : withStated(reading, strength);
    const whole = withAllWords(strong ?? readPlain(line), line);
    if (whole.isUnread) return { ...unread(line), isUnread: true };
    return strength === undefined ? withBottle(whole) : whole;
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
    // "2/3 7-Up": the number of a name is none of the amount.
    const behind = tokens.slice(isNumeric(tokens[0]) ? readNumber(tokens, 0)?.next : 0);
    const isMore =
      isLost(behind) ||
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

  function readPlain(written: string): LineReading {
    const text = withoutListNumber(tidyLine(written.replaceAll('"', '')));
    const isSeveral = hasTwoThings(tokenize(text)) || split(text).length > 1;
    if (isSeveral) return { ...unread(text), isUnread: true };
    const line = new Line(amountFirst(text));
    line.skip(BULLETS);
    const whole = line.rest();
    const isShared = isRatio(line.tokens) || saysEqualParts(line.tokens);
    if (isShared && find(whole) === undefined) return { ...unread(text), isUnread: true };
    const { reading, isMeasured } = readLine(line);
    if (isMeasured || reading.ingredient !== undefined) return reading;
    // "7 Up" and "half and half" are names.
    const id = find(whole);
    return id === undefined ? reading : { ...unread(whole), ingredient: id, unit: usualUnit(id) };
  }

  /** Whether words say that all things are poured alike: "à parts égales", "zu gleichen Teilen". */
  function saysEqualParts(tokens: readonly Token[]): boolean {
    return tokens.some(
      ({ folded }, place) =>
        EQUAL_WORDS.has(folded) &&
        [tokens[place - 1], tokens[place + 1]].some((one) => measureOf(one?.folded ?? '')?.kind === 'part'),
    );
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
    const stated = readAmountOf(line);
    const isMeasureAlone =
      stated?.measure === undefined && measureOf(foldText(line.rest()))?.kind === 'volume';
    if (stated?.isUnread === true || (stated?.value !== undefined && isMeasureAlone))
      return { reading: { ...unread(text), isUnread: true }, isMeasured: true };
    // "Juice of the moon" is a name, and "juice of lime, 30 ml" says how much juice there is.
    const isVolume = stated?.measure?.kind === 'volume';
    const isJuice = told.has('juice') && stated?.value !== undefined && !isVolume;
    if (!isJuice) line.at = told.has('juice') ? start : line.at;
    takeRemarksBehind(line, told);
    // "Champagne (about 90 ml) to top"
    const amount = stated ?? (told.has('top') ? (readAmountOf(line) ?? amountAhead(line)) : undefined);
    if (told.has('top')) line.skipWords(WITH_WORDS, OF_WORDS);
    const isMeasured = amount?.measure !== undefined;
    if (line.rest() === '') return { reading: unread(text), isMeasured };
    const named = nameOf(line.rest(), told.has('juice') && !isJuice && !isVolume ? undefined : amount);
    if (named.isUnread) return { reading: named, isMeasured: true };
    const reading = { ...named, isOptional: told.has('optional'), isGarnish: told.has('garnish') };
    // "Of 1 grapefruit and 2 oranges": nobody knows how much of which.
    if (isJuice && addsNumber(line.tokens))
      return { reading: { ...unread(text), isUnread: true }, isMeasured: true };
    const whole = isJuice ? asJuice(reading, line.words(start, line.end)) : withRemark(reading, told, amount);
    return { reading: whole, isMeasured };
  }

  /** Whether a whole number stands behind a word for and: no half that belongs to the one before it. */
  function addsNumber(tokens: readonly Token[]): boolean {
    return tokens.some(({ folded, text }, place) => {
      const isAnd = PLUS_SIGNS.has(folded) || PLUS_SIGNS.has(text);
      const number = isAnd && isNumeric(tokens[place + 1]) ? readNumber(tokens, place + 1) : undefined;
      return number !== undefined && number.value >= 1;
    });
  }

  /** The volume that stands behind a few words of a line that tops up: "top off slowly using 3 oz ginger beer". */
  function amountAhead(line: Line): AmountRead | undefined {
    const start = line.at;
    for (let at = start + 1; at <= start + MOST_WORDS_AHEAD && at < line.end; at += 1) {
      if (!isNumeric(line.tokens[at])) continue;
      line.at = at;
      const amount = readAmount(line);
      if (amount?.measure?.kind === 'volume') return amount;
      break;
    }
    line.at = start;
    return undefined;
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
    if (isVolume) return remark === 'top' ? { ...reading, unit: 'top' } : reading;
    // A number that is no volume stays in words: "6 ice cubes and salt for the rim".
    const count = amount?.value === undefined || reading.amount === null ? '' : amount.words;
    const note = reading.note.includes(count) ? reading.note : joinNotes(count, reading.note);
    return { ...reading, unit: remark, amount: null, note };
  }

  /** What is left of a line, taken for the name of an ingredient and remarks on it. */
  function nameOf(written: string, amount: AmountRead | undefined): LineReading {
    const rest = completeNames(written, isCounted(amount));
    const measured = measuredBy(amount);
    const given = amount?.measure;
    const named = given?.kind === 'unit' ? undefined : nameWithUnit(rest, amount);
    if (named) return named;
    const { name, ingredient, note, or, strength, isUnread } = findName(rest, amount);
    const isBowl = BOWL.test(foldText(amount?.words ?? '')) && !PEELED.test(ingredient ?? '');
    if (isBowl && given?.kind === 'unit')
      return nameOf(written, {
        ...amount,
        words: amount?.words ?? '',
        isRange: false,
        measure: { kind: 'container' },
      });
    if (isUnread || isTooMuch(ingredient, amount))
      return { ...unread(`${amount?.words ?? ''} ${written}`.trim()), isUnread: true };
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

  /** Whether an amount counts pieces, leaves or slices. */
  function isCounted(amount: AmountRead | undefined): boolean {
    const { measure, value } = amount ?? {};
    if (measure?.kind === 'unit') return unitById.get(measure.id)?.ml === undefined;
    return measure === undefined && value !== undefined;
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

  /** Whether nobody pours so much of bitters: "1/2 pint bitter" is a beer. */
  function isTooMuch(ingredient: string | undefined, amount: AmountRead | undefined): boolean {
    const measure = amount?.measure;
    const ml = measure?.kind === 'volume' ? measure.ml * (amount?.value ?? 0) : 0;
    return parts.get(ingredient ?? '')?.category === 'bitters' && ml > MOST_BITTERS_ML;
  }

  /** A splash of bitters is a dash. */
  function isDashOf(ingredient: string | undefined, amount: AmountRead | undefined): boolean {
    const measure = amount?.measure;
    const isSplash = measure?.kind === 'volume' && measure.isRough === true && measure.ml <= SPLASH_ML;
    return isSplash && amount?.value !== undefined && parts.get(ingredient ?? '')?.category === 'bitters';
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
    const inPieces = isKnown ? Math.round((reading.amount ?? 0) * pieceMl * 100) / 100 : null;
    // "Or 20 ml of lime juice" says nothing of this one.
    const amount = (or.length === 0 ? volumeIn(reading.note) : null) ?? inPieces;
    // "Of 2 limes or lemons"
    const others = or.map((other) =>
      parts.get(other)?.category === 'fruit' && parts.has(`${other}-juice`) ? `${other}-juice` : other,
    );
    const said = { unit: 'ml', amount, note: text, isOptional, isGarnish };
    return { ingredient: juice, name: juice, ...said, or: others };
  }

  function usualUnit(id: string): string {
    const category = parts.get(id)?.category;
    if (category === 'bitters') return 'dash';
    return category === undefined || COUNTED.includes(category) ? 'piece' : 'ml';
  }

  return {
    read,
    readInstead,
    split: (text) => split(tidyLine(text)),
    addNote(reading, note) {
      const { text, strength } = takeStrength(inUsualWords(tidyLine(note)));
      const isOfThis = reading.strength === undefined && reading.or.length === 0;
      const strong = strength === undefined || !isOfThis ? undefined : withStated(reading, strength);
      return strong === undefined ? addNote(reading, note) : addNote(strong, trimSigns(text));
    },
    withStrength,
    stated({ name, amount, amountMax, units: written }) {
      const words = inUsualWords(written);
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
      const { text, strength } = takeStrength(tidyLine(name), locale);
      const given = { ...told, words: amount > 0 ? `${number} ${tidyLine(words)}` : '', isRange };
      const short = nameOf(text, given);
      const strong = strength === undefined ? undefined : withStated(short, strength);
      const plain = nameOf(tidyLine(name), given);
      const reading = strong ?? withBottle(plain);
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

/** Whether a line begins with a ratio, "2:1:1 gin, lemon, triple sec", "1 auf 3": no number is an amount. */
function isRatio(tokens: readonly Token[]): boolean {
  const [first, sign, second] = tokens;
  const isBetween = (sign?.text === ':' && !sign.isApart) || RATIO_WORDS.has(sign?.folded ?? '');
  return isBetween && first?.kind === 'number' && second?.kind === 'number';
}
