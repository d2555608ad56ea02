import { barOf } from '../../../netlify/services/chat/bar.ts';
import { createHouseBartender } from '../../../netlify/services/chat/houseBartender.ts';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import type { ChatMessage, ChatRequest } from '../../../src/contracts/chat.ts';
import type { Locale } from '../../../src/contracts/locale.ts';
import type { Conversation } from './examCase.ts';
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

/** Of several wordings each time this one: an examination is the same at every run. */
const CHANCE = 0.3;

/** Prepares the examination of the house bartender over a catalogue. */
export function createConversationExam(
  catalogue: Catalogue,
): (conversation: Conversation, locale: Locale) => JudgedTurn[] {
  const bar = barOf(catalogue);
  const bartender = createHouseBartender(catalogue);
  const judge = createJudge(catalogue);
  return ({ id, turns }, locale) => {
    const messages: ChatMessage[] = [];
    return turns.map(({ guest, kind, expect }) => {
      messages.push({ role: 'user', content: guest });
      const request: ChatRequest = {
        messages: [...messages],
        language: locale,
        mode: 'ask',
        shelf: [],
        strict: false,
      };
      const started = performance.now();
      const situation = bar.situationOf(request);
      const answer = bartender.answer(request, () => CHANCE, situation);
      const took = performance.now() - started;
      messages.push({ role: 'ai', content: answer });
      const { standing, alarms } = situation;
      const care = [...standing, ...alarms].map((alarm) => alarm.kind);
      const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
      return { id, said, kind, answer, took, ...judge(expect, { answer, locale, care }) };
    });
  };
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
