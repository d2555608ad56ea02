import type { SupabaseClient } from '@supabase/supabase-js';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import type { ChatPiece, ChatRequest } from '../../../src/contracts/chat/chat.ts';
import type { OwnDrink } from '../../../src/contracts/own-drinks/ownDrink.ts';
import type { Wish } from '../../../src/contracts/search/wishes.ts';
import type { Locale } from '../../../src/contracts/site/locale.ts';
import { foldSpeech } from '../../../src/domain/chat/foldSpeech.ts';
import { textLanguage } from '../../../src/domain/chat/textLanguage.ts';
import { readModelSettings } from '../../lib/environment.ts';
import { RateLimitedError } from '../../lib/errors.ts';
import { connectAsService } from '../../lib/serviceClient.ts';
import { functionCatalogue } from '../catalogue.ts';
import { consumeChatRateLimit, consumeEmergencyAnswer, consumeModelCall } from '../chatLimits.ts';
import { createLanguageModel, WHOLE_ANSWER_MS, type LanguageModel } from '../model/languageModel.ts';
import { createOwnDrinks } from '../ownDrinks.ts';
import { capHistory } from './capHistory.ts';
import { checkAnswer, createAnswerChecker, type AnswerChecker } from './checkAnswer.ts';
import { askLeaveOut, labelChips, readConversation } from './conversation.ts';
import { converse } from './converse.ts';
import { streamEvents } from './eventStream.ts';
import { chooseFollowUps } from './followUps.ts';
import { describeOwnDrinks } from './ownDrinks.ts';
import { piecesOf } from './pieces.ts';
import { writePrompt } from './prompt.ts';
import { dangerOfConversation } from './safety/dangerOfConversation.ts';
import { safetyText } from './safety/safetyText.ts';
import { createSession, type Session } from './session.ts';
import { answerShort } from './short/answerShort.ts';
import { describeTools, runTool } from './tools/toolbox.ts';

/** Tokens that the model may write in one call: about 2,000 characters, as many as one message may have. */
const MOST_TOKENS = 600;

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

type Parts = AsyncGenerator<Partial<ChatPiece>, void>;

/**
 * Answers the newest message of a conversation as a stream of events: by the model where one is set and may be called, by
 * the short answers where not, or where the model fails before its first word. A crisis, an emergency and a spiked drink
 * have texts of their own before either, whatever limit the visitor has reached. The limit counts before the conversation
 * is read, since reading is what costs.
 *
 * @throws RateLimitedError for a visitor who has reached the limit
 */
export async function answerChat(question: Question): Promise<Response> {
  const permission = await askPermission(question);
  const danger = tellDanger(question.body);
  const isLimited = permission instanceof RateLimitedError;
  if (danger !== undefined && (!isLimited || (await mayTellEmergency(question))))
    return streamParts(tellText(danger.text, danger.language));
  if (isLimited) throw permission;
  const request: ChatRequest = { ...question.body, messages: [...capHistory(question.body.messages)] };
  const catalogue = functionCatalogue();
  const model = permission === 'model' ? modelFor(question.requestId) : undefined;
  // The database counts the call while it is asked for the own drinks.
  const [mayCall, own] = await Promise.all([
    model !== undefined && mayCallModel(question),
    readOwn(question),
  ]);
  const byModel = model && mayCall ? await askModel(model, question, request, catalogue, own) : undefined;
  return byModel ?? streamParts(answerWithoutModel(request, catalogue, own));
}

/** The text for a crisis, an emergency or a spiked drink; only the last few messages are read for it. */
function tellDanger({ messages, language }: ChatRequest): { text: string; language: Locale } | undefined {
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const due = dangerOfConversation(said, language);
  if (due === undefined) return undefined;
  const spoken = textLanguage(foldSpeech(said.at(-1) ?? ''), language);
  return { text: safetyText(due.danger, spoken, due.isStill), language: spoken };
}

