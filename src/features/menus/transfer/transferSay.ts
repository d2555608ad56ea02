import type { Locale } from '../../../contracts/site/locale.ts';
import de from '../../../i18n/de/menuTransfer.json' with { type: 'json' };
import en from '../../../i18n/en/menuTransfer.json' with { type: 'json' };
import es from '../../../i18n/es/menuTransfer.json' with { type: 'json' };
import fr from '../../../i18n/fr/menuTransfer.json' with { type: 'json' };
import nl from '../../../i18n/nl/menuTransfer.json' with { type: 'json' };
import type { Translator } from '../../../i18n/createTranslator.ts';
import type { Messages } from '../../../i18n/messages.ts';

/** The dialogs come when they are opened, and bring their messages. */
export const TRANSFER_MESSAGES: Record<Locale, Messages<'menuTransfer'>> = { en, nl, de, es, fr };

/** Gives the messages of import and export in one language. */
export type TransferSay = Translator<keyof Messages<'menuTransfer'>>;
