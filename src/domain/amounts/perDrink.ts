import { foldText } from '../../text/foldText.ts';
import {
  DRINK_WORDS,
  EACH_ALONE,
  MEASURES,
  NUMBER_WORDS,
  PER_WORDS,
  WITH_WORDS,
  wordSet,
} from './amountWords.ts';
import { tidyLine, tokenize, type Token } from './tokens.ts';

const AMOUNT_WORDS = wordSet(
  'amount, amounts, quantity, quantities, measure, measures, measurements, ingredients, specs, menge, mengen, mengenangaben, angaben, zutaten, hoeveelheid, hoeveelheden, maten, ingredienten, cantidad, cantidades, medidas, ingredientes, quantite, quantites, mesures, doses',
);

const PART_SIGNS: ReadonlySet<string> = new Set(['(', ')', '[', ']', ',', ';']);

/**
 * Whether a line of a recipe says that its amount is for one drink: "1 egg white per drink", "1 oz cream each". "4
 * dashes bitters (1 per drink)" gives another amount as well.
 */
export function isPerDrink(line: string): boolean {
  let hasAmount = false;
  for (const part of partsOf(line)) {
    const words = part.filter(({ kind }) => kind !== 'sign');
    const hasNumber = words.some(({ kind, folded }) => kind !== 'word' || NUMBER_WORDS.has(folded));
    const isPer = words.some(
      ({ folded }, place) =>
        isPerWords(folded, words[place + 1]?.folded) ||
        // "Top each with champagne"
        (EACH_ALONE.has(folded) && WITH_WORDS.has(words[place + 1]?.folded ?? '')),
    );
    if ((isPer || isEach(words)) && !(hasNumber && hasAmount)) return true;
    hasAmount ||= hasNumber;
  }
  return false;
}

/** Whether "each" ends it; "330 ml each" says what is in one can. */
function isEach(words: readonly Token[]): boolean {
  const [before, last] = [words.at(-2), words.at(-1)];
  const isOfPiece = before !== undefined && (before.kind !== 'word' || MEASURES.has(before.folded));
  return last !== undefined && EACH_ALONE.has(last.folded) && !isOfPiece;
}

/** The tokens of a line between commas and brackets. */
function partsOf(line: string): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokenize(tidyLine(line)))
    if (PART_SIGNS.has(token.text)) parts.push([]);
    else parts.at(-1)?.push(token);
  return parts;
}

/** Whether a text says so of all amounts of its recipe: "All amounts are per drink." */
export function saysAmountsPerDrink(text: string): boolean {
  return sentencesOf(text).some((sentence) => {
    const words = foldText(sentence).split(' ');
    return (
      words.some((word) => AMOUNT_WORDS.has(word)) &&
      words.some((word, place) => isPerWords(word, words[place + 1]))
    );
  });
}

function isPerWords(word: string, next: string | undefined): boolean {
  return PER_WORDS.has(word) && DRINK_WORDS.has(next ?? '');
}

function sentencesOf(text: string): string[] {
  return text.split(/[.!?;\n]/);
}
