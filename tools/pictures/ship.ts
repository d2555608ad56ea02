import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FinishedPicture } from '../../src/contracts/pictures.ts';
import { Fault } from '../serve/fault.ts';
import { encodeShipped, heroFiles } from './encode.ts';
import { readManifest } from './manifest.ts';
import type { Places } from './places.ts';
import { HEROES_FOLDER, stateOf, type PlannedHero } from './plan.ts';
import { publishDrink, publishHero } from './publish.ts';

/**
 * Puts a whole family's pictures of the second edition on the site, in the files that its pages name.
 *
 * @param family its drinks, with the hash that a current picture has
 * @param from where the second edition waits
 * @returns how many were put there; those that the site shows already are left
 * @throws Fault where one is missing or stale, since a family never shows both editions
 */
export async function shipFamily(
  family: readonly { id: string; name: string; hash: string }[],
  from: Places,
  site: Places,
): Promise<number> {
  const { drinks: finished } = readManifest(from.manifest);
  requireWhole(
    family.length,
    family.filter(({ id, hash }) => stateOf(hash, finished[id]) !== 'current'),
  );
  const { drinks: shown } = readManifest(site.manifest);
  const due = family.filter(({ id, hash }) => !isShown(shown[id], hash));
  for (const { id, hash } of due) {
    const placeholder = finished[id]?.placeholder;
    if (placeholder === undefined) continue;
    const files = await encodeShipped(join(from.published, id));
    publishDrink(site, id, { hash, edition: 2 }, { files, placeholder });
  }
  return due.length;
}

/** Puts the scenes of the second edition on the site, whose files are already those that its pages name. */
export function shipHeroes(heroes: readonly PlannedHero[], from: Places, site: Places): number {
  requireWhole(
    heroes.length,
    heroes.filter(({ state }) => state !== 'current').map(({ name }) => ({ id: 'scene', name })),
  );
  const { heroes: finished } = readManifest(from.manifest);
  const { heroes: shown } = readManifest(site.manifest);
  const due = heroes.filter(({ name, hash }) => !isShown(shown[name], hash));
  for (const { hero, name, hash } of due) {
    const placeholder = finished[name]?.placeholder;
    if (placeholder === undefined) continue;
    const files = new Map(
      heroFiles(hero).map((file) => [file, readFileSync(join(from.published, HEROES_FOLDER, file))]),
    );
    publishHero(site, name, { hash, edition: 2 }, { files, placeholder });
  }
  return due.length;
}

/** @throws Fault where something lacks */
function requireWhole(count: number, lacking: readonly { id: string; name: string }[]): void {
  if (lacking.length === 0) return;
  const names = lacking.map(({ id, name }) => `${id} ${name}`).join(', ');
  throw new Fault(`${lacking.length} of ${count} pictures are missing or stale: ${names}.`);
}

function isShown(shown: FinishedPicture | undefined, hash: string): boolean {
  return shown?.edition === 2 && shown.hash === hash;
}
