import type { IngredientPart } from '../../contracts/drinks/drinkParts.ts';
import { foldText } from '../../text/foldText.ts';
import { readFoods } from '../names/foodReading.ts';
import { COLOURS, GRADES, ORIGINS } from '../names/nameQualifiers.ts';
import { readProse } from '../names/proseReading.ts';
import { readFacts } from '../shelf/mixFacts.ts';
import { OF_WORDS, wordSet } from './amountWords.ts';
import { BREAKS, CLOSING, isNumeric, OPENING } from './line.ts';
import type { FindIngredient } from './lineReading.ts';
import { isOrAt, strengthSignBehind } from './statedStrength.ts';
import { tokenize, type Token } from './tokens.ts';

/** What has alcohol, of which there are kinds. */
const STRONG = wordSet(
  'vodka, wodka, gin, ginebra, genever, jenever, genievre, rum, ron, rhum, whisky, whiskey, bourbon, brandy, brandewijn, weinbrand, tequila, mezcal, cachaca, pisco, schnaps, schnapps, geist, grappa, aguardiente, liqueur, liqueurs, likeur, likor, licor, wine, wijn, wein, vino, vin, vermouth, vermout, wermut, vermut, sherry, port, beer, bier, cerveza, biere, bitter, bitters, punsch, punch',
);
/** What is poured of a flavor alone: nobody pours "syrup or almond liqueur" without a kind of syrup. */
const OF_A_FLAVOR = wordSet(
  'liqueur, likeur, likor, licor, syrup, sirup, siroop, sirop, sirope, jarabe, juice, sap, saft, zumo, jugo, jus, nectar, nektar, cordial, puree, pure',
);
/** More of which there are kinds. */
const MILD = wordSet(
  'milk, melk, milch, leche, lait, drink, cream, room, sahne, nata, crema, creme, butter, boter, tea, thee, tee, soda, lemonade, limonade, limonada',
);
const HEADS: ReadonlySet<string> = new Set([...STRONG, ...OF_A_FLAVOR, ...MILD]);
/** Cream and liqueurs that are called so, "crème de cassis". */
const CREAMS = wordSet('creme, crema');
/** The last parts of compounds, the longest first. */
const ENDINGS: readonly string[] = [...HEADS].sort((a, b) => b.length - a.length);
/** More such parts, of which a hyphen is the only sign. */
const MORE_ENDINGS = ['eis', 'ijs', 'zucker', 'suiker', 'wasser', 'water', 'essig', 'azijn', 'olie', 'ol'];
/** Letters before such a part. */
const SHORTEST_STEM = 3;
/** What says how something is and no flavor. */
const PLAIN = wordSet(
  'plain, regular, normal, normale, normaler, normales, ordinary, unflavored, unflavoured, flavored, flavoured, spiced, gewone, gewoon, gewohnlicher, naturel, alcoholvrij, alcoholvrije, alkoholfreier, alkoholfreies, alkoholfreie, agricole, reposado, rosada, rose, spicy, smoked, full-fat, skim, semi-skimmed, dairy, lichte, heller',
);
/** Kinds of cream that share no flavor: "mint or whipped cream". */
const BY_ITSELF = wordSet('whipped, heavy, double, single, sour, clotted, soda');
const FLAVORS: readonly IngredientPart['category'][] = ['fruit', 'herb', 'spice'];
const MORE_FLAVORS: ReadonlySet<string> = new Set(['almond', 'chocolate', 'matcha', 'cocoa-powder']);
/** A flavor of liqueurs and the like; beside milk it is what is poured. */
const FLAVORS_OF_DRINKS: ReadonlySet<string> = new Set(['coffee']);
const NO_FLAVORS: ReadonlySet<string> = new Set(['salt', 'saline-solution', 'celery-salt', 'chilli-salt']);
/** Words of a flavor, and of a whole name that the other half may share a word of. */
const MOST_FLAVOR_WORDS = 2;
const MOST_NAME_WORDS = 6;

/** Things that a line leaves a choice of, at most: no recipe names more, and each is looked up. */
const MOST_HALVES = 8;

/** Tokens from one place to another, of which one of two things is named. */
interface Half {
  from: number;
  until: number;
  /** Whether a word for "or" stands before it. */
  isOther: boolean;
}

/** Two halves with a word for "or" between them. */
interface Pair {
  text: string;
  words: readonly Token[];
  others: readonly Token[];
  /** Whether the amount counts pieces. */
  isCounted: boolean;
}

