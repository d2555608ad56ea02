import type { ChatRequest, LeaveOutQuestion, WishChip } from '../../contracts/chat/chat.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { readPieces } from '../../lib/eventStream.ts';

/**
 * How an answer ended: `whole`, with what the reader may want to say next, and what is unclear of what to leave out;
 * `stopped` by the reader; `broken` off after its first word; `failed` before it; `limited` where too much was asked, with
 * the seconds until one may go on, where the site says so.
 */
export type Ending =
  | { status: 'whole'; followUps?: readonly string[]; ask?: LeaveOutQuestion }
  | { status: 'stopped' | 'broken' | 'failed' }
  | { status: 'limited'; seconds: number | undefined };

/** Called while an answer comes. */
export interface AnswerListener {
  /** @param language that of the answer, where it is known */
  onText(text: string, language?: Locale): void;
  /** All chips after this message, each time that the answer brings them. */
  onChips(chips: readonly WishChip[]): void;
}

const TOO_MANY = 429;

/** Asks Mixmaster (specification, section 7). Whatever goes wrong is an {@link Ending}; it never throws. */
export async function askMixmaster(
  request: ChatRequest,
  { onText, onChips }: AnswerListener,
  signal: AbortSignal,
): Promise<Ending> {
  let hasCome = false;
  let followUps: readonly string[] = [];
  let question: LeaveOutQuestion | undefined;
  let language: Locale | undefined;
  const unfinished = (): Ending => {
    if (signal.aborted) return { status: 'stopped' };
    return { status: hasCome ? 'broken' : 'failed' };
  };
  try {
    const answer = await fetch('/api/chat', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal,
    });
    if (answer.status === TOO_MANY) return { status: 'limited', seconds: waitOf(answer.headers) };
    if (!answer.ok || !answer.body) return { status: 'failed' };
    const isWhole = await readPieces(answer.body, (piece) => {
      // Chips first: they say how the text was understood.
      if (piece.wishes) onChips(piece.wishes);
      language = piece.language ?? language;
      if (piece.content !== '') onText(piece.content, language);
      followUps = piece.followUps ?? followUps;
      question = piece.ask ?? question;
      hasCome ||= piece.content !== '' || question !== undefined;
    });
    if (!isWhole || !hasCome) return unfinished();
    return {
      status: 'whole',
      ...(followUps.length > 0 && { followUps }),
      ...(question && { ask: question }),
    };
  } catch {
    return unfinished();
  }
}

function waitOf(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? NaN);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}
