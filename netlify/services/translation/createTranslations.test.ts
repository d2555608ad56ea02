import { expect, it, vi } from 'vitest';
import type { Locale } from '../../../src/contracts/site/locale.ts';
import { RateLimitedError, UnavailableError } from '../../lib/errors.ts';
import { ModelError, type LanguageModel } from '../model/languageModel.ts';
import type { PromptPart } from '../model/prompt.ts';
import { createTranslations } from './createTranslations.ts';
import { createSharedCalls } from './sharedCalls.ts';
import type { TranslationStore } from './translationStore.ts';

const NEVER = new AbortController().signal;
const TEXT = 'Behind the bar since 1999';

function modelThatSays(pieces: string[], ending: 'whole' | 'cut' = 'whole') {
  const asked: (readonly PromptPart[])[] = [];
  const model: LanguageModel = {
    async *stream(prompt) {
      asked.push(prompt);
      yield* pieces;
      return { how: ending, calls: [], usage: undefined };
    },
  };
  return { model, asked };
}

const ASKER = { ip: '192.0.2.1', account: null };

/** A store that keeps what it is told and hands out one claim at a time for each text. */
function storeIn(kept: Map<string, string>, changes: Partial<TranslationStore> = {}): () => TranslationStore {
  const claimed = new Set<string>();
  const store: TranslationStore = {
    find: async (text, target) => kept.get(`${target} ${text}`),
    async claim(text, target) {
      const key = `${target} ${text}`;
      if (claimed.has(key)) return { state: 'busy' };
      const known = kept.get(key);
      if (known !== undefined) return { state: 'kept', text: known };
      claimed.add(key);
      return { state: 'granted' };
    },
    async keep(text, target, translated) {
      kept.set(`${target} ${text}`, translated);
      claimed.delete(`${target} ${text}`);
    },
    release: async (text, target) => void claimed.delete(`${target} ${text}`),
    ...changes,
  };
  return () => store;
}

function translations(parts: Partial<Parameters<typeof createTranslations>[0]> = {}) {
  return createTranslations({
    catalogue: () => ({
      find: (text: string, target: Locale) => (text === 'gin' ? `${target} gin` : undefined),
    }),
    store: storeIn(new Map()),
    model: undefined,
    asker: ASKER,
    calls: createSharedCalls(),
    report: vi.fn(),
    // Everything else has its turn meanwhile.
    pause: () => new Promise(setImmediate),
    ...parts,
  });
}

it('asks the catalogue first, and nobody else then', async () => {
  const { model, asked } = modelThatSays(['no']);
  const claim = vi.fn<TranslationStore['claim']>();
  const store = storeIn(new Map([['de gin', 'kept']]), { claim });
  expect(await translations({ model, store }).translate('gin', 'de', NEVER)).toBe('de gin');
  expect([asked.length, claim.mock.calls.length]).toEqual([0, 0]);
});

it('asks the model once and the store from then on', async () => {
  const { model, asked } = modelThatSays([' Seit 1999', ' hinter der Bar\n']);
  const site = translations({ model });
  for (let time = 0; time < 3; time += 1) {
    expect(await site.translate(TEXT, 'de', NEVER)).toBe('Seit 1999 hinter der Bar');
  }
  expect(asked).toHaveLength(1);
  expect(JSON.stringify(asked[0]?.[0])).toContain('German');
  expect(asked[0]?.[1]).toEqual({ role: 'user', content: TEXT });
});

it('keeps languages apart', async () => {
  const kept = new Map([[`de ${TEXT}`, 'Seit 1999 hinter der Bar']]);
  const { model } = modelThatSays(['Sinds 1999 achter de bar']);
  expect(await translations({ model, store: storeIn(kept) }).translate(TEXT, 'nl', NEVER)).toMatch(/achter/);
});