/** A place of a text, up to another, with what stands there instead. */
interface Change {
  start: number;
  end: number;
  text: string;
}

/**
 * Completes the names of two things that share a word: "vanilla or plain vodka" is "vanilla vodka or plain vodka", "crème
 * de pêche ou de mûre" is "crème de pêche ou crème de mûre", and "Mandellikör oder -sirup" is "Mandellikör oder
 * Mandelsirup". Only what is plainly a piece of a name is completed: a flavor, a color, an age, or what a hyphen hangs on.
 */
export function createNameCompleter(
  orWords: ReadonlySet<string>,
  hasCompounds: boolean,
  find: FindIngredient,
  parts: ReadonlyMap<string, IngredientPart>,
) {
  /** @param isCounted whether the amount counts pieces: "2 lemons or orange juice" are lemons */
  return function complete(text: string, isCounted: boolean): string {
    const tokens = tokenize(text);
    const isOr = (place: number) => isOrAt(tokens, place, orWords);
    if (!tokens.some((_, place) => isOr(place))) return text;
    const halves = halvesOf(tokens, isOr);
    // "Lemon/lime soda" is one thing, "white/gold rum" two.
    const isWord = tokens.some(({ folded }, place) => place > 0 && orWords.has(folded));
    const areKinds = halves.slice(0, -1).every(({ from, until }) => isKindWords(tokens.slice(from, until)));
    if (!isWord && !areKinds && find(text) !== undefined) return text;
    if (halves.length > MOST_HALVES) return text;
    const changes = new Map<string, Change>();
    const change = (one: Change | undefined) => {
      const key = `${one?.start ?? ''} ${one?.end ?? ''}`;
      if (one !== undefined && !changes.has(key)) changes.set(key, one);
    };
    const or = tokens.find((_, place) => isOr(place));
    /** Of a list, "almond, oat or soy milk", the commas too are words for "or". */
    const join = ({ until }: Half) => {
      const comma = tokens[until];
      if (comma?.text === ',' && !isOr(until + 1))
        change({ start: comma.start, end: comma.end, text: ` ${or?.text ?? ''}` });
    };
    const isOf = ({ from }: Half) => OF_WORDS.has(tokens[from]?.folded ?? '');
    const pairOf = (first: Half, second: Half): Pair => ({
      text,
      words: tokens.slice(first.from, first.until),
      others: tokens.slice(second.from, second.until),
      isCounted,
    });
    let whole = halves[0];
    for (const [place, half] of halves.entries()) {
      const before = halves[place - 1];
      if (before === undefined || whole === undefined) continue;
      const isListed = isOf(half) && halves.at(-1)?.isOther === true;
      if (half.isOther || isListed) {
        const one = completeSecond(pairOf(whole, half));
        change(one);
        if (one !== undefined) join(before);
      }
      if (half.isOther) {
        change(completeHanging(pairOf(whole, half)));
        for (let at = place - 1; at >= 0; at -= 1) {
          const first = halves[at];
          const one = first && completeFirst(pairOf(first, half));
          if (first === undefined || one === undefined) break;
          change(one);
          join(first);
        }
      }
      if (!isOf(half)) whole = half;
    }
    return applied(text, [...changes.values()]);
  };

  /** "Vanilla" of "vanilla or plain vodka", "Kaffee-" of "Kaffee- oder Eierlikör", "sirop" of "sirop ou liqueur d’amande". */
  function completeFirst({ text, words, others, isCounted }: Pair): Change | undefined {
    if (others.length === 0 || others[0]?.text === '-' || others.some(isNumeric)) return undefined;
    const last = words.at(-1);
    const head = others.findLastIndex(({ folded }) => headOf(folded) !== undefined);
    const said = others[head];
    if (last?.text === '-' && !last.isApart && words.length > 1) {
      const { folded = '', text: whole = '' } = said ?? others.at(-1) ?? {};
      const ending = endingOf(folded) ?? moreEndingOf(folded);
      const shared = ending === undefined ? (said?.text ?? '') : tailOf(whole, ending);
      return shared === '' ? undefined : { start: last.start, end: last.end, text: shared.toLowerCase() };
    }
    if (last === undefined || said === undefined || words.some(({ kind }) => kind !== 'word'))
      return undefined;
    const tail = others.slice(head + 1);
    if (head === 0 && words.length === 1 && OF_WORDS.has(tail[0]?.folded ?? '') && tail.length > 1) {
      const isAlone = !OF_A_FLAVOR.has(last.folded) && !(CREAMS.has(last.folded) && isDrink(said.folded));
      return isAlone ? undefined : { start: last.end, end: last.end, text: ` ${wordsOf(text, tail)}` };
    }
    const isIceCream = others[head - 1]?.folded === 'ice';
    const before = others.slice(0, isIceCream ? head - 1 : head);
    const isKind = before.length > 0 && !BY_ITSELF.has(before.at(-1)?.folded ?? '');
    const isCompound = !HEADS.has(said.folded);
    const same = wordsOf(text, before);
    if ((!isKind && !isCompound) || foldText(same) === foldText(wordsOf(text, words))) return undefined;
    const isPiece =
      isKindWords(words) ||
      (!isCompound && isFlavor(words, text, headOf(said.folded) ?? '', isCounted && !isIceCream));
    const shared = isIceCream ? wordsOf(text, others.slice(head - 1, head + 1)) : said.text;
    return isPiece ? { start: last.end, end: last.end, text: ` ${shared}` } : undefined;
  }

  /** "De mûre" of "crème de pêche ou de mûre", "añejo" of "ron blanco o añejo", "syrup" of "almond liqueur or syrup". */
  function completeSecond({ text, words, others, isCounted }: Pair): Change | undefined {
    const [start] = others;
    if (start === undefined || others.some(({ kind }) => kind !== 'word')) return undefined;
    const of = words.findIndex(({ folded }) => OF_WORDS.has(folded));
    const isHeadFirst = HEADS.has(words[0]?.folded ?? '') && words.length > 1;
    const head = isHeadFirst ? words[0] : words.at(-1);
    const kind = headOf(head?.folded ?? '');
    if (head === undefined || kind === undefined || words.length > MOST_NAME_WORDS) return undefined;
    const isOf = of > 0 && OF_WORDS.has(start.folded);
    const thing = isOf ? others.slice(1) : others;
    if (thing.length === 0) return undefined;
    if (isHeadFirst && of === 1) {
      // "Liqueur d’amande ou sirop"
      if (!isOf && others.length === 1 && OF_A_FLAVOR.has(start.folded))
        return { start: start.end, end: start.end, text: ` ${wordsOf(text, words.slice(of))}` };
      const isPiece = isFlavor(thing, text, kind, isCounted, isOf);
      const joint = isOf ? '' : 'de ';
      if (isPiece) return { start: start.start, end: start.start, text: `${head.text} ${joint}` };
    }
    if (isOf) return undefined;
    if (isKindWords(thing) && (words.length > 1 || kind !== head.folded)) {
      const end = thing.at(-1)?.end ?? 0;
      return isHeadFirst
        ? { start: start.start, end: start.start, text: `${head.text} ` }
        : { start: end, end, text: ` ${tailOf(head.text, kind)}` };
    }
    const isBare = !isHeadFirst && others.length === 1 && OF_A_FLAVOR.has(start.folded);
    const flavor = words.slice(0, -1);
    const nearest = flavor.at(-1)?.folded ?? '';
    if (!isBare || nearest === 'simple' || BY_ITSELF.has(nearest) || OF_WORDS.has(nearest)) return undefined;
    if (head.folded !== kind) return { start: start.start, end: start.end, text: joined(head, kind, start) };
    if (flavor.length === 0 || isKindWords(flavor)) return undefined;
    return { start: start.start, end: start.start, text: `${wordsOf(text, flavor)} ` };
  }

  /** "-sirup" of "Mandellikör oder -sirup"; where no stem can be told, the whole: "amaretto-siroop" is nothing we know. */
  function completeHanging({ text, words, others }: Pair): Change | undefined {
    const at = others.findIndex(
      ({ text: sign }, place) => sign === '-' && others[place + 1]?.isApart === false,
    );
    const [hyphen, word] = [others[at], others[at + 1]];
    const last = words.findLast(({ kind }) => kind === 'word');
    const isHanging = at === 0 || hyphen?.isApart === true;
    if (!isHanging || hyphen === undefined || word?.kind !== 'word' || last === undefined) return undefined;
    const ending = headOf(last.folded) ?? (hasCompounds ? moreEndingOf(last.folded) : undefined);
    const isCompound = ending !== undefined && ending !== last.folded;
    const name = isCompound
      ? joined(last, ending, word)
      : `${tellingName(wordsOf(text, words), last.text)}-${word.text}`;
    return { start: hyphen.start, end: word.end, text: name };
  }

  /** A name by which a thing bears its allergens: of "Disaronno" that is "amaretto". */
  function tellingName(name: string, last: string): string {
    const part = parts.get(find(name) ?? '');
    if (part === undefined || readFoods(last).substances.length > 0) return last;
    const { contains, mayContain } = readFacts(part).allergens;
    return contains.length + mayContain.length > 0 ? part.name : last;
  }

  /** The word for what a thing is in general that a word is, or that a compound ends with. */
  function headOf(folded: string): string | undefined {
    return HEADS.has(folded) ? folded : hasCompounds ? endingOf(folded) : undefined;
  }

  function isFlavor(
    words: readonly Token[],
    text: string,
    head: string,
    isCounted: boolean,
    isOf = false,
  ): boolean {
    if (words.length > MOST_FLAVOR_WORDS || words.some(({ folded }) => headOf(folded) !== undefined))
      return false;
    const name = wordsOf(text, words);
    const id = find(name);
    if (id !== undefined) {
      const category = parts.get(id)?.category;
      const isOne = (category !== undefined && FLAVORS.includes(category)) || MORE_FLAVORS.has(id);
      const isOfDrink = FLAVORS_OF_DRINKS.has(id) && isDrink(head);
      return !isCounted && !NO_FLAVORS.has(id) && (isOne || isOfDrink);
    }
    const isLowerCase = name === name.toLowerCase();
    return readProse(name).alcohol.length === 0 && (isOf || isDrink(head) || isLowerCase);
  }

  /** Whether words say how old, dry or light something is, and name no spirit of their own as "reposado" does. */
  function isKindWords(words: readonly Token[]): boolean {
    const isKind = ({ folded }: Token) =>
      COLOURS.has(folded) || GRADES.has(folded) || ORIGINS.has(folded) || PLAIN.has(folded);
    if (words.length === 0 || !words.every(isKind)) return false;
    const category = parts.get(find(words.map(({ text }) => text).join(' ')) ?? '')?.category;
    return category !== 'spirit' && category !== 'fortified-wine';
  }
}

