import type { ChatPiece, LeaveOutQuestion, WishChip } from '../contracts/chat/chat.ts';
import { LOCALES } from '../contracts/site/locale.ts';
import { CHAT_END } from '../contracts/chat/chatLimits.ts';

const LINE_END = /\r\n?|\n/;
const DATA = /^data: ?/;

/**
 * Reads a streamed answer line by line (specification, section 7): `data: {"content": "…"}` gives a piece of the answer,
 * which may hold more than text (`contracts/chat/chat.ts`); `data: [DONE]` ends the answer. All other lines are ignored, and
 * so is every part of a piece that has another shape. The network may split the stream anywhere, even inside a character.
 *
 * @returns whether the answer came to its end; false where the stream stopped before `[DONE]`
 * @throws what the stream throws: an AbortError where the call was given up, a TypeError where the network failed
 */
export async function readPieces(
  body: ReadableStream<Uint8Array>,
  onPiece: (piece: ChatPiece) => void,
): Promise<boolean> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  /** @returns whether the line ends the answer */
  const read = (line: string): boolean => {
    if (!DATA.test(line)) return false;
    const data = line.replace(DATA, '').trim();
    if (data === CHAT_END) return true;
    const piece = parsePiece(data);
    if (piece) onPiece(piece);
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

/** @returns the parts of a line that have the right shape; undefined where none has */
function parsePiece(data: string): ChatPiece | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(data);
  } catch {
    return undefined;
  }
  if (!isObject(parsed)) return undefined;
  const { content, language, wishes, ask, followUps } = parsed;
  const spoken = LOCALES.find((locale) => locale === language);
  const piece: ChatPiece = {
    content: typeof content === 'string' ? content : '',
    ...(spoken && { language: spoken }),
    ...(Array.isArray(wishes) && wishes.every(isChip) && { wishes }),
    ...(isQuestion(ask) && { ask }),
    ...(Array.isArray(followUps) && { followUps: followUps.filter((text) => typeof text === 'string') }),
  };
  return piece.content === '' && Object.keys(piece).length === 1 ? undefined : piece;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isChip(value: unknown): value is WishChip {
  return (
    isObject(value) &&
    typeof value['label'] === 'string' &&
    typeof value['key'] === 'string' &&
    isObject(value['wish']) &&
    typeof value['wish']['kind'] === 'string'
  );
}

function isQuestion(value: unknown): value is LeaveOutQuestion {
  return (
    isObject(value) &&
    typeof value['text'] === 'string' &&
    Array.isArray(value['options']) &&
    value['options'].length > 0 &&
    value['options'].every(
      (option) =>
        isObject(option) && typeof option['what'] === 'string' && typeof option['label'] === 'string',
    )
  );
}