/** Asks a model; undefined where it fails before its first word, so that the short answers take over. */
async function askModel(
  model: LanguageModel,
  question: Question,
  request: ChatRequest,
  catalogue: Catalogue,
  own: readonly OwnDrink[],
): Promise<Response | undefined> {
  const { requestId, signal } = question;
  const conversation = readConversation(request, catalogue, { isByModel: true });
  const session = createSession(conversation, describeOwnDrinks(own, catalogue, conversation.language));
  const left = new AbortController();
  const checker = createAnswerChecker(session);
  const pieces = checkAnswer(
    converse(model, writePrompt(session), {
      tools: describeTools(catalogue),
      mostTokens: MOST_TOKENS,
      mostMs: WHOLE_ANSWER_MS,
      signal: AbortSignal.any([signal, left.signal]),
      consumeCall: () => mayCallModel(question),
      use: (call) => runTool(call, session),
      onCost: ({ rounds, usage: { read, cached, written } }) => {
        console.info(
          `[${requestId}] The model read ${read} tokens (${cached} kept) and wrote ${written}, in ${rounds} rounds.`,
        );
      },
    }),
    checker,
  );
  const onFailure = (error: unknown) => {
    if (!signal.aborted && !left.signal.aborted) report(requestId, 'The model broke off', error);
  };
  const first = await pieces.next().catch(onFailure);
  if (first?.value === undefined) return undefined;
  return streamEvents({
    parts: tellAnswer(first.value, pieces, checker, session),
    onCancel: () => {
      left.abort();
    },
    onFailure,
  });
}

/** The answer of a model with the chips, which it may change on the way, and what may be said next. */
async function* tellAnswer(
  first: string,
  rest: AsyncGenerator<string, void>,
  checker: AnswerChecker,
  session: Session,
): Parts {
  const { catalogue, request } = session;
  const chips = () => ({ wishes: labelChips(session.chips, catalogue, request.language) });
  let shown = session.chips;
  let answer = first;
  const ask = askLeaveOut(session);
  yield { ...chips(), ...(ask && { ask }), content: first, language: session.language };
  for await (const piece of rest) {
    answer += piece;
    yield { ...(shown !== session.chips && chips()), content: piece };
    shown = session.chips;
  }
  const followUps = chooseFollowUps(checker.listNext(), answer, session);
  if (followUps.length > 0) yield { followUps };
}

/** The answer without a model. The chips go first, as they are known before it. */
async function* answerWithoutModel(
  request: ChatRequest,
  catalogue: Catalogue,
  own: readonly OwnDrink[],
): Parts {
  const conversation = readConversation(request, catalogue, { isByModel: false });
  const show = (chips: readonly Wish[]) => ({ wishes: labelChips(chips, catalogue, request.language) });
  yield { ...show(conversation.chips), language: conversation.language };
  const { text, ask, followUps, chips } = answerShort(conversation, own, Math.random);
  if (chips !== conversation.chips) yield show(chips);
  yield* tellText(text);
  if (ask !== undefined || followUps.length > 0) yield { ...(ask && { ask }), followUps };
}

async function* tellText(text: string, language?: Locale): Parts {
  if (language) yield { language };
  for await (const content of piecesOf(text)) yield { content };
}

function streamParts(parts: Parts): Response {
  return streamEvents({ parts, onCancel: () => undefined, onFailure: () => undefined });
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
 *   reached the limit
 */
async function askPermission({
  user,
  ip,
  requestId,
}: Question): Promise<'model' | 'short' | RateLimitedError> {
  try {
    await consumeChatRateLimit(connectAsService('guard'), { ip, account: user?.id ?? null });
    return 'model';
  } catch (error) {
    if (error instanceof RateLimitedError) return error;
    report(requestId, 'The cost guard did not answer', error);
    return 'short';
  }
}

/** Counts a text for a danger that is told beyond the limit; where nothing can be counted it is told all the same. */
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
async function readOwn(question: Question): Promise<OwnDrink[]> {
  if (question.user === null) return [];
  try {
    // Asked for only now: it connects to the database.
    return await createOwnDrinks(question.supabase).list();
  } catch (error) {
    report(question.requestId, 'The own drinks did not come', error);
    return [];
  }
}

function report(requestId: string, what: string, error: unknown): void {
  console.error(`[${requestId}] ${what}:`, error instanceof Error ? error.message : error);
}
