import type { Translator } from '../../i18n/createTranslator.ts';
import type { Area, Messages } from '../../i18n/messages.ts';

/** The areas whose messages the page gives to Mix Master. */
export const MIX_AREAS = ['mixMaster', 'brought', 'filters', 'nameNotes', 'swaps'] as const satisfies Area[];

/** The messages of Mix Master in one language. */
export type MixMessages = Messages<(typeof MIX_AREAS)[number]>;

/** Gives messages of Mix Master in one language. */
export type Say = Translator<keyof MixMessages>;
