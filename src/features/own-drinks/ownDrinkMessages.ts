import type { Translator } from '../../i18n/createTranslator.ts';
import type { Area, Messages } from '../../i18n/messages.ts';

/** The areas whose messages the page gives to the screens of own drinks. */
export const OWN_AREAS = ['ownDrinks', 'nameNotes'] as const satisfies Area[];

/** The messages of own drinks in one language. */
export type OwnMessages = Messages<(typeof OWN_AREAS)[number]>;

/** Gives messages of own drinks in one language. */
export type Say = Translator<keyof OwnMessages>;
