import type { Locale } from '../../../contracts/site/locale.ts';
import type { Design } from './printedMenu.ts';

/**
 * Name of a menu's PDF: the menu's name in lower case, an underscore for each character that is neither letter nor
 * digit, and `_menu` (specification, section 9); then design and language, so that one print does not take the place of
 * another. Letters of every language are letters (decision 14).
 *
 * @example pdfFileName('Späte Stunde', 'elegant', 'de') // 'späte_stunde_menu_elegant_de.pdf'
 */
export function pdfFileName(name: string, design: Design, locale: Locale): string {
  const written = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '_');
  return `${written}_menu_${design}_${locale}.pdf`;
}
