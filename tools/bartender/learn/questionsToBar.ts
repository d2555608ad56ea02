import { loadCatalogue } from '../../../src/catalogue/loadCatalogue.ts';
import { LOCALES, type Locale } from '../../../src/contracts/locale.ts';

/** A question to which an answer of the bar is one, as a guest types it. */
interface QuestionToBar {
  text: string;
  locale: Locale;
}

/** The wordings of all questions that the bar has an answer to, in every language (data/texts). */
export function questionsToBar(): QuestionToBar[] {
  return loadCatalogue('data').barAnswers.flatMap(({ texts }) =>
    LOCALES.flatMap((locale) =>
      [texts[locale]?.question, ...(texts[locale]?.asked ?? [])].flatMap((text) =>
        text === undefined ? [] : [{ text, locale }],
      ),
    ),
  );
}
