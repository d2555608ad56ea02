import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Encoded } from './encode.ts';
import { updateManifest } from './manifest.ts';
import type { Places } from './places.ts';
import { HEROES_FOLDER, type Plan } from './plan.ts';

/** Publishes a drink's picture and enters it in the manifest. */
export function publishDrink(places: Places, id: string, hash: string, encoded: Encoded): void {
  publishFiles(places, id, encoded);
  updateManifest(places.manifest, ({ drinks }) => {
    drinks[id] = { hash, placeholder: encoded.placeholder };
  });
}

/** Publishes a hero scene in one shape and enters it in the manifest. */
export function publishHero(places: Places, name: string, hash: string, encoded: Encoded): void {
  publishFiles(places, HEROES_FOLDER, encoded);
  updateManifest(places.manifest, ({ heroes }) => {
    heroes[name] = { hash, placeholder: encoded.placeholder };
  });
}

/** Removes what {@link Plan} calls gone and stray. */
export function removeSurplus(
  { manifest, published }: Places,
  { gone, strays }: Pick<Plan, 'gone' | 'strays'>,
): void {
  if (gone.length > 0) {
    updateManifest(manifest, (current) => {
      current.drinks = without(current.drinks, gone);
      current.heroes = without(current.heroes, gone);
    });
  }
  for (const id of gone) rmSync(join(published, id), { recursive: true, force: true });
  for (const file of strays) rmSync(join(published, file), { force: true });
}

function without<Value>(entries: Record<string, Value>, names: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => !names.includes(name)));
}

/** Each file is written outside of what is published and moved in whole: a crash leaves no half file there. */
function publishFiles({ published, work }: Places, folder: string, { files }: Encoded): void {
  const draft = join(work, 'encoded', `${process.pid}`);
  mkdirSync(draft, { recursive: true });
  for (const [name, content] of files) writeFileSync(join(draft, name), content);
  mkdirSync(join(published, folder), { recursive: true });
  for (const name of files.keys()) renameSync(join(draft, name), join(published, folder, name));
  rmSync(draft, { recursive: true });
}
