import { mixIndex, mixWords } from '../../src/catalogue/mixIndex.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { LOCALES, type Locale } from '../../src/contracts/site/locale.ts';
import { foldText } from '../../src/text/foldText.ts';
import { addEntries } from '../../src/domain/shelf/shelfEntries.ts';
import type { ShelfMatch } from '../../src/domain/shelf/shelfMatch.ts';
import { NO_FILTERS } from '../../src/features/mix-master/filters.ts';
import { createShelfMatcher } from '../../src/features/mix-master/shelfMatcher.ts';
import { createVocabulary } from '../../src/features/mix-master/vocabulary.ts';
import type { ShelfCase } from './shelfCases.ts';

/** What a case says of a drink. */
export const CLAIMS = ['perfect', 'swap', 'notPerfect', 'near'] as const;
export type Claim = (typeof CLAIMS)[number];

/** How a claim turned out; a drink that the catalogue has not is unknown. */
export interface Judged {
  shelfCase: ShelfCase;
  claim: Claim;
  drink: string;
  outcome: 'right' | 'wrong' | 'unknown';
  /** What Mix Master says: a tier, and what is missing. */
  said: string;
}

export interface Examiner {
  /** Judges a case as the page of its language answers it, with what is in every kitchen. */
  judge(shelfCase: ShelfCase): Judged[];
  /** What of a shelf names no ingredient. */
  unread(shelfCase: ShelfCase): string[];
}

/** Prepares the pages of all languages. */
export function createExaminer(catalogue: Catalogue): Examiner {
  const pages = new Map(
    LOCALES.map((locale) => {
      const index = mixIndex(catalogue, locale);
      const vocabulary = createVocabulary(index, locale, mixWords(catalogue, locale));
      return [locale, { kitchen: createShelfMatcher(index, locale), vocabulary }] as const;
    }),
  );
  const drinks = drinksByName(catalogue);
  const pageOf = ({ locale }: ShelfCase) => {
    const page = pages.get(locale);
    if (page === undefined) throw new RangeError(locale);
    return page;
  };
  return {
    judge(shelfCase) {
      const { kitchen, vocabulary } = pageOf(shelfCase);
      const shelf = makeShelf(shelfCase, vocabulary.find);
      const matches = new Map(kitchen.match(shelf, true, NO_FILTERS).map((match) => [match.id, match]));
      return CLAIMS.flatMap((claim) =>
        shelfCase[claim].map((drink): Judged => {
          const id = drinks.get(foldText(drink));
          const match = id === undefined ? undefined : matches.get(id);
          const outcome = id === undefined ? 'unknown' : holds(claim, match) ? 'right' : 'wrong';
          return { shelfCase, claim, drink, outcome, said: said(match) };
        }),
      );
    },
    unread(shelfCase) {
      const { kitchen, vocabulary } = pageOf(shelfCase);
      return makeShelf(shelfCase, vocabulary.find).filter((entry) => !kitchen.isId(entry));
    },
  };
}

/** The shelf of a case as Mix Master takes it. */
export function makeShelf({ shelf }: ShelfCase, find: (text: string) => string | undefined): string[] {
  return shelf.reduce<string[]>((entries, text) => addEntries(entries, text, find).shelf, []);
}

/** Near is what one purchase makes, be it possible at all or without its swap. */
function holds(claim: Claim, match: ShelfMatch | undefined): boolean {
  switch (claim) {
    case 'perfect':
      return match?.tier === 'perfect';
    case 'swap':
      return match?.tier === 'swap';
    case 'notPerfect':
      return match?.tier !== 'perfect';
    case 'near': {
      const swaps = match?.matched.filter(({ service }) => service.how === 'stand-in').length;
      return match?.missing.length === 1 || (match?.tier === 'swap' && swaps === 1);
    }
  }
}

function said(match: ShelfMatch | undefined): string {
  if (match === undefined) return 'nothing';
  const missing = match.missing.map(({ ingredient }) => ingredient).join(', ');
  const swaps = match.matched
    .filter(({ service }) => service.how !== 'exact' && service.how !== 'family')
    .map(({ line, service }) => `${service.by} for ${line.ingredient}`);
  return [
    match.tier,
    missing && `without ${missing}`,
    swaps.join(', '),
    match.makes && `makes ${match.makes}`,
  ]
    .filter(Boolean)
    .join('; ');
}

/** Ids of the drinks by all that they are called, nicknames last; of equal names the most viewed drink. */
function drinksByName({ recipes }: Catalogue): Map<string, string> {
  const ranked = [...recipes].sort((a, b) => a.views - b.views);
  const called = (id: string, names: readonly string[]) =>
    names.map((text): [string, string] => [foldText(text), id]);
  return new Map([
    ...ranked.flatMap(({ id, aliases }) => called(id, Object.values(aliases).flat())),
    ...ranked.flatMap(({ id, name }) => called(id, Object.values(name))),
  ]);
}

/** Counts of a half in a language. */
export interface Tally {
  right: number;
  wrong: number;
  unknown: number;
}

/** Counts per language and claim. */
export function tally(judged: readonly Judged[], locale: Locale, claim: Claim): Tally {
  const own = judged.filter((one) => one.shelfCase.locale === locale && one.claim === claim);
  const count = (outcome: Judged['outcome']) => own.filter((one) => one.outcome === outcome).length;
  return { right: count('right'), wrong: count('wrong'), unknown: count('unknown') };
}
