import { ADDITIVES, type Additive } from '../../../contracts/diet/additives.ts';
import type { Locale } from '../../../contracts/site/locale.ts';
import type { PrintSources } from '../../../domain/menus/document/printMenu.ts';
import { PDF_MESSAGES } from './pdfSay.ts';

/** What is printed beside the menu's own texts, in the language of the menu. */
export function printWords(
  locale: Locale,
): Pick<PrintSources, 'words' | 'strength' | 'strengthUnknown' | 'additiveNames'> {
  const texts = PDF_MESSAGES[locale];
  return {
    strength: texts['menuPdf.print.strength'],
    additiveNames: nameAdditives(texts),
    strengthUnknown: texts['menuPdf.print.strengthUnknown'],
    words: {
      page: texts['menuPdf.print.page'],
      continued: texts['menuPdf.print.continued'],
      ingredients: texts['menuPdf.print.ingredients'],
      method: texts['menuPdf.print.method'],
      allergens: texts['menuPdf.print.allergens'],
      allergenMay: texts['menuPdf.print.allergenMay'],
      allergenNote: texts['menuPdf.print.allergenNote'],
      noAllergens: texts['menuPdf.print.noAllergens'],
      allergensUnstated: texts['menuPdf.print.allergensUnstated'],
      allergensDeclared: texts['menuPdf.print.allergensDeclared'],
      allergensDeclaredNone: texts['menuPdf.print.allergensDeclaredNone'],
      allergensToFindOut: texts['menuPdf.print.allergensToFindOut'],
      additives: texts['additives.title'],
      additivesUnstated: texts['additives.unstated'],
      scan: texts['menuPdf.print.scan'],
    },
  };
}

function nameAdditives(texts: (typeof PDF_MESSAGES)[Locale]): Record<Additive, string> {
  return Object.fromEntries(ADDITIVES.map((id) => [id, texts[`additives.${id}`]])) as Record<
    Additive,
    string
  >;
}
