import { ALLERGENS, type Allergen } from '../../contracts/diet/diet.ts';
import { HEAD_FIRST, LOCALES, type Locale } from '../../contracts/site/locale.ts';
import { MAX_ONLY, MOST_KINDS, type Wish } from '../../contracts/search/wishes.ts';
import { isGiveaway } from '../chat/textLanguage.ts';
import { leaveOutCautiously } from './caution.ts';
import { readTakenBack } from './changes.ts';
import { readApart } from './company.ts';
import { memoize } from '../lib/memoize.ts';
import { leavingOut, LEFT_OUT_FOR, wishesFor } from './meanings.ts';
import { messageLanguage } from './messageLanguage.ts';
import type { NameIndex, WishNames } from './names.ts';
import { KINDS, readNumbers } from './numbers.ts';
import { INTENTS, type Apart, type Intent, type Reading } from './reading.ts';
import { range, scopeThings, WITH, type Mode, type Scoped, type Sentence } from './scopes.ts';
import { BEHIND, correctLeftOut } from './slips.ts';
import { COLOURED, findSpans, keyOf, setOf, type Found, type Span } from './spans.ts';
import { splitCompounds, tokenize } from './tokens.ts';
import { isGuard, listLeaveOuts, wishKey } from './wishes.ts';
import { MOST_WISHES } from '../../contracts/search/wishLimits.ts';
import { getPhrases, type State } from './words.ts';

/** Reads a message, given the wishes before it and the language of the message before. */
export type WishReader = (
  text: string,
  context: { wishes: readonly Wish[]; language?: Locale | undefined },
) => Reading;

