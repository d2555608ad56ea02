import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../src/catalogue/loadCatalogue.ts';
import { mixIndex, mixWords } from '../../src/catalogue/mixIndex.ts';
import { LOCALES } from '../../src/contracts/site/locale.ts';
import { mixIndexSchema, mixWordsSchema } from '../../src/contracts/shelf/mixIndex.ts';
import { gzipSync } from 'node:zlib';
import { readEntryIds } from '../../src/domain/shelf/shelfEntries.ts';
import { createVocabulary } from '../../src/features/mix-master/vocabulary.ts';
import { getNameReader } from '../../src/catalogue/nameReader.ts';
import type { Substance } from '../../src/contracts/diet/diet.ts';
import { bears, readFoodWords } from '../../src/domain/names/foodReading.ts';
import { BEARING } from '../../src/domain/names/foodWords.ts';
import { foldText } from '../../src/text/foldText.ts';
import { HOUSE_SHELVES, TYPED_ENTRIES } from './houseTables.ts';
import { createJudge, createWordJudge, measure } from './judge.ts';
import { LABELLED_PAIRS } from './labelledPairs.ts';
import { nameCases } from './nameCases.ts';
import { createNameExaminer } from './nameExam.ts';
import { shelfCases } from './shelfCases.ts';
import { createExaminer } from './shelfExam.ts';

/** Compressed bytes that the index may take for each recipe, ingredients included: 40 kB for 600. */
const MOST_BYTES = 40_000 / 600;
/** Compressed bytes that the choices of the filters may take for each recipe, their names included. */
const MOST_TERM_BYTES = 9.2;

const catalogue = loadCatalogue(resolve('data'));

test('matching agrees with a bartender, and better than words do', () => {
  expect(LABELLED_PAIRS.length).toBeGreaterThanOrEqual(60);
  expect(new Set(LABELLED_PAIRS.map(({ locale }) => locale)).size).toBe(LOCALES.length);
  const own = measure(LABELLED_PAIRS, createJudge(catalogue));
  const words = measure(LABELLED_PAIRS, createWordJudge(catalogue));
  expect(own.precision).toBeGreaterThanOrEqual(0.97);
  expect(own.recall).toBeGreaterThanOrEqual(0.97);
  expect(words.precision).toBeLessThan(own.precision);
});

const { judge } = createExaminer(catalogue);

test.each(LOCALES)('the index in %s is well-formed and small', (locale) => {
  const index = mixIndexSchema.parse(mixIndex(catalogue, locale));
  expect(index.recipes).toHaveLength(catalogue.recipes.length);
  const size = gzipSync(JSON.stringify(index)).length;
  const recipes = index.recipes.map((recipe) => ({ ...recipe, terms: undefined }));
  const withoutTerms = gzipSync(JSON.stringify({ ...index, terms: [], recipes })).length;
  expect(withoutTerms).toBeLessThan(MOST_BYTES * catalogue.recipes.length);
  expect(size - withoutTerms).toBeLessThan(MOST_TERM_BYTES * catalogue.recipes.length);
  const words = mixWordsSchema.parse(mixWords(catalogue, locale));
  expect(words.headFirst).toHaveLength(index.ingredients.length);
});

test.each(LOCALES)('what people write on a shelf in %s is understood', (locale) => {
  const { find } = createVocabulary(mixIndex(catalogue, locale), locale, mixWords(catalogue, locale));
  const wrong = Object.entries(TYPED_ENTRIES[locale]).flatMap(([meant, entries]) =>
    entries.flatMap((entry) => {
      const found = (readEntryIds(entry, find) ?? []).join('+');
      return found === meant ? [] : [`${entry}: ${found}, not ${meant}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('shelves are answered as a bartender does', () => {
  const wrong = HOUSE_SHELVES.flatMap(judge)
    .filter(({ outcome }) => outcome !== 'right')
    .map(({ shelfCase, claim, drink, said }) => `${shelfCase.id}: ${drink} ${claim}, not ${said}`);
  expect(wrong).toEqual([]);
});

test.each(['open', 'closed'] as const)('of what strangers say of shelves 96 % holds: %s half', (half) => {
  const judged = shelfCases(half).flatMap(judge);
  const known = judged.filter(({ outcome }) => outcome !== 'unknown');
  const wrong = known.filter(({ outcome }) => outcome === 'wrong');
  const list = wrong.map(({ shelfCase, claim, drink, said }) => `${shelfCase.id} ${claim} ${drink}: ${said}`);
  expect(known.length).toBeGreaterThan(800);
  expect(1 - wrong.length / known.length, half === 'open' ? list.join('\n') : '').toBeGreaterThanOrEqual(
    0.96,
  );
  expect(wrong.filter(({ claim }) => claim === 'notPerfect')).toEqual([]);
});

test('no name that strangers typed loses an allergen, alcohol or a caution, and 97 % are read', () => {
  const judged = nameCases('open').map(createNameExaminer(catalogue));
  expect(judged.length).toBeGreaterThan(2600);
  const harmful = judged.filter(({ lost }) => lost.length > 0);
  expect(harmful.map(({ nameCase, lost }) => `${nameCase.text}: ${lost.join(', ')}`)).toEqual([]);
  const known = judged.filter(({ outcome }) => outcome !== 'apart' && outcome !== 'unclear');
  const read = known.filter(({ outcome }) => outcome === 'right' || outcome === 'held');
  expect(read.length / known.length).toBeGreaterThanOrEqual(0.97);
});

/** Things that a food word makes another thing of; `#` is the word. */
const MADE_OF = {
  en: ['# vodka', '# water'],
  nl: ['#siroop'],
  de: ['#likör', '#saft'],
  es: ['leche de #'],
  fr: ['vodka à la #'],
} as const;

test.each(LOCALES)('no word for an allergen is lost beside a name in %s, nor corrected', (locale) => {
  const { read } = getNameReader(catalogue, locale);
  const lost = Object.values(BEARING).flatMap(({ substances, words }) =>
    words.flatMap((word) =>
      MADE_OF[locale].flatMap((made) => {
        const text = made.replace('#', word);
        const reading = read(text);
        if (reading.id === undefined) return [];
        const { allergens, names, synonyms } = catalogue.ingredientById.entry(reading.id);
        const held = [...allergens.contains, ...allergens.mayContain];
        const isNamed = [names, synonyms].some((texts) => JSON.stringify(texts).toLowerCase().includes(word));
        const isKept = isNamed || substances.some((substance) => held.includes(substance));
        return isKept && !reading.isCorrected ? [] : [`${text}: ${reading.id}`];
      }),
    ),
  );
  expect(lost).toEqual([]);
});

test('no further word for an ingredient speaks of an allergen, alcohol or a caution that it lacks', () => {
  const lacking = [...catalogue.ingredientById.values()].flatMap(
    ({ id, allergens, strength, cautions, moreSynonyms }) => {
      const held: ReadonlySet<Substance> = new Set([...allergens.contains, ...allergens.mayContain]);
      return Object.values(moreSynonyms)
        .flat()
        .filter((text) => {
          const folded = foldText(text);
          const { substances, hasAlcohol, cautions: said } = readFoodWords(folded);
          const lacksCaution = !said.every((caution) => cautions.includes(caution));
          const lacksAlcohol = hasAlcohol && strength === 0 && id !== 'non-alcoholic-beer';
          return !bears(held, substances) || lacksAlcohol || lacksCaution;
        })
        .map((text) => `${text}: ${id}`);
    },
  );
  expect(lacking).toEqual([]);
});
