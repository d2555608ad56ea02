import type { Locale } from '../../../contracts/locale.ts';
import { DEFAULT_UNIT, UNITS } from '../../../domain/units.ts';
import { oneOf, stored } from '../../../lib/stored.ts';
import type { ExportChoices } from './exportMenu.ts';

/** Regions that print on US Letter; most others on A4 (CLDR, `paperSize`). */
const LETTER_REGIONS = ['US', 'CA', 'MX', 'CL', 'CO', 'PH', 'VE', 'PR', 'CR', 'GT', 'NI', 'PA', 'SV', 'BZ'];
const preference = stored('cocktail-unit-preference', oneOf(UNITS));

/** What the export starts out with: the page's language, the reader's unit, the paper of the browser's region. */
export function firstChoices(locale: Locale): ExportChoices {
  const region = /-([A-Z]{2})\b/.exec(navigator.language)?.[1] ?? '';
  return {
    design: 'elegant',
    paper: LETTER_REGIONS.includes(region) ? 'letter' : 'a4',
    unit: preference.get() ?? DEFAULT_UNIT,
    locale,
    hasAllergens: false,
    translatesWords: false,
  };
}
