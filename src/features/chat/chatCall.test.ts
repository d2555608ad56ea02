import { beforeEach, expect, it, vi } from 'vitest';
import type { ChatRequest, WishChip } from '../../contracts/chat/chat.ts';
import { askMixmaster, type Ending } from './chatCall.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

const REQUEST: ChatRequest = {
  messages: [{ role: 'user', content: 'A gin drink?' }],
  mode: 'ask',
  language: 'en',
  shelf: [],
  strict: false,
};

let chips: (readonly WishChip[])[];
beforeEach(() => {
  chips = [];
});

async function ask(signal = new AbortController().signal): Promise<{ said: string; ending: Ending }> {
  let said = '';
  const listener = {
    onText: (text: string) => (said += text),
    onChips: (all: readonly WishChip[]) => chips.push(all),
  };
  const ending = await askMixmaster(REQUEST, listener, signal);
  return { said, ending };
}
const streams = (body: string) => fetched.mockResolvedValueOnce(new Response(body));

it('posts the conversation with credentials', async () => {
  streams('data: {"content":"Hi"}\n\ndata: [DONE]\n\n');
  await ask();
  expect(fetched).toHaveBeenCalledWith(
    '/api/chat',
    expect.objectContaining({ method: 'POST', credentials: 'include', body: JSON.stringify(REQUEST) }),
  );
});

it.each<[string, string, Ending]>([
  ['whole', 'data: {"content":"Hi"}\n\ndata: [DONE]\n\n', { status: 'whole' }],
  ['broken where it stops', 'data: {"content":"Hi"}\n\n', { status: 'broken' }],
  ['failed where it says nothing', 'data: [DONE]\n\n', { status: 'failed' }],
  ['failed where it is empty', '', { status: 'failed' }],
])('an answer is %s', async (_, body, ending) => {
  streams(body);
  expect((await ask()).ending).toEqual(ending);
});

it.each<[string, Response, Ending]>([
  ['500', new Response('{}', { status: 500 }), { status: 'failed' }],
  ['no body', new Response(null), { status: 'failed' }],
  [
    '429 with a time',
    new Response('{}', { status: 429, headers: { 'retry-after': '90' } }),
    { status: 'limited', seconds: 90 },
  ],
  ['429 without one', new Response('{}', { status: 429 }), { status: 'limited', seconds: undefined }],
  [
    '429 with rubbish',
    new Response('{}', { status: 429, headers: { 'retry-after': 'soon' } }),
    { status: 'limited', seconds: undefined },
  ],
])('%s is an ending', async (_, answer, ending) => {
  fetched.mockResolvedValueOnce(answer);
  expect((await ask()).ending).toEqual(ending);
});

it('fails where there is no answer', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect((await ask()).ending).toEqual({ status: 'failed' });
});

it('is stopped where the reader gave it up, with what came', async () => {
  const leaving = new AbortController();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('data: {"content":"Half"}\n\n'));
      leaving.signal.addEventListener('abort', () => {
        controller.error(leaving.signal.reason);
      });
    },
  });
  fetched.mockResolvedValueOnce(new Response(body));
  const answer = ask(leaving.signal);
  setTimeout(() => {
    leaving.abort();
  });
  expect(await answer).toEqual({ said: 'Half', ending: { status: 'stopped' } });
});

it('brings what may be said next with a whole answer, and leaves out what is no text', async () => {
  streams('data: {"content":"Hi"}\n\ndata: {"content":"","followUps":["Less sweet",7]}\n\ndata: [DONE]\n\n');
  expect(await ask()).toEqual({ said: 'Hi', ending: { status: 'whole', followUps: ['Less sweet'] } });
});

it('tells the chips each time that they come', async () => {
  const gin: WishChip = {
    wish: { kind: 'ingredient', id: 'gin', not: false },
    ...{ label: 'gin', key: 'ingredient:gin' },
  };
  const line = (piece: object) => `data: ${JSON.stringify(piece)}\n\n`;
  streams(
    line({ content: 'Hi', wishes: [gin] }) +
      line({ content: '', wishes: [] }) +
      line({ content: '!' }) +
      'data: [DONE]\n\n',
  );
  expect(await ask()).toEqual({ said: 'Hi!', ending: { status: 'whole' } });
  expect(chips).toEqual([[gin], []]);
});

it('is whole with a question about what to leave out and no other text', async () => {
  const question = { text: 'Which nuts?', options: [{ what: 'nuts', label: 'Tree nuts' }] };
  streams(`data: ${JSON.stringify({ content: '', ask: question })}\n\ndata: [DONE]\n\n`);
  expect((await ask()).ending).toEqual({ status: 'whole', ask: question });
});

it('fails where only chips come', async () => {
  streams('data: {"content":"","wishes":[]}\n\ndata: [DONE]\n\n');
  expect((await ask()).ending).toEqual({ status: 'failed' });
});
