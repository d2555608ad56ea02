import type { ChatRequest } from '../../../src/contracts/chat/chat.ts';
import type { OwnDrink } from '../../../src/contracts/own-drinks/ownDrink.ts';
import type { Wish } from '../../../src/contracts/search/wishes.ts';
import { functionCatalogue } from '../catalogue.ts';
import { createAnswerChecker } from './checkAnswer.ts';
import { readConversation } from './conversation.ts';
import { describeOwnDrinks } from './ownDrinks.ts';
import { createSession, type Session } from './session.ts';
import { runTool } from './tools/toolbox.ts';

/** For tests: a session over the whole catalogue in which a visitor has asked something. */
export function sessionFor(change: Partial<ChatRequest> & { said?: string; own?: OwnDrink[] } = {}): Session {
  const { said = 'What would you pour?', own = [], ...rest } = change;
  const request: ChatRequest = {
    messages: [{ role: 'user', content: said }],
    mode: 'ask',
    language: 'en',
    shelf: [],
    strict: false,
    ...rest,
  };
  const catalogue = functionCatalogue();
  const conversation = readConversation(request, catalogue, { isByModel: true });
  return createSession(conversation, describeOwnDrinks(own, catalogue, conversation.language));
}

export const withChips = (...wishes: Wish[]): Session => sessionFor({ wishes });

/** What a tool answers. */
export function use(session: Session, name: string, args: object): Record<string, unknown> {
  return JSON.parse(runTool({ id: 'call', name, args: JSON.stringify(args) }, session)) as Record<
    string,
    unknown
  >;
}

/**
 * What is left of an answer that comes at once, and what it is letter by letter, which must be the same.
 *
 * @param meanwhile runs once the answer has begun, as tools do
 */
export function checked(
  text: string,
  session = sessionFor(),
  meanwhile?: () => void,
): { text: string; next: string[]; bySlices: string } {
  const inPieces = (pieces: Iterable<string>) => {
    const checker = createAnswerChecker(session);
    meanwhile?.();
    let out = '';
    for (const piece of pieces) out += checker.push(piece);
    return { text: out + checker.end(), next: checker.listNext() };
  };
  return { ...inPieces([text]), bySlices: inPieces(text).text };
}
