import { expect, test } from 'vitest';
import { parseOptions, UsageError } from './options.ts';

const ALL = {
  only: [],
  sizes: ['phone', 'tablet', 'desktop'],
  themes: ['dark', 'light'],
  languages: ['en', 'de'],
  out: 'screens',
};

test.each<[string[], object]>([
  [[], ALL],
  [['--only', 'Recipe'], { ...ALL, only: ['recipe'] }],
  [['--only', 'recipe, shot', '--only', 'login'], { ...ALL, only: ['recipe, shot', 'login'] }],
  [['--size', 'desktop,phone'], { ...ALL, sizes: ['phone', 'desktop'] }],
  [['--out', '/tmp/before'], { ...ALL, out: '/tmp/before' }],
  [['--theme', 'light', '--language', 'de'], { ...ALL, themes: ['light'], languages: ['de'] }],
  [['--language', 'fr,es'], { ...ALL, languages: ['es', 'fr'] }],
])('%j asks for %j', (args, expected) => {
  expect(parseOptions(args)).toEqual(expected);
});

test.each([
  [['--size', 'watch']],
  [['--theme', 'sepia']],
  [['--language', 'tlh']],
  [['--quick']],
  [['recipe']],
])('%j is refused with what there is', (args) => {
  expect(() => parseOptions(args)).toThrow(UsageError);
});
