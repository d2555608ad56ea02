import { keyOf, setOf, type Found, type Span } from './spans.ts';
import type { Token } from './tokens.ts';
import type { ClauseCue, Match } from './words.ts';

/**
 * How somebody speaks of a thing: they want it, do not want it, do not like it, must not have it, replace it, find that
 * there is too much of it. `unclear` where the words leave it open.
 */
export type Mode = 'want' | 'not' | 'less' | 'dislike' | 'leave' | 'replaced' | 'too' | 'unclear';

/** A thing with how somebody speaks of it. */
export interface Scoped {
  span: Span;
  mode: Mode;
  /** Whether a word says that it is wanted ("with gin"), and it is not merely named. */
  isExplicit: boolean;
  sentence: Sentence;
}

export interface Sentence {
  start: number;
  end: number;
  isAsked: boolean;
  cues: ReadonlySet<ClauseCue>;
  /** Whether it speaks of an allergy and names nothing that it may be of. */
  isUnresolved: boolean;
  /** Whether it says that somebody is not allergic. */
  deniesAllergy: boolean;
}

interface Segment {
  start: number;
  end: number;
  cues: ReadonlySet<ClauseCue>;
  /** What stands in it, words that mean nothing aside. */
  spans: readonly Span[];
  /** Things that are only listed, so that it goes on with what stands before. */
  isList: boolean;
  startsWith: 'but' | 'or' | 'and' | undefined;
}

/** Wordings that ask for knowledge only in a question, or at the beginning of a sentence. */
const WEAKLY_ASKING = new Set([
  ...['when', 'wanneer', 'wann', 'cuando', 'quand', 'waarmee', 'womit', 'avec quoi', 'con que lo'],
  ...['brauche ich', 'muss ich', 'muss man', 'moet ik', 'il faut', 'se puede', 'tengo que', 'kann man'],
]);
/** Words of who drinks none of something: what there is of it is left. */
const NOBODY = new Set(['nobody', 'no', 'noone', 'none', 'niemand', 'keiner', 'nadie', 'personne']);

/** Between a word that negates and what it negates there are no more words that say something. */
const WIDEST_NEGATION = 2;
/** Words between a thing and a word behind it that may negate it. */
const WIDEST_TURN = 3;
const NOUNS = new Set(['ingredient', 'group', 'unknown', 'allergen', 'caution', 'thing', 'food']);
const STATES = new Set(['state']);
/** What no word for food or knowledge within it changes. */
const WHOLE = new Set(['occasion', 'order']);
const DESCRIPTIONS = new Set(['taste', 'serve', 'level', 'colour', 'style']);
const NEGATIVE: ReadonlySet<Mode> = new Set<Mode>(['not', 'dislike', 'leave', 'unclear']);

export const isTurn = ({ meanings: [first] }: Span) => first !== undefined && setOf(first) === 'turn';
const turnOf = (span: Span) => (isTurn(span) ? keyOf(span.meanings[0] ?? '') : undefined);
const has = ({ meanings }: Span, sets: ReadonlySet<string>) =>
  meanings.some((meaning) => sets.has(setOf(meaning)));
const isIdle = ({ meanings }: Span) =>
  meanings.every((meaning) => meaning === 'thing:unsaid' || meaning === 'thing:shelf');
const isNoun = (span: Span) => has(span, NOUNS) && !isIdle(span);
const classOf = (span: Span) => (isNoun(span) ? 'noun' : has(span, DESCRIPTIONS) ? 'description' : 'other');
const bearsAllergen = ({ meanings }: Span) => meanings.some((meaning) => setOf(meaning) === 'allergen');

/**
 * Tells of each thing in a message how it is spoken of.
 *
 * @param isSmall whether a word carries no meaning of its own
 * @param isBottle whether a thing is a drink with alcohol that one pours
 */
