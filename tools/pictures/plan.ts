import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { FinishedPicture, PictureManifest } from '../../src/contracts/pictures.ts';
import { DRINK_FILES, heroFiles } from './encode.ts';
import { heroHash, secondHeroHash, type Versions } from './hash.ts';
import { allHeroes, heroName, type Hero } from './heroes.ts';
import type { SitePicture, SiteWanted } from './wanted.ts';

/** Where a picture stands: `missing` was never finished, `stale` shows what its recipe no longer says. */
export type State = 'current' | 'stale' | 'missing';

export interface PlannedDrink extends SitePicture {
  /** Which edition the site shows of it. */
  edition: 1 | 2;
  state: State;
}

export interface PlannedHero {
  hero: Hero;
  /** `hotel-bar-landscape` */
  name: string;
  /** Of the edition that the site shows. */
  hash: string;
  edition: 1 | 2;
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

/** Every scene of one edition, against a manifest's entries. */
export function planHeroes(
  edition: 1 | 2,
  versions: Versions,
  finished: PictureManifest['heroes'],
): PlannedHero[] {
  const hashOf = edition === 1 ? heroHash : secondHeroHash;
  return allHeroes().map((hero) => {
    const name = heroName(hero);
    const hash = hashOf(hero, versions);
    return { hero, name, hash, edition, state: stateOf(hash, finished[name]) };
  });
}

/** Compares the wanted pictures with the manifest and with the files in the published folder. */
export function planPictures(
  wanted: SiteWanted,
  manifest: PictureManifest,
  versions: Versions,
  published: string,
): Plan {
  const second = planHeroes(2, wanted.secondVersions, manifest.heroes);
  const heroes = planHeroes(1, versions, manifest.heroes).map((first, index) =>
    manifest.heroes[first.name]?.edition === 2 ? (second[index] ?? first) : first,
  );
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
    drinks: wanted.pictures.map((picture) => {
      const finished = manifest.drinks[picture.id];
      const edition = finished?.edition ?? 1;
      const hash = edition === 2 ? picture.secondHash : picture.hash;
      return { ...picture, edition, state: stateOf(hash, finished) };
    }),
    heroes,
    gone: [...goneDrinks, ...goneHeroes],
    strays: [...found].filter((file) => !promised.has(file)).sort(),
    lost: [...promised].filter((file) => !found.has(file)).sort(),
  };
}

export function stateOf(hash: string, finished: FinishedPicture | undefined): State {
  if (finished === undefined) return 'missing';
  return finished.hash === hash ? 'current' : 'stale';
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
