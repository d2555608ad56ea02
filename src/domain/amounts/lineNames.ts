import type { IngredientPart } from '../../contracts/drinks/drinkParts.ts';
import { OWN_DRINK_LIMITS } from '../../contracts/own-drinks/ownDrinkLimits.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { foldText } from '../../text/foldText.ts';
import { readFoods } from '../names/foodReading.ts';
import { mayBeAlcoholFree } from '../names/nameAsides.ts';
import { beginsWithProcess, changesThing, readProse, saysFermented } from '../names/proseReading.ts';
import { readFacts } from '../shelf/mixFacts.ts';
import type { AmountRead, AmountReader } from './amountReader.ts';
import {
  ABOUT_WORDS,
  AND_WORDS,
  ARTICLES,
  EACH_WORDS,
  FRACTION_WORDS,
  NUMBER_WORDS,
  OF_WORDS,
  OR_WORDS,
  PLUS_SIGNS,
  RANGE_WORDS,
  REMARKS_BEHIND,
  SIZE_WORDS,
  UNIT_ENDINGS,
  WITH_WORDS,
} from './amountWords.ts';
import {
  BREAKS,
  cleanNote,
  CLOSING,
  FIELD_SIGNS,
  isNumeric,
  joinNotes,
  Line,
  OPENING,
  trimSigns,
} from './line.ts';
import type { FindIngredient, LineReading } from './lineReading.ts';
import type { MeasureReader } from './measureReader.ts';
import { DASHES, readNumber } from './readNumber.ts';
import { isOrAt, strengthSignBehind, takeStrength, type StrengthJudge } from './statedStrength.ts';
import { tokenize, type Token } from './tokens.ts';

type Found = Pick<LineReading, 'ingredient' | 'name' | 'note' | 'or' | 'strength' | 'isUnread'>;

/** What may be poured instead, and whether we know all of it, and some. */
interface Others extends Pick<LineReading, 'or' | 'note'> {
  isKnown: boolean;
  isSome: boolean;
  /** Whether a remark says of all that something was done to them. */
  isChanged: boolean;
}
const foundIn = ({ or, note }: Others): Pick<LineReading, 'or' | 'note'> => ({ or, note });

interface NameSource {
  locale: Locale;
  find: FindIngredient;
  /** Ingredients by their ids, and ids by the words that begin German and Dutch compounds. */
  parts: ReadonlyMap<string, IngredientPart>;
  idByStem: ReadonlyMap<string, string>;
}

