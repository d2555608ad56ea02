import { newBrowser } from '../serve/functionBrowser.ts';
import { startFakeModel, type FakeModel } from '../test/fakeModel.ts';
import { same } from '../test/lines.ts';
import type { Trouble } from './trouble.ts';

type Behaviour = Exclude<Parameters<FakeModel['behave']>[0], (question: string) => unknown>;

const SILENT: readonly [name: string, behaviour: Behaviour][] = [
  ['answers 401', { kind: 'refuses', status: 401 }],
  ['answers 402', { kind: 'refuses', status: 402 }],
  ['answers 429', { kind: 'refuses', status: 429 }],
  ['answers 500', { kind: 'refuses', status: 500 }],
  ['answers a page', { kind: 'rubbish', text: '<!doctype html><title>Maintenance</title>' }],
  ['answers half a JSON', { kind: 'rubbish', text: 'data: {"choices":[{"del' }],
  ['drops before its first word', { kind: 'breaks', pieces: [] }],
  ['says nothing', { kind: 'stalls', pieces: [] }],
];

/** The language model fails in each way behind the functions of this process. */
export async function modelTroubles(): Promise<{ troubles: Trouble[]; close(): void }> {
  const model = await startFakeModel();
  process.env['OPENAI_API_KEY'] = 'sk-faults';
  process.env['OPENAI_BASE_URL'] = model.url;

  async function ask() {
    const question = {
      messages: [{ role: 'user', content: 'How do I make a Negroni?' }],
      mode: 'ask',
      language: 'en',
    };
    const answer = await newBrowser().post('/api/chat', question);
    const text = await answer.text();
    return { status: answer.status, text, isWhole: text.includes('[DONE]') };
  }
  async function askedOf(behaviour: Behaviour) {
    const before = model.calls.length;
    model.behave(behaviour);
    const answer = await ask();
    same(model.calls.length > before, true);
    return answer;
  }

  const silent = SILENT.map(([name, behaviour]): Trouble => ({
    name: `the model ${name}`,
    async meet() {
      const { status, text, isWhole } = await askedOf(behaviour);
      same([status, text.includes('11002'), isWhole], [200, true, true]);
      return { seen: '200, the Negroni by the bartender without a model, whole', kept: 'the conversation' };
    },
  }));
  const broken: Trouble = {
    name: 'the model drops in mid-answer',
    async meet() {
      const { status, text, isWhole } = await askedOf({
        kind: 'breaks',
        pieces: ['Stir gin, ', 'Campari and '],
      });
      same([status, text.includes('Stir gin'), isWhole], [200, true, false]);
      return { seen: '200, what came, not marked as whole', kept: 'the words that came' };
    },
  };
  const close = () => {
    process.env['OPENAI_API_KEY'] = '';
    model.close();
  };
  return { troubles: [...silent, broken], close };
}
