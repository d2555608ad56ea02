const LIGATURES: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l' };
/** Whether all of a text is ASCII. */
const ASCII = /^[\x00-\x7f]*$/;
const FOLDED = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/**
 * A text as it is compared with what somebody types: lower case, without accents, apostrophes and other signs.
 *
 * @example foldText('Piña Colada') // 'pina colada'
 * @example foldText('Pimm’s No. 1') // 'pimms no 1'
 */
export function foldText(text: string): string {
  if (FOLDED.test(text)) return text;
  const lower = text.toLowerCase();
  const plain = ASCII.test(lower) ? lower : lower.normalize('NFD').replace(/[^\x00-\x7f]+/g, foldLetters);
  const bare = plain.replace(/['`]/g, '');
  // Names ask for this most of all; by the letters of all languages it takes three times as long.
  return bare.replace(ASCII.test(bare) ? /[^a-z0-9]+/g : /[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** Letters and signs beyond ASCII without accents; signs become spaces. */
function foldLetters(letters: string): string {
  return letters
    .replace(/[\p{M}’]/gu, '')
    .replace(/[ßœæøł]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]/gu, ' ');
}
