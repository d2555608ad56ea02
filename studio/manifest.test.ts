import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tools/serve/temporaryFolder.ts';
import { formatManifest, readManifest, updateManifest } from './manifest.ts';
import { placesIn, type Places } from './places.ts';
import { publishDrink, removeSurplus } from './publish.ts';
import type { Encoded } from './encode.ts';

const picture = (digit: string) => ({
  hash: digit.repeat(64),
  placeholder: `#${digit}${digit}${digit},#ba9,#987,#765,#543`,
});

function encoded(content: string): Encoded {
  const names = ['400.avif', '800.avif', '400.jpg', 'share.jpg'];
  return {
    files: new Map(names.map((name) => [name, Buffer.from(content)])),
    placeholder: '#dcb,#ba9,#987,#765,#543',
  };
}

function places(): Places {
  return placesIn(temporaryFolder());
}

test('one line per picture, by id, scenes last', () => {
  const text = formatManifest({
    drinks: { 12001: picture('b'), 11002: picture('a') },
    heroes: { 'tiki-night-portrait': picture('d'), 'hotel-bar-landscape': picture('c') },
  });
  expect(text.split('\n').map((line) => line.slice(0, 28))).toEqual([
    '{',
    '  "11002": {"hash":"aaaaaaaa',
    '  "12001": {"hash":"bbbbbbbb',
    '  "heroes": {',
    '    "hotel-bar-landscape": {',
    '    "tiki-night-portrait": {',
    '  }',
    '}',
    '',
  ]);
});

test('what is written is read again', () => {
  const { manifest } = places();
  const content = { drinks: { 11002: picture('a') }, heroes: { 'hotel-bar-portrait': picture('c') } };
  updateManifest(manifest, (empty) => Object.assign(empty, content));
  expect(readManifest(manifest)).toEqual(content);
});

test('there is no picture where there is no manifest', () => {
  expect(readManifest(places().manifest)).toEqual({ drinks: {}, heroes: {} });
});

test.each([
  ['half a file', '{"11002": {"ha'],
  ['a hash that is none', '{"11002": {"hash": "abc", "placeholder": "#dcb,#ba9,#987,#765,#543"}}'],
])('%s is told as damage, not taken for an empty manifest', (_name, text) => {
  const { manifest } = places();
  mkdirSync(dirname(manifest), { recursive: true });
  writeFileSync(manifest, text);
  expect(() => readManifest(manifest)).toThrow(/pictures\.json is damaged/);
});

test('what another process has entered meanwhile stays', () => {
  const { manifest } = places();
  updateManifest(manifest, ({ drinks }) => {
    drinks['11001'] = picture('a');
  });
  const before = readManifest(manifest);
  updateManifest(manifest, ({ drinks }) => {
    drinks['11002'] = picture('b');
  });
  expect(before.drinks).not.toHaveProperty('11002');
  updateManifest(manifest, ({ drinks }) => {
    drinks['11003'] = picture('c');
  });
  expect(Object.keys(readManifest(manifest).drinks)).toEqual(['11001', '11002', '11003']);
});

test('a change that fails leaves the manifest as it was, and nothing beside it', () => {
  const { manifest } = places();
  updateManifest(manifest, ({ drinks }) => {
    drinks['11001'] = picture('a');
  });
  const before = readFileSync(manifest, 'utf8');
  expect(() =>
    updateManifest(manifest, () => {
      throw new Error('no room');
    }),
  ).toThrow('no room');
  expect(readFileSync(manifest, 'utf8')).toBe(before);
  expect(readdirSync(dirname(manifest))).toEqual(['pictures.json']);
});

test('a published picture has its files and its entry, and no draft is left', () => {
  const at = places();
  publishDrink(at, '11002', 'a'.repeat(64), encoded('new'));
  expect(readdirSync(join(at.published, '11002')).sort()).toEqual([
    '400.avif',
    '400.jpg',
    '800.avif',
    'share.jpg',
  ]);
  expect(readManifest(at.manifest).drinks['11002']?.hash).toBe('a'.repeat(64));
  expect(readdirSync(join(at.work, 'encoded'))).toEqual([]);
});

test('a crash while files are written leaves the published ones and the manifest whole', () => {
  const at = places();
  publishDrink(at, '11002', 'a'.repeat(64), encoded('old'));
  const broken = new Map<string, Buffer>([
    ['400.avif', Buffer.from('new')],
    ['800.avif', undefined as unknown as Buffer],
  ]);
  expect(() =>
    publishDrink(at, '11002', 'b'.repeat(64), { files: broken, placeholder: '#dcb,#ba9,#987,#765,#543' }),
  ).toThrow();
  expect(readFileSync(join(at.published, '11002/400.avif'), 'utf8')).toBe('old');
  expect(readManifest(at.manifest).drinks['11002']?.hash).toBe('a'.repeat(64));
});

test('pictures of recipes that are gone, and files that nobody names, are removed', () => {
  const at = places();
  publishDrink(at, '11001', 'a'.repeat(64), encoded('kept'));
  publishDrink(at, '11002', 'b'.repeat(64), encoded('gone'));
  writeFileSync(join(at.published, '11001/1600.avif'), 'stray');
  removeSurplus(at, { gone: ['11002'], strays: ['11001/1600.avif'] });
  expect(Object.keys(readManifest(at.manifest).drinks)).toEqual(['11001']);
  expect(existsSync(join(at.published, '11002'))).toBe(false);
  expect(readdirSync(join(at.published, '11001'))).not.toContain('1600.avif');
  expect(existsSync(join(at.published, '11001/800.avif'))).toBe(true);
});
