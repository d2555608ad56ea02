import type { z } from 'zod';
import { InvalidBodyError, PayloadTooLargeError } from './errors.ts';

const MAX_ISSUES = 10;

/**
 * Reads a JSON body and validates it.
 * @throws PayloadTooLargeError as soon as more than `maxBytes` have come in.
 * @throws InvalidBodyError when it is no JSON or the schema refuses it.
 */
export async function readJsonBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  maxBytes: number,
): Promise<z.output<Schema>> {
  const text = await readText(request, maxBytes);
  const parsed = schema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;

  const issues = parsed.error.issues
    .slice(0, MAX_ISSUES)
    .map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
  throw new InvalidBodyError('The body does not have the expected shape.', issues);
}

async function readText(request: Request, maxBytes: number): Promise<string> {
  if (Number(request.headers.get('content-length')) > maxBytes) {
    throw new PayloadTooLargeError(maxBytes);
  }
  if (!request.body) return '';

  // The declared length may be absent or wrong, so that what arrives is counted as well.
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new PayloadTooLargeError(maxBytes);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidBodyError('The body is not valid JSON.');
  }
}
