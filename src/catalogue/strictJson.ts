import { parse, printParseErrorCode, visit, type ParseError } from 'jsonc-parser';
import type { ParsedText } from './readJson.ts';

/**
 * Parses JSON as the catalogue is written: no comments, no key twice, and faults with their line and column.
 * Functions cannot use it: a bundle of its package does not run.
 */
export function parseStrictJson(text: string): ParsedText {
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
