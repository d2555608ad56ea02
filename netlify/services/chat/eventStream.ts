import type { ChatPiece } from '../../../src/contracts/chat.ts';
import { CHAT_END } from '../../../src/contracts/chatLimits.ts';

/** Closes an answer that broke off. Readers pass comments over; what they miss is `[DONE]`. */
const INTERRUPTED = ': interrupted\n\n';

/** What is sent of an answer and told of its fate. */
interface EventStream {
  pieces: AsyncIterator<string>;
  /** What the reader may want to say next, once the whole answer is there. */
  followUps(answer: string): readonly string[];
  /** The reader went away. */
  onCancel(): void;
  /** The pieces broke off; the reader has been told. */
  onFailure(error: unknown): void;
}

/**
 * Answers with a text in pieces as they come (specification, section 7): `data: {"content": …}` for each,
 * then, if there is anything that the reader may want to say next, one with an empty text and `followUps`,
 * and `data: [DONE]` at the end. An answer that breaks off has no `[DONE]`.
 */
export function streamEvents({ pieces, followUps, onCancel, onFailure }: EventStream): Response {
  const encoder = new TextEncoder();
  let answer = '';
  const ending = () => {
    const next = followUps(answer);
    const offered = next.length > 0 ? eventOf({ content: '', followUps: [...next] }) : '';
    return `${offered}data: ${CHAT_END}\n\n`;
  };
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await pieces.next();
        if (!done) answer += value;
        controller.enqueue(encoder.encode(done ? ending() : eventOf({ content: value })));
        if (done) controller.close();
      } catch (error) {
        onFailure(error);
        controller.enqueue(encoder.encode(INTERRUPTED));
        controller.close();
      }
    },
    async cancel() {
      onCancel();
      await pieces.return?.();
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      // A proxy that compresses would hold the pieces back.
      'cache-control': 'private, no-store, no-transform',
    },
  });
}

function eventOf(piece: ChatPiece): string {
  return `data: ${JSON.stringify(piece)}\n\n`;
}
