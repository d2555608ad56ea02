import type { Locale } from '../../../contracts/site/locale.ts';
import deShared from '../../../i18n/de/invitations.json' with { type: 'json' };
import de from '../../../i18n/de/menuStaff.json' with { type: 'json' };
import enShared from '../../../i18n/en/invitations.json' with { type: 'json' };
import en from '../../../i18n/en/menuStaff.json' with { type: 'json' };
import esShared from '../../../i18n/es/invitations.json' with { type: 'json' };
import es from '../../../i18n/es/menuStaff.json' with { type: 'json' };
import frShared from '../../../i18n/fr/invitations.json' with { type: 'json' };
import fr from '../../../i18n/fr/menuStaff.json' with { type: 'json' };
import nlShared from '../../../i18n/nl/invitations.json' with { type: 'json' };
import nl from '../../../i18n/nl/menuStaff.json' with { type: 'json' };
import type { Translator } from '../../../i18n/createTranslator.ts';
import type { Messages } from '../../../i18n/messages.ts';

type StaffMessages = Messages<'menuStaff' | 'invitations'>;

/** The panel comes when it is opened, and brings its messages. */
export const STAFF_MESSAGES: Record<Locale, StaffMessages> = {
  en: { ...enShared, ...en },
  nl: { ...nlShared, ...nl },
  de: { ...deShared, ...de },
  es: { ...esShared, ...es },
  fr: { ...frShared, ...fr },
};

/** Gives the messages of the people who serve at a bar. */
export type StaffSay = Translator<keyof StaffMessages>;
