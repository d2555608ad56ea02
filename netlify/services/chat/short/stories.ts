import type { Catalogue } from '../../../../src/catalogue/catalogue.ts';
import type { Locale } from '../../../../src/contracts/site/locale.ts';
import { memoize } from '../../../../src/domain/lib/memoize.ts';
import { foldText } from '../../../../src/text/foldText.ts';
import { textIn } from '../../../../src/text/textIn.ts';

/** Letters of a name that a story may be found by. */
const SHORTEST = 4;
/** Letters of an ending. */
const LONGEST_ENDING = 2;
/** A word that more stories have tells nothing. */
const COMMON = 40;

/** The folded texts of all drinks in a language, prepared once. */
const storiesOf = memoize(
  (catalogue: Catalogue) =>
    memoize((language: Locale) =>
      catalogue.recipes.map(({ id, description }) => ({
        id,
        text: ` ${foldText(textIn(description, language))} `,
      })),
    ),
  new WeakMap(),
);

/** Names of people and places in the stories: what English writes with a capital within a sentence. */
const namesOf = memoize((catalogue: Catalogue) => {
  const found = catalogue.recipes.flatMap(({ description }) => [
    ...textIn(description, 'en').matchAll(/(?<=[\p{Ll},] )\p{Lu}\p{L}+/gu),
  ]);
  return new Set(found.map(([name]) => foldText(name)));
}, new WeakMap());

/**
 * Drinks whose text has a year or a name that nothing else was read from: "1920s", "New Orleans".
 *
 * @returns the word that tells most, and ids of the drinks; undefined where no story has one
 */
export function findStories(
  words: readonly string[],
  language: Locale,
  catalogue: Catalogue,
): { word: string; ids: ReadonlySet<string> } | undefined {
  const stories = storiesOf(catalogue)(language);
  const names = namesOf(catalogue);
  const found = words
    .filter((word) => /^\d{4}s?$/.test(word) || (word.length >= SHORTEST && names.has(word)))
    .map((word) => {
      // "1920s" are the years from 1920 on.
      const decade = /^(\d{3})0s?$/.exec(word)?.[1];
      const wanted = decade === undefined ? ` ${word}` : ` ${decade}`;
      return { word, ids: new Set(stories.filter(({ text }) => hasWord(text, wanted)).map(({ id }) => id)) };
    })
    .filter(({ ids }) => ids.size > 1 && ids.size <= COMMON);
  return found.sort((a, b) => a.ids.size - b.ids.size)[0];
}

/** Whether a text has a word, be it with an ending: "austria" and "austrian", not "grey" and "greyhound". */
function hasWord(text: string, wanted: string): boolean {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const end = text.indexOf(' ', at + 1);
    if (end - at - wanted.length <= LONGEST_ENDING) return true;
  }
  return false;
}
