import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { HEROES } from '../../src/contracts/drinks/heroes.ts';
import { describeProblem } from '../../src/catalogue/problem.ts';
import { makeContactSheets } from './contactSheet.ts';
import type { Encoders } from './encode.ts';
import { readPassing, readVersions } from './hash.ts';
import { readManifest } from './manifest.ts';
import { readDeadline, UsageError, type Options } from './options.ts';
import type { Places } from './places.ts';
import { planPictures, type Plan, type PlannedDrink } from './plan.ts';
import { publishDrink, removeSurplus } from './publish.ts';
import { createProgress } from './progress.ts';
import { makeBatches, renderBatches, type StudioSettings } from './renderer.ts';
import { renderHeroes } from './renderHeroes.ts';
import { requireStudioPython } from './requirements.ts';
import { LIMITS, tellSizes } from './sizes.ts';
import { readVocabulary } from './vocabulary.ts';
import { readWanted, type Wanted } from './wanted.ts';

const FINAL = { width: 800, height: 1000, samples: 8 };
const PREVIEW = { width: 400, height: 500, samples: 8 };

const STUDIO = join(import.meta.dirname, 'studio/main.py');

type Studio = Pick<StudioSettings, 'out' | 'command'>;

/**
 * Does what the options ask for.
 *
 * @returns whether all went well: no faulty recipe, no failed picture, no size above its limit
 * @throws UsageError for an id that is none
 */
export async function makePictures(options: Options, places: Places, encoders: Encoders): Promise<boolean> {
  const vocabulary = readVocabulary();
  const versions = readVersions(vocabulary);
  const wanted = readWanted(places.data, vocabulary, versions, readPassing(vocabulary, versions));
  requireKnown(options, wanted);
  for (const problem of wanted.problems) console.error(describeProblem(problem));
  const isSound = wanted.problems.length === 0;
  const plan = planPictures(wanted, readManifest(places.manifest), versions, places.published);

  if (options.sizes) return tellSizes(plan.drinks, places.published, LIMITS);
  if (options.list) {
    tellStates(plan, options);
    return isSound;
  }
  if (options.contactSheet && !options.preview) {
    await layOut(selected(plan.drinks, options), options, places);
    return isSound;
  }
  const studio: Studio = {
    out: folderFor(options, places),
    command: [requireStudioPython(places.work), STUDIO],
  };
  if (!options.preview) removeSurplus(places, plan);
  const failed = options.heroes
    ? await renderHeroes(plan.heroes, options, places, {
        ...studio,
        samples: FINAL.samples,
        encode: encoders.hero,
      })
    : await renderDrinks(plan, options, places, { ...studio, encode: encoders.drink });
  if (options.contactSheet) await layOut(selected(plan.drinks, options), options, places);
  return isSound && failed === 0;
}

function requireKnown({ only, heroes }: Options, { ids }: Wanted): void {
  for (const id of only) {
    const isKnown = heroes ? HEROES.some((hero) => hero === id) : ids.has(id);
    if (!isKnown) throw new UsageError(`No ${heroes ? 'scene' : 'recipe'} has the id "${id}".`);
  }
}

/** The drinks that the options name; all drinks where they name none. */
function selected(drinks: readonly PlannedDrink[], { only }: Options): PlannedDrink[] {
  return drinks.filter(({ id }) => only.length === 0 || only.includes(id));
}

async function renderDrinks(
  plan: Plan,
  options: Options,
  places: Places,
  { encode, ...studio }: Studio & { encode: Encoders['drink'] },
): Promise<number> {
  const asked = selected(plan.drinks, options).filter(({ state }) => options.preview || state !== 'current');
  const drinks = new Map(asked.slice(0, options.limit).map((drink) => [drink.id, drink]));
  const specs = [...drinks.values()].map(({ spec }) => spec);
  const progress = createProgress(specs.length);
  await renderBatches(
    makeBatches(specs, options.preview ? PREVIEW : FINAL),
    { ...studio, deadline: readDeadline(options) },
    (outcome) => {
      const drink = drinks.get(outcome.id);
      const label = drink === undefined ? outcome.id : `${drink.id} ${drink.name}`;
      return progress.take(label, outcome, async (file) => {
        if (drink === undefined) throw new Error('nobody asked for it');
        if (options.preview) return;
        publishDrink(places, drink.id, drink.hash, await encode(file));
        rmSync(file);
      });
    },
  );
  return progress.end();
}

/** Where rendered files come to lie. */
function folderFor({ preview }: Options, { work }: Places): string {
  return join(work, preview ? 'preview' : 'masters');
}

/**
 * Makes two series of contact sheets, one with the names and one without, to try whether a drink is known by its picture;
 * and tells which drinks have nothing to lay on them.
 */
async function layOut(drinks: readonly PlannedDrink[], options: Options, places: Places): Promise<void> {
  const fileOf = (id: string) =>
    options.preview ? join(places.work, 'preview', `${id}.png`) : join(places.published, id, '400.avif');
  const entries = drinks.map(({ id, name }) => ({ name, file: fileOf(id) }));
  const there = entries.filter(({ file }) => existsSync(file));
  const absent = entries.filter(({ file }) => !existsSync(file)).map(({ name }) => name);
  const nameless = there.map(({ file }) => ({ name: '', file }));
  const sheets = [
    ...(await makeContactSheets(there, places.work)),
    ...(await makeContactSheets(nameless, places.work, 'nameless-sheet')),
  ];
  for (const sheet of sheets) console.log(sheet);
  if (absent.length > 0) console.log(`Without a picture (${absent.length}): ${absent.join(', ')}.`);
}

function tellStates(plan: Plan, options: Options): void {
  const all = options.heroes
    ? plan.heroes.map(({ name, state }) => ({ label: name, state }))
    : selected(plan.drinks, options).map(({ id, name, state }) => ({ label: `${id} ${name}`, state }));
  for (const { label, state } of all) if (state !== 'current') console.log(`${state}  ${label}`);
  for (const id of plan.gone) console.log(`gone  ${id}: no such recipe or scene`);
  for (const file of plan.strays) console.log(`stray  ${file}`);
  for (const file of plan.lost) console.log(`lost  ${file}`);
  console.log(`${all.filter(({ state }) => state === 'current').length} of ${all.length} are current.`);
}
