/** A whole citation with the blanks before it. Nothing that a model means by it is longer. */
const CITATION = /(?<![ \t])([ \t]*)\[\[([^[\]\n]{1,60})\]\]/g;
/** What may still become a citation with the next piece, blanks before it included. */
const OPEN = /(?<![ \t])[ \t]*(?:\[(?:\[[^[\]\n]{0,60}\]?)?)?$/;
/** A citation that the end of the answer cuts off. */
const CUT_OFF = /(?<![ \t])[ \t]*\[\[(?:make:)?(?:[\d, ]*|[\da-f]{1,8}-[\da-f-]*)\]?$/;

const IDS = /^\d+(?:\s*[,;]\s*\d+)*$/;
const OWN_ID = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`;
const OWN = new RegExp(`^${OWN_ID}$`);
const RECIPE = new RegExp(String.raw`^make:\s*(\d+|${OWN_ID})$`);

export interface CitedRecipes {
  has(id: string): boolean;
  /** The whole recipe in words, which stands in for `[[make:11002]]`. */
  write(id: string): string;
}

export interface CitationFilter {
  /** @returns what is settled of the text so far and was not given before; it may be empty */
  push(piece: string): string;
  /** @returns what was held back */
  end(): string;
}

/**
 * Filters an answer that comes in pieces: `[[11002]]` stays where the recipe is known and goes where it is not,
 * `[[make:11002]]` becomes the recipe itself, and of anything else between the brackets the words stay.
 *
 * @example const filter = createCitationFilter(recipes);
 *          filter.push('A Negroni [[110') // 'A Negroni'
 *          filter.push('02]].') // ' [[11002]].'
 */
export function createCitationFilter(recipes: CitedRecipes): CitationFilter {
  let held = '';
  let endsOpen = false;

  function settle(text: string): string {
    let settled = '';
    const give = (part: string) => {
      if (part === '') return;
      settled += part;
      endsOpen = part.endsWith('[');
    };
    // What is left over must not become a citation by what was taken out of it.
    const giveWords = (words: string) => {
      give((endsOpen ? words.replace(/^\[+/, '') : words).replace(/\[{2,}/g, '['));
    };
    let from = 0;
    for (const { index, 0: whole, 1: blanks = '', 2: inner = '' } of text.matchAll(CITATION)) {
      giveWords(text.slice(from, index));
      const resolved = resolve(inner.trim());
      if (resolved !== '') give(blanks + resolved);
      from = index + whole.length;
    }
    giveWords(text.slice(from));
    return settled;
  }

  function resolve(inner: string): string {
    const asked = RECIPE.exec(inner)?.[1];
    if (asked !== undefined) return recipes.has(asked) ? recipes.write(asked) : '';
    if (OWN.test(inner)) return recipes.has(inner) ? `[[${inner}]]` : '';
    if (!IDS.test(inner)) return inner;
    return inner
      .split(/[,;]/)
      .map((id) => id.trim())
      .filter((id) => recipes.has(id))
      .map((id) => `[[${id}]]`)
      .join(' ');
  }

  return {
    push(piece) {
      const text = held + piece;
      const { index = text.length } = OPEN.exec(text) ?? {};
      held = text.slice(index);
      return settle(text.slice(0, index));
    },
    end() {
      const rest = settle(held.replace(CUT_OFF, ''));
      held = '';
      return rest;
    },
  };
}

/** An answer in pieces, each of them filtered; those of which nothing is left are passed over. */
export async function* filterCitations<Ending>(
  pieces: AsyncGenerator<string, Ending>,
  recipes: CitedRecipes,
): AsyncGenerator<string, void> {
  const filter = createCitationFilter(recipes);
  for await (const piece of pieces) {
    const text = filter.push(piece);
    if (text !== '') yield text;
  }
  const rest = filter.end();
  if (rest !== '') yield rest;
}
