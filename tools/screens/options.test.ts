import { expect, test } from 'vitest';
import { parseOptions, UsageError } from './options.ts';

const ALL = {
  engine: 'chromium',
  only: [],
  sizes: ['phone', 'tablet', 'desktop'],
  themes: ['dark', 'light'],
  languages: ['en', 'de'],
  out: undefined,
};

test.each<[string[], object]>([
  [[], ALL],
  [['--only', 'Recipe'], { ...ALL, only: ['recipe'] }],
  [['--only', 'recipe, shot', '--only', 'login'], { ...ALL, only: ['recipe, shot', 'login'] }],
  [['--size', 'desktop,phone'], { ...ALL, sizes: ['phone', 'desktop'] }],
  [['--out', '/tmp/before'], { ...ALL, out: '/tmp/before' }],
  [['--theme', 'light', '--language', 'de'], { ...ALL, themes: ['light'], languages: ['de'] }],
  [['--language', 'fr,es'], { ...ALL, languages: ['es', 'fr'] }],
  [['--engine', 'webkit'], { ...ALL, engine: 'webkit', sizes: ['phone', 'laptop'] }],
  [['--engine', 'firefox', '--size', 'desktop'], { ...ALL, engine: 'firefox', sizes: ['desktop'] }],
])('%j asks for %j', (args, expected) => {
  expect(parseOptions(args)).toEqual(expected);
});

test.each([
  [['--size', 'watch']],
  [['--engine', 'presto']],
  [['--theme', 'sepia']],
  [['--language', 'tlh']],
  [['--quick']],
  [['recipe']],
])('%j is refused with what there is', (args) => {
  expect(() => parseOptions(args)).toThrow(UsageError);
});