const isDrink = (head: string) => STRONG.has(head) || OF_A_FLAVOR.has(head);

/** What stands between the words for "or", up to where a remark begins. */
function halvesOf(tokens: readonly Token[], isOr: (place: number) => boolean): Half[] {
  const halves: Half[] = [];
  let from = 0;
  let isOther = false;
  const end = (last: number) => {
    // "Light or dark rum 57%": a strength is no word of a name.
    const strong = tokens.findIndex(
      ({ kind }, place) =>
        place > from && kind === 'number' && strengthSignBehind(tokens, place) !== undefined,
    );
    const until = strong === -1 ? last : Math.min(strong, last);
    if (until > from) halves.push({ from, until, isOther });
  };
  for (let place = 0; place < tokens.length; place += 1) {
    const sign = tokens[place]?.text ?? '';
    const isBeforeOr = isOr(place + 1) && (sign === ',' || OPENING.has(sign));
    if (isOr(place) || isBeforeOr) {
      end(place);
      // "bzw."
      from = place + (tokens[place + 1]?.text === '.' ? 2 : 1);
      isOther = isOr(place);
    } else if (sign === ',' && !isOther) {
      end(place);
      from = place + 1;
    } else if (BREAKS.has(sign) || CLOSING.has(sign)) {
      end(place);
      return halves;
    }
  }
  end(tokens.length);
  return halves;
}

