import words from './anyLanguage.json' with { type: 'json' };

const anywhere = (wordings: string): RegExp => new RegExp(wordings);
const asWords = (wordings: string): RegExp => new RegExp(`\\b(?:${wordings})\\b`);
const asWhole = (wordings: string): RegExp => new RegExp(`^(?:${wordings})$`);

/**
 * What is heard whatever language a message is in, since many guests mix them: wordings in the notation of regular
 * expressions, folded.
 */
export const ANY_LANGUAGE = {
  /** Who says so of themselves or of a guest names what must not be in the glass; “df” is free of milk, “gf” of gluten. */
  intolerant: anywhere(words.intolerant),
  /** What is in things and no thing that anybody would like to have. */
  substance: anywhere(words.substance),
  /** What has had its caffeine taken from it. */
  decaffeinated: asWords(words.decaffeinated),
  /** What stands right before it is meant, as in "strawberry allergy"; not so where it goes on with "to". */
  allergy: asWhole(words.allergy),
  goesOn: asWhole(words.goesOn),
  /** Who speaks of somebody and not of a drink alone. */
  somebody: asWords(words.somebody),
  /** Words that are no part of a name. */
  little: asWhole(words.little),
  /** What stands between things in a list. */
  listed: asWhole(words.listed),
  /** What may stand between a number and what it counts. */
  counted: asWhole(words.counted),
  /** Words at the beginning of a clause that are nobody's name. */
  noNames: asWhole(words.noNames),
};
