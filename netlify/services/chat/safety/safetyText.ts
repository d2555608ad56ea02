import { foldSpeech } from '../../../../src/domain/chat/foldSpeech.ts';

/** Where no wording reaches across. */
const SENTENCE_END = /[.!?;:\n]{1,9}(?=\s|$)/;

/** Signs of money as words, since folding drops them: 18 € is no age. */
const MONEY: readonly (readonly [RegExp, string])[] = [
  [/€/g, ' euro '],
  [/\$/g, ' dollar '],
  [/£/g, ' pound '],
];

/**
 * A message as it is searched for dangers: folded, what is written together taken apart, `^` at its beginning and `/`
 * behind each sentence, so that no wording reaches into the next.
 *
 * @param spelling how chats write words, and how the tables have them: `jsuis` → `je suis`
 * @example safetyText('I’m 17yo. Vodka?', {}) // ' ^ im 17 yo / vodka / '
 */
export function safetyText(message: string, spelling: ReadonlyMap<string, string>): string {
  const written = MONEY.reduce((text, [sign, word]) => text.replace(sign, word), message);
  const sentences = written.split(SENTENCE_END).map((sentence) =>
    foldSpeech(sentence)
      .replace(/(\d)([a-z])/g, '$1 $2')
      .split(' ')
      .map((word) => spelling.get(word) ?? word)
      .join(' '),
  );
  return ` ^ ${sentences.filter((sentence) => sentence !== '').join(' / ')} / `;
}