export function scopeThings(
  tokens: readonly Token[],
  { spans, marks }: Found,
  isSmall: (word: string) => boolean,
  isBottle: (span: Span) => boolean,
): { scoped: Scoped[]; sentences: Sentence[] } {
  const spanAt = new Map(spans.map((span) => [span.start, span]));
  const bounds = tokens.flatMap(({ breakBefore }, place) =>
    breakBefore === 'sentence' || place === 0 ? [place] : [],
  );
  const scoped = new Map<Span, Scoped>();
  const sentences = bounds.map((start, order) => readSentence(start, bounds[order + 1] ?? tokens.length));
  return { scoped: [...scoped.values()].sort((a, b) => a.span.start - b.span.start), sentences };

  function cuesIn(start: number, end: number): ReadonlySet<ClauseCue> {
    // "After dinner" and "the stronger the better" are one thing each, whatever their words say alone.
    const isWithin = ({ meaning, places }: Match) =>
      ['clause:pairing', 'clause:know'].includes(meaning) &&
      spans.some((span) => has(span, WHOLE) && places.every((at) => at >= span.start && at < span.end));
    const own = marks.filter(
      ({ meaning, places: [first = -1] }) => setOf(meaning) === 'clause' && first >= start && first < end,
    );
    const isHad = own.some(({ meaning }) => meaning === 'clause:have');
    // "Fresh, when it is hot" and "I need a drink for my bar" ask for no knowledge, "when do I stir?" does.
    const isIdle = ({ meaning, places }: Match) => {
      const [first = -1] = places;
      const isWeak =
        meaning === 'clause:know' && WEAKLY_ASKING.has(places.map((at) => tokens[at]?.word).join(' '));
      return (
        isWeak &&
        (isHad || (tokens[first]?.isAsked !== true && tokens[first]?.breakBefore === 'none' && first > 0))
      );
    };
    return new Set(
      own
        .filter((mark) => !isWithin(mark) && !isIdle(mark))
        .map(({ meaning }) => keyOf(meaning) as ClauseCue),
    );
  }

  function readSentence(start: number, end: number): Sentence {
    const sentence: Sentence = {
      start,
      end,
      isAsked: tokens[start]?.isAsked ?? false,
      cues: cuesIn(start, end),
      isUnresolved: false,
      deniesAllergy: false,
    };
    const segments = splitSegments(start, end);
    let carried: { mode: Mode; last: Span | undefined } = { mode: 'want', last: undefined };
    for (const [order, segment] of segments.entries()) {
      const [last, ...others] = segments.slice(0, order).reverse();
      // "No citrus, no egg, gin": where each refusal has its word, what has none is wished.
      const isApart = last && others[0] && isRefusal(last) && isRefusal(others[0]);
      if (isApart && segment.spans[0] !== undefined && isBottle(segment.spans[0]))
        carried = { mode: 'want', last: undefined };
      carried = readSegment(segment, segments.slice(order + 1), sentence, carried);
    }
    resolveAllergies(segments, sentence);
    return sentence;
  }

  function isRefusal({ start, spans: [first] }: Segment): boolean {
    return first?.start === start && turnOf(first) === 'not';
  }

  function splitSegments(start: number, end: number): Segment[] {
    const starts = [start];
    for (let place = start + 1; place < end; place++) {
      const span = spanAt.get(place);
      const isBut = span !== undefined && turnOf(span) === 'but';
      if (tokens[place]?.breakBefore === 'comma' || isBut) starts.push(place);
    }
    return starts.map((from, order) => {
      const to = starts[order + 1] ?? end;
      const own = spans.filter((span) => span.start >= from && span.start < to);
      const covered = new Set(own.flatMap((span) => range(span.start, span.end)));
      const isPlain = range(from, to).every(
        (place) => covered.has(place) || isSmall(tokens[place]?.word ?? ''),
      );
      const turns = own.map(turnOf).filter((turn) => turn !== undefined);
      const first = own[0]?.start === from ? turnOf(own[0]) : undefined;
      return {
        start: from,
        end: to,
        cues: cuesIn(from, to),
        spans: own,
        isList:
          isPlain && turns.length < own.length && turns.every((turn) => turn === 'and' || turn === 'or'),
        startsWith: first === 'but' || first === 'or' || first === 'and' ? first : undefined,
      };
    });
  }

  /** How a clause speaks of its things before a word says otherwise. */
  function baseMode({ start, end, cues, spans: own }: Segment, sentence: Sentence): Mode {
    const isNegated = own.some((span) => turnOf(span) === 'not');
    if (cues.has('forbidden') || (isNegated && (cues.has('tolerate') || cues.has('eat')))) return 'leave';
    if (speaksOfSymptoms(sentence.cues) && !sentence.cues.has('ask')) return 'leave';
    if (speaksOfSymptoms(cues)) return 'leave';
    return isNegated && cues.has('prefer') && !isDeniedBehind(own, start, end) ? 'dislike' : 'want';
  }

  /** Whether all that is denied stands behind its word, and that behind what is liked: "I like gin no lime". */
  function isDeniedBehind(own: readonly Span[], start: number, end: number): boolean {
    const [liked = end] = marks
      .filter(
        ({ meaning, places: [first = -1] }) => meaning === 'clause:prefer' && first >= start && first < end,
      )
      .map(({ places: [first = end] }) => first);
    return own
      .filter((span) => turnOf(span) === 'not')
      .every(
        (not) =>
          not.start > liked &&
          own.some((span) => !isTurn(span) && span.start >= not.end) &&
          own.some((span) => !isTurn(span) && span.end <= not.start),
      );
  }

  function readSegment(
    segment: Segment,
    following: readonly Segment[],
    sentence: Sentence,
    carried: { mode: Mode; last: Span | undefined },
  ): { mode: Mode; last: Span | undefined } {
    const denied = deniedAllergy(segment, sentence);
    if (denied.length > 0) sentence.deniesAllergy = true;
    const base = baseMode(segment, sentence);
    let mode = base;
    let isExplicit = false;
    let isOnce = false;
    let last: Span | undefined;
    let gap = 0;
    let count = 0;
    let cue: Span | undefined;
    let link: 'and' | 'or' | undefined;
    const [firstThing] = segment.spans.filter((span) => !isTurn(span));
    // "Not sweet, vodka or gin" refuses no vodka.
    const isOther =
      carried.mode !== 'leave' &&
      carried.last !== undefined &&
      firstThing !== undefined &&
      !isNoun(carried.last) &&
      isNoun(firstThing) &&
      segment.startsWith === undefined;
    const goesOn =
      NEGATIVE.has(carried.mode) && carried.last !== undefined && !isOther && startsAsList(segment);
    if (goesOn) {
      mode = goOn(carried.mode, segment, following);
      last = carried.last;
      count = 1;
      link = segment.startsWith === 'or' ? 'or' : undefined;
    }
    const assign = (span: Span, as: Mode) => scoped.set(span, { span, mode: as, isExplicit, sentence });

    for (let place = segment.start; place < segment.end; place++) {
      const span = spanAt.get(place);
      if (span === undefined) {
        if (!isSmall(tokens[place]?.word ?? '')) gap++;
        continue;
      }
      place = span.end - 1;
      if (denied.includes(span)) continue;
      const turn = turnOf(span);
      // "A bottle of Suze that nobody drinks" is there to be drunk.
      if (turn === 'dislike' && isOfNobody(span, segment, sentence)) continue;
      if (turn === 'and' || turn === 'or') link = turn;
      else if (turn === 'but') [mode, isExplicit] = [base, false];
      else if (turn === 'want') {
        const isOfAll = ALL.has(tokens[span.start - 1]?.word ?? '');
        const isNear = cue !== undefined && count === 0 && gap < WIDEST_NEGATION;
        const isAnything = ANYTHING.has(tokens[span.start]?.word ?? '') && isNear;
        const staysNegated =
          NEGATIVE.has(mode) && (isAnything || (isWith(span) && (base === 'leave' || isNear || isOfAll)));
        if (!staysNegated) [mode, isExplicit, cue] = ['want', true, undefined];
      } else if (
        turn === 'allergic' &&
        cue !== undefined &&
        turnOf(cue) === 'not' &&
        count === 0 &&
        gap === 0
      ) {
        [mode, cue, sentence.deniesAllergy] = ['want', undefined, true];
      } else if (turn === 'allergic' && last !== undefined && isNoun(last) && last.end === span.start) {
        turnBack(last, 'leave', segment);
      } else if (
        turn === 'dislike' &&
        last?.end === span.start &&
        HATERS.has(tokens[span.start]?.word ?? '')
      ) {
        turnBack(last, 'dislike', segment);
      } else if (turn === 'free') {
        if (last?.end === span.start) freeOf(last, segment);
      } else if (turn === 'too' && NEGATIVE.has(mode) && count === 0) {
        // "not too sweet"
      } else if (turn !== undefined && turn !== 'like-drink') {
        const next: Mode = {
          not: 'not',
          dislike: 'dislike',
          allergic: 'leave',
          instead: 'replaced',
          too: 'too',
          less: 'less',
          more: 'want',
        }[turn] as Mode;
        mode = next === 'not' && (base === 'leave' || base === 'dislike') ? base : next;
        isOnce = turn === 'too' || turn === 'less' || turn === 'more' || turn === 'instead';
        [cue, count, gap, last, link, isExplicit] = [span, 0, 0, undefined, undefined, turn === 'more'];
      } else if (turn === undefined && isDrinking(span)) {
        // "I do not drink gin"
        [mode, cue, count, gap, last, link, isExplicit] = [
          'dislike',
          span,
          0,
          0,
          undefined,
          undefined,
          false,
        ];
      } else if (turn === undefined && isBeforeDescription(span)) {
        // "Pas de cocktail crémeux" refuses what is creamy.
      } else if (turn === undefined) {
        [mode, isExplicit] = modeOf(span);
        assign(span, mode === 'want' && isOnce ? 'want' : mode);
        if (isOnce) [mode, isOnce] = ['want', false];
        [last, gap, link] = [span, 0, undefined];
        count++;
      }
    }
    if (cue !== undefined && count === 0 && segment.end > cue.end - 1) lookBack(cue, segment);
    return { mode, last: count > 0 ? last : undefined };

    /** How a thing is meant, by what stands before it. */
    function modeOf(span: Span): [Mode, boolean] {
      if (mode === 'too' && cue !== undefined && isTo(cue) && !has(span, DESCRIPTIONS))
        return ['want', false];
      if (!NEGATIVE.has(mode)) return [mode, isExplicit];
      // "Who does not drink and likes nothing sweet" does not drink.
      if (mode === 'dislike' && cue === undefined && has(span, STATES)) return ['want', false];
      if (mode === 'leave') {
        if (isFarBottle(span, segment)) return [base === 'leave' ? 'unclear' : 'want', false];
        if (isNoun(span)) return ['leave', false];
        return [base === 'leave' ? 'unclear' : 'want', false];
      }
      // Nothing is blended without ice: "ohne Eis-Mixer".
      if (gap === 0 && last?.meanings.includes('ingredient:ice') && span.meanings.includes('method:blend'))
        return [mode, false];
      if (count === 0) return [cue !== undefined && gap >= WIDEST_NEGATION ? 'unclear' : mode, false];
      if (link === 'or') return [mode, false];
      if (isServedWith(span)) return ['want', false];
      const isSame = last !== undefined && classOf(last) === classOf(span);
      if (isSame) return [link === 'and' && classOf(span) === 'description' ? 'unclear' : mode, false];
      if (link === undefined && last !== undefined && gap === 0 && !isNoun(last) && isNoun(span))
        return [isBottle(span) && cue !== undefined && isAdverb(cue) ? 'want' : 'unclear', false];
      return ['want', false];
    }
  }

  /**
   * The words that say that there is no allergy, where nothing else speaks of one: "I have no nut allergy", "notenallergie
   * heb ik niet". "No nuts allergy" may be a list, and denies none.
   */
  function deniedAllergy({ start, end, spans: own }: Segment, sentence: Sentence): readonly Span[] {
    const all = spans.filter((span) => span.start >= sentence.start && span.start < sentence.end);
    const [allergy, other] = all.filter((span) => turnOf(span) === 'allergic');
    const at = allergy === undefined ? -1 : own.indexOf(allergy);
    const [not, thing, next] = [own[at - 2], own[at - 1], own[at + 1]];
    const isFelt = (['symptom', 'body', 'forbidden', 'tolerate'] as const).some((cue) =>
      sentence.cues.has(cue),
    );
    if (allergy === undefined || other !== undefined || thing === undefined || isFelt) return [];
    if (!bearsAllergen(thing) || thing.end !== allergy.start || !isLone(allergy)) return [];
    const isCompound = tokens[thing.start]?.written === tokens[allergy.start]?.written;
    const isHad = range(start, end).some((place) => HAVING.has(tokens[place]?.word ?? ''));
    const wordAt = (place: number) => tokens[place]?.word ?? '';
    const isOne = isCompound || !wordAt(thing.end - 1).endsWith('s');
    const hasArticle = ['a', 'an'].includes(wordAt(thing.start - 1));
    const isNext =
      not !== undefined &&
      range(not.end, thing.start - Number(hasArticle)).every((place) => HAVING.has(wordAt(place))) &&
      (hasArticle || not.end === thing.start);
    const isBefore = isNext && turnOf(not) === 'not' && at === 2;
    if (isBefore && isOne && (isCompound || isHad)) return [not, thing, allergy];
    const isBehind =
      next !== undefined && turnOf(next) === 'not' && thing.start === start && own.length === at + 2;
    return isBehind && isHad && isLastWord(next, end) ? [thing, allergy, next] : [];
  }

  /** Whether a word is that of an allergy, and not of who has it. */
  function isLone({ start, end }: Span): boolean {
    return end - start === 1 && /^all?er[gx]/.test(tokens[start]?.word ?? '');
  }

  /** Whether somebody says that they drink none of what stands behind it. */
  function isDrinking({ end, meanings }: Span): boolean {
    const next = spanAt.get(end);
    const isSaid = DRINKING.has(tokens[end - 1]?.word ?? '') && tokens[end]?.breakBefore === 'none';
    return isSaid && meanings.includes('state:alcohol-free') && next !== undefined && isNoun(next);
  }

  /** Whether it says that nobody drinks what somebody has. */
  function isOfNobody({ start, end }: Span, { spans: own }: Segment, { cues }: Sentence): boolean {
    return (
      cues.has('have') &&
      NOBODY.has(tokens[start]?.word ?? '') &&
      !own.some((other) => other.start >= end && isNoun(other))
    );
  }

  /** French for what is in a drink: "sans sucre, au rhum", "à la vodka". */
  function isServedWith({ start }: Span): boolean {
    const [before, article] = [tokens[start - 2]?.word, tokens[start - 1]?.word ?? ''];
    return article === 'au' || article === 'aux' || (before === 'a' && (article === 'la' || article === 'l'));
  }

  /** Whether a word that says nothing stands before what describes it. */
  function isBeforeDescription(span: Span): boolean {
    const next = spanAt.get(span.end);
    return span.meanings.includes('thing:unsaid') && next !== undefined && has(next, DESCRIPTIONS);
  }

  /** Whether a clause begins with a thing that may still belong to the list before it. */
  function startsAsList({ start, spans: own, isList, startsWith }: Segment): boolean {
    if (isList || startsWith === 'or') return true;
    const [first] = own.filter((span) => !isTurn(span));
    const [turn] = own;
    return startsWith === undefined && turn === first && first?.start === start && isNoun(first);
  }

  /** A drink with alcohol beside something that people react to: "allergic to nuts, gin please". */
  function isFarBottle(span: Span, { spans: own }: Segment): boolean {
    return isBottle(span) && own.some((other) => other !== span && bearsAllergen(other));
  }

  function isWith({ start, end }: Span): boolean {
    return end - start === 1 && WITH.has(tokens[start]?.word ?? '');
  }

  /** "Not sweet vodka" denies that it is sweet, "no sweet vodka" the vodka. */
  function isAdverb({ end }: Span): boolean {
    return ADVERBS.has(tokens[end - 1]?.word ?? '');
  }

  /** German "zu" is "too" before a description, and "to" before a thing: "passt zu Sushi". */
  function isTo({ start, end }: Span): boolean {
    return end - start === 1 && tokens[start]?.word === 'zu';
  }

  /** A word that stands before what it negates; behind it, it speaks of it again: "can I have it without?" */
  function isWithout({ start }: Span): boolean {
    return WITHOUT.has(tokens[start]?.word ?? '');
  }

  /** How a list goes on behind a comma: "no rum, gin or vodka"; without a word that joins it may be either. */
  function goOn(mode: Mode, segment: Segment, following: readonly Segment[]): Mode {
    if (segment.startsWith === 'or') return mode;
    const [first] = segment.spans.filter((span) => !isTurn(span));
    if (first !== undefined && !isNoun(first)) return hasOr([segment]) ? mode : 'want';
    if (mode === 'leave') return mode;
    const rest = [segment];
    for (const next of following) {
      if (!next.isList) break;
      rest.push(next);
    }
    const joins = rest.at(-1)?.spans.some((span) => turnOf(span) === 'or' || turnOf(span) === 'and') ?? false;
    return joins ? mode : 'unclear';
  }

  function hasOr(segments: readonly Segment[]): boolean {
    return segments.some(({ spans: own }) => own.some((span) => turnOf(span) === 'or'));
  }

  /** A word that negates and stands last negates what stands before it: "Gin lieber nicht". */
  function lookBack(cue: Span, segment: Segment): void {
    const turn = turnOf(cue);
    const before = segment.spans.filter((span) => !isTurn(span) && span.end <= cue.start).at(-1);
    // What somebody is, is never turned by a word that stands far from it.
    if (before === undefined || has(before, STATES)) return;
    const between = range(before.end, cue.start).filter((place) => !isSmall(tokens[place]?.word ?? ''));
    const hasOther = segment.spans.some(
      (span) => span.start >= before.end && span.end <= cue.start && isTurn(span),
    );
    if (turn === 'dislike' || turn === 'allergic')
      turnBack(before, turn === 'allergic' ? 'leave' : 'dislike', segment);
    else if (
      turn === 'not' &&
      between.length === 0 &&
      !hasOther &&
      !isWithout(cue) &&
      isLastWord(cue, segment.end)
    )
      turnBack(before, 'not', segment);
    else if (turn === 'not' && !hasOther && !isWithout(cue) && cue.start - before.end <= WIDEST_TURN) {
      // "Ginger I cannot get down": it is not wished, whatever else is said of it.
      const entry = scoped.get(before);
      if (entry?.mode === 'want' && !entry.isExplicit && isNoun(before) && !isBottle(before))
        entry.mode = 'unclear';
    }
  }

  /** Whether nothing stands behind a word that it may negate instead: "advocaat dat niet oubollig is". */
  function isLastWord({ end }: Span, last: number): boolean {
    return range(end, last).every((place) => isSmall(tokens[place]?.word ?? ''));
  }

  /** "Nut free" is without nuts, "not alcohol free" with alcohol. */
  function freeOf(span: Span, segment: Segment): void {
    const entry = scoped.get(span);
    if (entry === undefined) return;
    if (entry.mode === 'not') [entry.mode, entry.isExplicit] = ['want', true];
    else turnBack(span, 'not', segment);
  }

  /** Turns the mode of a thing, and of those that it is joined with. */
  function turnBack(from: Span, mode: Mode, { spans: own }: Segment): void {
    let at = own.indexOf(from);
    while (at >= 0) {
      const span = own[at];
      const entry = span && scoped.get(span);
      if (entry === undefined) return;
      if (!NEGATIVE.has(entry.mode)) {
        entry.mode = mode === 'leave' && !isNoun(entry.span) ? entry.mode : mode;
        entry.isExplicit = false;
      }
      const link = own[at - 1];
      const isLinked = link !== undefined && (turnOf(link) === 'and' || turnOf(link) === 'or');
      if (!isLinked) return;
      at -= 2;
    }
  }

  /** An allergy with nothing named behind it is of what was named before it, else nobody knows of what. */
  function resolveAllergies(segments: readonly Segment[], sentence: Sentence): void {
    const own = segments.flatMap(({ spans: all }) => all);
    const isSpoken = own.some((span) => turnOf(span) === 'allergic') || speaksOfSymptoms(sentence.cues);
    if (!isSpoken || sentence.deniesAllergy) return;
    const isNothingElse = ({ meanings }: Span) =>
      meanings.length > 0 &&
      meanings.every((meaning) => setOf(meaning) === 'allergen' || setOf(meaning) === 'food');
    for (const span of own) {
      const entry = scoped.get(span);
      if (entry?.mode === 'want' && bearsAllergen(span) && isNothingElse(span)) entry.mode = 'leave';
    }
    if (own.some((span) => scoped.get(span)?.mode === 'leave')) return;
    const foods = own.filter(
      (span) => isNoun(span) && scoped.get(span)?.isExplicit === false && !isBottle(span),
    );
    for (const span of foods) {
      const entry = scoped.get(span);
      if (entry !== undefined) entry.mode = 'leave';
    }
    // A throat that itches may be that of a cold.
    const isSure = sentence.cues.has('symptom') || !sentence.cues.has('body');
    sentence.isUnresolved = foods.length === 0 && isSure;
  }
}

