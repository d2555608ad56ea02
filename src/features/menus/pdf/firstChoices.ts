import type { Locale } from '../../../contracts/locale.ts';
import { DESIGNS, type Design } from '../../../domain/menuDocument/printedMenu.ts';
import { DEFAULT_UNIT } from '../../../domain/unitChoice.ts';
import { oneOf, persistent } from '../../../lib/persistent.ts';
import { $unit } from '../../../stores/preferences.ts';
import type { ExportChoices } from './exportMenu.ts';

/** Regions that print on US Letter; most others on A4 (CLDR, `paperSize`). */
const LETTER_REGIONS = ['US', 'CA', 'MX', 'CL', 'CO', 'PH', 'VE', 'PR', 'CR', 'GT', 'NI', 'PA', 'SV', 'BZ'];
/** The design that was exported last. */
const $lastDesign = persistent<Design | undefined>('menu-pdf-design', undefined, oneOf(DESIGNS));

/** Keeps a design for the next export. */
export function keepDesign(design: Design): void {
  $lastDesign.set(design);
}

/** What the export starts out with: the last design, else the specification's; the page's language, the reader's unit, the paper of the browser's region. */
export function firstChoices(locale: Locale): ExportChoices {
  const region = /-([A-Z]{2})\b/.exec(navigator.language)?.[1] ?? '';
  return {
    design: $lastDesign.get() ?? 'classic',
    paper: LETTER_REGIONS.includes(region) ? 'letter' : 'a4',
    format: 'sheet',
    unit: $unit.get() ?? DEFAULT_UNIT,
    locale,
    hasAllergens: false,
    translatesWords: false,
  };
}