it.each([
  ['without a model', {}],
  ['when the budget is spent', { model: modelThatSays(['x']).model, claim: { state: 'spent' } as const }],
  ['when the model says nothing', modelThatSays([' '])],
  ['when its answer is cut off', modelThatSays(['Seit'], 'cut')],
  ['when it talks instead of translating', modelThatSays(['Gladly! '.repeat(60)])],
])('is not available %s', async (_, parts) => {
  const kept = new Map<string, string>();
  const claim = 'claim' in parts && parts.claim;
  const store = storeIn(kept, claim ? { claim: async () => claim } : {});
  const model = 'model' in parts ? parts.model : undefined;
  const translating = translations({ model, store }).translate(TEXT, 'de', NEVER);
  await expect(translating).rejects.toThrow(UnavailableError);
  expect(kept.size).toBe(0);
});

it('is not available when the model breaks off', async () => {
  const model: LanguageModel = {
    async *stream() {
      yield 'Seit';
      throw new ModelError('The model broke off.');
    },
  };
  await expect(translations({ model }).translate(TEXT, 'de', NEVER)).rejects.toThrow(UnavailableError);
});

it('passes on that somebody has to wait', async () => {
  const { model, asked } = modelThatSays(['x']);
  const store = storeIn(new Map(), { claim: () => Promise.reject(new RateLimitedError(60)) });
  await expect(translations({ model, store }).translate(TEXT, 'de', NEVER)).rejects.toThrow(RateLimitedError);
  expect(asked).toHaveLength(0);
});

it('translates all the same while nothing is found or kept', async () => {
  const away = () => Promise.reject(new UnavailableError());
  const report = vi.fn();
  const { model } = modelThatSays(['Seit 1999 hinter der Bar']);
  const site = translations({ model, store: storeIn(new Map(), { find: away, keep: away }), report });
  expect(await site.translate(TEXT, 'de', NEVER)).toBe('Seit 1999 hinter der Bar');
  expect(report).toHaveBeenCalledTimes(2);
});

it('calls no model while nobody counts its calls', async () => {
  const { model, asked } = modelThatSays(['x']);
  const store = storeIn(new Map(), { claim: () => Promise.reject(new UnavailableError()) });
  await expect(translations({ model, store }).translate(TEXT, 'de', NEVER)).rejects.toThrow(UnavailableError);
  expect(asked).toHaveLength(0);
});

it.each([
  ['one instance', true],
  ['several instances', false],
])('asks the model once for equal texts of the same moment in %s', async (_, isOne) => {
  const { model, asked } = modelThatSays(['Seit 1999 hinter der Bar']);
  const store = storeIn(new Map());
  const calls = createSharedCalls<string>();
  const askers = Array.from({ length: 15 }, () =>
    translations({ model, store, ...(isOne && { calls }) }).translate(TEXT, 'de', NEVER),
  );
  expect(new Set(await Promise.all(askers))).toEqual(new Set(['Seit 1999 hinter der Bar']));
  expect(asked).toHaveLength(1);
});

it('takes a text over from somebody who failed', async () => {
  let tries = 0;
  const model: LanguageModel = {
    async *stream() {
      if ((tries += 1) === 1) throw new ModelError('The model broke off.');
      yield 'Seit 1999 hinter der Bar';
      return { how: 'whole', calls: [], usage: undefined };
    },
  };
  const store = storeIn(new Map());
  const [first, second] = await Promise.allSettled(
    [1, 2].map(() => translations({ model, store }).translate(TEXT, 'de', NEVER)),
  );
  expect(first).toMatchObject({ status: 'rejected', reason: expect.any(UnavailableError) as unknown });
  expect(second).toEqual({ status: 'fulfilled', value: 'Seit 1999 hinter der Bar' });
});

it('waits for somebody else only so long', async () => {
  const { model, asked } = modelThatSays(['x']);
  const pause = vi.fn(async () => undefined);
  const store = storeIn(new Map(), { claim: async () => ({ state: 'busy' }) });
  await expect(translations({ model, store, pause }).translate(TEXT, 'de', NEVER)).rejects.toThrow(
    UnavailableError,
  );
  expect(asked).toHaveLength(0);
  expect(pause.mock.calls.length).toBeGreaterThan(5);
});
