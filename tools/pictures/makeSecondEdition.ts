import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { HEROES } from '../../src/contracts/heroes.ts';
import { describeProblem } from '../../src/catalogue/problem.ts';
import { makeContactSheets } from './contactSheet.ts';
import type { Encoders } from './encode.ts';
import { readSecondVersions, type Versions } from './hash.ts';
import { readManifest } from './manifest.ts';
import { deadlineOf, UsageError, type Options } from './options.ts';
import type { Places } from './places.ts';
import { planHeroes, stateOf, type State } from './plan.ts';
import { createProgress } from './progress.ts';
import { publishDrink } from './publish.ts';
import { batchesOf, renderBatches } from './renderer.ts';
import { requireStudioPython } from './requirements.ts';
import { renderHeroes } from './renderHeroes.ts';
import { shipFamily, shipHeroes } from './ship.ts';
import { SECOND_LIMITS, tellSizes } from './sizes.ts';
import type { SecondSpec } from './secondSpec.ts';
import { readVocabulary } from './vocabulary.ts';
import { readSecondWanted, type WantedPicture } from './wanted.ts';

const FINAL = { width: 800, height: 1000, samples: 8 };
const PREVIEW = { width: 400, height: 500, samples: 8 };

const STUDIO = join(import.meta.dirname, 'studio2/main.py');

type Drink = WantedPicture<SecondSpec> & { state: State };

/** Where pictures of the edition stand, and where those that are shipped go. */
interface Folders {
  places: Places;
  site: Places;
}

/**
 * Does what the options ask for, for the second edition: its pictures wait in `editions/2/` until all of a family are
 * there.
 *
 * @returns whether all went well
 * @throws UsageError for an id that is none
 */
export async function makeSecondEdition(
  options: Options,
  { places, site }: Folders,
  encoders: Encoders,
): Promise<boolean> {
  const vocabulary = readVocabulary();
  const versions = readSecondVersions(vocabulary);
  if (options.heroes || options.ship === 'scene')
    return makeScenes(options, versions, { places, site }, encoders);
  const wanted = readSecondWanted(places.data, vocabulary, versions);
  const unknown = options.only.find((id) => !wanted.ids.has(id));
  if (unknown !== undefined) throw new UsageError(`No recipe has the id "${unknown}".`);
  for (const problem of wanted.problems) console.error(describeProblem(problem));
  const isSound = wanted.problems.length === 0;
  const { drinks: finished } = readManifest(places.manifest);
  const asked = wanted.pictures
    .filter(({ id }) => options.only.length === 0 || options.only.includes(id))
    .map((drink) => ({ ...drink, state: stateOf(drink.hash, finished[drink.id]) }));

  if (options.ship) {
    const family = wanted.pictures.filter(({ kind }) => kind === options.ship);
    console.log(`${await shipFamily(family, places, site)} pictures were put on the site.`);
    return isSound;
  }
  if (options.sizes) return tellSizes(asked, places.published, SECOND_LIMITS);
  if (options.list) {
    for (const { id, name, state } of asked) if (state !== 'current') console.log(`${state}  ${id} ${name}`);
    console.log(`${asked.filter(({ state }) => state === 'current').length} of ${asked.length} are current.`);
    return isSound;
  }
  if (options.contactSheet && !options.preview) {
    await layOut(asked, options, places);
    return isSound;
  }
  const python = requireStudioPython(places.work);
  const failed = await render(asked, python, { options, places, encoders });
  if (options.contactSheet) await layOut(asked, options, places);
  return isSound && failed === 0;
}

/** The scenes of the home page, as `--heroes` asks. */
async function makeScenes(
  options: Options,
  versions: Versions,
  { places, site }: Folders,
  encoders: Encoders,
): Promise<boolean> {
  const unknown = options.only.find((id) => !HEROES.some((hero) => hero === id));
  if (unknown !== undefined) throw new UsageError(`No scene has the id "${unknown}".`);
  const { heroes } = readManifest(places.manifest);
  const planned = planHeroes(2, versions, heroes);
  if (options.list) {
    for (const { name, state } of planned) console.log(`${state}  ${name}`);
    return true;
  }
  if (options.ship) {
    console.log(`${shipHeroes(planned, places, site)} pictures were put on the site.`);
    return true;
  }
  const command = [requireStudioPython(places.work), STUDIO] as const;
  const studio = { out: folderFor(options, places), samples: FINAL.samples, encode: encoders.hero, command };
  return (await renderHeroes(planned, options, places, studio)) === 0;
}

async function render(
  asked: readonly Drink[],
  python: string,
  { options, places, encoders }: { options: Options; places: Places; encoders: Encoders },
): Promise<number> {
  const due = asked.filter(({ state }) => options.preview || state !== 'current').slice(0, options.limit);
  const drinks = new Map(due.map((drink) => [drink.id, drink]));
  const progress = createProgress(due.length);
  const settings = {
    out: folderFor(options, places),
    deadline: deadlineOf(options),
    command: [python, STUDIO] as const,
  };
  const batches = batchesOf(
    due.map(({ spec }) => spec),
    options.preview ? PREVIEW : FINAL,
  );
  await renderBatches(batches, settings, (outcome) => {
    const drink = drinks.get(outcome.id);
    return progress.take(drink ? `${drink.id} ${drink.name}` : outcome.id, outcome, async (file) => {
      if (drink === undefined) throw new Error('nobody asked for it');
      if (options.preview) return;
      publishDrink(places, drink.id, { hash: drink.hash }, await encoders.second(file));
      rmSync(file);
    });
  });
  return progress.end();
}

/** Apart from those of the first edition, whose previews have the same names. */
function folderFor({ preview }: Options, { work }: Places): string {
  return join(work, preview ? 'second-preview' : 'second-masters');
}

/** Two series of sheets: one with the names, and one without, to try whether a drink is known by its picture. */
async function layOut(drinks: readonly Drink[], options: Options, places: Places): Promise<void> {
  const entries = drinks
    .map(({ id, name }) => ({
      name,
      file: options.preview
        ? join(folderFor(options, places), `${id}.png`)
        : join(places.published, id, '400.avif'),
    }))
    .filter(({ file }) => existsSync(file));
  const nameless = entries.map(({ file }) => ({ name: '', file }));
  const sheets = [
    ...(await makeContactSheets(entries, places.work)),
    ...(await makeContactSheets(nameless, places.work, 'nameless-sheet')),
  ];
  for (const sheet of sheets) console.log(sheet);
  console.log(`${drinks.length - entries.length} of ${drinks.length} have no picture yet.`);
}
