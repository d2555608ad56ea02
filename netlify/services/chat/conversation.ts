import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { leftOutName, wishLabel } from '../../../src/catalogue/wishLabel.ts';
import type { ChatRequest, LeaveOutQuestion, WishChip } from '../../../src/contracts/chat.ts';
import type { Locale } from '../../../src/contracts/locale.ts';
import { ALLERGENS } from '../../../src/contracts/diet.ts';
import { DIETS, type LeaveOut, type Wish } from '../../../src/contracts/wishes.ts';
import { citedIds } from '../../../src/domain/chat/citations.ts';
import { foldSpeech } from '../../../src/domain/chat/foldSpeech.ts';
import { textLanguage } from '../../../src/domain/chat/textLanguage.ts';
import type { Reading } from '../../../src/domain/wishes/reading.ts';
import { createWishReader } from '../../../src/domain/wishes/readWishes.ts';
import { getBookNames } from './bookNames.ts';
import { wishesOfDanger } from './safety/dangerOfConversation.ts';
import type { Care, Danger } from './safety/dangers.ts';
import { findCare, findWithBefore } from './safety/findDanger.ts';
import { say } from './short/shortTexts.ts';
import {
  addWishes,
  isGuard,
  leaveOutsOf,
  wishKey,
  withoutWishes,
} from '../../../src/domain/wishes/wishes.ts';

/** So many messages say in which language somebody speaks. */
const LANGUAGE_OF = 5;

/** States of the visitor that words alone tell surely; what others call for the model says. */
const HELD_BY_WORDS: readonly Care[] = ['pregnancy', 'minor', 'driving', 'dependence'];
/** Wishes that name a thing to leave out; what a question says of tastes and drinks a model reads itself. */
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
  /** The chips after this message. */
  chips: readonly Wish[];
  /** What the newest message refuses of a drink by a question: "without egg?" It holds for this answer alone. */
  asked: readonly Wish[];
  /** Ids of the drinks that the newest answer cites, and those of all answers, the newest first. */
  last: readonly string[];
  cited: readonly string[];
}

/**
 * Reads a conversation: the newest message, and where the client keeps no chips those before it, in their order.
 *
 * @param isByModel whether a model answers: it understands what is wished, and for whom. Words alone then set only what
 *   must not be lost: what somebody reacts to, and what the visitor's own state forbids
 */
export function readConversation(
  request: ChatRequest,
  catalogue: Catalogue,
  { isByModel }: { isByModel: boolean },
): Conversation {
  const read = createWishReader(getBookNames(catalogue), request.language);
  const said = request.messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const withdrawn = request.withdrawn ?? [];
  // A message that gives no language away is in that of the message before.
  const spoken = said
    .slice(-LANGUAGE_OF, -1)
    .reduce<Locale>((language, text) => textLanguage(foldSpeech(text), language), request.language);
  let chips: readonly Wish[] = request.wishes ?? [];
  let care: Danger<Care> | undefined;
  let asked: readonly Wish[] = [];
  const take = (text: string, before: string | undefined): Reading => {
    const reading = read(text, { wishes: chips, language: spoken });
    care = findWithBefore(findCare, text, before, request.language);
    const isHeld = !isByModel || (care?.who === 'speaker' && HELD_BY_WORDS.includes(care.kind));
    const ofCare = care !== undefined && isHeld ? wishesOfDanger(care.kind) : [];
    // What was unclear has been answered with boxes. Until then, who speaks of an allergy asks for more than this answer.
    const unclear = request.ticked === undefined ? reading.unclear : undefined;
    const isSaidBorne = (wish: Wish) => reading.borne.includes(wishKey(wish));
    const isAsked = (wish: Wish) =>
      THINGS.includes(wish.kind) &&
      reading.asked.includes(wishKey(wish)) &&
      !isSaidBorne(wish) &&
      unclear === undefined;
    const isBorne = (wish: Wish) => isOfBody(wish) || isSaidBorne(wish);
    // "The second one without egg?" holds for its answer alone; without a model, what is no food stays.
    const isOfDrink = reading.drinks.length > 0 || reading.pointsAt !== undefined;
    const isHere = (wish: Wish) => isAsked(wish) && (isByModel || (isOfDrink && isOfBody(wish)));
    asked = [...reading.added.filter(isHere), ...(isByModel ? listDoubtful(unclear) : [])];
    const rest = reading.added.filter((wish) => !asked.includes(wish));
    const said = isByModel ? rest.filter(isBorne) : rest;
    chips = withoutWishes(
      addWishes(withoutWishes(chips, reading.takenBack), [...said, ...ofCare]),
      withdrawn,
    );
    return { ...reading, unclear };
  };
  if (request.wishes === undefined)
    for (const [at, text] of said.slice(0, -1).entries()) take(text, said[at - 1]);
  const message = said.at(-1) ?? '';
  const answers = request.messages.filter(({ role }) => role === 'ai').reverse();
  const open = isByModel ? undefined : readOpenQuestion(said.at(-2), answers[0]?.content);
  const reading = take(message, said.at(-2));
  // Who goes on without an answer to the boxes keeps what was named left out, in chips; unless they say which it is.
  const named = reading.added.filter(isOfBody);
  if (named.length === 0)
    chips = withoutWishes(addWishes(chips, listDoubtful(open)), [...withdrawn, ...reading.takenBack]);
  return {
    catalogue,
    request,
    message,
    reading,
    language: reading.language,
    care,
    chips,
    asked,
    last: citedIds(answers[0]?.content ?? ''),
    cited: [...new Set(answers.flatMap(({ content }) => citedIds(content)))],
  };

  /** What the message before named unclearly, where the newest answer asked for it. */
  function readOpenQuestion(before: string | undefined, answer: string | undefined): Reading['unclear'] {
    if (before === undefined || answer === undefined) return undefined;
    const { unclear, language } = read(before, { wishes: chips, language: spoken });
    const isAsked = unclear !== undefined && answer === say('ask', language, { text: unclear.text });
    return isAsked ? unclear : undefined;
  }
}

/** What somebody may react to, left out until they have said what it is; nothing where it may be anything. */
function listDoubtful(unclear: Reading['unclear']): Wish[] {
  if (unclear === undefined || unclear.may.length >= ALLERGENS.length) return [];
  return unclear.may.map((what) => ({ kind: 'leave-out', what }));
}

/** Whether a wish leaves out what bodies react to, so that nobody at the table is offered it. */
export function isOfBody(wish: Wish): boolean {
  return isGuard(wish) && leaveOutsOf(wish).every((what) => !OF_ONE_GUEST.includes(what));
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
