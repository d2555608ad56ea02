import type { ChatMessage } from '../../../src/contracts/chat/chat.ts';

/**
 * Letters of the visitor's messages that are read, three messages of the longest kind. Answers do not count: little
 * is read of them.
 */
const MAX_LETTERS = 6000;

/**
 * The newest messages of a conversation whose visitor's words fit together, in their order; the newest message always.
 * Reading takes time for each letter, so that this comes before any of it.
 */
export function capHistory(
  messages: readonly ChatMessage[],
  maxLetters: number = MAX_LETTERS,
): readonly ChatMessage[] {
  let letters = 0;
  const tooOld = messages.findLastIndex(({ role, content }, place) => {
    if (role === 'user') letters += content.length;
    return letters > maxLetters && place < messages.length - 1;
  });
  return messages.slice(tooOld + 1);
}
