import { existsSync, globSync } from 'node:fs';
import { sep } from 'node:path';
import { readDrinks, type Drink } from './drinks.ts';
import { DRINK_FILES, heroFiles } from './encode.ts';
import { hashSpec, heroHash } from './hash.ts';
import { ALL_HEROES, heroName, type Hero } from './heroes.ts';
import { readManifest, type FinishedPicture } from './manifest.ts';
import type { Places } from './places.ts';
import { createSpec, type Spec } from './spec.ts';

/** Where a picture stands: `missing` was never finished, `stale` shows what its recipe no longer says. */
export const STATES = ['missing', 'stale', 'current'] as const;
export type State = (typeof STATES)[number];

interface Planned {
  /** What a person calls it. */
  label: string;
  hash: string;
  state: State;
}

/** What there is, against what there should be. */
export interface Plan {
  /** Most viewed first. */
  drinks: readonly (Planned & { drink: Drink; spec: Spec })[];
  heroes: readonly (Planned & { hero: Hero })[];
  /** Ids in the manifest of recipes that no longer exist, and its names of scenes that do not. */
  gone: readonly string[];
  /** Published files that no entry of the manifest promises. */
  strays: readonly string[];
  /** Files that the manifest promises and that are not there. */
  lost: readonly string[];
}

/** The name of the folder of the hero scenes, among the folders of the drinks. */
export const HEROES_FOLDER = 'heroes';

/** Compares the pictures that there should be with the manifest and with the published files. */
export function planPictures({ drinks: file, manifest: entries, published }: Places): Plan {
  const manifest = readManifest(entries);
  const drinks = readDrinks(file).map((drink) => {
    const spec = createSpec(drink);
    const hash = hashSpec(spec);
    const state = stateOf(hash, manifest.drinks[drink.id]);
    return { drink, spec, label: `${drink.id} ${drink.name}`, hash, state };
  });
  const heroes = ALL_HEROES.map((hero) => {
    const [label, hash] = [heroName(hero), heroHash(hero)];
    return { hero, label, hash, state: stateOf(hash, manifest.heroes[label]) };
  });
  const ids = new Set(drinks.map(({ drink }) => drink.id));
  const labels = new Set(heroes.map(({ label }) => label));
  const promised = new Set([
    ...Object.keys(manifest.drinks).flatMap((id) => DRINK_FILES.map((name) => `${id}/${name}`)),
    ...heroes
      .filter(({ state }) => state !== 'missing')
      .flatMap(({ hero }) => heroFiles(hero).map((name) => `${HEROES_FOLDER}/${name}`)),
  ]);
  const found = existsSync(published)
    ? new Set(globSync('*/*.*', { cwd: published }).map((path) => path.replaceAll(sep, '/')))
    : new Set<string>();
  return {
    drinks,
    heroes,
    gone: [
      ...Object.keys(manifest.drinks).filter((id) => !ids.has(id)),
      ...Object.keys(manifest.heroes).filter((label) => !labels.has(label)),
    ],
    strays: [...found.difference(promised)].sort(),
    lost: [...promised.difference(found)].sort(),
  };
}

/** What people call the pictures that stand so. */
export function labelsIn({ drinks, heroes }: Plan, state: State): string[] {
  return [...drinks, ...heroes].filter((one) => one.state === state).map(({ label }) => label);
}

function stateOf(hash: string, finished: FinishedPicture | undefined): State {
  if (finished === undefined) return 'missing';
  return finished.hash === hash ? 'current' : 'stale';
}
