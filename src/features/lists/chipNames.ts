import { capitalise } from '../../domain/drinks/lineText.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import type { Translate } from '../../i18n/translate.ts';

/** Words that end the names of many ingredients and are the name of none. */
const KINDS = [
  'juice',
  'syrup',
  'bitters',
  'liqueur',
  'vermouth',
  'water',
  'cherry',
  'cream',
  'wine',
  'beer',
  'leaves',
] as const;

/** What a quick ingredient chip is called: as messages or the catalogue have it, else by its English word. */
export function chipName(
  chip: { id: string; name: string | undefined },
  t: Translate,
  locale: Locale,
): { id: string; name: string } {
  const kind = KINDS.find((word) => word === chip.id);
  const name = kind === undefined ? chip.name : t(`chip.${kind}`);
  return { id: chip.id, name: name ?? capitalise(chip.id, locale) };
}
