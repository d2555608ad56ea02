import { parse, printParseErrorCode, visit, type ParseError } from 'jsonc-parser';
import type { ParsedText } from './readJson.ts';

/**
 * Parses JSON as the catalogue is written: no comments, no key twice, and faults with their line and column.
 * Functions cannot use it: a bundle of its package does not run.
 */
export function parseStrictJson(text: string): ParsedText {
  return flawless(text) ?? withFaults(text);
}

/** The value of a text without a fault, by the parser of the engine, which is quicker than one that knows places. */
function flawless(text: string): ParsedText | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return keysIn(value) === keysWrittenIn(text) ? { value, faults: [] } : undefined;
  } catch {
    return undefined;
  }
}

/** How many keys a value has, in itself and in all that it holds. */
function keysIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const parts: unknown[] = Object.values(value);
  return parts.reduce<number>((sum, part) => sum + keysIn(part), Array.isArray(value) ? 0 : parts.length);
}

/** How many keys stand in a JSON text: the strings before a colon. */
function keysWrittenIn(text: string): number {
  const strings = text.match(/"(?:[^"\\]|\\.)*"(?:\s*:)?/g) ?? [];
  return strings.filter((string) => string.endsWith(':')).length;
}

function withFaults(text: string): ParsedText {
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error !== undefined) return { faults: [`malformed JSON: ${describeSyntax(error, text)}`] };
  return { value, faults: repeatedKeys(text) };
}

/** What a parser found, and where: "value expected (line 4, column 1)". */
function describeSyntax({ error, offset }: ParseError, text: string): string {
  const reason = printParseErrorCode(error)
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
  const before = text.slice(0, offset).split('\n');
  return `${reason} (line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1})`;
}

/** Keys that stand twice in one object, of which JSON would silently keep the last. */
function repeatedKeys(text: string): string[] {
  const reasons: string[] = [];
  const open: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => {
      open.push(new Set());
    },
    onObjectEnd: () => {
      open.pop();
    },
    onObjectProperty: (key, _offset, _length, line, column) => {
      const keys = open.at(-1);
      if (keys?.has(key))
        reasons.push(`the key "${key}" stands twice (line ${line + 1}, column ${column + 1})`);
      keys?.add(key);
    },
  });
  return reasons;
}
