import type { menuPdf } from '../../../i18n/messages/menuPdf.ts';
import type { Say } from '../../../i18n/say.ts';

/** Gives the messages of the export in one language. */
export type PdfSay = Say<keyof (typeof menuPdf)['en']>;