const endingIn =
  (endings: readonly string[]) =>
  (folded: string): string | undefined =>
    endings.find((one) => folded.endsWith(one) && folded.length >= one.length + SHORTEST_STEM);
const endingOf = endingIn(ENDINGS);
const moreEndingOf = endingIn(MORE_ENDINGS);

/** The end of a word as it is written, by its end as words are compared. */
function tailOf(word: string, ending: string): string {
  for (let length = ending.length - 1; length <= ending.length + 1; length += 1)
    if (foldText(word.slice(-length)) === ending) return word.slice(-length);
  return ending;
}

/** A compound with another last part. */
function joined(compound: Token, ending: string, last: Token): string {
  const stem = compound.text.slice(0, compound.text.length - tailOf(compound.text, ending).length);
  return `${stem}${last.text.toLowerCase()}`;
}

function wordsOf(text: string, tokens: readonly Token[]): string {
  return text.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0);
}

function applied(text: string, changes: readonly Change[]): string {
  let whole = '';
  let at = 0;
  for (const { start, end, text: instead } of changes.toSorted(
    (a, b) => a.start - b.start || a.end - b.end,
  )) {
    if (start < at) continue;
    whole += text.slice(at, start) + instead;
    at = end;
  }
  return whole + text.slice(at);
}
