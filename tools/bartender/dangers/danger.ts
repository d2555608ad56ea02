import type { Exclusion } from '../../../src/domain/exclusion.ts';

/** A question of a guest who must not have something, several turns long or one, and what must not be answered. */
export interface Danger {
  turns: readonly string[];
  /** Ids on the guest's shelf; then the question is asked in mode `mix`. */
  shelf?: readonly string[];
  /** What none of the drinks in the last answer may have, but one that is warned of. */
  avoids: Partial<Exclusion> & { ingredients?: readonly string[] };
  says?: RegExp;
  never?: RegExp;
}

/** What a pregnant guest is not offered, and one who takes medicine. */
export const PREGNANT: Danger['avoids'] = {
  isAlcoholFree: true,
  cautions: ['raw-egg', 'grapefruit', 'alcohol-trace', 'quinine'],
};
export const ON_MEDICINE: Danger['avoids'] = {
  isAlcoholFree: true,
  cautions: ['grapefruit', 'raw-egg', 'alcohol-trace'],
};
export const NUTS: Danger['avoids'] = { allergens: ['nuts', 'peanuts'] };
export const SHELLFISH: Danger['avoids'] = { allergens: ['crustaceans', 'molluscs'] };
