/**
 * Name of a menu's PDF: the menu's name in lower case, an underscore for each character that is neither letter nor
 * digit, and `_menu.pdf` (specification, section 9). Letters of every language are letters (decision 14).
 *
 * @example pdfFileName('Späte Stunde') // 'späte_stunde_menu.pdf'
 */
export function pdfFileName(name: string): string {
  return `${name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '_')}_menu.pdf`;
}
