import type { ChatMessage } from '../../contracts/chat/chat.ts';
import { CHAT_LIMITS } from '../../contracts/chat/chatLimits.ts';

/** A question and what was answered; nothing where the answer failed. */
export interface Exchange {
  question: string;
  answer: string;
}

/**
 * What is sent of a conversation: the question and the last of what was said before it, so that it can be understood,
 * within the limits of `POST /api/chat`. An exchange whose answer failed is left out.
 */
export function sentHistory(before: readonly Exchange[], question: string): ChatMessage[] {
  const messages = before
    .filter(({ answer }) => answer.trim() !== '')
    .flatMap(({ question: asked, answer }): ChatMessage[] => [
      { role: 'user', content: fit(asked) },
      { role: 'ai', content: fit(answer) },
    ]);
  const last = { role: 'user', content: fit(question) } as const;
  // An answer without its question says little.
  const room = CHAT_LIMITS.messages - 1;
  return [...messages.slice(-(room - (room % 2))), last];
}

/** As many whole characters as may be sent. */
function fit(text: string): string {
  return [...text.trim()].slice(0, CHAT_LIMITS.letters).join('').trim();
}
