import type { brought } from '../../i18n/messages/brought.ts';
import type { NameMessages } from './NameNotes.tsx';
import type { mixMaster } from '../../i18n/messages/mixMaster.ts';
import type { Say as SayOf } from '../../i18n/say.ts';

/** The messages of Mix Master in one language, given to the island so that it loads no translator. */
export type MixMessages = (typeof mixMaster)['en'] & (typeof brought)['en'] & NameMessages;

/** Gives messages of Mix Master in one language. */
export type Say = SayOf<keyof MixMessages>;
