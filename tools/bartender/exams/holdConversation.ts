import type { Situation } from '../../../netlify/services/chat/situation.ts';
import type { ChatMessage, ChatRequest } from '../../../src/contracts/chat.ts';
import type { Locale } from '../../../src/contracts/locale.ts';
import type { Conversation } from './examCase.ts';

type Turn = Conversation['turns'][number];

/** Of several wordings each time this one: an examination is the same at every run. */
export const CHANCE = 0.3;

/** What a guest asks who has told nothing but these messages. */
export function askedBy(messages: readonly ChatMessage[], language: Locale): ChatRequest {
  return { messages: [...messages], language, mode: 'ask', shelf: [], strict: false };
}

/**
 * Holds a conversation: the guest says each turn, and hears what was answered to the turns before.
 *
 * @param answerTo gives the answer to a turn, with whatever else is to be known of it
 */
export function holdConversation<Answered extends { answer: string }>(
  { turns }: Conversation,
  locale: Locale,
  answerTo: (request: ChatRequest, turn: Turn) => Answered,
): Answered[] {
  const messages: ChatMessage[] = [];
  return turns.map((turn) => {
    messages.push({ role: 'user', content: turn.guest });
    const answered = answerTo(askedBy(messages, locale), turn);
    messages.push({ role: 'ai', content: answered.answer });
    return answered;
  });
}

/** Dangers that the bartender takes care of, as a judge has to know them. */
export function careIn({ standing, alarms }: Situation): string[] {
  return [...standing, ...alarms].map(({ kind }) => kind);
}
