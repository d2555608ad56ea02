import { CERTAINTIES, isSurer, type Certainty, type Larder, type Service } from './larder.ts';

/** Tiers of the specification, section 9: what share of the ingredients one has, per cent. */
const TIERS = { perfect: 100, almost: 50, partial: 1 } as const;
export type Tier = keyof typeof TIERS;

/** A line of a recipe as matching sees it. Garnish and optional lines don't count and are left out. */
export interface AskedLine {
  /** Id of the ingredient. */
  ingredient: string;
  /** No relative will do. */
  specific: boolean;
}

export interface AskedRecipe {
  id: string;
  lines: readonly AskedLine[];
}

/** How well a shelf serves a recipe (specification, section 3: score, matched, missing, total). */
export interface ShelfMatch {
  id: string;
  /** 0–100: round(matched / total × 100). */
  score: number;
  tier: Tier;
  /** In the order of the recipe. */
  matched: { line: AskedLine; service: Service }[];
  missing: AskedLine[];
  /** Lines that count. */
  total: number;
  /** How sure the matches are; decides between equal scores. */
  sureness: number;
}

/** Tells whether an entry that is no known ingredient matches a line by its words. */
export type ByName = (line: AskedLine) => Service | undefined;

/** How much each certainty weighs where scores are equal. */
export const WEIGHTS: Record<Certainty, number> = { exact: 3, family: 2, 'stand-in': 1, name: 0 };

/** The group in which a score is shown. */
export function tierOf(score: number): Tier {
  if (score >= TIERS.perfect) return 'perfect';
  return score >= TIERS.almost ? 'almost' : 'partial';
}

/** The score of the specification, section 5. */
export function scoreOf(matched: number, total: number): number {
  return total === 0 ? 0 : Math.round((matched / total) * 100);
}

/**
 * By what each ingredient is served from a shelf, the surest way first.
 *
 * @param shelf ids of what one has
 */
export function servicesOf(shelf: Iterable<string>, larder: Larder): ReadonlyMap<string, Service[]> {
  const services = new Map<string, Service[]>();
  for (const id of new Set(shelf)) {
    for (const [asked, service] of larder.servedBy(id)) {
      const ways = services.get(asked);
      if (ways === undefined) services.set(asked, [service]);
      else {
        const place = ways.findIndex((way) => isSurer(service, way));
        ways.splice(place === -1 ? ways.length : place, 0, service);
      }
    }
  }
  return services;
}

/** By what a line is served, if at all; a specific line takes the ingredient itself and what yields it. */
export function serve(
  { ingredient, specific }: AskedLine,
  services: ReadonlyMap<string, Service[]>,
): Service | undefined {
  const [surest] = services.get(ingredient) ?? [];
  return specific && surest?.how !== CERTAINTIES[0] ? undefined : surest;
}

/** How a shelf serves one recipe. */
export function matchRecipe(
  { id, lines }: AskedRecipe,
  services: ReadonlyMap<string, Service[]>,
  byName: ByName = () => undefined,
): ShelfMatch {
  const matched: ShelfMatch['matched'] = [];
  const missing: AskedLine[] = [];
  let weight = 0;
  for (const line of lines) {
    const service = serve(line, services) ?? byName(line);
    if (service === undefined) missing.push(line);
    else {
      matched.push({ line, service });
      weight += WEIGHTS[service.how];
    }
  }
  const total = lines.length;
  const score = scoreOf(matched.length, total);
  const sureness = total === 0 ? 0 : weight / total;
  return { id, score, tier: tierOf(score), matched, missing, total, sureness };
}

/** Best score first, then how sure the matches are. */
export function byMatch(a: ShelfMatch, b: ShelfMatch): number {
  return b.score - a.score || b.sureness - a.sureness;
}

/**
 * The recipes that a shelf serves at least in part, each looked at in turn: best score first, then how sure the
 * matches are, then in the order given. What `createShelfRanking` answers faster.
 */
export function matchShelf(
  recipes: readonly AskedRecipe[],
  services: ReadonlyMap<string, Service[]>,
  byName?: ByName,
): ShelfMatch[] {
  return recipes
    .map((recipe) => matchRecipe(recipe, services, byName))
    .filter(({ score }) => score > 0)
    .sort(byMatch);
}
