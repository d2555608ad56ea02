import { LOCALES, type Locale } from '../../../contracts/site/locale.ts';
import { listFormats } from '../../../domain/menus/document/layMenu.ts';
import { PAPERS } from '../../../domain/menus/document/page.ts';
import { DESIGNS } from '../../../domain/menus/document/printedMenu.ts';
import { toUnitChoice, UNITS } from '../../../domain/drinks/unitChoice.ts';
import { json } from '../../../lib/persistent.ts';
import { persistentEach } from '../../../lib/persistentEach.ts';
import { $unit } from '../../../stores/preferences.ts';
import type { ExportChoices } from './exportMenu.ts';

/** Regions that print on US Letter; most others on A4 (CLDR, `paperSize`). */
const LETTER_REGIONS = ['US', 'CA', 'MX', 'CL', 'CO', 'PH', 'VE', 'PR', 'CR', 'GT', 'NI', 'PA', 'SV', 'BZ'];

/** How each menu was exported last, and the last one of all. */
const kept = persistentEach<ExportChoices>('menu-pdf-choices', json(asChoices));

/** In the place of the id of a menu. */
const LAST = 'last';

/** Keeps how a menu is exported for the next time. */
export function keepChoices(menuId: string, choices: ExportChoices): void {
  kept.keep(menuId, choices);
  kept.keep(LAST, choices);
}

/**
 * What the export of a menu starts out with: how it was exported last, else how another one was, else the design for
 * guests; the page's language, the reader's unit, the paper of the browser's region. Allergens are printed until their
 * owner leaves them out.
 */
export function firstChoices(menuId: string, locale: Locale): ExportChoices {
  const region = /-([A-Z]{2})\b/.exec(navigator.language)?.[1] ?? '';
  const known = kept.$all.get()[menuId] ?? kept.$all.get()[LAST];
  // An export in the classic design, which has no allergens, has left none out.
  if (known !== undefined)
    return { ...known, hasAllergens: known.hasAllergens || known.design === 'classic' };
  return {
    design: 'elegant',
    paper: LETTER_REGIONS.includes(region) ? 'letter' : 'a4',
    format: 'sheet',
    hasMarks: false,
    unit: toUnitChoice($unit.get()),
    locale,
    hasAllergens: true,
    translatesWords: false,
    isBranded: true,
  };
}

/** How the menu is shown while it is edited: as it was exported last, else in the design that guests read, on a small page that can be read there. */
export function previewChoices(menuId: string, locale: Locale): ExportChoices {
  const first = firstChoices(menuId, locale);
  return kept.$all.get()[menuId] === undefined ? { ...first, design: 'elegant', format: 'half' } : first;
}

function asChoices(value: unknown): ExportChoices | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const read = value as Record<string, unknown>;
  const design = oneOf(DESIGNS, read['design']);
  const paper = oneOf(PAPERS, read['paper']);
  const format = design && oneOf(listFormats(design), read['format']);
  const unit = oneOf(UNITS, read['unit']);
  const locale = oneOf(LOCALES, read['locale']);
  if (!design || !paper || !format || !unit || !locale) return undefined;
  const is = (name: string) => read[name] === true;
  return {
    ...{ design, paper, format, unit, locale },
    hasMarks: is('hasMarks'),
    hasAllergens: is('hasAllergens'),
    translatesWords: is('translatesWords'),
    // Not in what was kept before there was a choice.
    isBranded: read['isBranded'] !== false,
  };
}

function oneOf<Word extends string>(words: readonly Word[], value: unknown): Word | undefined {
  return words.find((word) => word === value);
}
