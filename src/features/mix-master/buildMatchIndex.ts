import { readLineCode } from '../../domain/shelf/lineCode.ts';
import type { MixIndex } from '../../contracts/shelf/mixIndex.ts';
import { createMatchIndex, type MatchIndex } from '../../domain/shelf/matchIndex.ts';
import type { MatchRecipe } from '../../domain/shelf/shelfMatch.ts';

/** The ingredients of an index as the rules of matching take them. */
export function buildMatchIndex({
  ingredients,
  bottles,
  remarks,
}: Pick<MixIndex, 'ingredients' | 'bottles' | 'remarks'>): MatchIndex {
  const idAt = (place: number) => ingredients[place]?.id ?? '';
  return createMatchIndex([
    ...ingredients.map(({ id, parent, differs, standIns = [], yields = [], isSpirit, strength }) => ({
      id,
      proof: isSpirit ? strength : undefined,
      parent: parent === undefined ? undefined : idAt(parent),
      standIns: standIns.map(([use, ratio, remark]) => ({
        use: idAt(use),
        ratio,
        remark: remark === undefined ? undefined : remarks[remark]?.id,
      })),
      yields: yields.map(idAt),
      differs: differs === undefined ? undefined : remarks[differs]?.id,
    })),
    ...bottles.map(({ entry, of, strength }) => ({
      id: entry,
      proof: ingredients[of]?.isSpirit ? strength : undefined,
      parent: idAt(of),
      standIns: [],
      yields: [],
      isBottle: true as const,
    })),
  ]);
}

/** The recipes of an index as the rules of matching take them. */
export function listMatchRecipes({
  ingredients,
  recipes,
}: Pick<MixIndex, 'ingredients' | 'recipes'>): MatchRecipe[] {
  const idAt = (place: number) => ingredients[place]?.id ?? '';
  return recipes.map(({ id, lines, or = [] }) => {
    const othersOf = new Map(or.map(([line, ...places]) => [line, places.map(idAt)]));
    return {
      id,
      lines: lines.map((code, line) => {
        const { place, specific } = readLineCode(code);
        return { ingredient: idAt(place), or: othersOf.get(line), specific };
      }),
    };
  });
}
