import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../serve/temporaryFolder.ts';
import { copyFewRecipes } from '../test/fewRecipes.ts';
import { runPictures } from './command.ts';
import { DRINK_FILES, SECOND_FILES } from './encode.ts';
import { ENCODE_ONCE } from './encodeOnce.ts';
import { readSecondVersions } from './hash.ts';
import { readManifest } from './manifest.ts';
import { placesIn, type Places } from './places.ts';
import { planHeroes } from './plan.ts';
import { shipFamily, shipHeroes } from './ship.ts';
import { readVocabulary } from './vocabulary.ts';

/* The command for the second edition against a stand-in for its Python that copies a small picture per drink. */
const PYTHON = `
const { copyFileSync, readFileSync } = require('node:fs');
if (process.argv.includes('-c')) process.exit(0);
const job = JSON.parse(readFileSync(process.argv.at(-1), 'utf8'));
if (job.pictures.some(({ place, framing }) => !place || !framing)) process.exit(3);
for (const id of [...job.pictures.map(({ id }) => id), ...job.heroes.map(({ id, shape }) => id + '-' + shape)]) {
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
  expect(await runPictures(['--edition', '2', '--only', '11002,11003'], root, ENCODE_ONCE)).toBe(0);
  expect(readdirSync(join(places.published, '11002')).sort()).toEqual([...SECOND_FILES].sort());
  expect(Object.keys(readManifest(places.manifest).drinks)).toEqual(['11002', '11003']);
  expect(readManifest(placesIn(root).manifest)).toEqual(shipped);
  expect(existsSync(join(root, 'public'))).toBe(false);
});

test('it goes on where it was', async () => {
  installPython();
  await runPictures(['--edition', '2', '--only', '11002'], root, ENCODE_ONCE);
  said.length = 0;
  await runPictures(['--edition', '2', '--only', '11002,11003'], root, ENCODE_ONCE);
  expect(said).toContain('1 rendered, 0 failed, 0 left.');
});

test('it lays out sheets with and without names', async () => {
  installPython();
  await runPictures(['--edition', '2', '--only', '11002', '--sheet', '--preview'], root, ENCODE_ONCE);
  expect(said).toContain(join(places.work, 'contact-sheet-1.webp'));
  expect(said).toContain(join(places.work, 'nameless-sheet-1.webp'));
});

test('it ships no family of which a picture is missing', async () => {
  installPython();
  expect(await runPictures(['--edition', '2', '--ship', 'shot'], root, ENCODE_ONCE)).toBe(1);
  expect(said.join('\n')).toContain('12001 B-52');
  expect(existsSync(placesIn(root).published)).toBe(false);
});

test('what is shipped is on the site with the files that it names, and the rest as it was', async () => {
  installPython();
  const site = placesIn(root);
  const before = readManifest(site.manifest).drinks;
  await runPictures(['--edition', '2', '--only', '11002'], root, ENCODE_ONCE);
  const hash = readManifest(places.manifest).drinks['11002']?.hash ?? '';
  const negroni = { id: '11002', name: 'Negroni', hash };
  expect(await shipFamily([negroni], places, site)).toBe(1);
  const { drinks } = readManifest(site.manifest);
  expect(drinks['11002']).toMatchObject({ hash, edition: 2 });
  expect(drinks['11003']).toEqual(before['11003']);
  expect(readdirSync(join(site.published, '11002')).sort()).toEqual([...DRINK_FILES].sort());
  expect(await shipFamily([negroni], places, site)).toBe(0);
  await expect(shipFamily([{ ...negroni, hash: 'b'.repeat(64) }], places, site)).rejects.toThrow('stale');
});

test('scenes are rendered, listed and shipped once all are there', async () => {
  installPython();
  const site = placesIn(root);
  expect(await runPictures(['--edition', '2', '--heroes', '--only', 'speakeasy'], root, ENCODE_ONCE)).toBe(0);
  expect(await runPictures(['--edition', '2', '--ship', 'scene'], root, ENCODE_ONCE)).toBe(1);
  expect(said.at(-1)).toContain('hotel-bar-landscape');
  const { heroes } = readManifest(places.manifest);
  const [landscape] = planHeroes(2, readSecondVersions(readVocabulary()), heroes).filter(
    ({ name }) => name === 'speakeasy-landscape',
  );
  expect(landscape?.state).toBe('current');
  if (landscape) expect(shipHeroes([landscape], places, site)).toBe(1);
  expect(readManifest(site.manifest).heroes['speakeasy-landscape']?.edition).toBe(2);
  expect(existsSync(join(site.published, 'heroes/speakeasy-landscape-960.avif'))).toBe(true);
});

test('it says how its Python is installed where it is not', async () => {
  expect(await runPictures(['--edition', '2', '--only', '11002'], root, ENCODE_ONCE)).toBe(1);
  expect(said.join('\n')).toContain('studio2/requirements.txt');
});

test.each([
  ['an edition that is none', ['--edition', '3']],
  ['a scene that is none', ['--edition', '2', '--heroes', '--only', '11002']],
  ['a family that is none', ['--edition', '2', '--ship', 'punch']],
  ['to ship the first', ['--ship', 'shot']],
  ['a recipe that is none', ['--edition', '2', '--only', '99999']],
])('it refuses %s', async (_, args) => {
  installPython();
  expect(await runPictures(args, root, ENCODE_ONCE)).toBe(2);
});
