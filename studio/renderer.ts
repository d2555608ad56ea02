import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { Fault } from './fault.ts';
import { heroName, type Hero } from './heroes.ts';

/*
 * The studio is a Python with Blender as a module that runs `blender/main.py jobs.json`. The job file is a StudioJob.
 * On its standard output a line `PICTURE {"id", "file", "seconds"}` tells of a finished picture, a line
 * `PICTURE {"id", "field", "error"}` of one that failed; the rest is Blender's own talk. The id of a scene is its
 * name with its shape, `hotel-bar-landscape`. The process ends with code 0 when all pictures are told of, or
 * between two pictures once the deadline has passed.
 */
interface StudioJob {
  /** Folder for the rendered PNGs. */
  out: string;
  /** Unix seconds, or null for none. */
  deadline: number | null;
  /** Pixels. */
  width: number;
  height: number;
  /** Light paths per pixel. */
  samples: number;
  pictures: readonly PictureJob[];
  heroes: readonly Hero[];
}

/** What the studio is told about a picture. */
interface PictureJob {
  /** Id of the recipe. */
  id: string;
}

/** What one process renders, all of one size. */
export type Batch = Omit<StudioJob, 'out' | 'deadline'>;

/** What became of a picture. */
export type Outcome =
  | { status: 'rendered'; id: string; file: string; seconds: number }
  | { status: 'failed'; id: string; field: string; error: string };

interface StudioSettings {
  /** Folder for the rendered PNGs. */
  out: string;
  /** Unix seconds after which no picture is begun. */
  deadline: number | undefined;
  /** The program that renders, with its arguments before the job file. */
  command: readonly [string, ...string[]];
}

/** Blender keeps what it has loaded; after this many drinks a fresh one is quicker and smaller. */
const DRINKS_PER_PROCESS = 20;
/** Lower priority than whatever else the machine does. */
const NICENESS = 10;
const MARK = 'PICTURE ';
const lineSchema = z.union([
  z
    .object({ id: z.string(), file: z.string(), seconds: z.number() })
    .transform((line) => ({ ...line, status: 'rendered' as const })),
  z
    .object({ id: z.string(), field: z.string().default(''), error: z.string() })
    .transform((line) => ({ ...line, status: 'failed' as const })),
]);

/** Drinks in portions that one process renders. */
export function makeBatches(specs: readonly PictureJob[], size: Omit<Batch, 'pictures' | 'heroes'>): Batch[] {
  const count = Math.ceil(specs.length / DRINKS_PER_PROCESS);
  return Array.from({ length: count }, (_, index) => ({
    ...size,
    pictures: specs.slice(index * DRINKS_PER_PROCESS, (index + 1) * DRINKS_PER_PROCESS),
    heroes: [],
  }));
}

/**
 * Renders batch after batch. A process that dies costs the picture that it was at; the rest of its batch goes to
 * another one.
 *
 * @param onOutcome is told of every picture that was begun, in turn; a process renders on meanwhile
 * @throws Fault where the studio cannot be started at all
 */
export async function renderBatches(
  batches: readonly Batch[],
  settings: StudioSettings,
  onOutcome: (outcome: Outcome) => Promise<void>,
): Promise<void> {
  const queue = [...batches];
  for (let batch = queue.shift(); batch !== undefined; batch = queue.shift()) {
    if (isPast(settings.deadline)) return;
    const { told, end } = await runStudio(batch, settings, onOutcome);
    const [current, ...rest] = namesIn(batch).filter((name) => !told.has(name));
    if (current === undefined || (end === 'finished' && isPast(settings.deadline))) continue;
    const error = end === 'finished' ? 'the studio ended without a word about it' : end;
    await onOutcome({ status: 'failed', id: current, field: '', error });
    if (rest.length > 0) queue.unshift(remaining(batch, rest));
  }
}

/** @returns the names that were told of, and `finished` or what the process died of */
async function runStudio(
  batch: Batch,
  { out, deadline, command }: StudioSettings,
  onOutcome: (outcome: Outcome) => Promise<void>,
): Promise<{ told: Set<string>; end: string }> {
  mkdirSync(out, { recursive: true });
  const jobs = join(out, `jobs-${process.pid}.json`);
  const job: StudioJob = { out, deadline: deadline ?? null, ...batch };
  writeFileSync(jobs, JSON.stringify(job));
  const child = spawn('nice', ['-n', String(NICENESS), ...command, jobs], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => child.kill();
  process.once('exit', stop);
  const told = new Set<string>();
  try {
    const [end] = await Promise.all([
      endOf(child),
      followLines(child.stdout, (outcome) => {
        told.add(outcome.id);
        return onOutcome(outcome);
      }),
    ]);
    return { told, end };
  } finally {
    stop();
    process.off('exit', stop);
    rmSync(jobs, { force: true });
  }
}

/** Waits for the end of a process: `finished`, or what it died of with the last it said. */
function endOf(child: ChildProcessByStdio<null, Readable, Readable>): Promise<string> {
  let lastWords = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    lastWords = text.trim().split('\n').at(-1) ?? lastWords;
  });
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      reject(new Fault(`The studio cannot be started: ${error.message}`));
    });
    child.once('close', (code, signal) => {
      const cause = signal ?? `code ${code ?? '?'}`;
      resolve(code === 0 ? 'finished' : `the studio died (${cause})${lastWords && `: ${lastWords}`}`);
    });
  });
}

/** Hands on one outcome after the other without making the process wait. */
async function followLines(output: Readable, onOutcome: (outcome: Outcome) => Promise<void>): Promise<void> {
  let work = Promise.resolve();
  for await (const line of createInterface(output)) {
    const outcome = parseLine(line);
    if (outcome === undefined) continue;
    work = work.then(() => onOutcome(outcome));
    work.catch(() => undefined);
  }
  await work;
}

/** What a line of the studio tells; nothing where it is Blender's own. */
function parseLine(line: string): Outcome | undefined {
  if (!line.startsWith(MARK)) return undefined;
  try {
    return lineSchema.parse(JSON.parse(line.slice(MARK.length)));
  } catch {
    throw new Fault(`The studio said something that is not agreed: ${line}`);
  }
}

function namesIn({ pictures, heroes }: Batch): string[] {
  return [...pictures.map(({ id }) => id), ...heroes.map(heroName)];
}

function remaining(batch: Batch, names: readonly string[]): Batch {
  return {
    ...batch,
    pictures: batch.pictures.filter(({ id }) => names.includes(id)),
    heroes: batch.heroes.filter((hero) => names.includes(heroName(hero))),
  };
}

function isPast(deadline: number | undefined): boolean {
  return deadline !== undefined && Date.now() / 1000 >= deadline;
}
