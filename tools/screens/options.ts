import { parseArgs } from 'node:util';

export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1100 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Size = keyof typeof SIZES;

export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** The shortest texts and the longest. */
export const SHEET_LANGUAGES = ['en', 'de'] as const;
export type SheetLanguage = (typeof SHEET_LANGUAGES)[number];

/** What the command is asked to take. */
export interface Options {
  /** Words that the name of a screen has to hold one of; all screens where there are none. */
  only: string[];
  sizes: Size[];
  themes: Theme[];
  languages: SheetLanguage[];
  /** Folder for the pictures and their page; the usual one where there is none. */
  out: string | undefined;
}

/** The command was called wrongly; the message says how. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Where pictures go if nothing is said. */
export const FOLDER = 'screens';

export const USAGE = `Usage: npm run screens -- [options]
  --only WORD      only screens with this in their name, such as recipe; may be repeated
  --size SIZE      only ${Object.keys(SIZES).join(', ')}
  --theme THEME    only ${THEMES.join(', ')}
  --language CODE  only ${SHEET_LANGUAGES.join(', ')}
  --out FOLDER     an empty folder for them, instead of ${FOLDER}/, whose pictures from before go`;

/**
 * @param args what follows the command
 * @throws UsageError for an unknown option or a value that is none
 */
export function parseOptions(args: string[]): Options {
  const values = parse(args);
  return {
    only: (values.only ?? []).map((word) => word.trim().toLowerCase()).filter(Boolean),
    sizes: among('--size', split(values.size), Object.keys(SIZES) as Size[]),
    themes: among('--theme', split(values.theme), THEMES),
    languages: among('--language', split(values.language), SHEET_LANGUAGES),
    out: values.out,
  };
}

function parse(args: string[]) {
  const texts = { type: 'string', multiple: true } as const;
  try {
    const options = {
      only: texts,
      size: texts,
      theme: texts,
      language: texts,
      out: { type: 'string' },
    } as const;
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function split(values: string[] = []): string[] {
  return values
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter(Boolean);
}

/** The asked ones of what there is, in its order; all where none is asked for. */
function among<Value extends string>(option: string, asked: string[], all: readonly Value[]): Value[] {
  const unknown = asked.find((value) => !all.some((known) => known === value));
  if (unknown !== undefined) throw new UsageError(`${option} must be ${all.join(', ')}, not "${unknown}".`);
  return asked.length === 0 ? [...all] : all.filter((value) => asked.includes(value));
}
