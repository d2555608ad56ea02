const LIGATURES: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l' };

/**
 * A text as it is compared with what somebody types: lower case, without accents, apostrophes and other signs.
 *
 * @example foldText('Piña Colada') // 'pina colada'
 * @example foldText('Pimm’s No. 1') // 'pimms no 1'
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’`]/gu, '')
    .replace(/[ßœæøł]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
