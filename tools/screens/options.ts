import { parseArgs } from 'node:util';
import { LOCALES, type Locale } from '../../src/contracts/site/locale.ts';

export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1100 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Size = keyof typeof SIZES;

export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** The shortest texts and the longest: taken where no language is asked for. */
const USUAL_LANGUAGES: readonly Locale[] = ['en', 'de'];

/** What the command is asked to take. */
export interface Options {
  /** Words that the name of a screen has to hold one of; all screens where there are none. */
  only: string[];
  sizes: Size[];
  themes: Theme[];
  languages: Locale[];
  /** Folder for the pictures and their page. */
  out: string;
}

/** The command was called wrongly; the message says how. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Where pictures go if nothing is said. */
export const FOLDER = 'screens';

export const USAGE = `Usage: npm run qa -- screens [options]
  --only WORD      only screens with this in their name, such as recipe; may be repeated
  --size SIZE      only ${Object.keys(SIZES).join(', ')}
  --theme THEME    only ${THEMES.join(', ')}
  --language CODE  these of ${LOCALES.join(', ')} instead of ${USUAL_LANGUAGES.join(' and ')}
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
    languages: among('--language', split(values.language), LOCALES, USUAL_LANGUAGES),
    out: values.out ?? FOLDER,
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

/** The asked ones of what there is, in its order; the usual ones where none is asked for. */
function among<Value extends string>(
  option: string,
  asked: string[],
  all: readonly Value[],
  usual = all,
): Value[] {
  const unknown = asked.find((value) => !all.some((known) => known === value));
  if (unknown !== undefined) throw new UsageError(`${option} must be ${all.join(', ')}, not "${unknown}".`);
  return asked.length === 0 ? [...usual] : all.filter((value) => asked.includes(value));
}
