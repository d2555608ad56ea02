import type { ChatPiece } from '../../../src/contracts/chat/chat.ts';
import { CHAT_END } from '../../../src/contracts/chat/chatLimits.ts';

/** Closes an answer that broke off. Readers pass comments over; what they miss is `[DONE]`. */
const INTERRUPTED = ': interrupted\n\n';

interface EventStream {
  parts: AsyncIterator<Partial<ChatPiece>, void>;
  /** The reader went away. */
  onCancel(): void;
  /** The parts broke off; the reader has been told. */
  onFailure(error: unknown): void;
}

/**
 * Answers with parts as they come (specification, section 7): a line `data: {"content": …}` for each, and `data: [DONE]`
 * at the end. An answer that breaks off has no `[DONE]`.
 */
export function streamEvents({ parts, onCancel, onFailure }: EventStream): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await parts.next();
        const line = done === true ? CHAT_END : JSON.stringify({ content: '', ...value });
        controller.enqueue(encoder.encode(`data: ${line}\n\n`));
        if (done === true) controller.close();
      } catch (error) {
        onFailure(error);
        controller.enqueue(encoder.encode(INTERRUPTED));
        controller.close();
      }
    },
    async cancel() {
      onCancel();
      await parts.return?.();
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
