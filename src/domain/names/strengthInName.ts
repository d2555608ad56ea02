import { foldText } from '../../text/foldText.ts';

/** Per cent of alcohol from which on a thing is a spirit, whose bottles have their strength in their names. */
const LEAST_SPIRIT = 35;
/** Numbers in the names of spirits that are per cent of alcohol, "Plymouth Gin 57", and proof, "Rittenhouse 100". */
const LEAST_PERCENT = 37;
const LEAST_PROOF = 80;
const MOST_PROOF = 160;
/** Per cent of spirits that are too strong for a number such as 80 to be their proof. */
const OVERPROOF = 50;
const MOST_PERCENT = 96;
/** Words before a number that is part of a name, and those behind one that is an age, a size or a temperature. */
const NAMES_BEFORE = new Set(
  'vat lot cachaca pastis julio avion reserva route no nr nro num number numero nummer n batch petit le un'.split(
    ' ',
  ),
);
const UNITS_BEHIND = new Set(
  'ml cl dl l lt ltr liter litre litro oz year years yr yrs yo y jahre jahrig jahriger jaar jarige ans anos months c f grad degrees'.split(
    ' ',
  ),
);

/**
 * The strength that a number without a sign says in the name of a spirit, per cent: "Stroh 54", "Rittenhouse 100".
 * Undefined where there is none, or where it is no more than the proof of the usual.
 *
 * @param usual per cent of the thing that is named
 * @param isAmount whether a folded word beside a number makes an amount of it
 */
export function bareStrengthIn(
  text: string,
  usual: number,
  isAmount: (word: string) => boolean = () => false,
): number | undefined {
  if (usual < LEAST_SPIRIT) return undefined;
  // A fraction stays one word, and a share is none: "41.2", "100% agave".
  const words = foldText(text.replace(/(\d)[.,](?=\d)/g, '$1dot').replace(/(\d)\s?[%°]/g, '$1share')).split(
    ' ',
  );
  for (const [place, word] of words.entries()) {
    const number = /^\d{2,3}(?:dot\d{1,2})?$/.test(word) ? Number(word.replace('dot', '.')) : 0;
    const [before = '', behind = ''] = [words[place - 1], words[place + 1]];
    const isBeside = [before, behind].some((one) => /\d/.test(one) || isAmount(one));
    if (place === 0 || isBeside || NAMES_BEFORE.has(before) || UNITS_BEHIND.has(behind)) continue;
    if (number >= LEAST_PERCENT && number < LEAST_PROOF) return number;
    if (number < LEAST_PROOF || number > MOST_PROOF) continue;
    if (number / 2 > usual) return number / 2;
    if (usual >= OVERPROOF && number <= MOST_PERCENT) return number;
  }
  return undefined;
}
