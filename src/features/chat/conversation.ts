import type { ChatMessage } from '../../contracts/chat/chat.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { sentHistory } from '../../domain/chat/sentHistory.ts';
import type { Ending } from './chatCall.ts';

/** A question and its answer, as far as it has come. */
export interface Turn {
  question: string;
  answer: string;
  /** The language of the answer, where it is known. */
  language?: Locale;
  /** Whether the question had been asked before and its answer was taken away. */
  isAgain: boolean;
  ending: Ending | { status: 'coming' };
}

interface Dependencies {
  /** Asks with the last of the conversation; tells each piece of the answer, and how it ended. */
  ask(
    messages: ChatMessage[],
    onPiece: (text: string, language?: Locale) => void,
    signal: AbortSignal,
  ): Promise<Ending>;
  onBegin(turn: Turn): void;
  onPiece(turn: Turn): void;
  onEnd(turn: Turn): void;
  /** The turn is taken away, to be asked again. */
  onDrop(turn: Turn): void;
}

/** The talk with Mixmaster: one question at a time. */
export interface Conversation {
  /** @returns whether it is sent: not where it is blank, nor while another answer comes (specification, section 5) */
  send(text: string): boolean;
  /** Keeps what has come of the answer and asks for no more. */
  stop(): void;
  /** Asks the last question again. */
  retry(): void;
  /** Forgets everything; what is still coming is told to nobody. */
  clear(): void;
}

/** Starts an empty conversation. */
export function createConversation({ ask, onBegin, onPiece, onEnd, onDrop }: Dependencies): Conversation {
  let turns: Turn[] = [];
  let coming: AbortController | undefined;

  async function answer(turn: Turn, messages: ChatMessage[], controller: AbortController): Promise<void> {
    const isHeard = () => coming === controller;
    const ending = await ask(
      messages,
      (text, language) => {
        if (!isHeard()) return;
        turn.answer += text;
        if (language) turn.language = language;
        onPiece(turn);
      },
      controller.signal,
    );
    if (!isHeard()) return;
    coming = undefined;
    turn.ending = ending;
    onEnd(turn);
  }

  function send(text: string, isAgain = false): boolean {
    const question = text.trim();
    if (question === '' || coming !== undefined) return false;
    const messages = sentHistory(turns, question);
    const turn: Turn = { question, answer: '', isAgain, ending: { status: 'coming' } };
    turns.push(turn);
    coming = new AbortController();
    onBegin(turn);
    void answer(turn, messages, coming);
    return true;
  }

  return {
    send: (text) => send(text),
    stop: () => {
      coming?.abort();
    },
    retry: () => {
      if (coming !== undefined) return;
      const turn = turns.pop();
      if (turn === undefined) return;
      onDrop(turn);
      send(turn.question, true);
    },
    clear: () => {
      coming?.abort();
      coming = undefined;
      turns = [];
    },
  };
}