/** Finds what the words of a line name: an ingredient, what may be poured instead, and notes on it. */
export function createNameFinder(
  { locale, find, parts, idByStem }: NameSource,
  { measureOf }: MeasureReader,
  { readAmount, measuredBy }: AmountReader,
  { toAlternative }: StrengthJudge,
) {
  const noThings: ReadonlySet<string> = new Set(
    [ABOUT_WORDS, PLUS_SIGNS, RANGE_WORDS, OR_WORDS[locale], SIZE_WORDS, ARTICLES, WITH_WORDS].flatMap(
      (words) => [...words],
    ),
  );
  const isName = ({ kind, folded }: Token) =>
    kind === 'word' && !OF_WORDS.has(folded) && !EACH_WORDS.has(folded);
  const isThingWord = (token: Token) => isName(token) && !noThings.has(token.folded);

  /** The ingredient that a name means, and what else the name says: "lime juice, freshly squeezed", "rye or bourbon". */
  function findName(text: string, amount: AmountRead | undefined): Found {
    const rest = trimSigns(text);
    if (rest === '') return { name: rest, note: '', or: [] };
    // Of "30 ml simple syrup 2:1" the ratio is a remark, where the catalogue has no such thing of its own.
    const { ratio, plain } = takeRatio(rest);
    const isRemark = ratio !== '' && amount?.measure !== undefined && find(plain) !== undefined;
    if (isRemark && [undefined, find(plain)].includes(find(rest))) {
      const found = findName(plain, amount);
      return { ...found, note: joinNotes(ratio, found.note) };
    }
    const tokens = tokenize(rest);
    // "Almond milk plus 1 oz milk" is two things: nobody knows how much of which.
    const isSeveral = hasLaterAmount(tokens) || hasThingBehind(tokens) || hasLaterShare(tokens, amount);
    if (isSeveral || namesAll(rest, tokens)) return { name: rest, note: '', or: [], isUnread: true };
    const isOr = ({ text: sign }: Token, place: number) =>
      isOrAt(tokens, place, OR_WORDS[locale]) && (sign !== '/' || tokens[place + 1]?.kind === 'word');
    const cut = tokens.findIndex(
      (token, place) => place > 0 && (isBreak(tokens, place) || isOr(token, place)),
    );
    const split = tokens[cut];
    // "Rum blanco o añejo" names two, although the name of the second may be all that a reader of names takes up.
    // "Cointreau / triple sec" names two as well, unlike "lemon/lime soda".
    const named =
      split === undefined ? [] : [rest.slice(0, split.start), rest.slice(split.end)].map((one) => find(one));
    const areTwoNames =
      split?.text === '/' && split.isApart && !named.includes(undefined) && named[0] !== named[1];
    const whole = split?.kind === 'word' || areTwoNames ? undefined : find(rest);
    const isOrBehind = split !== undefined && OR_WORDS[locale].has(tokens[cut + 1]?.folded ?? '');
    if (split === undefined)
      return whole === undefined
        ? { ...foundAs(rest, amount), note: '', or: [] }
        : { ingredient: whole, name: rest, note: '', or: [] };
    const first = rest.slice(0, split.start).trim();
    const behind = rest.slice(split.end).trim();
    const found = foundAs(first, amount);
    // "Tabasco, celery salt": two things, of which a remark would lose one.
    const second = split.text === ',' ? find(trimSigns(behind)) : undefined;
    const areTwo = second !== undefined && found.ingredient !== undefined && second !== found.ingredient;
    if (areTwo && whole !== found.ingredient) return { name: rest, note: '', or: [], isUnread: true };
    // "Egg white (or aquafaba)"
    if (isOrBehind) {
      const others = othersIn(rest.slice(tokens[cut + 1]?.end), first);
      // "(or 45 ml for less strong)" names nothing else.
      const isAmountAlone = !others.isKnown && tokens.slice(cut).some(isNumeric);
      return isAmountAlone ? { ...found, note: cleanNote(behind), or: [] } : { ...found, ...foundIn(others) };
    }
    if (whole !== undefined) {
      // "Lime juice (bottled)": the name says no more than its remark.
      const isAside = whole === found.ingredient && !isOr(split, cut);
      return {
        ingredient: (isAside ? kindIn(behind, first, found).ingredient : undefined) ?? whole,
        name: isAside ? first : rest,
        note: isAside ? cleanNote(behind) : '',
        or: [],
      };
    }
    if (!isOr(split, cut)) {
      const orLater = tokens.findIndex((token, place) => place > cut && isOr(token, place));
      // "vodka, gin or rum" names three.
      const listed = rest.slice(split.end, tokens[orLater]?.start).split(',');
      // Of "vodka (vanilla or plain)" both are in the brackets.
      const isApart =
        split.text === ',' || tokens.slice(cut, orLater).some(({ text: sign }) => CLOSING.has(sign));
      const isList = isApart && orLater > cut && listed.every((one) => find(trimSigns(one)) !== undefined);
      if (isList) return { ...found, ...foundIn(othersIn(behind, first)) };
      return withNote(
        { ...found, ...kindIn(behind, first, found), note: '', or: [] },
        cleanNote(behind),
        rest,
      );
    }
    const others = othersIn(behind, first);
    // "Rye or bourbon, washed with brown butter": neither is what the catalogue knows.
    if (others.isChanged) return { name: rest, note: '', or: [], isUnread: true };
    // "Lemon/lime" names two, but of "7/8 black" nobody knows what stands there.
    const isRead = split.text !== '/' || (found.ingredient !== undefined && others.isSome);
    return isRead ? { ...found, ...foundIn(others) } : { name: rest, note: '', or: [] };
  }

  /** The kind that a remark says, where the name alone means another one: "Chartreuse (yellow, not green)". */
  function kindIn(remark: string, name: string, found: Pick<Found, 'ingredient'>): Pick<Found, 'ingredient'> {
    const [kind = ''] = remark.split(SIGNS_OF_REMARKS);
    // What names a thing by itself is none of this one's kinds.
    const isKind = trimSigns(kind) !== '' && find(trimSigns(kind)) === undefined;
    if (found.ingredient === undefined || !isKind) return {};
    const id = find(`${trimSigns(kind)} ${name}`);
    return id === undefined ? {} : { ingredient: id };
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
      facts.strength === 0 &&
      (saysFermented(note) || readProse(note).alcohol.length > 0 || readFoods(note).hasAlcohol);
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

  /**
   * "Bourbon or rye": what may be poured instead, and in the note how much of it where that is said. "Lime wedge or slice"
   * is one thing, cut in two ways.
   */
  function othersIn(text: string, first: string): Others {
    const others: string[] = [];
    const notes: string[] = [];
    const ids: (string | undefined)[] = [];
    let name = trimSigns(text);
    let last = '';
    let sign = '';
    let isChanged = false;
    while (name !== '') {
      if (others.length === OWN_DRINK_LIMITS.alternatives) {
        // A line keeps no more: the last names all that are left, which is nothing that we know.
        others.splice(-1, 1, `${last} / ${name}`);
        ids.push(undefined);
        break;
      }
      const tokens = tokenize(name);
      const cut = tokens.findIndex(
        (token, place) => place > 0 && (OR_WORDS[locale].has(token.folded) || token.text === ','),
      );
      // "Lime, or grapefruit juice", "ou de gin"
      const from = tokens.findIndex(({ folded }) => !OF_WORDS.has(folded) && !OR_WORDS[locale].has(folded));
      const one = trimSigns(name.slice(tokens[from]?.start, tokens[cut]?.start));
      name = cut === -1 ? '' : trimSigns(name.slice(tokens[cut]?.end));
      if (measureOf(foldText(one)) !== undefined) continue;
      isChanged ||= sign === ',' && beginsWithProcess(one);
      const { text: weak, strength } = takeStrength(one, locale);
      // "Rum 40 % oder 54 %" is of one thing, and the strength of "rum or whisky, 40 %" of the last.
      const isBare = trimSigns(weak) === '';
      const isOfLast = isBare && sign === ',' && last !== '';
      sign = tokens[cut]?.text ?? '';
      if (isOfLast) {
        others.pop();
        ids.pop();
      }
      const plain = isOfLast ? last : isBare ? first : weak;
      const line = new Line(plain);
      const hasAmount = readAmount(line) !== undefined;
      if (hasAmount) notes.push(one);
      const rest = line.rest();
      if (measureOf(foldText(rest)) !== undefined) continue;
      const poured = hasAmount ? rest : plain;
      const words =
        strength === undefined ? poured : hasAmount || weak !== plain ? `${poured} ${strength} %` : one;
      const id = find(one) ?? find(plain) ?? nameWithUnit(plain, undefined)?.ingredient ?? find(rest);
      others.push(id === undefined ? words : toAlternative(id, words, poured, strength));
      ids.push(id);
      last = one;
    }
    const isKnown = ids.every((id) => id !== undefined);
    const isSome = ids.some((id) => id !== undefined);
    return { or: others, note: joinNotes(...notes), isKnown, isSome, isChanged };
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

  /** "10 mint leaves", "mint sprig", "Minzblätter": a unit behind the name, where the whole names nothing. */
  function nameWithUnit(written: string, amount: AmountRead | undefined): LineReading | undefined {
    if (amount?.measure && amount.measure.kind !== 'count') return undefined;
    const rest = trimSigns(written);
    const whole = find(rest);
    const tokens = tokenize(rest);
    const cut = tokens.findIndex(
      ({ folded }, place) => place > 0 && (isBreak(tokens, place) || OR_WORDS[locale].has(folded)),
    );
    const last = cut === -1 ? tokens.length - 1 : cut - 1;
    const isOr = OR_WORDS[locale].has(tokens[cut]?.folded ?? '');
    const token = tokens[last];
    const isSecond = tokens.slice(1, last).some(isNumeric);
    if (token?.kind !== 'word' || isSecond) return undefined;
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
    const into = tokens[unitStart - 1];
    if (
      into !== undefined &&
      INTO_WORDS.has(into.folded) &&
      CUTS.has(measure.id) &&
      amount?.value !== undefined
    )
      return cutFruit(rest.slice(start, into.start), rest.slice(into.start), amount, half);
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
    const others = isOr ? othersIn(behind, name) : undefined;
    const reading = {
      ...(found.ingredient !== undefined && { ingredient: found.ingredient }),
      name: found.name,
      ...measured,
      note: joinNotes(measured.note, found.note, others?.note ?? ''),
      or: others?.or ?? found.or,
      isOptional: false,
      isGarnish: false,
    };
    return isOr ? reading : addNote(reading, cleanNote(behind));
  }

  /** "1 pomelo en rodajas": one fruit, and in the note how it is cut. */
  function cutFruit(
    fruit: string,
    cut: string,
    amount: AmountRead,
    isHalf: boolean,
  ): LineReading | undefined {
    const found = findName(trimSigns(fruit), undefined);
    if (parts.get(found.ingredient ?? '')?.category !== 'fruit') return undefined;
    const measured = measuredBy({ ...amount, value: (amount.value ?? 1) * (isHalf ? 1 / 2 : 1) });
    return {
      ...{ ...found, ...measured, isOptional: false, isGarnish: false },
      note: joinNotes(measured.note, found.note, cut),
    };
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

  /** Whether a second amount, of something else, stands in a name: "gin, plus 1/2 oz sloe gin". */
  function hasLaterAmount(tokens: readonly Token[]): boolean {
    return tokens.some((_, place) => {
      const before = tokens[place - 1];
      const isSlash = before?.text === '/' && before.isApart;
      if (before === undefined || (isNumeric(before) && !isSlash)) return false;
      if (OR_WORDS[locale].has(before.folded) || ABOUT_WORDS.has(before.folded)) return false;
      // "En 1 borrelglas kahlua" is a thing of its own, while a can is often the measure of what stands before it.
      const isAdded = PLUS_SIGNS.has(before.folded) || PLUS_SIGNS.has(before.text);
      const end = amountEnd(tokens, place, isAdded);
      return end !== undefined && tokens.slice(end).some(isName);
    });
  }

  /**
   * Whether another share without a measure stands before another name: "1 part of gin for 3 of tonic", "1/3 gin, 2/3
   * tonic".
   */
  function hasLaterShare(tokens: readonly Token[], amount: AmountRead | undefined): boolean {
    const isPart = amount?.measure?.kind === 'part';
    const isFraction = amount?.measure === undefined && (amount?.value ?? 1) < 1;
    const lastName = tokens.findLastIndex(isName);
    return tokens.some((token, place) => {
      const isBetween = place > 0 && place < lastName && amount !== undefined;
      const isAmount = isBetween && strengthSignBehind(tokens, place) === undefined;
      const number = isAmount ? readNumber(tokens, place) : undefined;
      if (number === undefined || number.next > lastName) return false;
      const isOf = OF_WORDS.has(tokens[number.next]?.folded ?? '');
      return isOf || (isPart && isNumeric(token)) || (isFraction && number.value < 1);
    });
  }

  /** Whether a name is a list of things that are all poured: "gin, vodka and rum", "each gin and vodka". */
  function namesAll(text: string, tokens: readonly Token[]): boolean {
    const last = tokens.findIndex(({ folded }, place) => place > 0 && AND_WORDS.has(folded));
    if (last === -1) return false;
    const isEach = EACH_WORDS.has(tokens[0]?.folded ?? '');
    const before = text.slice(isEach ? tokens[0]?.end : 0, tokens[last]?.start).split(',');
    const things = [...before, text.slice(tokens[last]?.end)].map((one) => find(trimSigns(one)));
    return (
      (isEach || before.length > 1) && new Set(things).size === things.length && !things.includes(undefined)
    );
  }

  /** Place behind an amount with a measure that begins here; withContainers: also one of glasses and cans. */
  function amountEnd(tokens: readonly Token[], place: number, withContainers = false): number | undefined {
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
    const isContainer = withContainers && (measure?.kind === 'container' || measure?.kind === 'other');
    return isContainer || measure?.kind === 'volume' || measure?.kind === 'unit' || measure?.kind === 'part'
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

  return { findName, nameWithUnit, addNote, hasTwoThings };
}

const SIGNS_OF_REMARKS = /[,;()[\]]/;
const INTO_WORDS = new Set(['in', 'en', 'into']);
/** Units into which a fruit is cut as a whole. */
const CUTS = new Set(['slice', 'wheel', 'half-wheel', 'wedge', 'cube', 'piece']);

/** A name and the ratio in it, "2:1", that stands in no brackets. */
function takeRatio(text: string): { ratio: string; plain: string } {
  const { 0: ratio = '', index = 0 } = RATIO.exec(text) ?? {};
  const before = text.slice(0, index);
  if (ratio === '' || before.includes('(')) return { ratio: '', plain: text };
  return { ratio, plain: trimSigns(`${before.trim()} ${text.slice(index + ratio.length).trim()}`) };
}
const RATIO = /(?<![\d:.,])\d{1,2}(?:[.,]\d)?:\d{1,2}(?:[.,]\d)?(?![\d:])/;

/** Whether a name ends here: at a sign, or before one more amount of it, "plus 1 sprig". */
function isBreak(tokens: readonly Token[], place: number): boolean {
  const { text = '', folded = '' } = tokens[place] ?? {};
  return BREAKS.has(text) || (PLUS_SIGNS.has(folded) && isNumeric(tokens[place + 1]));
}

/** A name without words for sizes, but the last. */
function withoutSizes(name: string): string {
  const words = name.split(' ');
  return words
    .filter((word, place) => place === words.length - 1 || !SIZE_WORDS.has(foldText(word)))
    .join(' ');
}
