const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What a reader takes for one character: an emoji with its skin tone, a letter with its accents. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Whether a character is drawn: joiners and the signs that choose a variant of the one before them are not. */
export function isDrawn(character: string): boolean {
  return !/[\u200c\u200d\ufe00-\ufe0f]/u.test(character);
}
