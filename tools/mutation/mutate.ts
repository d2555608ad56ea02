import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { commandArguments } from '../bench/effort.ts';

/*
 * Puts faults into the modules of folders, one at a time, and prints those that no test of the same folder notices, with
 * the share that was noticed. Ends with 1 below the aim. A folder of 3,000 lines takes some twenty minutes.
 * Usage: npm run qa -- mutate                           (every folder of AIMS)
 *        npm run qa -- mutate src/domain/shelf
 *        npm run qa -- mutate src/domain src/domain/drinks/abv.ts,src/domain/drinks/units.ts   (some modules, by the tests of a folder)
 */

/** Percent of the faults that the tests of a folder notice. */
const AIMS: Readonly<Record<string, number>> = {
  'netlify/lib': 80,
  'netlify/services': 80,
  'src/domain': 80,
  'src/stores': 80,
  'src/web': 80,
  'src/catalogue': 70,
};
const STRYKER = 'node_modules/@stryker-mutator/core/bin/stryker.js';

const [asked, modules] = commandArguments;
if (asked !== undefined && !existsSync(asked)) throw new Error(`There is no folder ${asked}.`);
for (const folder of asked === undefined ? Object.keys(AIMS) : [asked]) {
  const mutated = modules ?? `${folder}/**/*.ts,!${folder}/**/*.test.ts`;
  const { status } = spawnSync(process.execPath, [STRYKER, 'run', 'tools/mutation/stryker.config.mjs'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      MUTATED_FOLDER: folder,
      MUTATED_FILES: mutated,
      MUTATION_AIM: String(getAim(folder)),
    },
  });
  if (status !== 0) process.exitCode = 1;
}

function getAim(folder: string): number {
  const [, aim = 80] = Object.entries(AIMS).find(([known]) => `${folder}/`.startsWith(`${known}/`)) ?? [];
  return aim;
}