/** Intents by which somebody wants to know something, so that what they name is no wish. */
const KNOWLEDGE: ReadonlySet<Intent> = new Set<Intent>([
  'recipe',
  'compare',
  'swap',
  'calories',
  'strength',
  'glass',
  'history',
  'taste',
  'diet',
  'convert',
]);
/** Of more things that somebody has, a drink need not hold all. */
const MOST_WISHED_OF_OWN = 3;
const POINTS: Readonly<Record<string, number | 'it'>> = { first: 0, second: 1, third: 2, last: -1, it: 'it' };
/** Words by which somebody asks whether something is so: "is Baileys vegan?" */
const BEGINNINGS = new Set(['is', 'are', 'ist', 'sind', 'zijn', 'es', 'son', 'est']);
/** Words by which somebody asks how something is done: "how do you smoke a cocktail?" */
const HOW = new Set(['how', 'hoe', 'wie', 'como', 'comment']);
/** Words behind it by which something is offered: "how about gin?" */
const OFFERS = new Set(['about', 'ware', 'wars', 'war', 'zit']);
/** First words of "too strong", which asks for something weaker. */
const TOO = new Set(['too', 'way', 'te', 'veel', 'zu', 'viel', 'demasiado', 'muy', 'trop', 'bien']);
/** Per cent by volume of a drink for who does not like what is in it. */
const MILD_UP_TO = 16;
/** What is seldom asked for in a drink. */
const RARELY_WISHED: ReadonlySet<Allergen> = new Set<Allergen>([
  'gluten',
  'crustaceans',
  'fish',
  'peanuts',
  'soybeans',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
]);
/** Words between such a word and what a drink tastes of. */
const WIDEST_TASTED = 4;
/** Words by which a drink is said to taste of what is in it. */
const TASTING = new Set(
  'taste tastes tasting smaakt smaken smaak proef proeft schmeckt schmecken schmecke sepa sepan sabe saben sabor gout'.split(
    ' ',
  ),
);
/** Endings of adjectives, and letters that are left of one. */
const INFLECTIONS = ['s', 'e', 'es', 'er', 'en', 'em'];
const SHORTEST_STEM = 5;
/** Endings of adjectives that are made of the name of a taste: "peachy", "pfirsichartig". */
const FLAVOUR_ENDINGS: Partial<Record<Locale, readonly string[]>> = {
  en: ['y', 'ey'],
  nl: ['achtig', 'achtige', 'achtigs'],
  de: ['artig', 'artige', 'artiges', 'artiger'],
};
/** Words between such a word and the first thing behind it. */
const WIDEST_ONLY = 3;
/** Words between a refusal and what it refuses. */
const WIDEST_REFUSAL = 4;
/** Letters of a word for what is like a drink that stands behind its name: "Negroni variants", and not "Negroni, like". */
const SHORTEST_BEHIND = 6;
/** "Alternative" in each language. */
const ALTERNATIVE = /^alternati/;
/** A sum of money. */
const MONEY = /\d ?(?:[€£$]|euros?\b|quid\b|bucks\b|pounds\b|dollars?\b|pesos\b|francs\b)|[€£$] ?\d/i;
/** Words that nobody says for taste: "lactose intolerant", "coeliac". */
const isIntolerance = (meaning: string) => ['state:lactose', 'state:coeliac'].includes(meaning);
const CHANGING: ReadonlySet<string> = new Set([
  'turn:but',
  'turn:want',
  'turn:not',
  'turn:dislike',
  'turn:allergic',
  'turn:instead',
  'turn:less',
  'turn:more',
  'turn:too',
]);
/** What something sweet tastes of. */
const FLAVOURS: Readonly<Record<string, readonly Wish[] | undefined>> = {
  'apple-pie': [
    { kind: 'ingredient', id: 'apple', not: false },
    { kind: 'ingredient', id: 'cinnamon', not: false },
  ],
  brownies: [{ kind: 'group', group: 'chocolate', not: false }],
  'dark-chocolate': [{ kind: 'group', group: 'chocolate', not: false }],
  tiramisu: [
    { kind: 'group', group: 'coffee', not: false },
    { kind: 'taste', taste: 'creamy', not: false },
  ],
  'lemon-tart': [
    { kind: 'ingredient', id: 'lemon', not: false },
    { kind: 'taste', taste: 'sweet', not: false },
  ],
  cheesecake: [{ kind: 'taste', taste: 'creamy', not: false }],
  'creme-brulee': [{ kind: 'taste', taste: 'creamy', not: false }],
  'vanilla-ice-cream': [{ kind: 'ingredient', id: 'vanilla', not: false }],
  'fruit-salad': [{ kind: 'taste', taste: 'fruity', not: false }],
};
/** Coffee wakes, and something savory helps after a long night. */
const FOR_MOODS: Readonly<Record<string, Wish | undefined>> = {
  'mood:tired': { kind: 'group', group: 'coffee', not: false },
  // Who is sad or had a hard day sits down with something short to sip.
  'mood:heartbroken': { kind: 'occasion', occasion: 'nightcap' },
  'mood:hungover': { kind: 'taste', taste: 'savory', not: false },
};
/** Words that turn against something, and how things are meant that they do turn against. */
const AGAINST: ReadonlySet<string> = new Set(['turn:not', 'turn:dislike', 'turn:allergic']);
const REFUSED: ReadonlySet<Mode> = new Set<Mode>(['not', 'dislike', 'leave', 'less', 'too', 'replaced']);
/** Words between a number of kinds and what they are of. */
const WIDEST_KINDS = 3;
/** More than one of something. */
/** Words before what was eaten, words between, and what it is read as. */
const AFTER = new Set(['after', 'na', 'nach', 'despues', 'tras', 'apres']);
const AHEAD = new Set(['before', 'vor', 'antes', 'avant']);
const WIDEST_AFTER = 4;
const EATEN = new Set(['food', 'allergen']);
const SEVERAL = new Set(
  'several multiple various meerdere verschillende mehrere verschiedene verschiedenen varios varias distintos plusieurs differents'.split(
    ' ',
  ),
);
/** Kinds of things that are told where nothing comes of them. */
const ANSWERED = new Set(['allergen', 'food', 'ingredient', 'group']);
/** Groups of what one tastes; beside one of these nuts are a taste as well. */
const TASTED_GROUPS: ReadonlySet<string> = new Set(['group:coffee', 'group:chocolate']);
const OFFSPRING = new Set(
  'son daughter zoon dochter sohn tochter hijo hija fils fille zoons dochters sohnes'.split(' '),
);
const ADULT_FROM = 18;
const OLDEST = 110;
/** "21st", "30.", "18e": an age that is reached. */
const isAdultAge = (written: string) => {
  const [, age] = /^(\d{2,3})(?:st|nd|rd|th|e|ste|de|\.|º|°)?$/.exec(written.toLowerCase()) ?? [];
  return age !== undefined && Number(age) >= ADULT_FROM && Number(age) <= OLDEST;
};
/** French says "soit" before each of two things of which one is enough. */
const EITHER = /(?<![\p{L}'’] ?)soit ([^.;:!?\n]{1,40}?),? soit /giu;
/** Letters of the text of something unclear. */
const LONGEST_UNCLEAR = 120;

/**
 * Prepares the reading of wishes, which begins with the first message.
 *
 * @param locale the language of the page; a message may be in another
 */
export function createWishReader(names: WishNames, locale: Locale): WishReader {
  return (text, { wishes, language }) =>
    readMessage(text, wishes, names, names.getIndex(), locale, language ?? locale);
}

function readMessage(
  text: string,
  wishes: readonly Wish[],
  names: WishNames,
  index: NameIndex,
  locale: Locale,
  spoken: Locale,
): Reading {
  const whole = tokenize(text.replace(EITHER, '$1 ou '));
  const language = messageLanguage(
    whole.map(({ word }) => word),
    spoken,
    index,
  );
  const tables = [...new Set([language, locale, ...LOCALES])].map(getPhrases);
  const [own = getPhrases(language)] = tables;
  const isWord = (word: string) =>
    own.isWord(word) || index.find([word]) !== undefined || own.small.has(word);
  const isBeginning = (word: string) => isWord(word) || own.matchesAt([word], 0).length > 0;
  const isIngredientName = (word: string) => index.find([word])?.some(isIngredient) ?? false;
  // "A non drinker" is no drink.
  const isInWording = (word: string) => own.listWords().has(word);
  const split = splitCompounds(whole, own.endings, isWord, isBeginning).map((token) =>
    isWord(token.word) || isInWording(token.word)
      ? token
      : { ...token, word: knownForm(token.word, language, isWord, own.isWord, isIngredientName) },
  );
  const tokens = correctLeftOut(split, { own, index, names, language });
  const wordAt = (place: number) => tokens[place]?.word ?? '';
  const found = findSpans(tokens, { tables, names, index, language });
  const isSmall = (word: string) =>
    word.length < 2 || own.small.has(word) || own.articles.has(word) || isGiveaway(word);
  const isBottle = ({ meanings }: Span) =>
    meanings.some((meaning) => setOf(meaning) === 'ingredient' && isPoured(meaning));
  const { scoped, sentences } = scopeThings(tokens, found, isSmall, isBottle);
  const isOfHealth = leaveOutCautiously(scoped, sentences, found, leavesAllergen, isBottle, ({ start }) =>
    WITH.has(tokens[start - 1]?.word ?? ''),
  );
  const isOfDrink = ({ meanings }: Span) => meanings.some((meaning) => setOf(meaning) === 'drink');
  const drinkPlaces = new Set(found.spans.filter(isOfDrink).map(({ start }) => start));
  const named = new Set(found.spans.flatMap(({ start, end }) => (end - start > 1 ? range(start, end) : [])));
  const numbers = readNumbers(tokens, found.marks, { drinkPlaces, named });
  const intents = readIntents(found);
  const only = readOnly();
  const owned = only.length > 0 ? [] : listOwned();
  // Whoever lists all that they have wishes for what is made of it.
  const isAllOwn = owned.length > MOST_WISHED_OF_OWN;
  const drinks = idsOf(
    found.spans.filter((span) => !only.some((thing) => thing.span === span)),
    'drink',
  );
  const hasPlace = (key: string) => found.marks.some(({ meaning }) => meaning === `point:${key}`);
  const pointsAtAll = hasPlace('all');
  const pointed = Object.keys(POINTS).find(hasPlace);
  const isQuestion = sentences.some(({ isAsked, cues }) => isAsked || cues.has('know'));

  const isAbout = memoize(asksToKnow);
  const read = readSentences();
  const kinds = readKinds();
  const ofKinds = new Set(kinds.flatMap(({ places }) => places));
  const unread = unreadPlaces().filter((place) => !ofKinds.has(place));
  const apart = readApart(tokens, found, scoped, sentences);
  // Of "mussels with chips" the first is the dish.
  const [dish] = read.added.filter(({ kind }) => kind === 'food');
  const ofDish = read.added.filter((wish) => wish.kind !== 'food' || wish === dish);
  const bound = (isAllOwn ? owned : only).map(({ id }) => id).slice(0, MAX_ONLY);
  const nothingElse: Wish[] = bound.length > 0 ? [{ kind: 'only', ids: bound }] : [];
  const plain = [
    ...colouredOf(sparedOf(ofDish, scoped, isTasted)),
    ...numbers.wishes,
    ...kinds.map(({ wish }) => wish),
    ...nothingElse,
  ];
  const said = plain.some(saysWhat) ? plain : [...plain, ...listMoods()];
  const added = unique([
    ...said.filter((wish) => apart === undefined || !isOfCompany(wish, apart, wishes)),
    ...(numbers.isAlcoholFree || numbers.isForChild
      ? LEFT_OUT_FOR['alcohol-free'].map((what): Wish => ({ kind: 'leave-out', what }))
      : []),
  ]).slice(0, MOST_WISHES);
  const takenBack = readTakenBack(scoped, sentences, added, wishes, names);
  const leavesAlcohol = added.some((wish) => listLeaveOuts(wish).includes('alcohol'));
  if (apart !== undefined) intents.delete('virgin');
  if (drinks.length > 0 && leavesAlcohol) intents.add('virgin');
  if (drinks.length > 0 && added.some(({ kind }) => kind === 'guests')) intents.add('amounts');
  // So much money for so many guests is little.
  if (MONEY.test(text) && added.some(({ kind }) => kind === 'guests')) intents.add('cheap');
  if (added.some(({ kind }) => kind === 'like')) intents.add('alike');
  if (drinks.length === 2 && isChoice()) intents.add('compare');
  if (numbers.conversion?.to !== undefined) intents.add('convert');
  const isOfTaste = found.spans.some(({ meanings }) =>
    meanings.some((meaning) => setOf(meaning) === 'taste'),
  );
  if (intents.size === 0 && isOfTaste && sentences.some(asksWhether)) intents.add('taste');

  return {
    language,
    added,
    borne: keysOf(
      ({ mode, span, sentence }) =>
        mode === 'leave' || (!sentence.isAsked && span.meanings.some(isIntolerance)),
    ),
    asked: keysOf(({ mode, sentence: { isAsked, cues } }) => mode === 'not' && isAsked && !cues.has('ask')),
    takenBack,
    isOfHealth,
    unclear: read.unclear,
    drinks,
    ingredients: idsOf(found.spans, 'ingredient'),
    replacing: idsOf(found.spans.filter(isReplaced), 'ingredient')[0],
    apart,
    isChoice: found.spans.some(({ meanings }) => meanings.includes('turn:or')),
    isOwned: owned.length > 0,
    asksForDrink: sentences.some(({ cues }) => cues.has('ask')),
    isForPair: sentences.some(({ cues }) => cues.has('pair')),
    hasFailed: sentences.some(({ cues }) => cues.has('failed')),
    tooMuch: scoped.flatMap(({ span, mode }) => {
      const isOver = span.meanings.includes('level:weaker') && TOO.has(tokens[span.start]?.word ?? '');
      return isOver ? ['strong'] : mode === 'too' ? span.meanings.map(keyOf) : [];
    }),
    namesAllergen: found.spans.some(({ meanings }) => meanings.map(keyOf).some(isAllergen)),
    tastes: found.spans.flatMap(({ meanings }) =>
      meanings.filter((meaning) => setOf(meaning) === 'taste').map(keyOf),
    ),
    count: numbers.drinks,
    choices: readChoices(),
    intents,
    pointsAt: pointsAtAll || pointed === undefined ? undefined : POINTS[pointed],
    pointsAtAll,
    conversion: intents.has('convert') ? numbers.conversion : undefined,
    isQuestion,
    isChanged: found.spans.some(({ meanings }) => meanings.some((meaning) => CHANGING.has(meaning))),
    refused: unread.filter(isRefused).map(wordAt),
    silent: read.silent.flatMap(({ start, end }) => range(start, end).map(wordAt)),
    unread: unread.map(wordAt),
  };

  /** Whether a word beside a thing says that a drink tastes of it: "not tasting much of whisky". */
  function isTasted({ start, end }: Span): boolean {
    const behind = tokens.slice(end, end + 2);
    if (behind.some(({ word, breakBefore }) => breakBefore === 'none' && TASTING.has(word))) return true;
    const said = range(Math.max(0, start - WIDEST_TASTED), start).findLast((at) => TASTING.has(wordAt(at)));
    if (said === undefined) return false;
    // "Gin tastes awful, no gin" refuses it.
    const isApart = range(said + 1, start + 1).some((at) => tokens[at]?.breakBefore !== 'none');
    return (
      !isApart &&
      !found.spans.some(
        (span) => span.start > said && span.start < start && AGAINST.has(span.meanings[0] ?? ''),
      )
    );
  }

  /** "Two kinds of rum", "several rums". */
  function readKinds(): { wish: Wish; places: readonly number[] }[] {
    return found.spans.flatMap((span) => {
      const id = span.meanings.find(isIngredient);
      if (id === undefined) return [];
      const before = range(Math.max(0, span.start - WIDEST_KINDS), span.start);
      const isSaid = before.some((place) => KINDS.has(wordAt(place)) || SEVERAL.has(wordAt(place)));
      const isWanted = scoped.find((thing) => thing.span === span)?.mode === 'want';
      if (!isSaid || !isWanted) return [];
      const least = before.flatMap(numberAt).at(-1) ?? (before.some((at) => SEVERAL.has(wordAt(at))) ? 2 : 1);
      if (least < 2 || least > MOST_KINDS) return [];
      return [{ wish: { kind: 'kinds', id: keyOf(id), least }, places: before }];
    });
  }

  function numberAt(place: number): number[] {
    const word = wordAt(place);
    if (/^\d+$/.test(word)) return [Number(word)];
    return found.marks.flatMap(({ meaning, places }) =>
      setOf(meaning) === 'number' && places[0] === place ? [Number(keyOf(meaning))] : [],
    );
  }

  /** What a bartender offers somebody who feels so. */
  function listMoods(): Wish[] {
    return scoped.flatMap(({ span, mode }) =>
      // "Very tired" is tired as well.
      mode === 'want' || mode === 'too' ? span.meanings.flatMap((meaning) => FOR_MOODS[meaning] ?? []) : [],
    );
  }

  /** Keys of what is wished of some of the things that are named. */
  function keysOf(isMeant: (thing: Scoped) => boolean): string[] {
    const things = scoped.filter(isMeant);
    return things.flatMap((thing) => readThing(thing, thing.sentence, things).map(wishKey));
  }

  /** Whether two drinks stand to choose from: "Negroni or Boulevardier?" */
  function isChoice(): boolean {
    const places = found.spans.filter(isOfDrink);
    const [first, second] = [places[0]?.end ?? 0, places[1]?.start ?? 0];
    return found.spans.some(
      ({ start, meanings }) => meanings.includes('turn:or') && start >= first && start < second,
    );
  }

  /**
   * The ingredients behind words such as "only", joined by no "or": several, or the bottle that somebody has. "Just gin"
   * without more may be anything with gin.
   */
  function readOnly(): { id: string; span: Span }[] {
    const [said, ...more] = found.marks
      .filter(({ meaning }) => meaning === 'clause:only')
      .map(({ places }) => places);
    const [start] = said ?? [];
    // "Not only gin" bounds nothing.
    const isWithin = (span: Span) => start !== undefined && span.start < start && span.end > start;
    // "Like a Negroni, only with mezcal" bounds nothing either.
    const isBut = (span: Span) => span.end <= (start ?? 0) && isOfDrink(span) && isLikened(span);
    if (said === undefined || start === undefined || found.spans.some(isWithin) || found.spans.some(isBut))
      return [];
    const widest = more
      .filter(([first]) => first === start)
      .reduce((a, b) => (b.length > a.length ? b : a), said);
    const modeOf = (span: Span) => scoped.find((thing) => thing.span === span)?.mode;
    const list = (span: Span) => listIngredients(span).map((id) => ({ id, span }));
    const all: ReturnType<typeof list> = [];
    let end = start + widest.length;
    const isOwn =
      widest.length > 1 ||
      sentences.some((sentence) => sentence.cues.has('have') && sentence.start < end && end <= sentence.end);
    for (const span of found.spans) {
      if (span.end <= end) continue;
      const [first = ''] = span.meanings;
      if (first === 'turn:and') continue;
      const things = list(span);
      const isBeyond = tokens.slice(end, span.start).filter(({ word }) => !isSmall(word)).length > 0;
      if (things.length === 0 || modeOf(span) !== 'want' || (isBeyond && span.start - end > WIDEST_ONLY))
        break;
      all.push(...things);
      end = span.end;
    }
    // "Gin, but only with tonic" needs the gin as well.
    const before = found.spans.filter(
      (span) => span.end <= start && span.meanings.some(isIngredient) && modeOf(span) === 'want',
    );
    const things = [...before.flatMap(list), ...all].slice(0, MAX_ONLY);
    const isBottled = things.some(({ id }) => isPoured(`ingredient:${id}`));
    // "Tequila and nothing else, what do I do?"
    const isLast = tokens[end]?.breakBefore !== 'none';
    if (all.length === 0 && widest.length > 1 && isLast && isBottled) return things;
    return all.length > 1 || (all.length === 1 && isOwn && isBottled) ? things : [];
  }

  /** The ingredients that somebody says that they have. */
  function listOwned(): { id: string; span: Span }[] {
    const isHad = ({ mode, isExplicit, sentence }: Scoped) =>
      mode === 'want' && !isExplicit && sentence.cues.has('have');
    return scoped.filter(isHad).flatMap(({ span }) => {
      const id = span.meanings.find(isIngredient);
      return id === undefined ? [] : [{ id: keyOf(id), span }];
    });
  }

  /** Ids of what a name says is in a glass: an ingredient, or all of a drink that is called by them, "gin and tonic". */
  function listIngredients({ start, end, meanings }: Span): string[] {
    const named = meanings.find(isIngredient);
    if (named !== undefined || !isOfDrink({ start, end, meanings }))
      return named === undefined ? [] : [keyOf(named)];
    const ids: string[] = [];
    for (let at = start; at < end;) {
      const size = range(1, end - at + 1).findLast((length) => thingAt(at, length) !== undefined);
      if (size === undefined && !isSmall(wordAt(at))) return [];
      if (size !== undefined) ids.push(keyOf(thingAt(at, size) ?? ''));
      at += size ?? 1;
    }
    return ids;
  }

  function thingAt(start: number, length: number): string | undefined {
    const words = range(start, start + length).map(wordAt);
    return length === 1 && isSmall(words[0] ?? '') ? undefined : index.find(words)?.find(isIngredient);
  }

  /** Things of which one is enough, as a word between two of them says: "red wine or rum". */
  function readChoices(): string[][] {
    return found.spans.flatMap((span, at) => {
      if (!span.meanings.includes('turn:or')) return [];
      // "À la poire ou à la chartreuse": what links a thing is none.
      const next = found.spans.slice(at + 1).find(({ meanings }) => !meanings.includes('turn:like-drink'));
      const sides = [...listedBefore(at), next];
      const things = scoped.filter((thing) => thing.mode === 'want' && sides.includes(thing.span));
      const keys = things.flatMap((thing) => wishesFor(thing.span, 'want', names.factsOf).map(wishKey));
      return things.length > 1 && things.length === sides.length ? [keys] : [];
    });
  }

  /** The things before a word such as "or" that are listed with commas: "peach, pear or apple". */
  function listedBefore(at: number): Span[] {
    const listed = found.spans.slice(Math.max(0, at - 1), at);
    for (let before = at - 2; before >= 0; before--) {
      const [span, next] = [found.spans[before], found.spans[before + 1]];
      const isNext =
        span !== undefined &&
        next !== undefined &&
        tokens[span.end]?.breakBefore === 'comma' &&
        isThing(span) &&
        isThing(next) &&
        range(span.end, next.start).every((place) => isSmall(wordAt(place)));
      if (!isNext) break;
      listed.unshift(span);
    }
    return listed;
  }

  function isThing({ meanings }: Span): boolean {
    return meanings.some((meaning) => ['ingredient', 'group'].includes(setOf(meaning)));
  }

  function readSentences(): { added: Wish[]; unclear: Reading['unclear']; silent: readonly Span[] } {
    const all: Wish[] = [];
    const silent: Span[] = [];
    let unclear: Reading['unclear'];
    const isOfBook = ({ span }: Scoped) => span.meanings.some((meaning) => setOf(meaning) === 'ingredient');
    const maybe = scoped.filter(isBareAllergen);
    const [first] = maybe.filter((entry) => !isOfBook(entry) || isTurnedAgainst(entry.sentence));
    const bare =
      first === undefined ? [] : scoped.filter((entry) => maybe.includes(entry) || isListed(entry));
    if (first !== undefined)
      unclear = { text: textOf(first.sentence), may: [...new Set(bare.flatMap(allergensLeft))] };
    for (const sentence of sentences) {
      const own = scoped.filter((entry) => entry.sentence === sentence && !bare.includes(entry));
      const mine = own.flatMap((entry) => {
        const read = readThing(entry, sentence, own);
        if (read.length === 0 && isNamedThing(entry) && !isAbout(sentence)) silent.push(entry.span);
        return read;
      });
      const borne = mine.flatMap((wish) =>
        wish.kind === 'leave-out' && isAllergen(wish.what) ? [wish.what] : [],
      );
      const isDoubtful = sentence.cues.has('doubt') && borne.length > 0;
      const isVague =
        sentence.isUnresolved ||
        own.some(
          ({ span, mode }) =>
            span.meanings.includes('state:allergy') ||
            (mode === 'leave' && span.meanings.includes('thing:fruit')),
        );
      if (isDoubtful || isVague)
        unclear ??= {
          text: textOf(sentence),
          may: isDoubtful || borne.length > 0 ? [...new Set(borne)] : namedAllergens(),
        };
      all.push(
        ...(isDoubtful ? mine.filter((wish) => !(wish.kind === 'leave-out' && isAllergen(wish.what))) : mine),
      );
    }
    return { added: all, unclear, silent: [...silent, ...bare.map(({ span }) => span)] };
  }

  /** Whether a thing is named as somebody wants it, so that a search must answer it. */
  function isNamedThing({ span, mode, sentence: { cues, deniesAllergy } }: Scoped): boolean {
    const isListed = [...owned, ...only].some((thing) => thing.span === span);
    const isDrink = span.meanings.some((meaning) => setOf(meaning) === 'drink');
    const isPast = (['gone', 'back', 'failed', 'know'] as const).some((cue) => cues.has(cue));
    return (
      mode === 'want' &&
      !isListed &&
      !isPast &&
      !isDrink &&
      !deniesAllergy &&
      span.meanings.some((meaning) => ANSWERED.has(setOf(meaning)))
    );
  }

  /**
   * Whether somebody only names what is rarely wished and often not borne: "nuts and gluten at our table", or names it
   * beside a word that turns against something: "my friend may not have something, almond or so". What must be left out
   * is then asked. A word before it says where it is wanted: "something with hazelnut".
   */
  function isBareAllergen({ span, mode, isExplicit, sentence }: Scoped): boolean {
    const { cues, deniesAllergy } = sentence;
    if ((mode !== 'want' && mode !== 'unclear') || isExplicit || isAbout(sentence)) return false;
    if (deniesAllergy || cues.has('pairing') || cues.has('back') || cues.has('gone')) return false;
    const named = allergensIn({ span });
    // Pistachio syrup is a thing, and no allergy.
    if (named.length === 0 || span.meanings.some((meaning) => setOf(meaning) === 'unknown')) return false;
    // "We have 20 guests, one nut" tells of no shelf.
    const isOfGuests = numbers.wishes.some(({ kind }) => kind === 'guests');
    if (cues.has('have') && !isOfGuests) return false;
    if (isTurnedAgainst(sentence)) return true;
    if (mode === 'unclear' || drinks.length > 0) return false;
    if (!named.some((allergen) => RARELY_WISHED.has(allergen))) return false;
    // Something to eat may go on: "and with herring?"
    if (wishes.some(({ kind }) => kind === 'food')) return false;
    return !found.spans.some(({ start, meanings }) => {
      if (start < sentence.start || start >= sentence.end) return false;
      const isWanted = meanings.includes('turn:want') && start < span.start;
      // Beside a bottle it is asked what that holds: "Baileys and gluten".
      const isOther = (meaning: string) => isPoured(meaning) || !isAllergenOf(meanings);
      const isThing = (meaning: string) =>
        setOf(meaning) === 'ingredient' || (!isOfGuests && TASTED_GROUPS.has(meaning));
      return isWanted || meanings.some((meaning) => isThing(meaning) && isOther(meaning));
    });
  }

  /** Whether it is named beside a bare allergen, and not said to be wanted: it belongs to that list. */
  function isListed({ span, mode, isExplicit }: Scoped): boolean {
    return (mode === 'want' || mode === 'unclear') && !isExplicit && !isBottle(span) && leavesAllergen(span);
  }

  /** Whether a word of a sentence turns against something, and what it turns against was not found. */
  function isTurnedAgainst(sentence: Sentence): boolean {
    if (scoped.some((entry) => entry.sentence === sentence && REFUSED.has(entry.mode))) return false;
    return found.spans.some(
      ({ start, meanings: [first = ''] }) =>
        start >= sentence.start && start < sentence.end && AGAINST.has(first),
    );
  }

  function isPoured(meaning: string): boolean {
    return (names.factsOf(keyOf(meaning))?.strength ?? 0) > 0;
  }

  function isAllergenOf(meanings: readonly string[]): boolean {
    return meanings.some((meaning) => setOf(meaning) === 'allergen');
  }

  function allergensIn({ span }: Pick<Scoped, 'span'>): Allergen[] {
    return span.meanings
      .filter((meaning) => setOf(meaning) === 'allergen')
      .map(keyOf)
      .filter(isAllergen);
  }

  /** Allergens that the message names anywhere, else all. */
  function namedAllergens(): Allergen[] {
    const named = found.spans.flatMap(({ meanings }) => meanings.map(keyOf).filter(isAllergen));
    return named.length > 0 ? [...new Set(named)] : [...ALLERGENS];
  }

  function readThing({ span, mode, isExplicit }: Scoped, sentence: Sentence, own: readonly Scoped[]): Wish[] {
    const { cues } = sentence;
    // "No grapefruit, never mind why": where nothing can be taken back, it is refused.
    const isTakenBack = mode !== 'not' || wishesFor(span, mode, names.factsOf).some(isPresent);
    if (cues.has('gone') || (cues.has('back') && isTakenBack)) return [];
    if (sentence.deniesAllergy && mode === 'want' && !isExplicit) return [];
    const sets = new Set(span.meanings.map(setOf));
    const asksOf = isAbout(sentence);
    if (sets.has('state')) return readState(span, mode, sentence);
    if (sets.has('drink') && (mode !== 'leave' || sets.size === 1)) return readDrink(span, mode);
    if (mode === 'want' && isReplaced(span)) return wishesFor(span, 'replaced', names.factsOf);
    if (mode === 'unclear') return [];
    if (mode === 'leave')
      return sets.has('thing') && span.meanings.includes('thing:fruit')
        ? []
        : wishesFor(span, mode, names.factsOf);
    if (cues.has('failed')) return [];
    if (mode === 'too')
      return wishes.length > 0 && !sentence.isAsked ? wishesFor(span, mode, names.factsOf) : [];
    if (mode === 'replaced') {
      // What was wished is taken back (`changes.ts`); else it is refused.
      const isWished = wishesFor(span, 'want', names.factsOf).some(isPresent);
      return asksOf || cues.has('know') || isWished ? [] : wishesFor(span, mode, names.factsOf);
    }
    // "That is not too boozy" is no wish for something weaker than that.
    if (mode === 'not' && span.meanings.includes('level:weaker') && TOO.has(wordAt(span.start)))
      return [{ kind: 'strength', most: MILD_UP_TO }];
    if (mode === 'not' || mode === 'dislike' || mode === 'less') {
      // Who has no sugar left may still like syrup.
      if (cues.has('have') && span.meanings.includes('thing:sugar'))
        return [{ kind: 'ingredient', id: 'sugar', not: true }];
      // "I have no milk" is a shelf, and no allergy.
      const refused = wishesFor(span, cues.has('have') ? 'dislike' : mode, names.factsOf);
      return asksOf && drinks.length === 0 ? refused.filter(isGuard) : refused;
    }
    // "What is the strongest cocktail?" asks for one.
    if (asksOf && !sets.has('order')) return [];
    if (isEaten(span, AFTER)) return [{ kind: 'occasion', occasion: 'digestif' }];
    if (isEaten(span, AHEAD) && sets.has('food')) return [{ kind: 'occasion', occasion: 'aperitif' }];
    if (isFood(span, sentence)) return isTasted(span) ? readFlavour(span) : readFood(span);
    if (sets.has('taste') && isOfFood(span, sentence)) return [];
    if ((isAllOwn ? owned : only).some((thing) => thing.span === span)) return [];
    if (span.meanings.includes('thing:sugar') && isList(sentence, own))
      return [{ kind: 'ingredient', id: 'sugar', not: false }];
    const wished = wishesFor(span, 'want', names.factsOf);
    // "Something with pistachio": it is wished by its name, though no drink has it.
    const isOfGuests = numbers.wishes.some(({ kind }) => kind === 'guests');
    const isMeant = isExplicit || (!isOfGuests && isBesideTasted(span, own));
    return wished.length === 0 && isMeant && !isOfHealth && isAllergenOf(span.meanings)
      ? [{ kind: 'unknown', text: range(span.start, span.end).map(wordAt).join(' '), not: false }]
      : wished;
  }

  /** Whether something wanted stands beside it: "coffee and hazelnut". */
  function isBesideTasted(span: Span, own: readonly Scoped[]): boolean {
    return own.some(
      (other) =>
        other.span !== span &&
        other.mode === 'want' &&
        other.span.meanings.some((meaning) => TASTED_GROUPS.has(meaning)),
    );
  }

  /** Whether a sentence names ingredients and nothing else: "champagne cognac sugar". */
  function isList({ start, end }: Sentence, own: readonly Scoped[]): boolean {
    const covered = own.reduce((sum, { span }) => sum + span.end - span.start, 0);
    return own.length > 2 && covered === end - start;
  }

  function isPresent(wish: Wish): boolean {
    return wishes.some((other) => wishKey(other) === wishKey(wish));
  }

  function allergensLeft({ span }: Pick<Scoped, 'span'>): Allergen[] {
    return leavingOut(span, names.factsOf).flatMap((wish) =>
      wish.kind === 'leave-out' && isAllergen(wish.what) ? [wish.what] : [],
    );
  }

  function leavesAllergen(span: Span): boolean {
    return allergensLeft({ span }).length > 0;
  }

  /** "Is it sweet?" */
  function asksWhether({ start, end, isAsked }: Pick<Sentence, 'start' | 'end' | 'isAsked'>): boolean {
    const [first = '', second = ''] = tokens.slice(start, start + 2).map(({ word }) => word);
    if (isAsked && second === 'est') return true;
    return BEGINNINGS.has(first) && (isAsked || pointsWithin(start, end));
  }

  function pointsWithin(start: number, end: number): boolean {
    return found.marks.some(
      ({ meaning, places: [first = -1] }) => setOf(meaning) === 'point' && first >= start && first < end,
    );
  }

  /** Whether a sentence asks for knowledge, and not for a drink. */
  function asksToKnow({ start, end, cues, isAsked }: Sentence): boolean {
    const [how = '', next = ''] = tokens.slice(start, start + 2).map(({ word }) => word);
    // "Wie ein Negroni, aber leichter" asks for one that is like it.
    const isLike = found.spans.some(
      (span) => span.start > start && span.end <= end && isOfDrink(span) && isLikened(span),
    );
    if (HOW.has(how) && (cues.has('know') || (how !== 'como' && !OFFERS.has(next) && !isLike))) return true;
    if (cues.has('ask')) return false;
    if (asksWhether({ start, end, isAsked })) return true;
    const asked = found.marks.some(
      ({ meaning, places: [first = -1] }) =>
        first >= start &&
        first < end &&
        setOf(meaning) === 'intent' &&
        KNOWLEDGE.has(keyOf(meaning) as Intent) &&
        // "Under 100 calories" bounds a drink.
        !numbers.wishes.some(({ kind }) => kind === keyOf(meaning)) &&
        // "A recipe with rum" is a wish, "the recipe of a Mojito" is none.
        (meaning !== 'intent:recipe' || drinks.length > 0) &&
        // "Shots that taste of chocolate" wishes for them.
        (meaning !== 'intent:taste' || isAsked || drinks.length > 0 || pointsWithin(start, end)) &&
        // "Free of gluten" wishes, "is it free of gluten" asks.
        (meaning !== 'intent:diet' || isAsked || drinks.length > 0 || pointsWithin(start, end)) &&
        // "That does not taste of alcohol" wishes for something light.
        !found.spans.some(
          ({ start: from, end: to, meanings: [of = ''] }) =>
            setOf(of) === 'level' && to - from > 2 && first >= from && first < to,
        ) &&
        // "Vodka instead of gin" is a change, if it is not asked.
        (meaning !== 'intent:swap' || isAsked),
    );
    return cues.has('know') || asked;
  }

  function readState(span: Span, mode: Scoped['mode'], sentence: Sentence): Wish[] {
    const states = span.meanings.filter((meaning) => setOf(meaning) === 'state').map(keyOf) as State[];
    if (mode === 'not' || mode === 'dislike' || mode === 'replaced') return [];
    const { cues, isAsked, start, end } = sentence;
    const namesDrink = [...drinkPlaces].some((place) => place >= start && place < end);
    const isPointed = pointsWithin(start, end);
    // Who drinks no more drinks no alcohol.
    if (cues.has('no-more') && !states.includes('alcohol-free')) return [];
    const isDiet = states.every((state) => state === 'vegan' || state === 'vegetarian' || state === 'halal');
    const isBegun = BEGINNINGS.has(tokens[start]?.word ?? '');
    if (
      (isAsked || (isBegun && isPointed)) &&
      isDiet &&
      (namesDrink || isPointed || isBegun) &&
      !cues.has('person') &&
      !cues.has('ask')
    ) {
      intents.add('diet');
      return [];
    }
    // "For my daughter's 21st" is for no child.
    if (states.includes('child') && isOfAdult(span)) return [];
    return states.flatMap((state) => LEFT_OUT_FOR[state]).map((what) => ({ kind: 'leave-out', what }));
  }

  /** Whether an age behind a son or a daughter is that of an adult, and no child is spoken of elsewhere. */
  function isOfAdult({ start, end }: Span): boolean {
    const isOffspring = range(start, end).some((place) => OFFSPRING.has(wordAt(place)));
    return isOffspring && tokens.slice(end, end + 3).some(({ written }) => isAdultAge(written));
  }

  function readDrink(span: Span, mode: Scoped['mode']): Wish[] {
    const drink =
      span.meanings
        .map((meaning) => (setOf(meaning) === 'drink' ? keyOf(meaning) : ''))
        .find((id) => id !== '') ?? '';
    if (mode === 'not' || mode === 'dislike' || mode === 'replaced') return [{ kind: 'not-drink', drink }];
    if (isMoreThan(span)) {
      const ids = listIngredients({ ...span, meanings: [`drink:${drink}`] });
      return ids.length > 1
        ? [{ kind: 'not-drink', drink }, ...ids.map((id): Wish => ({ kind: 'ingredient', id, not: false }))]
        : [];
    }
    if (!isLikened(span)) return [];
    // Variants of "rum and cola" are all that have both, if that is no name of its own.
    const things = tokens
      .slice(span.start, span.end)
      .map(({ word }) => index.find([word])?.find(isIngredient));
    const text = range(span.start, span.end).map(wordAt).join(' ');
    return !index.isMainName(`drink:${drink}`, text) &&
      things.length > 1 &&
      things.every((thing) => thing !== undefined)
      ? things.map((thing) => ({ kind: 'ingredient', id: keyOf(thing), not: false }))
      : [{ kind: 'like', drink }];
  }

  /** "Not just vodka and orange juice" wishes for these with more. */
  function isMoreThan(span: Span): boolean {
    const turn = found.spans.find(({ end }) => end === span.start);
    return (
      turn?.meanings.includes('turn:want') === true &&
      turn.end - turn.start > 1 &&
      found.marks.some(
        ({ meaning, places: [at = -1] }) => meaning === 'clause:only' && at > turn.start && at < turn.end,
      )
    );
  }

  /** Whether what is like a thing is asked for, as the first word for it says where that matters. */
  function isLikened(span: Span, isSaid: (word: string) => boolean = () => true): boolean {
    return found.spans.some(
      ({ start, end, meanings }) =>
        meanings.includes('turn:like-drink') &&
        isSaid(wordAt(start)) &&
        ((start === span.end && range(start, end).map(wordAt).join('').length >= SHORTEST_BEHIND) ||
          (end <= span.start && tokens.slice(end, span.start).every(({ word }) => own.articles.has(word)))),
    );
  }

  /** Whether alternatives to an ingredient are asked for: they are without it. */
  function isReplaced(span: Span): boolean {
    const sets = span.meanings.map(setOf);
    return (
      sets.includes('ingredient') &&
      !sets.includes('drink') &&
      isLikened(span, (word) => ALTERNATIVE.test(word))
    );
  }

  /** Whether the drink comes when something to eat is over, or before it: "after the raclette". */
  function isEaten({ start, meanings }: Span, when: ReadonlySet<string>): boolean {
    const isMeal = (meaning: string) => EATEN.has(setOf(meaning)) || meaning === 'occasion:barbecue';
    if (!meanings.some(isMeal) || meanings.some(isPoured)) return false;
    const from = Math.max(0, start - WIDEST_AFTER);
    const said = range(from, start).findLast((at) => when.has(wordAt(at)));
    return (
      said !== undefined &&
      range(said + 1, start + 1).every((at) => tokens[at]?.breakBefore === 'none') &&
      !found.spans.some(
        (span) => span.start > said && span.end <= start && setOf(span.meanings[0] ?? '') === 'turn',
      )
    );
  }

  function isFood({ meanings }: Span, { cues }: Sentence): boolean {
    if (!meanings.some((meaning) => setOf(meaning) === 'food')) return false;
    // A dessert with chocolate is drunk.
    const isDessert = scoped.some(({ span }) => span.meanings.includes('style:dessert'));
    return (
      (cues.has('pairing') && !isDessert) ||
      !meanings.some((meaning) => ['ingredient', 'group', 'taste'].includes(setOf(meaning)))
    );
  }

  /** Whether a taste stands beside something to eat and belongs to that: "a spicy curry", "un curry épicé". */
  function isOfFood({ start, end }: Span, sentence: Sentence): boolean {
    const isFirst = HEAD_FIRST.includes(language);
    return found.spans.some(
      (other) =>
        (isFirst ? other.end === start : other.start === end) &&
        tokens[isFirst ? start : end]?.breakBefore === 'none' &&
        isFood(other, sentence),
    );
  }

  /** "That tastes like apple pie" wishes for what that tastes of. */
  function readFlavour(span: Span): Wish[] {
    const food = keyOf(span.meanings.find((meaning) => setOf(meaning) === 'food') ?? '');
    return [...(FLAVOURS[food] ?? readFood(span))];
  }

  function readFood({ meanings }: Span): Wish[] {
    return meanings
      .filter((meaning) => setOf(meaning) === 'food')
      .slice(0, 1)
      .map((meaning) => ({ kind: 'food', food: keyOf(meaning) }));
  }

  function textOf({ start, end }: Sentence): string {
    return tokens
      .slice(start, end)
      .map(({ written }) => written)
      .join(' ')
      .slice(0, LONGEST_UNCLEAR);
  }

  /** Places of words that nothing was read from. */
  function unreadPlaces(): number[] {
    const known = new Set(numbers.places);
    for (const { start, end } of found.spans) for (const place of range(start, end)) known.add(place);
    for (const { places } of found.marks) for (const place of places) known.add(place);
    for (const { span, mode } of scoped)
      if (mode === 'unclear' || isOtherColour(span))
        for (const place of range(span.start, span.end)) known.delete(place);
    return [...tokens.keys()].filter((place) => !known.has(place) && !isSmall(wordAt(place)));
  }

  /** Whether a colour is not the one that counts, which is the last: "black or red". */
  function isOtherColour({ start, meanings: [only, ...others] }: Span): boolean {
    if (only === undefined || setOf(only) !== 'colour' || others.length > 0) return false;
    return scoped.some(
      ({ span, mode }) =>
        mode === 'want' &&
        span.start > start &&
        span.meanings.some((meaning) => setOf(meaning) === 'colour' && meaning !== only),
    );
  }

  /** Whether an unread word is refused: a word that turns against things stands a little before it, or an allergy behind. */
  function isRefused(place: number): boolean {
    let isJoined = false;
    const isBefore = ({ start, meanings }: Span) => start === place + 1 && BEHIND.has(meanings[0] ?? '');
    if (found.spans.some(isBefore)) return true;
    for (let at = place; at > place - WIDEST_REFUSAL && tokens[at]?.breakBefore === 'none'; at--) {
      const span = found.spans.find(({ end }) => end === at);
      // "No islay bomb" refuses both words.
      const first: string = span?.meanings[0] ?? '';
      const isJoint = first === 'turn:and' || first === 'turn:or';
      if (span === undefined) continue;
      if (!isJoint && !isJoined && setOf(first) !== 'unknown') return AGAINST.has(first);
      at = span.start + 1;
      isJoined = isJoint;
    }
    return false;
  }
}

/** Whether a wish tells what is in a drink or what it is like. */
function saysWhat(wish: Wish): boolean {
  const kinds: readonly Wish['kind'][] = ['ingredient', 'group', 'unknown', 'taste', 'style', 'like', 'only'];
  return kinds.includes(wish.kind) && !('not' in wish && wish.not);
}

/** Without the refusal of what is wished as well: "a whisky drink for who does not like whisky" is a mild one. */
function sparedOf(
  wishes: readonly Wish[],
  scoped: readonly Scoped[],
  isTasted: (span: Span) => boolean,
): Wish[] {
  const meaningsOf = (isMeant: (thing: Scoped) => boolean) =>
    new Set<string>(scoped.filter(isMeant).flatMap(({ span }) => span.meanings));
  const wanted = meaningsOf(({ mode }) => mode === 'want');
  // "Whisky, but it should not taste much of whisky" refuses none either.
  const disliked = meaningsOf(
    ({ mode, span }) => mode === 'dislike' || ((mode === 'not' || mode === 'less') && isTasted(span)),
  );
  const isTorn = (wish: Wish) => {
    const key = wishKey(wish);
    return wanted.has(key) && disliked.has(key);
  };
  if (!wishes.some(isTorn)) return [...wishes];
  return wishes.flatMap((wish): Wish[] => {
    if (!isTorn(wish) || !('not' in wish)) return [wish];
    return [
      { ...wish, not: false },
      { kind: 'strength', most: MILD_UP_TO },
    ];
  });
}

/** Of a coloured drink the ingredient that has that colour: "blue, with curaçao". */
function colouredOf(wishes: readonly Wish[]): Wish[] {
  const colour = wishes.find((wish) => wish.kind === 'colour')?.colour ?? '';
  return wishes.map((wish) => {
    const id =
      wish.kind === 'ingredient' && !wish.not ? COLOURED[`ingredient:${wish.id} ${colour}`] : undefined;
    return id === undefined ? wish : { kind: 'ingredient', id, not: false };
  });
}

/** Whether a wish only tells who of the company does not drink, or how many they are. */
function isOfCompany(wish: Wish, { count }: Apart, wishes: readonly Wish[]): boolean {
  if (listLeaveOuts(wish).includes('alcohol')) return true;
  const isKnown = wishes.some(({ kind }) => kind === 'guests');
  return wish.kind === 'guests' && wish.count === count && isKnown;
}

function readIntents({ marks }: Found): Set<Intent> {
  const said = new Set(
    marks.filter(({ meaning }) => setOf(meaning) === 'intent').map(({ meaning }) => keyOf(meaning)),
  );
  return new Set(INTENTS.filter((intent) => said.has(intent)));
}

const isIngredient = (thing: string) => setOf(thing) === 'ingredient';

/** Ids of one kind, in their order, each once; of one span the first. */
function idsOf(spans: readonly Span[], set: 'drink' | 'ingredient'): string[] {
  const ids = spans.flatMap(({ meanings }) =>
    meanings
      .filter((meaning) => setOf(meaning) === set)
      .slice(0, 1)
      .map(keyOf),
  );
  return [...new Set(ids)];
}

function isAllergen(what: string): what is Allergen {
  return (ALLERGENS as readonly string[]).includes(what);
}

/** The form that is known of a word: "grün" for "gruen", "peach" for "peachy", else without its inflection. */
function knownForm(
  word: string,
  language: Locale,
  isKnown: (word: string) => boolean,
  isWord: (word: string) => boolean,
  isIngredientName: (word: string) => boolean,
): string {
  // German is often typed without its umlauts.
  const plain = language === 'de' ? word.replace(/([aou])e/g, '$1') : word;
  const form = isKnown(plain) ? plain : uninflected(plain, isWord);
  if (plain !== word && isKnown(form)) return form;
  const flavour = (FLAVOUR_ENDINGS[language] ?? [])
    .filter((end) => word.endsWith(end))
    .map((end) => word.slice(0, -end.length))
    .find((stem) => stem.length >= SHORTEST_STEM && isIngredientName(stem));
  return flavour ?? uninflected(word, isWord);
}

/** An adjective without its ending, where it is a wording so: "iets warmers", "was Schärferes". */
function uninflected(word: string, isWord: (word: string) => boolean): string {
  const stems = INFLECTIONS.filter((end) => word.endsWith(end)).map((end) => word.slice(0, -end.length));
  return stems.find((stem) => stem.length >= SHORTEST_STEM && isWord(stem)) ?? word;
}

/** Wishes, each key once: the last says what counts. */
function unique(wishes: readonly Wish[]): Wish[] {
  return [...new Map(wishes.map((wish) => [wishKey(wish), wish])).values()];
}
