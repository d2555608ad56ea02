import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { leftOutName, wishLabel } from '../../../src/catalogue/wishLabel.ts';
import type { ChatRequest, LeaveOutQuestion, WishChip } from '../../../src/contracts/chat/chat.ts';
import type { Locale } from '../../../src/contracts/site/locale.ts';
import { ALLERGENS } from '../../../src/contracts/diet/diet.ts';
import { DIETS, type LeaveOut, type Wish } from '../../../src/contracts/search/wishes.ts';
import { citedIds } from '../../../src/domain/chat/citations.ts';
import { foldSpeech } from '../../../src/domain/chat/foldSpeech.ts';
import { possibleAllergens } from '../../../src/domain/diet/dietary.ts';
import { messageLanguage } from '../../../src/domain/wishes/messageLanguage.ts';
import type { Reading } from '../../../src/domain/wishes/reading.ts';
import { createWishReader, type WishReader } from '../../../src/domain/wishes/readWishes.ts';
import { getDrinkNames } from './getDrinkNames.ts';
import { wishesOfDanger } from './safety/dangerOfConversation.ts';
import type { Care, Danger, Hint } from './safety/dangers.ts';
import { findCare, findHint, findWithBefore, splitMessage } from './safety/findDanger.ts';
import { getSafetyWords } from './safety/safetyWords.ts';
import { say } from './short/shortTexts.ts';
import {
  addWishes,
  isGuard,
  listLeaveOuts,
  wishKey,
  takeAwayWishes,
  withoutWishes,
} from '../../../src/domain/wishes/wishes.ts';

/** So many messages say in which language somebody speaks. */
const LANGUAGE_OF = 5;
/** In so many messages before the newest a drink was named that may still be spoken of. */
const NAMED_IN = 2;

/** States of the visitor that words alone tell surely; what others call for the model says. */
const HELD_BY_WORDS: readonly Care[] = ['pregnancy', 'minor', 'driving', 'dependence'];
/** What many people only dislike: to refuse it says nothing of an allergy. */
const DISLIKED: readonly LeaveOut[] = ['eggs', 'milk'];
/** Wishes that name a thing to leave out. */
const THINGS: readonly Wish['kind'][] = ['ingredient', 'group', 'unknown', 'leave-out', 'leave-out-food'];
/** What concerns one guest of several and not all, unless a model says so. */
const OF_ONE_GUEST: readonly LeaveOut[] = [...DIETS, 'alcohol-trace'];

/** A question with what its words say. */
export interface Conversation {
  catalogue: Catalogue;
  request: ChatRequest;
  /** The newest message, and what it says by words alone. */
  message: string;
  reading: Reading;
  /** The language of the newest message, in which it is answered. */
  language: Locale;
  /** What calls for care in the newest message. */
  care: Danger<Care> | undefined;
  /** What may be a danger in it, where no words are sure. */
  hint: Hint | undefined;
  /** The chips before this message, and after it. */
  before: readonly Wish[];
  chips: readonly Wish[];
  /** What the newest message refuses, perhaps only of one drink: "without egg?" It holds for this answer alone. */
  asked: readonly Wish[];
  /** Ids of the drinks that the messages before it named, the newest first. */
  named: readonly string[];
  /** Ids of the drinks that the newest answer cites, and those of all answers, the newest first. */
  last: readonly string[];
  cited: readonly string[];
}

/**
 * Reads a conversation: the newest message, and where the client keeps no chips those before it, in their order.
 *
 * @param isByModel whether a model answers: it understands what is wished, and for whom. Words alone then set only what
 *   must not be lost: what somebody must not have, and what the visitor's own state forbids. That egg or milk is refused
 *   may be taste, and holds for this answer alone
 */
