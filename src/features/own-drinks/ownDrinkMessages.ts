import type { ownDrinks } from '../../i18n/messages/ownDrinks.ts';
import type { Say as SayOf } from '../../i18n/say.ts';
import type { NameMessages } from '../mix-master/NameNotes.tsx';

/** The messages of own drinks in one language, given to the island so that it loads no translator. */
export type OwnMessages = (typeof ownDrinks)['en'] & NameMessages;

/** Gives messages of own drinks in one language. */
export type Say = SayOf<keyof OwnMessages>;
