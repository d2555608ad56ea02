import { resolve } from 'node:path';
import { judge } from './check.ts';
import { runCommand } from './fault.ts';
import { placesIn } from './places.ts';
import { planPictures } from './plan.ts';

/*
 * Checks the finished pictures against the recipes, rendering nothing: `npm run check:pictures`. What is missing is
 * told, what is stale or lost fails.
 */
process.exitCode = await runCommand(() => {
  const plan = planPictures(placesIn(resolve('.')));
  const { faults, missing } = judge(plan);
  for (const fault of faults) console.error(fault);
  if (missing.length > 0) console.log(`Not rendered yet (${missing.length}): ${missing.join(', ')}.`);
  const total = plan.drinks.length + plan.heroes.length;
  console.log(`${total - missing.length} of ${total} pictures, ${faults.length} fault(s).`);
  return Promise.resolve(faults.length === 0);
});
