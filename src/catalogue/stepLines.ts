import { createMentionFinder, type MentionFinder } from '../domain/drinks/mentions.ts';
import { isOfLine } from '../domain/shelf/lineage.ts';
import type { Draft } from './draft.ts';
import type { Drink, DrinkLine } from './drink.ts';

/** "All the ingredients" stands for every line that is no garnish. */
export const COLLECTIVE =
  /\b(all the|all|the other|the remaining|the first|remaining) (other |liquid )?ingredients\b|\beverything\b/i;
/** A step that takes a part of an ingredient: how much, its line does not say. */
const A_PART = /\b(half|third|quarter|some|part|rest|the first)\b/i;
const EXCEPT = /\bexcept\b/i;

/** Words that look like ingredients but name a vessel, a tool or a way of serving. */
const TOOLS = ['water bath', 'mixing glass', 'punch bowl', 'wine glass', 'beer glass', 'ice cream scoop'];

type Content = Pick<Draft, 'ingredientById' | 'vocabularies'>;

/** Finds the ingredients that English steps name. */
export function createStepReader({ ingredientById, vocabularies }: Content): MentionFinder {
  return createMentionFinder(
    [...ingredientById.values()].map(({ id, names, plurals, synonyms }) => ({
      id,
      names: [names.en, ...(plurals ? [plurals.en] : []), ...(synonyms.en ?? [])],
    })),
    [...TOOLS, ...[...vocabularies.glasses.values()].map(({ names }) => names.en)],
  );
}

const readers = new WeakMap<Content, MentionFinder>();

/**
 * The lines that each step of a recipe adds, by their places in the list: each line once, where it is added first.
 * Garnishes are none of them: their steps say how many.
 */
export function findStepLines(
  { lines, steps }: Pick<Drink, 'lines' | 'steps'>,
  content: Content,
): number[][] {
  const read = readers.get(content) ?? createStepReader(content);
  readers.set(content, read);
  const isOf = (one: string, other: string) =>
    isOfLine(one, other, (id) => content.ingredientById.get(id)?.parent);
  /** The lines that a text names: of white rum and rum, "rum" is the rum. */
  const findNamed = (text: string) =>
    read(text).flatMap(({ ids }) => {
      const exact = lines.filter(({ ingredient }) => ids.includes(ingredient));
      const related = ({ ingredient }: DrinkLine) =>
        ids.some((id) => isOf(ingredient, id) || isOf(id, ingredient));
      return exact.length > 0 ? exact : lines.filter(related);
    });
  const left = new Set(lines.filter(({ garnish, beside }) => !garnish && !beside));
  return steps.map((step) => {
    const [added = '', excepted = ''] = step.split(EXCEPT);
    const except = new Set(findNamed(excepted));
    const named = COLLECTIVE.test(added) ? [...left].filter((line) => !except.has(line)) : findNamed(added);
    const taken = new Set(A_PART.test(step) ? [] : named.filter((line) => left.delete(line)));
    return [...lines.keys()].filter((place) => taken.has(lines[place] as DrinkLine));
  });
}
