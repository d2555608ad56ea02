import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChatPiece } from '../contracts/chat/chat.ts';
import { readPieces } from './eventStream.ts';

const encoder = new TextEncoder();

function streamOf(chunks: Uint8Array[], fault?: Error): ReadableStream<Uint8Array> {
  const left = [...chunks];
  return new ReadableStream({
    pull(controller) {
      const chunk = left.shift();
      if (chunk) controller.enqueue(chunk);
      else if (fault) controller.error(fault);
      else controller.close();
    },
  });
}

function splitAt(bytes: Uint8Array, places: number[]): Uint8Array[] {
  const cuts = [...new Set(places.map((place) => place % (bytes.length + 1)))].sort((a, b) => a - b);
  return [...cuts, bytes.length].map((cut, index) => bytes.slice(index === 0 ? 0 : cuts[index - 1], cut));
}

async function readAll(text: string, places: number[] = []): Promise<{ pieces: string[]; isWhole: boolean }> {
  const pieces: string[] = [];
  const isWhole = await readPieces(streamOf(splitAt(encoder.encode(text), places)), ({ content }) =>
    pieces.push(content),
  );
  return { pieces, isWhole };
}

const line = (content: unknown, end = '\n\n') => `data: ${JSON.stringify({ content })}${end}`;
const DONE = 'data: [DONE]\n\n';

describe('readPieces', () => {
  it('gives the same pieces wherever the stream is split, with any line ends, inside characters too', async () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(text, { maxLength: 12 }),
        fc.constantFrom('\n', '\n\n', '\r\n', '\r\n\r\n', '\r'),
        fc.array(fc.nat(2000), { maxLength: 40 }),
        async (contents, end, places) => {
          // JSON cannot say half a surrogate pair, nor can UTF-8.
          const wellFormed = contents.map((content) => content.toWellFormed());
          const stream = wellFormed.map((content) => line(content, end)).join('') + `data: [DONE]${end}`;
          expect(await readAll(stream, places)).toEqual({ pieces: wellFormed, isWhole: true });
        },
      ),
    );
  });

  it('puts a character together whose bytes come one by one', async () => {
    const stream = line('Caipirinha 🍋 für Zoë') + DONE;
    const everywhere = Array.from({ length: 200 }, (_, place) => place);
    expect((await readAll(stream, everywhere)).pieces).toEqual(['Caipirinha 🍋 für Zoë']);
  });

  it('never fails on rubbish and keeps what is well-formed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.array(fc.nat(500)), async (rubbish, places) => {
        const harmless = rubbish.replace(/data: ?\{.*|\[DONE\]/gs, '');
        const { pieces, isWhole } = await readAll(`${harmless}\n${line('Stir.')}${DONE}`, places);
        expect(pieces).toEqual(['Stir.']);
        expect(isWhole).toBe(true);
      }),
    );
  });

  it.each([
    ['an unfinished object', 'data: {"content": "ha\n'],
    ['no object', 'data: 7\ndata: null\ndata: "text"\n'],
    ['content that is no text', 'data: {"content": 3}\ndata: {"content": null}\n'],
    ['another field', 'data: {"text": "ha"}\n'],
    ['a comment', ': keep alive\n'],
    ['an event name', 'event: message\nid: 3\n'],
    ['a line without its mark', '{"content": "ha"}\n'],
    ['an empty line', '\n\n'],
  ])('ignores %s', async (_, malformed) => {
    expect(await readAll(malformed + line('Shake.') + DONE)).toEqual({ pieces: ['Shake.'], isWhole: true });
  });

  it('reads a line without the space behind its mark', async () => {
    expect((await readAll('data:{"content":"Stir."}\ndata:[DONE]\n')).pieces).toEqual(['Stir.']);
  });

  it('ends at the mark, whatever follows, and without a line end too', async () => {
    expect(await readAll(line('One') + DONE + line('Two'))).toEqual({ pieces: ['One'], isWhole: true });
    expect(await readAll(`${line('One')}data: [DONE]`)).toEqual({ pieces: ['One'], isWhole: true });
  });

  it('tells an answer that broke off from a whole one', async () => {
    expect(await readAll(line('Half an'))).toEqual({ pieces: ['Half an'], isWhole: false });
    expect(await readAll('')).toEqual({ pieces: [], isWhole: false });
  });

  it('passes on what the network throws, after the pieces that came', async () => {
    const pieces: string[] = [];
    const stream = streamOf([encoder.encode(line('Half an'))], new TypeError('network error'));
    await expect(readPieces(stream, ({ content }) => pieces.push(content))).rejects.toThrow(TypeError);
    expect(pieces).toEqual(['Half an']);
  });

  it('lets go of the stream once the answer has ended', async () => {
    let isCancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        controller.enqueue(encoder.encode(DONE));
      },
      cancel: () => {
        isCancelled = true;
      },
    });
    expect(await readPieces(endless, () => undefined)).toBe(true);
    expect(isCancelled).toBe(true);
  });

  const read = async (...pieces: object[]) => {
    const found: ChatPiece[] = [];
    const stream = pieces.map((piece) => `data: ${JSON.stringify(piece)}\n\n`).join('') + DONE;
    await readPieces(streamOf([encoder.encode(stream)]), (piece) => found.push(piece));
    return found;
  };
  const GIN = { wish: { kind: 'ingredient', id: 'gin', not: false }, label: 'gin', key: 'ingredient:gin' };
  const ASK = { text: 'Which nuts?', options: [{ what: 'nuts', label: 'Tree nuts' }] };

  it('gives the chips, the question and the follow-ups of a line, also without text', async () => {
    const pieces = [
      { content: 'Stir.', wishes: [GIN] },
      { content: '', wishes: [] },
      { content: '', ask: ASK },
      { content: '', followUps: ['Another'] },
    ];
    expect(await read(...pieces)).toEqual(pieces);
  });

  it.each([
    ['chips that are no list', { wishes: 'gin' }],
    ['a chip without a label', { wishes: [GIN, { ...GIN, label: undefined }] }],
    ['a chip without a key', { wishes: [{ ...GIN, key: 3 }] }],
    ['a chip without a wish', { wishes: [{ ...GIN, wish: null }] }],
    ['a question without boxes', { ask: { ...ASK, options: [] } }],
    ['a question whose box has no words', { ask: { ...ASK, options: [{ what: 'nuts' }] } }],
    ['a question without words', { ask: { options: ASK.options } }],
  ])('ignores %s, and keeps the text of the line', async (_, part) => {
    expect(await read({ content: 'Stir.', ...part })).toEqual([{ content: 'Stir.' }]);
  });

  it('leaves out follow-ups that are no text', async () => {
    expect(await read({ content: '', followUps: ['Another', 3, null] })).toEqual([
      { content: '', followUps: ['Another'] },
    ]);
  });
});
