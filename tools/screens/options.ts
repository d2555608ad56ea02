import { parseArgs } from 'node:util';
import { LOCALES, type Locale } from '../../src/contracts/site/locale.ts';
import { ENGINE_NAMES } from '../engines/engine.ts';

export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1100 },
  laptop: { width: 1280, height: 900 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Size = keyof typeof SIZES;

export const ENGINES = ['chromium', ...ENGINE_NAMES] as const;

/** Taken where no size is asked for: fewer in the other engines, which take one screen after another. */
const USUAL_SIZES: Readonly<Record<(typeof ENGINES)[number], readonly Size[]>> = {
  chromium: ['phone', 'tablet', 'desktop'],
  firefox: ['phone', 'laptop'],
  webkit: ['phone', 'laptop'],
};

export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** The shortest texts and the longest: taken where no language is asked for. */
const USUAL_LANGUAGES: readonly Locale[] = ['en', 'de'];

/** What the command is asked to take. */
export interface Options {
  engine: (typeof ENGINES)[number];
  /** Words that the name of a screen has to hold one of; all screens where there are none. */
  only: string[];
  sizes: Size[];
  themes: Theme[];
  languages: Locale[];
  /** Folder for the pictures and their page; the usual one of the engine where there is none. */
  out: string | undefined;
}

/** The command was called wrongly; the message says how. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Where pictures go if nothing is said; those of another engine stand beside it, such as in `screens-webkit`. */
export const FOLDER = 'screens';

export const USAGE = `Usage: npm run qa -- screens [options]
  --only WORD      only screens with this in their name, such as recipe; may be repeated
  --engine NAME    ${ENGINE_NAMES.join(' or ')} instead of chromium
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
  const [engine = 'chromium'] = among('--engine', split(values.engine), ENGINES);
  return {
    engine,
    only: (values.only ?? []).map((word) => word.trim().toLowerCase()).filter(Boolean),
    sizes: among('--size', split(values.size), Object.keys(SIZES) as Size[], USUAL_SIZES[engine]),
    themes: among('--theme', split(values.theme), THEMES),
    languages: among('--language', split(values.language), LOCALES, USUAL_LANGUAGES),
    out: values.out,
  };
}

function parse(args: string[]) {
  const texts = { type: 'string', multiple: true } as const;
  try {
    const options = {
      only: texts,
      engine: texts,
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
