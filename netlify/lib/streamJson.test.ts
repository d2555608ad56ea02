import { expect, it } from 'vitest';
import fc from 'fast-check';
import { streamJson } from './streamJson.ts';

const textOf = (object: object) => new Response(streamJson(object)).text();

it('sends what JSON.stringify gives', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.string(), fc.oneof(fc.array(fc.jsonValue()), fc.jsonValue())),
      async (object) => {
        expect(await textOf(object)).toBe(JSON.stringify(object));
      },
    ),
  );
});

it('sends a list in pieces of one item', async () => {
  const item = 'x'.repeat(1000);
  const sizes: number[] = [];
  for await (const piece of streamJson({ items: Array.from({ length: 50 }, () => item) })) {
    sizes.push(piece.byteLength);
  }
  expect(sizes.length).toBeGreaterThan(50);
  expect(Math.max(...sizes)).toBeLessThan(1100);
});
