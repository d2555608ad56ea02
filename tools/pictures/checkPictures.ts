import { resolve } from 'node:path';
import { judge } from './check.ts';
import { runCommand } from '../serve/fault.ts';
import { readPassing, readVersions } from './hash.ts';
import { readManifest } from './manifest.ts';
import { placesIn } from './places.ts';
import { planPictures } from './plan.ts';
import { readVocabulary } from './vocabulary.ts';
import { readWanted } from './wanted.ts';

/*
 * Checks the finished pictures against the recipes, rendering nothing: `npm run qa -- pictures`. What is missing
 * is told, what is stale or lost fails.
 */
await runCommand(async () => {
  const places = placesIn(resolve('.'));
  const vocabulary = readVocabulary();
  const versions = readVersions(vocabulary);
  const wanted = readWanted(places.data, vocabulary, versions, readPassing(vocabulary, versions));
  const plan = planPictures(wanted, readManifest(places.manifest), versions, places.published);
  const { faults, missing, dated } = judge(plan);
  for (const fault of faults) console.error(fault);
  if (missing.length > 0) console.log(`Not rendered yet (${missing.length}): ${missing.join(', ')}.`);
  if (dated > 0) console.log(`${dated} are being rendered anew.`);
  const total = plan.drinks.length + plan.heroes.length;
  console.log(`${total - missing.length} of ${total} pictures, ${faults.length} fault(s).`);
  if (faults.length > 0) process.exitCode = 1;
});
