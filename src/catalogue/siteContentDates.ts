import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_DATES_FILE, contentDatesSchema, type ContentDates } from './contentDates.ts';

/** The dates of the site's content; none where nobody has dated it. */
export function siteContentDates(): ContentDates {
  const file = join(process.env['CATALOGUE_DIR'] ?? 'data', CONTENT_DATES_FILE);
  return existsSync(file) ? contentDatesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}
