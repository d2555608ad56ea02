import { parseArgs } from 'node:util';

/** What the command is asked to do. */
export interface Options {
  /** Ids of recipes, or of hero scenes; all where there are none. */
  only: string[];
  /** Small and quick, for the eye alone. */
  preview: boolean;
  /** Minutes after which no picture is begun. */
  minutes: number | undefined;
  contactSheet: boolean;
  /** The hero scenes instead of the drinks. */
  heroes: boolean;
  /** The most pictures to render. */
  limit: number | undefined;
  /** Tell what is missing or stale, and render nothing. */
  list: boolean;
  /** Tell how large the finished pictures are, and render nothing. */
  sizes: boolean;
}

/** The command was called wrongly; the message says how. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const USAGE = `Usage: npm run pictures -- [options]
  --only ID        only these recipes (or, with --heroes, scenes); repeat it or separate by commas
  --preview        400 × 500 into .pictures/preview/, whatever is finished
  --sheet          sheets with and without names into .pictures/: of what is finished, or with --preview of the previews
  --heroes         the scenes of the home page instead of the drinks
  --limit N        at most N pictures
  --minutes N      begin no picture after N minutes
  --list           tell what is missing, stale or of no recipe
  --sizes          tell how large the finished pictures are`;

/**
 * @param args what follows the command
 * @throws UsageError for an unknown option or a value that is none
 */
export function parseOptions(args: string[]): Options {
  const { values } = parse(args);
  if (values.heroes && values.sheet) throw new UsageError('--sheet shows drinks, not --heroes.');
  return {
    only: (values.only ?? [])
      .flatMap((ids) => ids.split(','))
      .map((id) => id.trim())
      .filter(Boolean),
    preview: values.preview,
    minutes: positive('--minutes', values.minutes),
    contactSheet: values.sheet,
    heroes: values.heroes,
    limit: limitOf(values.limit),
    list: values.list,
    sizes: values.sizes,
  };
}

/** The time that the options leave, as Unix seconds. */
export function readDeadline({ minutes }: Options): number | undefined {
  return minutes === undefined ? undefined : Date.now() / 1000 + minutes * 60;
}

function parse(args: string[]) {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args,
      options: {
        only: { type: 'string', multiple: true },
        preview: flag,
        minutes: { type: 'string' },
        sheet: flag,
        heroes: flag,
        limit: { type: 'string' },
        list: flag,
        sizes: flag,
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function positive(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value <= 0) {
    throw new UsageError(`${option} must be a number above 0, not "${text}".`);
  }
  return value;
}

function limitOf(text: string | undefined): number | undefined {
  const value = positive('--limit', text);
  if (value !== undefined && !Number.isInteger(value)) {
    throw new UsageError(`--limit must be a whole number, not "${text}".`);
  }
  return value;
}
