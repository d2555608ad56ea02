import { barOf } from '../../../netlify/services/chat/bar.ts';
import { createHouseBartender } from '../../../netlify/services/chat/houseBartender.ts';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import type { Locale } from '../../../src/contracts/locale.ts';
import type { Conversation } from './examCase.ts';
import { careIn, CHANCE, holdConversation } from './holdConversation.ts';
import { createJudge, type Verdict } from './judgeAnswer.ts';

/** A turn of a conversation, what was answered, and what that is worth. */
export interface JudgedTurn extends Verdict {
  id: string;
  /** What the guest said up to here. */
  said: readonly string[];
  kind: string;
  answer: string;
  /** Milliseconds. */
  took: number;
}

/** Prepares the examination of the house bartender over a catalogue. */
export function createConversationExam(
  catalogue: Catalogue,
): (conversation: Conversation, locale: Locale) => JudgedTurn[] {
  const bar = barOf(catalogue);
  const bartender = createHouseBartender(catalogue);
  const judge = createJudge(catalogue);
  return (conversation, locale) =>
    holdConversation(conversation, locale, (request, { kind, expect }) => {
      const started = performance.now();
      const situation = bar.situationOf(request);
      const answer = bartender.answer(request, () => CHANCE, situation);
      const took = performance.now() - started;
      const said = request.messages.filter(({ role }) => role === 'user').map(({ content }) => content);
      const verdict = judge(expect, { answer, locale, care: careIn(situation) });
      return { id: conversation.id, said, kind, answer, took, ...verdict };
    });
}

/** Names of one kind that writers spelled in more than one way. */
const SAME_KINDS: Readonly<Record<string, string>> = {
  'change of mind': 'change',
  'several people': 'several',
  'rude or injection': 'rude',
  injection: 'rude',
};

/** The kind under which a turn is counted. */
export function countedKind(kind: string): string {
  return SAME_KINDS[kind] ?? kind;
}
