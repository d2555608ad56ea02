import { once } from 'node:events';
import { expect, it } from 'vitest';
import { ModelError, type LanguageModel } from '../model/languageModel.ts';
import { converse } from './converse.ts';

/** Wants a tool used at once, and says nothing from then on until nobody waits any more. */
const stuckAfterTool: LanguageModel = {
  async *stream(prompt, { signal }) {
    if (prompt.length === 1) {
      yield 'Let me look.';
      return {
        how: 'whole',
        calls: [{ id: '1', name: 'get_recipe', args: '{}' }],
        usage: { read: 10, cached: 0, written: 2 },
      };
    }
    await once(signal, 'abort');
    throw new ModelError('Nobody waits.');
  },
};

it('ends an answer whose calls take too long together, and tells what they cost', async () => {
  const costs: unknown[] = [];
  const pieces = converse(stuckAfterTool, [{ role: 'user', content: 'Negroni?' }], {
    tools: [],
    mostTokens: 100,
    mostMs: 20,
    signal: new AbortController().signal,
    consumeCall: () => Promise.resolve(true),
    use: () => '{}',
    onCost: (cost) => costs.push(cost),
  });
  const said: string[] = [];
  const hearing = async () => {
    for await (const piece of pieces) said.push(piece);
  };
  await expect(hearing()).rejects.toThrow(ModelError);
  expect(said).toEqual(['Let me look.', '\n\n']);
  expect(costs).toEqual([{ rounds: 2, usage: { read: 10, cached: 0, written: 2 } }]);
});

/** Wants a tool used each time, as long as it may. */
function askingModel(prompts: string[]): LanguageModel {
  return {
    async *stream(prompt, { mayCall = false }) {
      prompts.push(JSON.stringify(prompt));
      yield await Promise.resolve('One.');
      const call = { id: '1', name: 'get_recipe', args: '{}' };
      return { how: 'whole', calls: mayCall ? [call] : [], usage: undefined };
    },
  };
}

async function hear(prompts: string[], callsLeft: number, result = '{}'): Promise<string> {
  let left = callsLeft;
  let said = '';
  const pieces = converse(askingModel(prompts), [{ role: 'user', content: 'Negroni?' }], {
    tools: [],
    mostTokens: 100,
    mostMs: 1000,
    signal: new AbortController().signal,
    consumeCall: () => Promise.resolve((left -= 1) >= 0),
    use: () => result,
    onCost: () => undefined,
  });
  for await (const piece of pieces) said += piece;
  return said;
}

it('counts each call after the first, and breaks off where none is left', async () => {
  const prompts: string[] = [];
  await hear(prompts, 3);
  expect(prompts).toHaveLength(4);
  await expect(hear(prompts, 1)).rejects.toThrow('no call left');
  expect(prompts).toHaveLength(6);
});

it('has the model read so many bytes and no more, whatever tools give', async () => {
  const prompts: string[] = [];
  await hear(prompts, 3, JSON.stringify('é'.repeat(30_000)));
  expect(prompts).toHaveLength(4);
  for (const prompt of prompts) expect(Buffer.byteLength(prompt)).toBeLessThan(128_000);
  expect(prompts.at(-1)).toContain('Too much was read already');
});
