import { foldText } from '../../text/foldText.ts';
import { toLetterMask } from '../../text/letters.ts';
import { toSoundKey } from '../../text/toSoundKey.ts';
import { stemmed } from '../../text/stem.ts';
import { readQuestion, tellingWords, wordsWithoutFree } from './question.ts';
import type { Searched } from '../../contracts/search/searchedDrinks.ts';

/** A name of a drink as it is compared. */
export interface DrinkName {
  /** Place of the drink. */
  place: number;
  /** Whether the drink is shown by it; else it is one of its other names. */
  isOwn: boolean;
  /** Whether it is a name without its words for "no alcohol": "mojito" of "Virgin Mojito". */
  isFreePart: boolean;
  folded: string;
  /** Its telling words. */
  words: readonly string[];
  /** Those, and their stems, written as one word. */
  joined: string;
  stem: string;
  sound: string;
  /** See {@link toLetterMask}; of `joined` and of `sound`. */
  letters: number;
  soundLetters: number;
}

/** Folded text in the forms in which names are compared. */
export function prepareForms(all: readonly string[]): Omit<DrinkName, 'place' | 'isOwn' | 'isFreePart'> {
  const words = tellingWords(all);
  const joined = words.join('');
  const sound = toSoundKey(joined);
  return {
    folded: all.join(' '),
    words,
    joined,
    stem: words.map(stemmed).join(''),
    sound,
    letters: toLetterMask(joined),
    soundLetters: toLetterMask(sound),
  };
}

/** All names of the drinks, those that they are shown by first. */
export function listDrinkNames(drinks: readonly Searched[]): DrinkName[] {
  return drinks.flatMap(({ name, english, aliases = [] }, place) =>
    [name, ...(english === undefined ? [] : [english]), ...aliases].flatMap((text, order) => {
      const said = readQuestion(text);
      const part = said.isFree ? wordsWithoutFree(said.all) : [];
      const about = { place, isOwn: order === 0 };
      return [
        { ...about, isFreePart: false, ...prepareForms(foldText(text).split(' ')) },
        ...(part.length > 0 ? [{ ...about, isFreePart: true, ...prepareForms(part) }] : []),
      ];
    }),
  );
}
