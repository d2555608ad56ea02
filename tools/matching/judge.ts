import { mixIndex, mixWords } from '../../src/catalogue/mixIndex.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { LOCALES, type Locale } from '../../src/contracts/site/locale.ts';
import { readEntryIds } from '../../src/domain/shelf/shelfEntries.ts';
import { listServices, listLineServices } from '../../src/domain/shelf/shelfMatch.ts';
import { matchesByWord } from '../../src/domain/shelf/wordRule.ts';
import { buildMatchIndex } from '../../src/features/mix-master/buildMatchIndex.ts';
import { createVocabulary } from '../../src/features/mix-master/vocabulary.ts';
import type { LabelledPair } from './labelledPairs.ts';

/** How the site answers a pair: by the ingredient tree where the entry resolves, else by name. */
export type Judge = (pair: LabelledPair) => string;

/** How well answers agree with the labels. */
export interface Measure {
  /** Of what is said to match, the share that does. */
  precision: number;
  /** Of what matches, the share that is said to. */
  recall: number;
  /** The share of all pairs whose way of matching is the labelled one. */
  sameWay: number;
}

/** The site's own matching, as the page of the pair's language does it. */
export function createJudge(catalogue: Catalogue): Judge {
  const matchIndex = buildMatchIndex(mixIndex(catalogue, 'en'));
  const vocabularies = new Map(
    LOCALES.map((locale) => [
      locale,
      createVocabulary(mixIndex(catalogue, locale), locale, mixWords(catalogue, locale)),
    ]),
  );
  return ({ locale, entry, asked, specific }) => {
    const ids = readEntryIds(entry, (text) => vocabularies.get(locale)?.find(text));
    if (ids === undefined) return matchesByWord(entry, nameOf(catalogue, asked, locale)) ? 'name' : 'none';
    const [surest] = listLineServices(
      { ingredient: asked, specific },
      listServices(ids, matchIndex),
      undefined,
    );
    return surest?.how ?? 'none';
  };
}

/** The specification's word rule alone. */
export function createWordJudge(catalogue: Catalogue): Judge {
  return ({ locale, entry, asked }) =>
    matchesByWord(entry, nameOf(catalogue, asked, locale)) ? 'name' : 'none';
}

/** Measures a judge on labelled pairs. */
export function measure(pairs: readonly LabelledPair[], judge: Judge): Measure {
  const judged = pairs.map((pair) => ({ isRight: pair.answer !== 'none', said: judge(pair), pair }));
  const said = judged.filter((one) => one.said !== 'none');
  const right = judged.filter(({ isRight }) => isRight);
  const both = said.filter(({ isRight }) => isRight).length;
  return {
    precision: both / said.length,
    recall: both / right.length,
    sameWay: judged.filter((one) => one.said === one.pair.answer).length / judged.length,
  };
}

function nameOf({ ingredientById }: Catalogue, id: string, locale: Locale): string {
  const ingredient = ingredientById.get(id);
  if (ingredient === undefined) throw new Error(`The labelled pair asks for "${id}", which nobody knows.`);
  return ingredient.names[locale];
}
