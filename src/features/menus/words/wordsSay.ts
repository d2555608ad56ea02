import type { Locale } from '../../../contracts/site/locale.ts';
import de from '../../../i18n/de/menuWords.json' with { type: 'json' };
import en from '../../../i18n/en/menuWords.json' with { type: 'json' };
import es from '../../../i18n/es/menuWords.json' with { type: 'json' };
import fr from '../../../i18n/fr/menuWords.json' with { type: 'json' };
import nl from '../../../i18n/nl/menuWords.json' with { type: 'json' };
import type { Messages } from '../../../i18n/messages.ts';

/** The dialog comes when it is opened, and brings its messages. */
export const WORDS_MESSAGES: Record<Locale, Messages<'menuWords'>> = { en, nl, de, es, fr };
