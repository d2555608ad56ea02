import type { Locale } from '../../../contracts/site/locale.ts';
import deAdditives from '../../../i18n/de/additives.json' with { type: 'json' };
import de from '../../../i18n/de/menuPdf.json' with { type: 'json' };
import enAdditives from '../../../i18n/en/additives.json' with { type: 'json' };
import en from '../../../i18n/en/menuPdf.json' with { type: 'json' };
import esAdditives from '../../../i18n/es/additives.json' with { type: 'json' };
import es from '../../../i18n/es/menuPdf.json' with { type: 'json' };
import frAdditives from '../../../i18n/fr/additives.json' with { type: 'json' };
import fr from '../../../i18n/fr/menuPdf.json' with { type: 'json' };
import nlAdditives from '../../../i18n/nl/additives.json' with { type: 'json' };
import nl from '../../../i18n/nl/menuPdf.json' with { type: 'json' };
import type { Translator } from '../../../i18n/createTranslator.ts';
import type { Messages } from '../../../i18n/messages.ts';

/**
 * The dialog comes when it is opened, and brings its messages: in the owner's language, and below `print` what is printed,
 * in the menu's language.
 */
export const PDF_MESSAGES: Record<Locale, Messages<'menuPdf' | 'additives'>> = {
  en: { ...en, ...enAdditives },
  nl: { ...nl, ...nlAdditives },
  de: { ...de, ...deAdditives },
  es: { ...es, ...esAdditives },
  fr: { ...fr, ...frAdditives },
};

/** Gives the messages of the export in one language. */
export type PdfSay = Translator<keyof Messages<'menuPdf' | 'additives'>>;
