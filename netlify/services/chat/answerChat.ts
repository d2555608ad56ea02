import type { SupabaseClient } from '@supabase/supabase-js';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import type { Drink } from '../../../src/catalogue/drink.ts';
import type { ChatMessage, ChatRequest } from '../../../src/contracts/chat.ts';
import { cite, citedIds } from '../../../src/domain/chat/citations.ts';
import { readModelSettings } from '../../lib/environment.ts';
import { RateLimitedError } from '../../lib/errors.ts';
import { connectAsService } from '../../lib/serviceClient.ts';
import { functionCatalogue } from '../catalogue.ts';
import { consumeChatRateLimit, consumeEmergencyAnswer, consumeModelCall } from '../chatLimits.ts';
import { createOwnDrinks } from '../ownDrinks.ts';
import { createLanguageModel, WHOLE_ANSWER_MS, type LanguageModel } from '../model/languageModel.ts';
import { barNotes } from './answers/barAnswer.ts';
import { warningOf } from './answers/warning.ts';
import { barOf } from './bar.ts';
import { capHistory } from '../bartender/capHistory.ts';
import { filterCitations } from './citations.ts';
import { streamEvents } from './eventStream.ts';
import { converse } from './converse.ts';
import { followUpsOf } from './followUps.ts';
import { createHouseBartender, type HouseBartender } from './houseBartender.ts';
import { piecesOf } from '../bartender/pieces.ts';
import { proofread, type Told } from './proofread.ts';
import { chatPrompt } from './prompt.ts';
import { recipeFacts, type RecipeFact } from './recipeFacts.ts';
import { createRecipeFinder, type RecipeFinder } from './recipeFinder.ts';
import { recipeText } from './recipeText.ts';
import { ownText } from './own/aboutOwn.ts';
import { ownTold } from './own/ownFacts.ts';
import { ownKnown, type OwnKnown } from './own/ownKnown.ts';
import { readSafety } from './safety/safetyGate.ts';
import type { Situation } from './situation.ts';
import { talkOf } from './talk.ts';
import { runTool } from './tools/toolbox.ts';

/** Recipes that the model is told of: those that bear on the question, and those that were spoken of last. */
const MOST_FOUND = 8;
const MOST_CITED = 3;
/** Tokens that the model may write in one call: about 2,000 characters, as many as one message may have. */
const MOST_TOKENS = 600;
/** Messages of a visitor who has reached the limit that are searched for an emergency. */
const MOST_URGENT = 3;

interface Staff {
  catalogue: Catalogue;
  finder: RecipeFinder;
  house: HouseBartender;
}
let staff: Staff | undefined;

/** What one question comes with. */
interface Question {
  body: ChatRequest;
  /** Whoever is signed in. */
  user: { id: string } | null;
  /** With the rights of whoever asks. */
  supabase: SupabaseClient;
  ip: string;
  requestId: string;
  signal: AbortSignal;
}

/**
 * Answers the newest message of a conversation as a stream of events: by the model where one is set and may be
 * called, by the house bartender where not, or where the model fails before its first word. Whoever gives away a danger
 * is answered by the texts of the safety gate, and who is in danger at once, whatever limit they have reached. The
 * limit counts before the conversation is read, since reading is what costs; the oldest of a long one is left out.
 *
 * @throws RateLimitedError for a visitor who has reached the limit
 */
