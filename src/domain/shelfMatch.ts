import { isSurer, type Certainty, type Larder, type Service } from './larder.ts';

/** Tiers of the specification, section 9: what share of the ingredients one has, per cent. */
const TIERS = { perfect: 100, almost: 50, partial: 1 } as const;
export type Tier = keyof typeof TIERS;

/** A line of a recipe as matching sees it. */
export interface AskedLine {
  /** Id of the ingredient. */
  ingredient: string;
  /** No relative will do. */
  specific: boolean;
  /** Garnish and optional lines don't count for or against a drink. */
  counts: boolean;
  /** The line's name in the language of the page, for entries that resolve to nothing. */
  name?: string;
}

export interface AskedRecipe {
  id: string;
  lines: readonly AskedLine[];
}

/** How well a shelf serves a recipe (specification, section 3: score, matched, missing, total). */
export interface ShelfMatch {
  id: string;
  /** 1–100: round(matched / total × 100). */
  score: number;
  tier: Tier;
  /** In the order of the recipe. */
  matched: { ingredient: string; service: Service }[];
  /** Ids of the ingredients that are lacking. */
  missing: string[];
  /** Lines that count. */
  total: number;
}

/** How much each certainty weighs where scores are equal. */
const WEIGHTS: Record<Certainty, number> = { exact: 3, family: 2, 'stand-in': 1, name: 0 };
/** Ways that a line takes which allows no relative. */
const STRICT: readonly Certainty[] = ['exact', 'name'];

/** The group in which a score is shown. */
export function tierOf(score: number): Tier {
  if (score >= TIERS.perfect) return 'perfect';
  return score >= TIERS.almost ? 'almost' : 'partial';
}

/**
 * By what each ingredient is served best from a shelf.
 *
 * @param shelf ids of what one has
 */
export function servicesOf(shelf: Iterable<string>, larder: Larder): ReadonlyMap<string, Service[]> {
  const best = new Map<string, Service[]>();
  for (const id of shelf) {
    for (const [asked, service] of larder.servedBy(id)) {
      const before = best.get(asked);
      if (before === undefined) best.set(asked, [service]);
      else if (before[0] !== undefined && isSurer(service, before[0])) before.unshift(service);
      else before.push(service);
    }
  }
  return best;
}

/**
 * The recipes that a shelf serves at least in part: best score first, then how sure the matches are, then in the
 * order given.
 *
 * @param byName tells whether an entry that is no known ingredient matches a line by its words
 */
export function matchShelf(
  recipes: readonly AskedRecipe[],
  services: ReadonlyMap<string, Service[]>,
  byName: (line: AskedLine) => Service | undefined = () => undefined,
): ShelfMatch[] {
  const found: { match: ShelfMatch; sureness: number }[] = [];
  for (const { id, lines } of recipes) {
    const match: ShelfMatch = { id, score: 0, tier: 'partial', matched: [], missing: [], total: 0 };
    let sureness = 0;
    for (const line of lines) {
      if (!line.counts) continue;
      match.total += 1;
      const service = serve(line, services) ?? byName(line);
      if (service === undefined) match.missing.push(line.ingredient);
      else {
        match.matched.push({ ingredient: line.ingredient, service });
        sureness += WEIGHTS[service.how];
      }
    }
    match.score = match.total === 0 ? 0 : Math.round((match.matched.length / match.total) * 100);
    if (match.score === 0) continue;
    match.tier = tierOf(match.score);
    found.push({ match, sureness: sureness / match.total });
  }
  return found
    .sort((a, b) => b.match.score - a.match.score || b.sureness - a.sureness)
    .map(({ match }) => match);
}

function serve(line: AskedLine, services: ReadonlyMap<string, Service[]>): Service | undefined {
  const ways = services.get(line.ingredient);
  return line.specific
    ? ways?.find(({ how, by }) => STRICT.includes(how) || by === line.ingredient)
    : ways?.[0];
}
