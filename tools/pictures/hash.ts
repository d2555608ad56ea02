import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { HEROES } from '../../src/contracts/heroes.ts';
import { Fault } from '../serve/fault.ts';
import type { Hero } from './heroes.ts';
import { PLACES } from './place.ts';
import type { SecondSpec } from './secondSpec.ts';
import type { Shown, Spec } from './spec.ts';
import type { PictureVocabulary } from './vocabulary.ts';

/** Part of the studio → its version; a part that is not listed has version 1. */
export type Versions = Readonly<Record<string, number>>;

const FIRST_VERSION = 1;
const CLARITIES = ['clear', 'cloudy', 'opaque'];

/**
 * Reads `versions.json`: who mends a part of the studio raises its number, and only the pictures that show the
 * part are rendered anew. `studio` is what all pictures share.
 *
 * @throws Fault where a key names no part, which would have no effect
 */
export function readVersions(vocabulary: PictureVocabulary): Versions {
  const file = join(import.meta.dirname, 'versions.json');
  return parseVersions(JSON.parse(readFileSync(file, 'utf8')), vocabulary);
}

/** @throws Fault where a key names no part or a version is no whole number from 1 */
export function parseVersions(
  value: unknown,
  vocabulary: PictureVocabulary,
  more: readonly string[] = [],
): Versions {
  const result = z.record(z.string(), z.number().int().min(FIRST_VERSION)).safeParse(value);
  if (!result.success) {
    throw new Fault('versions.json: a version must be a whole number from 1, by the name of a part.');
  }
  const parts = new Set([...allParts(vocabulary), ...more]);
  const unknown = Object.keys(result.data).find((part) => !parts.has(part));
  if (unknown !== undefined) throw new Fault(`versions.json: "${unknown}" is no part of a picture.`);
  return result.data;
}

/** The hash of a picture: of what the studio is told, and of the versions of the parts that it shows. */
export function hashOf(spec: Spec, versions: Versions): string {
  return sha256({ spec, parts: versionsOf(partsOf(spec, [`backdrop:${spec.backdrop}`]), versions) });
}

/** The hash of a hero scene. */
export function heroHash({ id, shape }: Hero, versions: Versions): string {
  return sha256({ hero: `${id}-${shape}`, parts: versionsOf(['studio', `hero:${id}`], versions) });
}

/** The hash of a hero scene in the second edition. */
export function secondHeroHash({ id, shape }: Hero, versions: Versions): string {
  return sha256({
    edition: 2,
    hero: `${id}-${shape}`,
    parts: versionsOf(['studio', `hero:${id}`], versions),
  });
}

/** The parts of the studio that a picture shows. */
function partsOf(spec: Shown, grounds: readonly string[]): string[] {
  const parts = [
    'studio',
    `glass:${spec.glass}`,
    ...(spec.ice === 'none' ? [] : [`ice:${spec.ice}`]),
    ...spec.layers.map(({ clarity }) => `liquid:${clarity}`),
    ...(spec.foam === undefined ? [] : ['foam']),
    ...(spec.bubbles ? ['bubbles'] : []),
    ...(spec.steam ? ['steam'] : []),
    ...(spec.rim === undefined ? [] : [`rim:${spec.rim}`]),
    ...(spec.dust === undefined ? [] : [`dust:${spec.dust}`]),
    ...[...spec.garnish, ...spec.steeped].map(({ ingredient }) => `garnish:${ingredient}`),
    ...grounds,
  ];
  return [...new Set(parts)].sort();
}

/** Every part that {@link partsOf} can name, and the hero scenes. */
function allParts(vocabulary: PictureVocabulary): string[] {
  const named = (kind: string, ids: readonly string[]) => ids.map((id) => `${kind}:${id}`);
  return [
    ...['studio', 'foam', 'bubbles', 'steam'],
    ...named('glass', vocabulary.glasses),
    ...named('ice', vocabulary.ice),
    ...named('liquid', CLARITIES),
    ...named('rim', vocabulary.rims),
    ...named('dust', vocabulary.dusts),
    ...named('garnish', Object.keys(vocabulary.garnish)),
    ...named('backdrop', Object.keys(vocabulary.backdrops)),
    ...named('hero', HEROES),
  ];
}

/** The hash of a picture of the second edition, as {@link hashOf} is of the first. */
export function secondHashOf(spec: SecondSpec, versions: Versions): string {
  const parts = partsOf(spec, [`place:${spec.place}`, `table:${spec.table}`]);
  return sha256({ edition: 2, spec, parts: versionsOf(parts, versions) });
}

/** Reads `studio2/versions.json`, as {@link readVersions} does for the first edition. */
export function readSecondVersions(vocabulary: PictureVocabulary): Versions {
  const file = join(import.meta.dirname, 'studio2/versions.json');
  const tables = new Set(Object.values(PLACES).flatMap((place) => place.tables.map(([table]) => table)));
  const grounds = [
    ...Object.keys(PLACES).map((place) => `place:${place}`),
    ...[...tables].map((table) => `table:${table}`),
  ];
  return parseVersions(JSON.parse(readFileSync(file, 'utf8')), vocabulary, grounds);
}

function versionsOf(parts: readonly string[], versions: Versions): [string, number][] {
  return parts.map((part) => [part, versions[part] ?? FIRST_VERSION]);
}

function sha256(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
