import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { FinishedPicture, PictureManifest } from '../../src/contracts/drinks/pictures.ts';
import { DRINK_FILES, heroFiles } from './encode.ts';
import { heroHash, type Versions } from './hash.ts';
import { allHeroes, heroName, type Hero } from './heroes.ts';
import type { Wanted, WantedPicture } from './wanted.ts';

/**
 * Where a picture stands: `missing` was never finished, `stale` shows what its recipe no longer says, `dated` what its
 * recipe says, as an earlier studio showed it.
 */
export type State = 'current' | 'dated' | 'stale' | 'missing';

export interface PlannedDrink extends WantedPicture {
  state: State;
}

export interface PlannedHero {
  hero: Hero;
  /** `hotel-bar-landscape` */
  name: string;
  hash: string;
  state: State;
}

/** What there is, against what there should be. */
export interface Plan {
  /** Most viewed first. */
  drinks: PlannedDrink[];
  heroes: PlannedHero[];
  /** Ids in the manifest of recipes that no longer exist, and its names of scenes that do not. */
  gone: string[];
  /** Published files that no entry of the manifest promises. */
  strays: string[];
  /** Files that the manifest promises and that are not there. */
  lost: string[];
}

/** The name of the folder of the hero scenes, among the folders of the drinks. */
export const HEROES_FOLDER = 'heroes';

/** Compares the wanted pictures with the manifest and with the files in the published folder. */
export function planPictures(
  wanted: Wanted,
  manifest: PictureManifest,
  versions: Versions,
  published: string,
): Plan {
  const heroes = allHeroes().map((hero) => {
    const name = heroName(hero);
    const hash = heroHash(hero, versions);
    return { hero, name, hash, state: stateOf({ hash, passing: hash }, manifest.heroes[name]) };
  });
  const goneDrinks = Object.keys(manifest.drinks).filter((id) => wanted.isComplete && !wanted.ids.has(id));
  const goneHeroes = Object.keys(manifest.heroes).filter(
    (name) => !heroes.some((hero) => hero.name === name),
  );
  const promised = new Set([
    ...Object.keys(manifest.drinks).flatMap((id) => DRINK_FILES.map((name) => `${id}/${name}`)),
    ...heroes
      .filter(({ name }) => manifest.heroes[name])
      .flatMap(({ hero }) => heroFiles(hero).map((name) => `${HEROES_FOLDER}/${name}`)),
  ]);
  const found = new Set(filesIn(published));
  return {
    drinks: wanted.pictures.map((picture) => ({
      ...picture,
      state: stateOf(picture, manifest.drinks[picture.id]),
    })),
    heroes,
    gone: [...goneDrinks, ...goneHeroes],
    strays: [...found].filter((file) => !promised.has(file)).sort(),
    lost: [...promised].filter((file) => !found.has(file)).sort(),
  };
}

function stateOf(
  { hash, passing }: Pick<WantedPicture, 'hash' | 'passing'>,
  finished: FinishedPicture | undefined,
): State {
  if (finished === undefined) return 'missing';
  if (finished.hash === hash) return 'current';
  return finished.hash === passing ? 'dated' : 'stale';
}

/** Paths below a folder, with forward slashes. */
function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) =>
        join(parentPath, name)
          .slice(folder.length + 1)
          .replaceAll(sep, '/'),
      );
  } catch {
    return [];
  }
}
