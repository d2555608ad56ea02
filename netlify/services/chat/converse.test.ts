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
    mostTokens: 100,
    mostMs: 20,
    signal: new AbortController().signal,
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
