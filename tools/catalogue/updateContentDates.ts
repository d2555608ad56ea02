import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_DATES_FILE, contentDatesSchema, renewDates } from '../../src/catalogue/contentDates.ts';
import { loadCatalogue } from '../../src/catalogue/loadCatalogue.ts';

/*
 * Dates the recipes and guides that have changed since the command was last run: `npm run update`. The sitemaps
 * tell these dates; what has changed since has none until then.
 */
const file = join('data', CONTENT_DATES_FILE);
const before = existsSync(file) ? contentDatesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
const dates = renewDates(loadCatalogue('data'), before, new Date().toISOString().slice(0, 10));
const lines = Object.entries(dates).map(
  ([id, entry]) => `  "${id}": [${entry.map((part) => JSON.stringify(part)).join(', ')}]`,
);
writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
const changed = Object.entries(dates).filter(([id, [version]]) => before[id]?.[0] !== version).length;
console.log(`${changed} of ${lines.length} have changed.`);
