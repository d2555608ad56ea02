import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../tools/serve/temporaryFolder.ts';
import type { Drink } from './drinks.ts';
import { DRINK_FILES, encodeDrink, heroFiles, type Encoders } from './encode.ts';
import { exampleDrink } from './exampleDrink.ts';
import { runCommand } from './fault.ts';
import { makePictures } from './makePictures.ts';
import { readManifest } from './manifest.ts';
import { parseOptions } from './options.ts';
import { placesIn, type Places } from './places.ts';
import type { Spec } from './spec.ts';

/*
 * The whole command against a stand-in for the studio's Python that speaks as it does: it copies a small picture for
 * every drink, taking SECONDS, fails the one in FAILING, dies at the one in DYING and so on.
 */
const PYTHON = `
const { copyFileSync, readFileSync, appendFileSync } = require('node:fs');
if (process.argv.includes('-c')) process.exit(0);
const job = JSON.parse(readFileSync(process.argv.at(-1), 'utf8'));
appendFileSync(process.env.CALLS, JSON.stringify({ program: process.argv.at(-2), ...job }) + '\\n');
console.log('Blender 5.0.1\\nRead prefs: PICTURE of nothing');
for (const { id, shape } of [...job.pictures, ...job.heroes]) {
  const name = shape ? id + '-' + shape : id;
  if (process.env.DYING === name) { console.error('Segmentation fault'); process.exit(11); }
  if (process.env.SILENT === name) process.exit(0);
  if (process.env.FAILING === name) {
    console.log('PICTURE ' + JSON.stringify({ id: name, field: 'garnish.0', error: 'no such leaf' }));
    continue;
  }
  if (job.deadline && Date.now() / 1000 >= job.deadline) process.exit(0);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000 * (process.env.SECONDS ?? 0));
  const file = job.out + '/' + name + '.png';
  copyFileSync(process.env.BROKEN === name ? __filename : process.env.MASTER, file);
  console.log('PICTURE ' + JSON.stringify({ id: name, file, seconds: 1.2 }));
}
`;

const bin = temporaryFolder();
const master = join(bin, 'master.png');
let root: string;
let places: Places;

function installPython(): void {
  const program = join(places.work, 'python/bin/python');
  mkdirSync(dirname(program), { recursive: true });
  writeFileSync(program, `#!/bin/sh\nexec "${process.execPath}" "${join(bin, 'python.cjs')}" "$@"\n`);
  chmodSync(program, 0o755);
}

beforeAll(async () => {
  await sharp({ create: { width: 80, height: 100, channels: 3, background: '#941e26' } })
    .png()
    .toFile(master);
  writeFileSync(join(bin, 'python.cjs'), PYTHON);
});

beforeEach(() => {
  root = temporaryFolder();
  places = placesIn(root);
  installPython();
  mkdirSync(dirname(places.manifest), { recursive: true });
  writeFileSync(places.manifest, '{}');
  writeDrinks(DRINKS);
});

const DRINKS = [
  exampleDrink('11003', 'Mojito'),
  exampleDrink('11001', 'Margarita'),
  exampleDrink('11002', 'Negroni'),
  exampleDrink('12001', 'B-52'),
  ...Array.from({ length: 19 }, (_, place) => exampleDrink(String(14_000 + place), 'Another')),
];
const writeDrinks = (drinks: readonly Drink[]) => {
  writeFileSync(places.drinks, JSON.stringify(drinks));
};

/** What comes out of a scene is for the encoder's own tests; the stand-in's pictures of drinks are all the same. */
let made: ReturnType<typeof encodeDrink> | undefined;
const ENCODERS: Encoders = {
  drink: (file) =>
    readFileSync(file).equals(readFileSync(master)) ? (made ??= encodeDrink(file)) : encodeDrink(file),
  hero: (_, hero) =>
    Promise.resolve({
      files: new Map(heroFiles(hero).map((name) => [name, Buffer.from(name)])),
      placeholder: '#dcb,#ba9,#987,#765,#543',
    }),
};

interface Run {
  status: number;
  stdout: string;
  stderr: string;
}

/** Runs the command in this process. */
async function pictures(args: string[], environment: Record<string, string> = {}): Promise<Run> {
  const settings = { MASTER: master, CALLS: join(root, 'calls'), ...environment };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const said = { log: '', error: '' };
  for (const stream of ['log', 'error'] as const) {
    vi.spyOn(console, stream).mockImplementation((text: string) => {
      said[stream] += `${text}\n`;
    });
  }
  const status = await runCommand(async () => makePictures(parseOptions(args), places, ENCODERS));
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  return { status, stdout: said.log, stderr: said.error };
}

