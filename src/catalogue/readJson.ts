import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { schemaProblems, type Problem } from './problem.ts';

/** Reads the JSON files of one data folder and gathers what is wrong with them. */
export interface DataReader {
  /** Names of the JSON files in a folder below the data folder, sorted; none if it does not exist. */
  list(folder: string): string[];
  /** Whether there is such a file: what a catalogue may go without. */
  has(file: string): boolean;
  /** The text of a file that is no JSON, or undefined after noting why there is none. */
  readText(file: string): string | undefined;
  /** The file's value, or undefined after noting why there is none. */
  read<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | undefined;
  problems: Problem[];
}

/** What a parser made of a text; without a value there is at least one fault. */
export interface ParsedText {
  value?: unknown;
  faults: string[];
}

/**
 * @param dataDir the folder that holds `cocktails/`, `ingredients/` …
 * @param parseText reads one file's text
 */
export function createDataReader(dataDir: string, parseText: (text: string) => ParsedText): DataReader {
  const problems: Problem[] = [];

  function readText(file: string): string | undefined {
    try {
      return readFileSync(path.join(dataDir, file), 'utf8');
    } catch {
      problems.push({ file, field: '', reason: 'the file is missing or cannot be read' });
      return undefined;
    }
  }

  function parse(file: string): { value: unknown } | undefined {
    const text = readText(file);
    if (text === undefined) return undefined;
    const parsed = parseText(text);
    for (const reason of parsed.faults) problems.push({ file, field: '', reason });
    return 'value' in parsed ? { value: parsed.value } : undefined;
  }

  return {
    problems,
    has: (file) => existsSync(path.join(dataDir, file)),
    readText,
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
