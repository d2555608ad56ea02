/** Search engines show about so many characters of a title. */
export const TITLE_LENGTH = 60;
/** Search engines show about so many characters of a description. */
export const DESCRIPTION_LENGTH = 155;
/** What a page puts behind its title. */
export const SIGNATURE = ' – Mixmaster';

/** The first sentences of a text that search engines show whole; nothing where not even the first fits. */
export function fitDescription(text: string, locale: string): string {
  let fit = '';
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)) {
    if ((fit + segment).trimEnd().length > DESCRIPTION_LENGTH) break;
    fit += segment;
  }
  return fit.trimEnd();
}