/** "I do not want anything sweet", "no fancy liqueurs". */
const ANYTHING = new Set([
  'anything',
  'something',
  'fancy',
  'etwas',
  'was',
  'iets',
  'algo',
  'quelque',
  'un',
  'any',
]);
/** "No rum, or anything with coconut." */
const ALL = new Set([
  'alles',
  'alle',
  'all',
  'anything',
  'everything',
  'todo',
  'tout',
  'iets',
  'irgendwas',
  'wat',
  'was',
]);
const speaksOfSymptoms = (cues: ReadonlySet<ClauseCue>) => cues.has('symptom') || cues.has('body');

/** Words of who does not like what stands before: "gin hater". */
const HATERS = new Set([
  'hater',
  'haters',
  'hasser',
  'hasserin',
  'hassern',
  'hassers',
  'haatster',
  'odiador',
]);
/** Words by which somebody has an allergy, or has none. */
const HAVING = new Set('have has got haven hasn heb heeft hebben habe hat haben'.split(' '));
const DRINKING = new Set(['drink', 'drinking', 'bebo', 'bebe', 'tomo', 'toma']);
const ADVERBS = new Set(['not', 'niet', 'nicht']);
const WITHOUT = new Set(['without', 'zonder', 'ohne', 'sin', 'sans']);
export const WITH: ReadonlySet<string> = new Set(['with', 'met', 'mit', 'con', 'avec']);

export function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
}
