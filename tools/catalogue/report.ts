import path from 'node:path';
import { loadCatalogue } from '../../src/catalogue/loadCatalogue.ts';
import { readManifest } from '../pictures/manifest.ts';
import { readVersions } from '../pictures/hash.ts';
import { placesIn } from '../pictures/places.ts';
import { planPictures } from '../pictures/plan.ts';
import { readVocabulary } from '../pictures/vocabulary.ts';
import { readWanted } from '../pictures/wanted.ts';
import { createReport } from './createReport.ts';

/* Prints what the catalogue holds: `npm run qa -- catalogue`. */
const places = placesIn(path.resolve('.'));
const vocabulary = readVocabulary();
const versions = readVersions(vocabulary);
const wanted = readWanted(places.data, vocabulary, versions);
const { drinks } = planPictures(wanted, readManifest(places.manifest), versions, places.published);
const pictures = Object.groupBy(drinks, ({ state }) => state);

for (const { title, rows } of createReport(loadCatalogue(places.data))) {
  console.log(`\n${title}`);
  for (const [name, value] of rows) console.log(`  ${name.padEnd(28)} ${value}`);
}
console.log('\nPictures');
for (const state of ['current', 'stale', 'missing'] as const) {
  console.log(`  ${state.padEnd(28)} ${pictures[state]?.length ?? 0}`);
}
