import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CLARITIES } from './drinks.ts';
import { Fault } from './fault.ts';
import { HEROES, type Hero } from './heroes.ts';
import { PLACES } from './place.ts';
import type { Spec } from './spec.ts';
import { VOCABULARY } from './vocabulary.ts';

/** Part of the studio → its version; a part that is not listed has version 1. */
type Versions = Readonly<Record<string, number>>;

const FIRST_VERSION = 1;
/** As `twists` in `blender/garnishes/citrus.py` measures them. */
const LOW_AND_WIDE = new Set(['rocks', 'double-rocks', 'punch-cup', 'copper-mug', 'julep-cup']);

/** That of this studio; pictures of the one before it had other hashes. */
const EDITION = 2;

/** @throws Fault where a key names no part or a version is no whole number from 1 */
export function parseVersions(value: unknown): Versions {
  const result = z.record(z.string(), z.number().int().min(FIRST_VERSION)).safeParse(value);
  if (!result.success)
    throw new Fault('versions.json: a version must be a whole number from 1, by the name of a part.');
  const parts = new Set(allParts());
  const unknown = Object.keys(result.data).find((part) => !parts.has(part));
  if (unknown !== undefined) throw new Fault(`versions.json: "${unknown}" is no part of a picture.`);
  return result.data;
}

/** The hash of a picture: of what the studio is told, and of the versions of the parts that it shows. */
export function hashSpec(spec: Spec, versions = VERSIONS): string {
  return sha256({ edition: EDITION, spec, parts: versionsOf(partsOf(spec), versions) });
}

/** The hash of a hero scene. */
export function heroHash({ id, shape }: Hero, versions = VERSIONS): string {
  const parts = versionsOf(['studio', `hero:${id}`], versions);
  return sha256({ edition: EDITION, hero: `${id}-${shape}`, parts });
}

/** The parts of the studio that a picture shows. */
function partsOf(spec: Spec): string[] {
  const parts = [
    'studio',
    `glass:${spec.glass}`,
    ...(spec.ice === 'none' ? [] : [`ice:${spec.ice}`]),
    ...spec.layers.map(({ clarity }) => `liquid:${clarity}`),
    ...(spec.layers.some(({ texture }) => texture === 'juice') ? ['juice'] : []),
    ...(spec.foam === undefined ? [] : ['foam']),
    ...(spec.shaken ? ['froth'] : []),
    ...(spec.bubbles ? ['bubbles'] : []),
    ...(spec.steam ? ['steam'] : []),
    ...(spec.rim === undefined ? [] : [`rim:${spec.rim}`]),
    ...(spec.dust === undefined ? [] : [`dust:${spec.dust}`]),
    ...[...spec.garnish, ...spec.steeped].map(({ ingredient }) => `garnish:${ingredient}`),
    ...(showsBroadPeel(spec) ? ['peel'] : []),
    `place:${spec.place}`,
    `table:${spec.table}`,
  ];
  return [...new Set(parts)].sort();
}

/** A twist is a broad strip of peel in a low, wide glass, and a thin coil elsewhere. */
function showsBroadPeel({ glass, garnish }: Spec): boolean {
  return LOW_AND_WIDE.has(glass) && garnish.some(({ cut }) => cut === 'twist');
}

/** Every part that {@link partsOf} can name, and the hero scenes. */
function allParts(): string[] {
  const named = (kind: string, ids: readonly string[]) => ids.map((id) => `${kind}:${id}`);
  return [
    ...['studio', 'foam', 'froth', 'juice', 'bubbles', 'steam', 'peel'],
    ...named('glass', VOCABULARY.glasses),
    ...named('ice', VOCABULARY.ice),
    ...named('liquid', CLARITIES),
    ...named('rim', VOCABULARY.rims),
    ...named('dust', VOCABULARY.dusts),
    ...named('garnish', Object.keys(VOCABULARY.garnish)),
    ...named('place', Object.keys(PLACES)),
    ...named(
      'table',
      Object.values(PLACES).flatMap(({ tables }) => tables.map(([table]) => table)),
    ),
    ...named('hero', HEROES),
  ];
}

function versionsOf(parts: readonly string[], versions: Versions): [string, number][] {
  return parts.map((part) => [part, versions[part] ?? FIRST_VERSION]);
}

function sha256(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

/**
 * `versions.json`: who mends a part of the studio raises its number, and only the pictures that show the part are
 * rendered anew. `studio` is what all pictures share.
 */
const VERSIONS = parseVersions(JSON.parse(readFileSync(join(import.meta.dirname, 'versions.json'), 'utf8')));