export function readConversation(
  request: ChatRequest,
  catalogue: Catalogue,
  { isByModel }: { isByModel: boolean },
): Conversation {
  const names = getDrinkNames(catalogue);
  const readWords = createWishReader(names, request.language);
  const read: WishReader = (text, context) => withDrinkInDoubt(readWords(text, context), catalogue);
  const said = request.messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const withdrawn = request.withdrawn ?? [];
  // A message that gives no language away is in that of the message before.
  const spoken = said
    .slice(-LANGUAGE_OF, -1)
    .reduce<Locale>(
      (language, text) => messageLanguage(foldSpeech(text).split(' '), language, names.getIndex()),
      request.language,
    );
  let chips: readonly Wish[] = request.wishes ?? [];
  let care: Danger<Care> | undefined;
  let asked: readonly Wish[] = [];
  const take = (text: string, before: string | undefined): Reading => {
    const reading = read(text, { wishes: chips, language: spoken });
    care = findWithBefore(findCare, text, before, request.language);
    const ofCare =
      care !== undefined && (!isByModel || isOfSpeaker(care, text, reading.language))
        ? wishesOfDanger(care.kind)
        : [];
    // What was unclear has been answered with boxes. Until then, who speaks of an allergy asks for more than this answer.
    const unclear = request.ticked === undefined ? reading.unclear : undefined;
    const isSaidBorne = (wish: Wish) => reading.borne.includes(wishKey(wish));
    const isAsked = (wish: Wish) =>
      THINGS.includes(wish.kind) &&
      reading.asked.includes(wishKey(wish)) &&
      !isSaidBorne(wish) &&
      unclear === undefined;
    let said: readonly Wish[];
    if (isByModel) {
      const isBorne = (wish: Wish) =>
        isSaidBorne(wish) ||
        (isAllergen(wish) && !isAsked(wish) && (unclear !== undefined || !isDisliked(wish)));
      said = reading.added.filter(isBorne);
      const doubtful = reading.added.filter((wish) => isAllergen(wish) && !said.includes(wish));
      asked = [...doubtful, ...listDoubtful(unclear)];
    } else {
      // "The second one without egg?" holds for its answer alone; what is no food stays.
      const isOfDrink = reading.drinks.length > 0 || reading.pointsAt !== undefined;
      asked = reading.added.filter((wish) => isOfDrink && isOfBody(wish) && isAsked(wish));
      said = reading.added.filter((wish) => !asked.includes(wish));
    }
    chips = takeAwayWishes(
      addWishes(withoutWishes(chips, reading.takenBack), [...said, ...ofCare]),
      withdrawn,
    );
    // "I have an allergy", answered with boxes, asks for drinks without what was ticked.
    const added =
      reading.added.length === 0 && !reading.isQuestion
        ? (request.ticked ?? []).map((what) => ({ kind: 'leave-out', what }) as const)
        : reading.added;
    return { ...reading, added, unclear };
  };
  if (request.wishes === undefined)
    for (const [at, text] of said.slice(0, -1).entries()) take(text, said[at - 1]);
  const named = said
    .slice(-NAMED_IN - 1, -1)
    .reverse()
    .flatMap((text) => read(text, { wishes: [], language: spoken }).drinks);
  const before = chips;
  const message = said.at(-1) ?? '';
  const answers = request.messages.filter(({ role }) => role === 'ai').reverse();
  const open = isByModel ? undefined : readOpenQuestion(said.at(-2), answers[0]?.content);
  const reading = take(message, said.at(-2));
  // Who goes on without an answer to the boxes keeps what was named left out, in chips; unless they say which it is.
  const borneNow = reading.added.filter(isOfBody);
  if (borneNow.length === 0)
    chips = withoutWishes(addWishes(chips, listDoubtful(open)), [...withdrawn, ...reading.takenBack]);
  return {
    catalogue,
    request,
    message,
    reading,
    language: reading.language,
    care,
    hint: care === undefined ? findHintNow() : undefined,
    before,
    chips,
    asked,
    named,
    last: citedIds(answers[0]?.content ?? ''),
    cited: [...new Set(answers.flatMap(({ content }) => citedIds(content)))],
  };

  function findHintNow(): Hint | undefined {
    const hint = findWithBefore(findHint, message, said.at(-2), request.language)?.kind;
    const isSober = [...standingWishes(request), ...chips].flatMap(listLeaveOuts).includes('alcohol');
    return hint === 'sober' && isSober ? undefined : hint;
  }

  /** What the message before named unclearly, where the newest answer asked for it. */
  function readOpenQuestion(before: string | undefined, answer: string | undefined): Reading['unclear'] {
    if (before === undefined || answer === undefined) return undefined;
    const { unclear, language } = read(before, { wishes: chips, language: spoken });
    const isAsked = unclear !== undefined && answer.endsWith(say('ask', language, { text: unclear.text }));
    return isAsked ? unclear : undefined;
  }
}