export async function answerChat(question: Question): Promise<Response> {
  const { requestId, signal } = question;
  const permission = await askPermission(question);
  const isLimited = permission instanceof RateLimitedError;
  const messages = isLimited ? urgentMessages(question.body) : question.body.messages;
  const body: ChatRequest = { ...question.body, messages: [...capHistory(messages)] };
  const ready = callStaff();
  const situation = barOf(ready.catalogue).situationOf(body);
  const isInDanger = situation.standing.some(({ kind }) => kind === 'emergency' || kind === 'crisis');
  if (isLimited && !(isInDanger && (await mayTellEmergency(question)))) throw permission;
  const isByRules = isInDanger || situation.alarms.length > 0 || permission !== 'model';
  const model = isByRules ? undefined : modelFor(requestId);
  // The database answers while the catalogue is searched.
  const mayCall = model && mayCallModel(question);
  const mine = isInDanger ? [] : await readOwn(question, ready.catalogue);
  const followUps = (answer: string) =>
    followUpsOf(
      talkOf(barOf(ready.catalogue), body, () => 0, situation, mine),
      answer,
    );
  const byRules = () =>
    streamEvents({
      followUps,
      pieces: piecesOf(ready.house.answer(body, Math.random, situation, mine)),
      onCancel: () => undefined,
      onFailure: () => undefined,
    });
  if (isInDanger) return byRules();
  const asked = model && promptFor(body, situation, mine, ready);
  const left = new AbortController();
  const end = () => {
    left.abort();
  };

  if (model && asked && (await mayCall)) {
    const cited = filterCitations(
      converse(model, asked.prompt, {
        mostTokens: MOST_TOKENS,
        mostMs: WHOLE_ANSWER_MS,
        signal: AbortSignal.any([signal, left.signal]),
        consumeCall: () => mayCallModel(question),
        use: (call) => runTool(call, asked.told),
        onCost: ({ rounds, usage: { read, cached, written } }) => {
          console.info(
            `[${requestId}] The model read ${read} tokens (${cached} kept) and wrote ${written}, in ${rounds} rounds.`,
          );
        },
      }),
      asked.recipes,
    );
    const pieces = proofread(cited, asked.told);
    const onFailure = (error: unknown) => {
      if (!signal.aborted && !left.signal.aborted) report(requestId, 'The model broke off', error);
    };
    const first = await pieces.next().catch(onFailure);
    if (first?.value)
      return streamEvents({ pieces: startingWith(first.value, pieces), followUps, onCancel: end, onFailure });
  }
  return byRules();
}

/** The catalogue is searched by what is prepared once per instance. */
function callStaff(): Staff {
  const catalogue = functionCatalogue();
  staff ??= {
    catalogue,
    finder: createRecipeFinder(catalogue),
    house: createHouseBartender(catalogue),
  };
  return staff;
}

function modelFor(requestId: string): LanguageModel | undefined {
  try {
    const settings = readModelSettings();
    return settings && createLanguageModel(settings);
  } catch (error) {
    report(requestId, 'The model is not set up', error);
    return undefined;
  }
}

/**
 * Counts the question, before the conversation is read.
 *
 * @returns who may answer: without its guard nothing is spent on the model; a RateLimitedError where the visitor has
 *   reached the limit and their last messages tell of a danger, so that the conversation has to be read
 * @throws RateLimitedError for everybody else who has reached the limit
 */
async function askPermission(question: Question): Promise<'model' | 'rules' | RateLimitedError> {
  const { user, ip, body, requestId } = question;
  try {
    await consumeChatRateLimit(connectAsService('guard'), { ip, account: user?.id ?? null });
    return 'model';
  } catch (error) {
    if (!(error instanceof RateLimitedError)) {
      report(requestId, 'The cost guard did not answer', error);
      return 'rules';
    }
    if (!isUrgent(body)) throw error;
    return error;
  }
}

/** The last messages of the visitor: as few as can be searched in no time. */
function urgentMessages({ messages }: ChatRequest): ChatMessage[] {
  return messages.filter(({ role }) => role === 'user').slice(-MOST_URGENT);
}

function isUrgent(body: ChatRequest): boolean {
  return urgentMessages(body).some(({ content }) =>
    readSafety(content, body.language).alarms.some(({ kind }) => kind === 'emergency' || kind === 'crisis'),
  );
}

