import { beforeEach, expect, it } from 'vitest';
import type { ChatMessage } from '../../contracts/chat/chat.ts';
import type { Ending } from './chatCall.ts';
import { createConversation, type Turn } from './conversation.ts';

interface Call {
  messages: ChatMessage[];
  say(text: string): void;
  end(ending: Ending): Promise<void>;
  signal: AbortSignal;
}

let calls: Call[];
let told: string[];
let turns: Turn[];

function start() {
  const tell = (what: string) => (turn: Turn) => {
    told.push(`${what} ${turn.question}: ${turn.answer}`);
  };
  return createConversation({
    ask: (messages, say, signal) => {
      const { promise, resolve } = Promise.withResolvers<Ending>();
      const end = async (ending: Ending) => {
        resolve(ending);
        await promise;
        await Promise.resolve();
      };
      calls.push({ messages, say, end, signal });
      return promise;
    },
    onBegin: (turn) => {
      turns.push(turn);
      tell('begin')(turn);
    },
    onPiece: tell('piece'),
    onEnd: tell('end'),
    onDrop: tell('drop'),
  });
}

beforeEach(() => {
  calls = [];
  told = [];
  turns = [];
});

it('asks, tells each piece, and tells the end', async () => {
  const talk = start();
  expect(talk.send('  A gin drink? \n')).toBe(true);
  calls[0]?.say('A ');
  calls[0]?.say('Negroni');
  await calls[0]?.end({ status: 'whole' });
  expect(told).toEqual([
    'begin A gin drink?: ',
    'piece A gin drink?: A ',
    'piece A gin drink?: A Negroni',
    'end A gin drink?: A Negroni',
  ]);
  expect(turns[0]?.ending).toEqual({ status: 'whole' });
});

it.each(['', ' ', '\n\t\u00a0'])('ignores what is blank: %j', (text) => {
  expect(start().send(text)).toBe(false);
  expect(calls).toHaveLength(0);
});

it('ignores a question while an answer comes', async () => {
  const talk = start();
  talk.send('one');
  expect(talk.send('two')).toBe(false);
  talk.retry();
  expect(calls).toHaveLength(1);
  await calls[0]?.end({ status: 'whole' });
  expect(talk.send('two')).toBe(true);
});

it('sends what was said before', async () => {
  const talk = start();
  talk.send('one');
  calls[0]?.say('1');
  await calls[0]?.end({ status: 'whole' });
  talk.send('two');
  expect(calls[1]?.messages.map(({ content }) => content)).toEqual(['one', '1', 'two']);
});

it('keeps what came when it is stopped, and goes on from there', async () => {
  const talk = start();
  talk.send('one');
  calls[0]?.say('half');
  talk.stop();
  expect(calls[0]?.signal.aborted).toBe(true);
  await calls[0]?.end({ status: 'stopped' });
  expect(turns[0]).toMatchObject({ answer: 'half', ending: { status: 'stopped' } });
  talk.send('two');
  expect(calls[1]?.messages.map(({ content }) => content)).toEqual(['one', 'half', 'two']);
});

it('asks again in the place of the last answer', async () => {
  const talk = start();
  talk.send('one');
  await calls[0]?.end({ status: 'failed' });
  talk.retry();
  expect(calls[1]?.messages).toEqual([{ role: 'user', content: 'one' }]);
  expect(told.slice(-2)).toEqual(['drop one: ', 'begin one: ']);
  expect(turns.map(({ isAgain }) => isAgain)).toEqual([false, true]);
});

it('has nothing to ask again at first', () => {
  start().retry();
  expect(calls).toHaveLength(0);
});

it('forgets everything and hears nothing more of what was coming', async () => {
  const talk = start();
  talk.send('one');
  talk.clear();
  const before = [...told];
  calls[0]?.say('late');
  await calls[0]?.end({ status: 'stopped' });
  expect(told).toEqual(before);
  talk.send('two');
  expect(calls[1]?.messages.map(({ content }) => content)).toEqual(['two']);
});
