import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasMoreValues, isStorableAddress, unstorablePath } from './storable.ts';

const HALF = '\ud83c';
const deep = (levels: number): unknown => (levels === 0 ? 'gin' : [deep(levels - 1)]);

it.each<[unknown, string | undefined]>([
  ['gin', undefined],
  [null, undefined],
  [true, undefined],
  [1.5, undefined],
  [2_147_483_647, undefined],
  [-2_147_483_648, undefined],
  [deep(32), undefined],
  [{ note: '🍸 "dry"', list: [1, 'two'] }, undefined],
  ['a\0b', ''],
  [HALF, ''],
  [2_147_483_648, ''],
  [-2_147_483_649, ''],
  [Number.MAX_SAFE_INTEGER, ''],
  [Infinity, ''],
  [{ version: 2 ** 31 }, 'version'],
  [{ drinks: [{ note: 'dry' }, { note: `${HALF}dry` }] }, 'drinks.1.note'],
  [{ drinks: { 'a\0': 1 } }, 'drinks'],
  [{ [HALF]: 1 }, ''],
  [JSON.parse('{"__proto__":{"constructor":"\\u0000"}}'), '__proto__.constructor'],
])('of %j the database cannot keep what stands at %j', (json, path) => {
  expect(unstorablePath(json)).toBe(path);
});

it('is not led to the end of the stack', () => {
  expect(unstorablePath(JSON.parse('['.repeat(5_000) + ']'.repeat(5_000)))).toBeDefined();
});

it('finds a text that cannot be kept wherever it stands', () => {
  const hidden = fc.constantFrom('\0', HALF, '\udc00', 'a\0', 1e300, -(2 ** 40));
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      hidden,
      fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((parts) => ['gin', 7, ...parts]),
      fc
        .tuple(fc.string({ unit: 'grapheme' }), tie('tree'))
        .map(([name, part]) => ({ a: 'gin', [name]: part })),
    ),
  }));
  fc.assert(fc.property(tree, (json) => unstorablePath(json) !== undefined));
});

it('finds nothing in what JSON can carry and Postgres keep', () => {
  const kept = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0'));
  const number = fc.integer();
  const json = fc.dictionary(kept, fc.oneof(kept, number, fc.array(kept)));
  fc.assert(fc.property(json, (value) => unstorablePath(value) === undefined));
});

it.each<[string, Record<string, string>, boolean]>([
  ['/api/menus/7?lang=de&utm=50%', { id: '7' }, true],
  ['/api/favorites/check/2147483647', { id: '2147483647' }, true],
  ['/menu/abc?q=caf%E9&x=%C3%A9%F0%9F%8D%B8', { token: 'abc' }, true],
  ['/api/favorites/check/2147483648', { id: '2147483648' }, false],
  ['/api/favorites/check/-99999999999', { id: '-99999999999' }, false],
  ['/api/menus/%00', { id: '%00' }, false],
  ['/api/menus/a%00', { id: 'a\0' }, false],
  ['/api/menus/x', { id: HALF }, false],
  ['/api/menus/x?next=/%00', { id: 'x' }, false],
  ['/api/menus/x?%00=1', { id: 'x' }, false],
  ['/api/menus/%ED%A0%80', { id: '%ED%A0%80' }, false],
  ['/api/auth/login?next=/%ed%bf%bf', {}, false],
  ['/api/auth/login?next=/%ed%9f%bf', {}, true],
])('the address %s with %j can be looked up: %s', (path, params, expected) => {
  expect(isStorableAddress(new URL(path, 'https://mixmaster.example'), params)).toBe(expected);
});

it.each<[unknown, number]>([
  ['gin', 1],
  [null, 1],
  [[], 1],
  [{ drinks: [null, null, { name: 'Gimlet' }] }, 6],
  [[[], [[]], 7], 5],
])('%j holds %i values', (json, values) => {
  expect(hasMoreValues(json, values)).toBe(false);
  expect(hasMoreValues(json, values - 1)).toBe(true);
});
