import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Encoders } from './encode.ts';
import { HERO_SIZES, HEROES } from './heroes.ts';
import { readDeadline, UsageError, type Options } from './options.ts';
import type { Places } from './places.ts';
import { labelsIn, planPictures, STATES, type Plan } from './plan.ts';
import { publishDrink, publishHero, removeSurplus } from './publish.ts';
import { makeBatches, renderBatches, type Batch } from './renderer.ts';
import { requireStudioPython } from './requirements.ts';

const SAMPLES = 8;
const FINAL = { width: 800, height: 1000, samples: SAMPLES };
const PREVIEW = { width: 400, height: 500, samples: SAMPLES };
/** A preview of a scene is this part of its size. */
const HERO_PREVIEW = 0.25;
const STUDIO = join(import.meta.dirname, 'blender/main.py');

/** A picture that is to be rendered. */
interface Task {
  /** As the studio names it. */
  id: string;
  label: string;
  /** Encodes and publishes what was rendered. */
  publish(file: string): Promise<void>;
}

/**
 * Does what the options ask for.
 *
 * @returns whether all went well: no picture failed
 * @throws UsageError for an id that is none
 */
export async function makePictures(options: Options, places: Places, encoders: Encoders): Promise<boolean> {
  const plan = only(planPictures(places), options);
  if (options.list) {
    tellStates(plan);
    return true;
  }
  const settings = {
    out: join(places.work, options.preview ? 'preview' : 'masters'),
    command: [requireStudioPython(places.work), STUDIO] as const,
    deadline: readDeadline(options),
  };
  if (!options.preview) removeSurplus(places, plan);
  const [tasks, batches] = (options.heroes ? heroTasks : drinkTasks)(plan, options, places, encoders);
  let rendered = 0;
  let failed = 0;
  await renderBatches(batches, settings, async (outcome) => {
    const task = tasks.find(({ id }) => id === outcome.id);
    const label = task?.label ?? outcome.id;
    try {
      if (outcome.status === 'failed')
        throw new Error([outcome.field, outcome.error].filter(Boolean).join(': '));
      if (!options.preview) {
        await task?.publish(outcome.file);
        rmSync(outcome.file);
      }
      rendered += 1;
      console.log(`${label}: ${Math.round(outcome.seconds)} s (${rendered} of ${tasks.length})`);
    } catch (error) {
      failed += 1;
      console.error(`${label}: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
  console.log(`${rendered} rendered, ${failed} failed, ${tasks.length - rendered - failed} left.`);
  return failed === 0;
}

/** The plan of what the options name: of drinks or scenes; of all where they name none. */
function only(plan: Plan, options: Options): Plan {
  const known = new Set<string>(options.heroes ? HEROES : plan.drinks.map(({ drink }) => drink.id));
  const unknown = options.only.find((id) => !known.has(id));
  if (unknown !== undefined)
    throw new UsageError(`No ${options.heroes ? 'scene' : 'recipe'} has the id "${unknown}".`);
  const isNamed = (id: string) => options.only.length === 0 || options.only.includes(id);
  return {
    ...plan,
    drinks: options.heroes ? [] : plan.drinks.filter(({ drink }) => isNamed(drink.id)),
    heroes: options.heroes ? plan.heroes.filter(({ hero }) => isNamed(hero.id)) : [],
  };
}

type Work = [tasks: readonly Task[], batches: readonly Batch[]];

function drinkTasks(plan: Plan, { preview }: Options, places: Places, encoders: Encoders): Work {
  const wanted = plan.drinks.filter(({ state }) => preview || state !== 'current');
  const tasks = wanted.map(({ drink: { id }, label, hash }) => ({
    id,
    label,
    publish: async (file: string) => {
      publishDrink(places, id, hash, await encoders.drink(file));
    },
  }));
  const specs = wanted.map(({ spec }) => spec);
  return [tasks, makeBatches(specs, preview ? PREVIEW : FINAL)];
}

/** Each scene is rendered in a process of its own. */
function heroTasks(plan: Plan, { preview }: Options, places: Places, encoders: Encoders): Work {
  const wanted = plan.heroes.filter(({ state }) => preview || state !== 'current');
  const tasks = wanted.map(({ hero, label, hash }) => ({
    id: label,
    label,
    publish: async (file: string) => {
      publishHero(places, label, hash, await encoders.hero(file, hero));
    },
  }));
  const scale = preview ? HERO_PREVIEW : 1;
  const batches = wanted.map(({ hero }) => {
    const { width, height } = HERO_SIZES[hero.shape];
    return { width: width * scale, height: height * scale, samples: SAMPLES, pictures: [], heroes: [hero] };
  });
  return [tasks, batches];
}

function tellStates(plan: Plan): void {
  for (const state of STATES.filter((one) => one !== 'current'))
    for (const label of labelsIn(plan, state)) console.log(`${state}  ${label}`);
  for (const id of plan.gone) console.log(`gone  ${id}: no such recipe or scene`);
  for (const file of plan.strays) console.log(`stray  ${file}`);
  for (const file of plan.lost) console.log(`lost  ${file}`);
  const total = plan.drinks.length + plan.heroes.length;
  console.log(`${labelsIn(plan, 'current').length} of ${total} are current.`);
}
