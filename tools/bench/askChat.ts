import { chatPieceSchema } from '../../src/contracts/chat/chat.ts';
import { CHAT_END } from '../../src/contracts/chat/chatLimits.ts';

let asked = 0;

/** An answer, with the milliseconds until its first byte, and until its first word: chips come before it. */
interface Asked {
  firstByteMs: number;
  firstWordMs: number;
  stream: string;
}

/** Asks the chat of a site; each question comes from an address of its own, so that no limit is met. */
export async function ask(url: string, question: string): Promise<Asked> {
  const number = (asked += 1);
  const started = performance.now();
  const answer = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { 'x-nf-client-connection-ip': `10.0.${number >> 8}.${number & 255}` },
    body: JSON.stringify({
      messages: [{ role: 'user', content: question }],
      mode: 'ask',
      language: 'en',
    }),
  });
  if (!answer.ok || !answer.body) throw new Error(`${answer.status}: ${await answer.text()}`);
  const decoder = new TextDecoder();
  let firstByteMs = Infinity;
  let firstWordMs = Infinity;
  let stream = '';
  for await (const chunk of answer.body) {
    const elapsed = performance.now() - started;
    firstByteMs = Math.min(firstByteMs, elapsed);
    stream += decoder.decode(chunk, { stream: true });
    if (stream.includes('"content":')) firstWordMs = Math.min(firstWordMs, elapsed);
  }
  return { firstByteMs, firstWordMs, stream };
}

/** What an answer says; undefined where it did not come to its end. */
export function readText(stream: string): string | undefined {
  const lines = stream.split('\n').flatMap((line) => (line.startsWith('data: ') ? [line.slice(6)] : []));
  if (lines.pop() !== CHAT_END) return undefined;
  return lines.map((line) => chatPieceSchema.parse(JSON.parse(line)).content).join('');
}
