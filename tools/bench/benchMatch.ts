/**
 * Measures how long it takes to rank recipes for a shelf and to tell what to buy next: `npm run bench:match`.
 * Synthetic recipes have as many lines as real ones and ingredients as frequent.
 */
import { resolve } from 'node:path';
import { loadCatalogue } from '../../src/catalogue/loadCatalogue.ts';
import { mixIndex } from '../../src/catalogue/mixIndex.ts';
import { whatToBuy } from '../../src/domain/buyNext.ts';
import { matchRecipe, matchShelf, servicesOf, type AskedRecipe } from '../../src/domain/shelfMatch.ts';
import { createShelfRanking } from '../../src/domain/shelfRanking.ts';
import { askedRecipes, larderOf } from '../../src/features/mix-master/larderOf.ts';
import { asMany, missAim } from './effort.ts';

const SIZES = asMany([600, 10_000, 100_000]);
const SHELVES = [5, 20, 80];
/** Milliseconds that the median may take, per number of recipes. */
const RANKING_AIM: Record<number, number> = { 600: 1, 100_000: 25 };
const BUYING_AIM = 20;

const index = mixIndex(loadCatalogue(resolve('data')), 'en');
const larder = larderOf(index);
const real = askedRecipes(index);
const lines = real.flatMap((recipe) => recipe.lines);
const random = createRandom(7);
let isSlow = false;

console.log('Milliseconds, median and 95th percentile\n');
console.log('recipes  shelf      prepared           naive scan         what to buy');
for (const size of SIZES) {
  const recipes = syntheticRecipes(size);
  const rank = createShelfRanking(recipes);
  for (const shelfSize of SHELVES) {
    const shelves = Array.from({ length: 20 }, () => syntheticShelf(shelfSize));
    const runs = size > 10_000 ? 3 : 10;
    const prepared = time(shelves, runs, (shelf) => rank(servicesOf(shelf, larder)));
    const naive = time(shelves, size > 10_000 ? 1 : runs, (shelf) =>
      matchShelf(recipes, servicesOf(shelf, larder)),
    );
    const buying =
      size > 600
        ? undefined
        : time(shelves, runs, (shelf) => {
            const services = servicesOf(shelf, larder);
            return whatToBuy(
              recipes.map((recipe) => matchRecipe(recipe, services)),
              larder,
            );
          });
    isSlow ||= prepared.median > (RANKING_AIM[size] ?? Infinity) || (buying?.median ?? 0) > BUYING_AIM;
    const cells = [prepared, naive, buying].map((cell) => (cell ? show(cell) : '').padEnd(19));
    console.log(`${String(size).padStart(7)}  ${String(shelfSize).padStart(5)}  ${cells.join('')}`.trimEnd());
  }
}
console.log(
  `\nAims: ${Object.entries(RANKING_AIM)
    .map(([size, aim]) => `${aim} ms at ${size}`)
    .join(', ')}; what to buy ${BUYING_AIM} ms at 600. ${isSlow ? 'Missed.' : 'Met.'}`,
);
if (isSlow) missAim();

function syntheticRecipes(count: number): AskedRecipe[] {
  return Array.from({ length: count }, (_, place) => {
    const length = pick(real).lines.length;
    return { id: String(place), lines: Array.from({ length }, () => pick(lines)) };
  });
}

function syntheticShelf(count: number): string[] {
  const shelf = new Set<string>();
  while (shelf.size < count) shelf.add(pick(lines).ingredient);
  return [...shelf];
}

function time(shelves: string[][], runs: number, work: (shelf: string[]) => unknown) {
  for (const shelf of shelves) work(shelf);
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    for (const shelf of shelves) {
      const started = performance.now();
      work(shelf);
      times.push(performance.now() - started);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { median: at(0.5), late: at(0.95) };
}

function show({ median, late }: { median: number; late: number }): string {
  return `${median.toFixed(2).padStart(7)} ${late.toFixed(2).padStart(8)}`;
}

function pick<Value>(values: readonly Value[]): Value {
  return values[Math.floor(random() * values.length)] as Value;
}

/** Park and Miller's generator, so that every run measures the same. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
