import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseJson, printParseErrorCode, visit, type ParseError } from 'jsonc-parser';
import type { z } from 'zod';
import { schemaProblems, type Problem } from './problem.ts';

/** Reads the JSON files of one data folder and gathers what is wrong with them. */
export interface DataReader {
  /** Names of the JSON files in a folder below the data folder, sorted; none if it does not exist. */
  list(folder: string): string[];
  /** The file's value, or undefined after noting why there is none. */
  read<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | undefined;
  problems: Problem[];
}

/** @param dataDir the folder that holds `cocktails/`, `ingredients/` … */
export function createDataReader(dataDir: string): DataReader {
  const problems: Problem[] = [];

  function parse(file: string): { value: unknown } | undefined {
    let text: string;
    try {
      text = readFileSync(path.join(dataDir, file), 'utf8');
    } catch {
      problems.push({ file, field: '', reason: 'the file is missing or cannot be read' });
      return undefined;
    }
    const errors: ParseError[] = [];
    const value: unknown = parseJson(text, errors, { disallowComments: true });
    const [error] = errors;
    if (error === undefined) {
      for (const reason of repeatedKeys(text)) problems.push({ file, field: '', reason });
      return { value };
    }
    problems.push({ file, field: '', reason: `malformed JSON: ${describeSyntax(error, text)}` });
    return undefined;
  }

  return {
    problems,
    list(folder) {
      try {
        return readdirSync(path.join(dataDir, folder))
          .filter((name) => name.endsWith('.json'))
          .sort()
          .map((name) => `${folder}/${name}`);
      } catch {
        return [];
      }
    },
    read(file, schema) {
      const parsed = parse(file);
      if (parsed === undefined) return undefined;
      const result = schema.safeParse(parsed.value);
      if (result.success) return result.data;
      problems.push(...schemaProblems(file, result.error));
      return undefined;
    },
  };
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
