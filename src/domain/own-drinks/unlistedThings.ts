import type { DrinkParts } from '../../contracts/drinks/drinkParts.ts';
import type { OwnRecipe } from '../../contracts/own-drinks/ownDrink.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { foldText } from '../../text/foldText.ts';
import { readFoods } from '../names/foodReading.ts';
import { readProse, type ProseNames } from '../names/proseReading.ts';
import { COCKTAILS, SOME_ALCOHOL } from '../names/sentenceWords.ts';
import { readFacts } from '../shelf/mixFacts.ts';
import { getPartById, ingredientOf, nameOf } from './describeOwnDrink.ts';

/** A line of a drink, as far as it tells what is poured. */
interface PouredLine {
  ingredient?: string | undefined;
  name: string;
  /** As it was written, where that is more than its name. */
  text?: string;
  /** Per cent of alcohol that is stated of it. */
  strength?: number | null | undefined;
}

/** A thing that texts name and no line is. */
export interface UnlistedThing {
  id: string | undefined;
  name: string;
}

interface Words {
  parts: DrinkParts;
  locale: Locale;
  /** The names of ingredients in sentences. */
  names: ProseNames;
}

/**
 * Things with alcohol, a caution or of animals that the texts of a drink name and none of its lines is.
 *
 * @param texts the steps (`told`), and a description: that may speak of other drinks, so its alcohol counts only where
 *   there is none else
 */
export function findUnlisted(
  lines: readonly PouredLine[],
  texts: { told: string; described: string },
  { parts, locale, names }: Words,
): UnlistedThing[] {
  const told = readProse(texts.told, locale, names).things;
  const described = readProse(texts.described, locale, names).things;
  if (told.length + described.length === 0) return [];
  const known = getPartById(parts);
  const facts = lines.map(({ ingredient, name, strength }) => {
    const part = known.get(ingredient ?? '');
    if (part !== undefined) {
      const held = readFacts(part);
      return { ...held, strength: strength ?? held.strength, isOfAnimals: held.vegan === 'no' };
    }
    const said = readFoods(name);
    return { cautions: said.cautions, strength: strength ?? Number(said.hasAlcohol), isOfAnimals: false };
  });
  const hasAlcohol = facts.some(({ strength }) => strength > 0);
  const isOfAnimals = facts.some((one) => one.isOfAnimals);
  const cautions = new Set(facts.flatMap((one) => [...one.cautions]));
  const said = described.filter((one) => !one.hasAlcohol || one.cautions.length > 0 || !hasAlcohol);
  /** All that is written of the lines, folded, once it is asked for. */
  let written: string | undefined;
  const found = new Map<string, UnlistedThing>();
  for (const { words, id, cautions: own, ...thing } of [...told, ...said]) {
    const isNew =
      own.some((one) => !cautions.has(one)) ||
      (thing.isOfAnimals && !isOfAnimals) ||
      (thing.hasAlcohol && !isHeld(words, id) && !(thing.isInstead && hasAlcohol));
    const isSaid = own.length === 0 && thing.hasAlcohol && ANY_ALCOHOL.has(words) && hasAlcohol;
    if (!isNew || isSaid) continue;
    const name = known.get(id ?? '')?.name ?? words;
    found.set(name, { id, name });
  }
  return [...found.values()];

  function isHeld(words: string, id: string | undefined): boolean {
    written ??= ` ${lines
      .flatMap(({ ingredient, name, text = '' }) => [name, text, known.get(ingredient ?? '')?.name ?? ''])
      .map(foldText)
      .join(' | ')} `;
    const isSame = ({ ingredient }: PouredLine) =>
      ingredient !== undefined &&
      id !== undefined &&
      (names.isKindOf(ingredient, id) || names.isKindOf(id, ingredient));
    return written.includes(` ${words} `) || lines.some(isSame);
  }
}

/** The same of an own drink, by its steps, its note, its name and the notes on its lines. */
export function findUnlistedIn(
  { name, note, instructions, lines }: Pick<OwnRecipe, 'name' | 'note' | 'instructions' | 'lines'>,
  words: Words,
): UnlistedThing[] {
  const poured = lines.flatMap((line) => [
    {
      ingredient: ingredientOf(line),
      name: nameOf(line),
      strength: line.strength,
    },
    ...(line.or ?? []).map((other) => ({ ingredient: other, name: other })),
  ]);
  const told = [instructions ?? '', ...lines.map((line) => line.note ?? '')].join('\n');
  return findUnlisted(poured, { told, described: [name, note ?? ''].join('\n') }, words);
}

/** Words for any alcohol: "add the spirits"; a drink with alcohol may be like a cocktail. */
const ANY_ALCOHOL = new Set([
  ...COCKTAILS,
  ...SOME_ALCOHOL,
  '18+',
  ...[
    'alcohol',
    'alcoholic',
    'liqueur',
    'liqueurs',
    'liquor',
    'liquors',
    'spirit',
    'spirits',
    'alkohol',
    'likor',
    'likore',
  ],
  ...[
    'likeur',
    'likeuren',
    'sterke drank',
    'sterkedrank',
    'licor',
    'licores',
    'alcool',
    'alcools',
    'schnaps',
    'aperitif',
  ],
]);
