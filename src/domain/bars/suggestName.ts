import { BAR_NAME_LENGTH } from '../../contracts/bars/barName.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { toSlug } from '../../text/toSlug.ts';

/**
 * What the name of a bar in its address may look like; '' where its letters are none of an address.
 *
 * @param displayName as its owner writes it
 * @example suggestName('Bar „Zum Hähnchen“', 'de') // 'bar-zum-haehnchen'
 */
export function suggestName(displayName: string, locale: Locale): string {
  return toSlug(displayName, locale)
    .replace(/[^a-z0-9-]/g, '')
    .replace(/--+/g, '-')
    .slice(0, BAR_NAME_LENGTH.most)
    .replace(/^-|-$/g, '');
}
