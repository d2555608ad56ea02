import type { z } from 'zod';
import { InvalidBodyError, PayloadTooLargeError } from './errors.ts';
import { hasMoreValues, unstorablePath } from './storable.ts';

const MAX_ISSUES = 10;
/** More than the largest menu or log has. A schema names each value that it refuses, which takes its time. */
const MAX_VALUES = 20_000;

/**
 * Reads a JSON body and validates it.
 * @throws PayloadTooLargeError as soon as more than `maxBytes` have come in.
 * @throws InvalidBodyError when it is no JSON, has too many values, holds what no database keeps, or the schema
 *   refuses it.
 */
export async function readJsonBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  maxBytes: number,
): Promise<z.output<Schema>> {
  const json = parseJson(decode(await readBytes(request, maxBytes)));
  if (hasMoreValues(json, MAX_VALUES)) {
    throw new InvalidBodyError(`The body has more than ${MAX_VALUES} values.`);
  }
  const unstorable = unstorablePath(json);
  if (unstorable !== undefined) {
    throw new InvalidBodyError('The body holds something that cannot be kept.', [
      { path: unstorable, message: 'must be text, or a number of 32 bits' },
    ]);
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;

  const issues = parsed.error.issues
    .slice(0, MAX_ISSUES)
    .map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
  throw new InvalidBodyError('The body does not have the expected shape.', issues);
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > maxBytes) {
    throw new PayloadTooLargeError(maxBytes);
  }
  if (!request.body) return new Uint8Array();

  // The declared length may be absent or wrong, so that what arrives is counted as well.
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new PayloadTooLargeError(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Bytes that are no UTF-8 are refused: read with stand-ins for them, they would be another text. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new InvalidBodyError('The body is not UTF-8.');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidBodyError('The body is not valid JSON.');
  }
}
