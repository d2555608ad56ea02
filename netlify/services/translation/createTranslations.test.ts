import { expect, it, vi } from 'vitest';
import type { Locale } from '../../../src/contracts/locale.ts';
import { RateLimitedError, UnavailableError } from '../../lib/errors.ts';
import { ModelError, type LanguageModel, type PromptMessage } from '../languageModel.ts';
import { createTranslations } from './createTranslations.ts';
import type { TranslationCache } from './translationCache.ts';

const NEVER = new AbortController().signal;
const TEXT = 'Behind the bar since 1999';

function modelThatSays(pieces: string[], ending: 'whole' | 'cut' = 'whole') {
  const asked: (readonly PromptMessage[])[] = [];
  const model: LanguageModel = {
    async *stream(prompt) {
      asked.push(prompt);
      yield* pieces;
      return ending;
    },
  };
  return { model, asked };
}

function cacheIn(kept: Map<string, string>): () => TranslationCache {
  return () => ({
    find: async (text, target) => kept.get(`${target} ${text}`),
    keep: async (text, target, translated) => void kept.set(`${target} ${text}`, translated),
  });
}

function translations(parts: Partial<Parameters<typeof createTranslations>[0]> = {}) {
  return createTranslations({
    catalogue: () => ({
      find: (text: string, target: Locale) => (text === 'gin' ? `${target} gin` : undefined),
    }),
    cache: () => undefined,
    model: undefined,
    takeTurn: async () => true,
    report: vi.fn(),
    ...parts,
  });
}

it('asks the catalogue first, and nobody else then', async () => {
  const { model, asked } = modelThatSays(['no']);
  const takeTurn = vi.fn(async () => true);
  const cache = cacheIn(new Map([['de gin', 'cached']]));
  expect(await translations({ model, takeTurn, cache }).translate('gin', 'de', NEVER)).toBe('de gin');
  expect([asked.length, takeTurn.mock.calls.length]).toEqual([0, 0]);
});

it('asks the model once and the cache from then on', async () => {
  const { model, asked } = modelThatSays([' Seit 1999', ' hinter der Bar\n']);
  const takeTurn = vi.fn(async () => true);
  const site = translations({ model, takeTurn, cache: cacheIn(new Map()) });
  for (let time = 0; time < 3; time += 1) {
    expect(await site.translate(TEXT, 'de', NEVER)).toBe('Seit 1999 hinter der Bar');
  }
  expect([asked.length, takeTurn.mock.calls.length]).toEqual([1, 1]);
  expect(asked[0]?.[0]?.content).toContain('German');
  expect(asked[0]?.[1]).toEqual({ role: 'user', content: TEXT });
});

it('keeps languages apart', async () => {
  const kept = new Map([[`de ${TEXT}`, 'Seit 1999 hinter der Bar']]);
  const { model } = modelThatSays(['Sinds 1999 achter de bar']);
  expect(await translations({ model, cache: cacheIn(kept) }).translate(TEXT, 'nl', NEVER)).toMatch(/achter/);
});

it.each([
  ['without a model', {}],
  ['when the budget is spent', { model: modelThatSays(['x']).model, takeTurn: async () => false }],
  ['when the model says nothing', modelThatSays([' '])],
  ['when its answer is cut off', modelThatSays(['Seit'], 'cut')],
  ['when it talks instead of translating', modelThatSays(['Gladly! '.repeat(60)])],
])('is not available %s', async (_, parts) => {
  const kept = new Map<string, string>();
  const translating = translations({ ...parts, cache: cacheIn(kept) }).translate(TEXT, 'de', NEVER);
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
  const takeTurn = () => Promise.reject(new RateLimitedError(60));
  await expect(translations({ model, takeTurn }).translate(TEXT, 'de', NEVER)).rejects.toThrow(
    RateLimitedError,
  );
  expect(asked).toHaveLength(0);
});

it('translates all the same while the cache is away', async () => {
  const away = () => Promise.reject(new UnavailableError());
  const report = vi.fn();
  const { model } = modelThatSays(['Seit 1999 hinter der Bar']);
  const site = translations({ model, cache: () => ({ find: away, keep: away }), report });
  expect(await site.translate(TEXT, 'de', NEVER)).toBe('Seit 1999 hinter der Bar');
  expect(report).toHaveBeenCalledTimes(2);
});
