import type { Locale } from '../../../contracts/site/locale.ts';
import de from '../../../i18n/de/menuBrand.json' with { type: 'json' };
import en from '../../../i18n/en/menuBrand.json' with { type: 'json' };
import es from '../../../i18n/es/menuBrand.json' with { type: 'json' };
import fr from '../../../i18n/fr/menuBrand.json' with { type: 'json' };
import nl from '../../../i18n/nl/menuBrand.json' with { type: 'json' };
import type { Translator } from '../../../i18n/createTranslator.ts';
import type { Messages } from '../../../i18n/messages.ts';

/** The panel comes when it is opened, and brings its messages. */
export const BRAND_MESSAGES: Record<Locale, Messages<'menuBrand'>> = { en, nl, de, es, fr };

/** Gives the messages of the look of a bar's menus. */
export type BrandSay = Translator<keyof Messages<'menuBrand'>>;
