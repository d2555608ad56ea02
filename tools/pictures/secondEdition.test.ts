import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../serve/temporaryFolder.ts';
import { copyFewRecipes } from '../test/fewRecipes.ts';
import { runPictures } from './command.ts';
import { SECOND_FILES } from './encode.ts';
import { readManifest } from './manifest.ts';
import { placesIn, type Places } from './places.ts';

/* The command for the second edition against a stand-in for its Python that copies a small picture per drink. */
const PYTHON = `
const { copyFileSync, readFileSync } = require('node:fs');
if (process.argv.includes('-c')) process.exit(0);
const job = JSON.parse(readFileSync(process.argv.at(-1), 'utf8'));
for (const { id, place, framing } of job.pictures) {
  if (!place || !framing) process.exit(3);
  const file = job.out + '/' + id + '.png';
  copyFileSync(process.env.MASTER, file);
  console.log('PICTURE ' + JSON.stringify({ id, file, seconds: 1.2 }));
}
`;

const bin = temporaryFolder();
const master = join(bin, 'master.png');
let root: string;
let places: Places;
const said: string[] = [];

beforeAll(async () => {
  const plain = { create: { width: 80, height: 100, channels: 3, background: '#941e26' } } as const;
  await sharp(plain).png().toFile(master);
});

beforeEach(() => {
  root = temporaryFolder();
  places = placesIn(root, 2);
  copyFewRecipes(join(root, 'data'));
  vi.stubEnv('MASTER', master);
  said.length = 0;
  for (const way of ['log', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((text: string) => said.push(text));
});

function installPython(): void {
  const program = join(places.work, 'python/bin/python');
  mkdirSync(dirname(program), { recursive: true });
  writeFileSync(join(bin, 'python.cjs'), PYTHON);
  writeFileSync(program, `#!/bin/sh\nexec "${process.execPath}" "${join(bin, 'python.cjs')}" "$@"\n`);
  chmodSync(program, 0o755);
}

test('it renders into a folder of its own and leaves what the site shows as it is', async () => {
  installPython();
  const shipped = readManifest(placesIn(root).manifest);
  expect(await runPictures(['--edition', '2', '--only', '11002,11003'], root)).toBe(0);
  expect(readdirSync(join(places.published, '11002')).sort()).toEqual([...SECOND_FILES].sort());
  expect(Object.keys(readManifest(places.manifest).drinks)).toEqual(['11002', '11003']);
  expect(readManifest(placesIn(root).manifest)).toEqual(shipped);
  expect(existsSync(join(root, 'public'))).toBe(false);
});

test('it goes on where it was', async () => {
  installPython();
  await runPictures(['--edition', '2', '--only', '11002'], root);
  said.length = 0;
  await runPictures(['--edition', '2', '--only', '11002,11003'], root);
  expect(said).toContain('1 rendered, 0 failed, 0 left.');
});

test('it lays out sheets with and without names', async () => {
  installPython();
  await runPictures(['--edition', '2', '--only', '11002', '--sheet', '--preview'], root);
  expect(said).toContain(join(places.work, 'contact-sheet-1.webp'));
  expect(said).toContain(join(places.work, 'nameless-sheet-1.webp'));
});

test('it says how its Python is installed where it is not', async () => {
  expect(await runPictures(['--edition', '2', '--only', '11002'], root)).toBe(1);
  expect(said.join('\n')).toContain('studio2/requirements.txt');
});

test.each([
  ['an edition that is none', ['--edition', '3']],
  ['scenes', ['--edition', '2', '--heroes']],
  ['a recipe that is none', ['--edition', '2', '--only', '99999']],
])('it refuses %s', async (_, args) => {
  installPython();
  expect(await runPictures(args, root)).toBe(2);
});
