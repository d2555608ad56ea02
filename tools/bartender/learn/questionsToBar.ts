import { loadCatalogue } from '../../../src/catalogue/loadCatalogue.ts';
import { LOCALES, type Locale } from '../../../src/contracts/locale.ts';
import { asMany } from '../../bench/effort.ts';

/** A question to which an answer of the bar is one, as a guest types it. */
interface QuestionToBar {
  text: string;
  locale: Locale;
}

/**
 * The wordings of all questions that the bar has an answer to, in every language (data/texts); of few where the command
 * is brief.
 */
export function questionsToBar(): QuestionToBar[] {
  return asMany(loadCatalogue('data').barAnswers, 3).flatMap(({ texts }) =>
    LOCALES.flatMap((locale) =>
      [texts[locale]?.question, ...(texts[locale]?.asked ?? [])].flatMap((text) =>
        text === undefined ? [] : [{ text, locale }],
      ),
    ),
  );
}