/** Counts a text for an emergency beyond the limit; it is told where the database does not answer. */
async function mayTellEmergency({ ip, requestId }: Question): Promise<boolean> {
  try {
    return await consumeEmergencyAnswer(connectAsService('guard'), ip);
  } catch (error) {
    report(requestId, 'The cost guard did not answer', error);
    return true;
  }
}

/** Counts a call of the model against the budget of the day. */
async function mayCallModel({ user, ip, requestId }: Question): Promise<boolean> {
  try {
    return await consumeModelCall(connectAsService('guard'), { ip, account: user?.id ?? null });
  } catch (error) {
    report(requestId, 'The cost guard did not answer', error);
    return false;
  }
}

/**
 * The drinks that whoever asks has made up, read by their session. Where they do not come, the bartender knows none: all
 * else is answered as ever.
 */
async function readOwn(question: Question, catalogue: Catalogue): Promise<OwnKnown[]> {
  const { user, body, requestId } = question;
  if (user === null) return [];
  try {
    // Asked for only now: it connects to the database.
    const drinks = await createOwnDrinks(question.supabase).list();
    return ownKnown(drinks, catalogue, body.language);
  } catch (error) {
    report(requestId, 'The own drinks did not come', error);
    return [];
  }
}

function promptFor(
  request: ChatRequest,
  situation: Situation,
  own: readonly OwnKnown[],
  { catalogue, finder }: Staff,
) {
  const found = finder.find(request, MOST_FOUND, situation);
  const chosen = new Set([...found, ...citedBefore(request, catalogue)]);
  const talk = talkOf(barOf(catalogue), request, () => 0, situation, own);
  const warning = (id: string) => {
    const text = warningOf(talk, id);
    return text?.replace(cite(id), talk.nameOf(id));
  };
  const byId = new Map<string, RecipeFact>();
  const isStrict = request.mode === 'mix' && request.strict;
  const tell: Told['tell'] = (drinks) => {
    const recipes = drinks.map(({ recipe }) => recipe);
    const told = recipeFacts(recipes, request.shelf, catalogue, request.language, warning);
    for (const fact of told) if (!isStrict || !fact.notOnShelf?.length) byId.set(fact.id, fact);
    return told;
  };
  const facts = tell([...chosen].map(({ id }) => barOf(catalogue).factsById.entry(id)));
  const shelf = request.shelf.map(
    (entry) => catalogue.ingredientById.get(entry)?.names[request.language] ?? entry,
  );
  const notes = barNotes(talk);
  const knows = (id: string) => byId.has(id);
  const reckoned = [...notes, ...request.messages.map(({ content }) => content)];
  const told: Told = {
    talk,
    tell,
    knows,
    reckon(text) {
      reckoned.push(text);
      return text;
    },
    reckoned: () => reckoned.join('\n'),
  };
  return {
    prompt: chatPrompt(request, { facts, shelf, standing: situation.standing, notes, mine: ownTold(talk) }),
    told,
    recipes: {
      has: (id: string) => knows(id) || own.some((one) => one.id === id),
      write: (id: string) => {
        const mine = own.find((one) => one.id === id);
        return mine
          ? `\n\n${ownText(talk, mine)}\n\n`
          : recipeText(byId.get(id) ?? { ingredients: [], steps: [] });
      },
    },
  };
}

/** The recipes that the newest answer spoke of: "the second one" is among them. */
function citedBefore({ messages, mode, strict }: ChatRequest, { recipes }: Catalogue): Drink[] {
  if (mode === 'mix' && strict) return [];
  const newest = messages.findLast(({ role }) => role === 'ai')?.content ?? '';
  const ids = citedIds(newest);
  return recipes.filter(({ id }) => ids.includes(id)).slice(0, MOST_CITED);
}

async function* startingWith(
  first: string,
  rest: AsyncGenerator<string, void>,
): AsyncGenerator<string, void> {
  yield first;
  yield* rest;
}

function report(requestId: string, what: string, error: unknown): void {
  console.error(`[${requestId}] ${what}:`, error instanceof Error ? error.message : error);
}
