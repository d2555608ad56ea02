import { expect, it } from 'vitest';
import { z } from 'zod';
import { readJsonBody } from './body.ts';
import { InvalidBodyError, PayloadTooLargeError } from './errors.ts';

const schema = z.strictObject({ notes: z.array(z.string()) });
const post = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request('https://mixmaster.example/api', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);
const TEXT = '{"notes":["é"]}';
const BYTES = new TextEncoder().encode(TEXT).length;
const read = (request: Request, maxBytes = BYTES) => readJsonBody(request, schema, maxBytes);

it('reads a body of as many bytes as it may have, declared or not, and none of one more', async () => {
  const declared = (bytes: number) => post(TEXT, { 'content-length': String(bytes) });
  expect(await read(declared(BYTES))).toEqual({ notes: ['é'] });
  expect(await read(post(new Blob([TEXT]).stream()))).toEqual({ notes: ['é'] });
  await expect(read(declared(BYTES + 1))).rejects.toThrow(PayloadTooLargeError);
  await expect(read(post(new Blob([TEXT]).stream()), BYTES - 1)).rejects.toThrow(`${BYTES - 1} bytes`);
});

it.each([
  ['no body', null, 'not valid JSON'],
  ['no JSON', '{"notes":', 'not valid JSON'],
  ['no UTF-8', new Uint8Array([0x22, 0xed, 0xa0, 0x22]), 'not UTF-8'],
  ['what no database keeps', '{"notes":["a\\u0000"]}', 'cannot be kept'],
  ['another shape', '{"notes":{}}', 'expected shape'],
])('refuses %s', async (_, body, message) => {
  await expect(read(post(body), 1000)).rejects.toThrow(message);
});

it('refuses a body of more values than any has before a schema names each', async () => {
  const wrong = (values: number) => post(JSON.stringify({ notes: Array.from({ length: values }, () => 7) }));
  await expect(read(wrong(19_998), 1e6)).rejects.toThrow('expected shape');
  await expect(read(wrong(19_999), 1e6)).rejects.toThrow('more than 20000 values');
});

it('names where a body is wrong, in ten places at most', async () => {
  const body = JSON.stringify({ notes: Array.from({ length: 12 }, () => 7) });
  const refusal = await read(post(body), 1000).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(InvalidBodyError);
  const { issues = [] } = refusal as InvalidBodyError;
  expect(issues).toHaveLength(10);
  expect(issues[9]?.path).toBe('notes.9');
});
