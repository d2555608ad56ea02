import { CHAT_END } from '../contracts/chatLimits.ts';

const LINE_END = /\r\n?|\n/;
const DATA = /^data: ?/;

/**
 * Reads a streamed answer line by line (specification, section 7): `data: {"content": "…"}` gives a piece of
 * text, with `followUps` also what the reader may say next; `data: [DONE]` ends the answer; all other lines
 * are ignored. The network may split the stream anywhere, even inside a character.
 *
 * @returns whether the answer came to its end; false where the stream stopped before `[DONE]`
 * @throws what the stream throws: an AbortError where the call was given up, a TypeError where the network failed
 */
export async function readPieces(
  body: ReadableStream<Uint8Array>,
  onPiece: (text: string) => void,
  onFollowUps: (texts: readonly string[]) => void = () => undefined,
): Promise<boolean> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  /** @returns whether the line ends the answer */
  const read = (line: string): boolean => {
    if (!DATA.test(line)) return false;
    const data = line.replace(DATA, '').trim();
    if (data === CHAT_END) return true;
    const { content, followUps } = pieceOf(data);
    if (content) onPiece(content);
    if (followUps.length > 0) onFollowUps(followUps);
    return false;
  };
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + decoder.decode(value, { stream: !done })).split(LINE_END);
    // The last line may go on in the next chunk.
    rest = done ? '' : (lines.pop() ?? '');
    if (lines.some(read)) {
      await reader.cancel().catch(() => undefined);
      return true;
    }
    if (done) return false;
  }
}

function pieceOf(data: string): { content: string; followUps: readonly string[] } {
  try {
    const piece = JSON.parse(data) as { content?: unknown; followUps?: unknown } | null;
    const texts: readonly unknown[] = Array.isArray(piece?.followUps) ? piece.followUps : [];
    return {
      content: typeof piece?.content === 'string' ? piece.content : '',
      followUps: texts.filter((text) => typeof text === 'string'),
    };
  } catch {
    return { content: '', followUps: [] };
  }
}
