import { parseArgs } from 'node:util';
import { Fault } from './fault.ts';

/** What the command is asked to do. */
export interface Options {
  /** Ids of recipes, or of hero scenes; all where there are none. */
  only: string[];
  /** Small and quick, for the eye alone. */
  preview: boolean;
  /** Minutes after which no picture is begun. */
  minutes: number | undefined;
  /** The hero scenes instead of the drinks. */
  heroes: boolean;
  /** Tell what is missing or stale, and render nothing. */
  list: boolean;
}

const USAGE = `Usage: npm run pictures -- [options]
  --only ID        only these recipes (or, with --heroes, scenes); repeat it or separate by commas
  --preview        400 × 500 into .pictures/preview/, whatever is finished
  --heroes         the scenes of the home page instead of the drinks
  --minutes N      begin no picture after N minutes
  --list           tell what is missing, stale or of no recipe`;

/** The command was called wrongly; the message says how. */
export class UsageError extends Fault {
  override readonly name = 'UsageError';
  constructor(reason: string) {
    super(`${reason}\n\n${USAGE}`);
  }
}

/**
 * @param args what follows the command
 * @throws UsageError for an unknown option or a value that is none
 */
export function parseOptions(args: string[]): Options {
  const { values } = parse(args);
  return {
    only: (values.only ?? [])
      .flatMap((ids) => ids.split(','))
      .map((id) => id.trim())
      .filter(Boolean),
    preview: values.preview,
    minutes: minutesIn(values.minutes),
    heroes: values.heroes,
    list: values.list,
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
        heroes: flag,
        list: flag,
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function minutesIn(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value <= 0) {
    throw new UsageError(`--minutes must be a number above 0, not "${text}".`);
  }
  return value;
}