interface Call {
  program: string;
  pictures: Spec[];
  heroes: { id: string; shape: string }[];
  width: number;
  height: number;
  samples: number;
  deadline: number | null;
}

function calls(): Call[] {
  return readFileSync(join(root, 'calls'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Call);
}

const finished = () => Object.keys(readManifest(places.manifest).drinks);

test('what is missing is rendered, encoded and entered; a second run has nothing to do', async () => {
  const first = await pictures(['--only', '11002,12001']);
  expect(first).toMatchObject({ status: 0, stderr: '' });
  expect(first.stdout).toContain('11002 Negroni: 1 s (1 of 2)');
  expect(first.stdout).toContain('2 rendered, 0 failed, 0 left.');
  expect(finished()).toEqual(['11002', '12001']);
  expect(readdirSync(join(places.published, '11002')).sort()).toEqual([...DRINK_FILES].sort());
  expect(readdirSync(join(places.work, 'masters'))).toEqual([]);
  expect(calls()).toMatchObject([{ width: 800, height: 1000, samples: 8, deadline: null }]);
  expect(calls()[0]?.program).toMatch(/blender\/main\.py$/);
  expect(calls()[0]?.pictures[0]).toMatchObject({ place: expect.any(String), framing: expect.any(Object) });

  expect(await pictures(['--only', '11002,12001'])).toMatchObject({ status: 0 });
  expect(calls()).toHaveLength(1);
});

test('a drink that has changed is rendered again, the others are not', async () => {
  await pictures(['--only', '11001,11002']);
  const before = readManifest(places.manifest).drinks['11001']?.hash;
  writeDrinks(
    DRINKS.map((drink) =>
      drink.id === '11001' ? { ...drink, look: { ...drink.look, ice: 'crushed' } } : drink,
    ),
  );
  expect((await pictures(['--list', '--only', '11001,11002'])).stdout).toContain('stale  11001 Margarita');
  await pictures(['--only', '11001,11002']);
  expect(calls().map((call) => call.pictures.map(({ id }) => id))).toEqual([['11001', '11002'], ['11001']]);
  expect(readManifest(places.manifest).drinks['11001']?.hash).not.toBe(before);
});

test('a picture that fails is told with its field, the others are made', async () => {
  const run = await pictures(['--only', '11001,11002,11003'], { FAILING: '11001' });
  expect(run.status).toBe(1);
  expect(run.stderr).toContain('11001 Margarita: garnish.0: no such leaf');
  expect(run.stdout).toContain('2 rendered, 1 failed, 0 left.');
  expect(finished()).toEqual(['11002', '11003']);
});

test('a process that dies costs one picture, and another process goes on', async () => {
  const run = await pictures(['--only', '11001,11002,11003'], { DYING: '11001' });
  expect(run.status).toBe(1);
  expect(run.stderr).toContain('11001 Margarita: the studio died (code 11): Segmentation fault');
  expect(finished()).toEqual(['11002', '11003']);
  expect(calls()).toHaveLength(2);
});

test('a picture about which nothing is said has failed', async () => {
  const run = await pictures(['--only', '11001,11002'], { SILENT: '11001' });
  expect(run.status).toBe(1);
  expect(run.stderr).toContain('11001 Margarita: the studio ended without a word about it');
  expect(finished()).toEqual(['11002']);
});

test('a file that is no picture is told, and nothing of it is published', async () => {
  const run = await pictures(['--only', '11002'], { BROKEN: '11002' });
  expect(run.status).toBe(1);
  expect(run.stderr).toMatch(/^11002 Negroni: .*unsupported image format/);
  expect(finished()).toEqual([]);
  expect(existsSync(join(places.published, '11002'))).toBe(false);
});

test('drinks come in the order of the file, twenty to a process', async () => {
  const run = await pictures(['--preview']);
  expect(run.status).toBe(0);
  expect(calls().map((call) => call.pictures.length)).toEqual([20, 3]);
  expect(calls()[0]?.pictures.slice(0, 2)).toMatchObject([{ id: '11003' }, { id: '11001' }]);
});

test('a preview is small, lies apart and is never entered', async () => {
  const run = await pictures(['--preview', '--only', '11002']);
  expect(run.status).toBe(0);
  expect(calls()).toMatchObject([{ width: 400, height: 500, samples: 8 }]);
  expect(existsSync(join(places.work, 'preview/11002.png'))).toBe(true);
  expect(finished()).toEqual([]);
  expect(existsSync(places.published)).toBe(false);
});

test('time that is up ends the work between two pictures without a failure', async () => {
  const run = await pictures(['--only', '11001,11002,11003', '--minutes', '0.05'], { SECONDS: '3.2' });
  expect(run).toMatchObject({ status: 0, stderr: '' });
  expect(run.stdout).toContain('1 rendered, 0 failed, 2 left.');
  expect(finished()).toEqual(['11003']);
  expect(calls()).toHaveLength(1);
});

test('a scene is rendered in both shapes, each in its own size', async () => {
  const run = await pictures(['--heroes', '--only', 'hotel-bar']);
  expect(run).toMatchObject({ status: 0, stderr: '' });
  expect(calls()).toMatchObject([
    { width: 1920, height: 1080, heroes: [{ id: 'hotel-bar', shape: 'landscape' }] },
    { width: 960, height: 1200, heroes: [{ id: 'hotel-bar', shape: 'portrait' }] },
  ]);
  expect(Object.keys(readManifest(places.manifest).heroes)).toEqual([
    'hotel-bar-landscape',
    'hotel-bar-portrait',
  ]);
  expect(existsSync(join(places.published, 'heroes/hotel-bar-portrait-480.avif'))).toBe(true);
});

test('the picture of a recipe that is gone is listed, and removed by the next run', async () => {
  await pictures(['--only', '11002']);
  const entry = readManifest(places.manifest).drinks['11002'];
  writeFileSync(places.manifest, JSON.stringify({ 99999: entry, 11002: entry }));
  cpSync(join(places.published, '11002'), join(places.published, '99999'), { recursive: true });
  expect((await pictures(['--list'])).stdout).toContain('gone  99999');
  expect(finished()).toEqual(['11002', '99999']);
  await pictures(['--only', '11002']);
  expect(finished()).toEqual(['11002']);
  expect(existsSync(join(places.published, '99999'))).toBe(false);
});

test.each([
  [['--only', '99999'], 'No recipe has the id "99999".'],
  [['--heroes', '--only', '11002'], 'No scene has the id "11002".'],
  [['--fast'], "Unknown option '--fast'"],
])('%j is a wrong call', async (args, reason) => {
  const run = await pictures(args);
  expect(run.status).toBe(2);
  expect(run.stderr).toContain(reason);
  expect(run.stderr).toContain('Usage: npm run pictures');
});

test('it says how the studio’s Python is installed where it is not', async () => {
  rmSync(join(places.work, 'python'), { recursive: true });
  const run = await pictures(['--only', '11002']);
  expect(run.status).toBe(1);
  expect(run.stderr).toContain('.pictures/python/bin/pip install -r studio/blender/requirements.txt');
});

test('the command tells its exit code to the shell', () => {
  const { status, stderr } = spawnSync(process.execPath, [resolve('studio/pictures.ts'), '--only', '1'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toContain('No recipe has the id "1".');
});

test('the check of the pictures lists what is missing and fails for what is stale', async () => {
  mkdirSync(places.published, { recursive: true });
  const check = () =>
    spawnSync(process.execPath, [resolve('studio/checkPictures.ts')], {
      cwd: root,
      encoding: 'utf8',
    });
  await pictures(['--only', '11002']);
  expect(check()).toMatchObject({ status: 0, stderr: '' });
  expect(check().stdout).toContain('Not rendered yet');
  const { hash = '' } = readManifest(places.manifest).drinks['11002'] ?? {};
  writeFileSync(places.manifest, readFileSync(places.manifest, 'utf8').replace(hash, 'f'.repeat(64)));
  expect(check()).toMatchObject({
    status: 1,
    stderr: '11002 Negroni: the picture shows what the recipe no longer says\n',
  });
});

test('a stop from outside ends the studio too', async () => {
  const run = spawn(process.execPath, [resolve('studio/pictures.ts'), '--only', '11002'], {
    cwd: root,
    env: {
      ...process.env,
      MASTER: master,
      CALLS: join(root, 'calls'),
      SECONDS: '600',
    },
    stdio: 'ignore',
  });
  await expect.poll(() => existsSync(join(root, 'calls')), { timeout: 30_000 }).toBe(true);
  const studios = () =>
    spawnSync('pgrep', ['-f', join(bin, 'python.cjs')], { encoding: 'utf8' }).stdout.trim();
  expect(studios()).not.toBe('');
  run.kill('SIGTERM');
  await once(run, 'exit');
  await expect.poll(studios, { timeout: 10_000 }).toBe('');
});