/** "A Toasted Almond made my mouth feel weird": what is in it is in doubt, where nothing else is named. */
function withDrinkInDoubt(reading: Reading, { recipes }: Catalogue): Reading {
  if (reading.isOfHealth !== true || reading.unclear !== undefined || reading.added.some(isGuard))
    return reading;
  const drinks = recipes.filter(({ id }) => reading.drinks.includes(id));
  const may = [...new Set(drinks.flatMap(({ dietary }) => [...possibleAllergens(dietary.allergens)]))];
  const text = drinks.map(({ name }) => name[reading.language] ?? name.en).join(', ');
  return may.length === 0 ? reading : { ...reading, unclear: { text, may } };
}

/** Whether somebody speaks of their own state and of nobody else's: not of "the one who drives" or a pregnant friend. */
function isOfSpeaker({ kind, who }: Danger<Care>, text: string, language: Locale): boolean {
  const [{ speaker, other }, words] = [getSafetyWords(language), splitMessage(text)];
  return (
    who === 'speaker' &&
    HELD_BY_WORDS.includes(kind) &&
    speaker(words).length > 0 &&
    other(words).length === 0
  );
}

function isAllergen(wish: Wish): boolean {
  return (
    wish.kind === 'leave-out-food' ||
    (wish.kind === 'leave-out' && ALLERGENS.some((allergen) => allergen === wish.what))
  );
}

function isDisliked(wish: Wish): boolean {
  return wish.kind === 'leave-out' && DISLIKED.includes(wish.what);
}

/** What somebody may react to, left out until they have said what it is; nothing where it may be anything. */
function listDoubtful(unclear: Reading['unclear']): Wish[] {
  if (unclear === undefined || unclear.may.length >= ALLERGENS.length) return [];
  return unclear.may.map((what) => ({ kind: 'leave-out', what }));
}

/** Whether a wish leaves out what bodies react to. */
function isOfBody(wish: Wish): boolean {
  return isGuard(wish) && listLeaveOuts(wish).every((what) => !OF_ONE_GUEST.includes(what));
}

/** What the diet page of the device leaves out, and the shelf where nothing may be missing: they hold without a chip. */
export function standingWishes({ avoids, mode, strict }: ChatRequest): Wish[] {
  const left = avoids && [
    ...avoids.allergens,
    ...avoids.cautions,
    ...(avoids.isVegan ? (['vegan'] as const) : []),
    ...(avoids.isVegetarian ? (['vegetarian'] as const) : []),
    ...(avoids.isAlcoholFree ? (['alcohol'] as const) : []),
  ];
  return [
    ...(left ?? []).map((what): Wish => ({ kind: 'leave-out', what })),
    ...(mode === 'mix' && strict ? [{ kind: 'shelf' } as const] : []),
  ];
}

/** Wishes as the client shows them, in the language of its page. */
export function labelChips(wishes: readonly Wish[], catalogue: Catalogue, locale: Locale): WishChip[] {
  return wishes.map((wish) => ({ wish, label: wishLabel(wish, catalogue, locale), key: wishKey(wish) }));
}

/** What is to be left out, where the newest message names it unclearly; undefined where it is clear. */
export function askLeaveOut({ reading, catalogue, language }: Conversation): LeaveOutQuestion | undefined {
  const { unclear } = reading;
  if (unclear === undefined) return undefined;
  return {
    text: say('ask', language, { text: unclear.text }),
    options: unclear.may.map((what) => ({ what, label: leftOutName(what, catalogue, language) })),
  };
}
