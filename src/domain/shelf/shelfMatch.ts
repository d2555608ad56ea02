import { type MatchIndex } from './matchIndex.ts';
import { CERTAINTIES, isExact, isSurer, type Certainty, type Service } from './service.ts';
import { assignLines, type Assigned } from './lineAssignment.ts';
import { lineKey, type MatchLine } from './matchLine.ts';
import { STAPLES } from './staples.ts';

/** From what score on a drink is almost there, per cent (specification, section 9). */
const ALMOST = 50;
/**
 * The groups of the specification, section 9, and between the first two what can be made with a swap:
 * `perfect` has every line as asked, `swap` every line but some by swaps, the other two go by their scores.
 */
export const TIERS = ['perfect', 'swap', 'almost', 'partial'] as const;
export type Tier = (typeof TIERS)[number];

export interface MatchRecipe {
  id: string;
  lines: readonly MatchLine[];
}

/** A line and by what it is served. */
export interface ServedLine {
  line: MatchLine;
  service: Service;
}

/** How well a shelf serves a recipe (specification, section 3: score, matched, missing, total). */
export interface ShelfMatch {
  id: string;
  /** 0–100: round(matched / total × 100), where a line that is not served exactly counts half; 100 is exact throughout. */
  score: number;
  tier: Tier;
  /** In the order of the recipe. */
  matched: readonly ServedLine[];
  missing: readonly MatchLine[];
  /** Lines that count. */
  total: number;
  /** How sure the matches are; decides between equal scores. */
  sureness: number;
  /** Id of the drink that swaps would make of it, see `catalogueMatch.ts`. They are not offered: their lines are missing. */
  makes?: string;
}

/** Tells which entries that are no known ingredient match a line by their words. */
export type ByName = (line: MatchLine) => readonly Service[];

/** Per ingredient by what it is served, the surest way first; each thing once. */
export type Services = ReadonlyMap<string, readonly Service[]>;

/** How much each certainty weighs where scores are equal. */
const WEIGHTS: Record<Certainty, number> = { exact: 3, family: 2, 'stand-in': 1, name: 0 };

/** The score of the specification, section 5, of which a swap or a guess is half a match. */
function calculateScore(exact: number, others: number, total: number): number {
  return total === 0 ? 0 : Math.round(((exact + others / 2) / total) * 100);
}

/** By what each ingredient is served from a shelf; the order of the shelf does not matter. */
export function listServices(shelf: Iterable<string>, matchIndex: MatchIndex): Services {
  const services = new Map<string, Service[]>();
  for (const id of new Set(shelf)) {
    for (const [asked, service] of matchIndex.servedBy(id)) {
      const ways = services.get(asked);
      if (ways === undefined) services.set(asked, [service]);
      else insert(ways, service);
    }
  }
  return services;
}

/** Puts a way among others, the surest first. */
function insert(ways: Service[], way: Service): void {
  const place = ways.findIndex((other) => isSurer(way, other));
  ways.splice(place === -1 ? ways.length : place, 0, way);
}

/**
 * All ways in which a line is served, the surest first; a specific line takes the ingredient itself, what yields it and
 * what the reader has said to pour for it.
 * What a recipe takes as well serves as a kind does, and nothing stands in for it.
 */
export function listLineServices(
  line: MatchLine,
  services: Services,
  byName: ByName | undefined,
): readonly Service[] {
  const ways = withOthers(services.get(line.ingredient) ?? [], line, services);
  const fitting = line.specific ? ways.filter(({ how, own }) => how === CERTAINTIES[0] || own) : ways;
  return byName === undefined ? fitting : [...fitting, ...byName(line)];
}

function withOthers(ways: readonly Service[], { or }: MatchLine, services: Services): readonly Service[] {
  if (or === undefined) return ways;
  const all = [...ways];
  for (const id of or) {
    for (const { by, how } of services.get(id) ?? []) {
      const before = all.findIndex((way) => way.by === by);
      const way: Service = { by, how: 'family', taken: true };
      if (!isExact({ how }) || (before !== -1 && !isSurer(way, all[before] ?? way))) continue;
      if (before !== -1) all.splice(before, 1);
      insert(all, way);
    }
  }
  return all;
}

/**
 * How a shelf serves one recipe: each thing of the shelf one line. So that it stays the same drink, swaps that are
 * not the reader's own serve at most half of its lines, guesses and staples aside, and a bottle serves a line more only where all
 * its lines are at most half of the drink's, staples aside.
 */
export function matchRecipe(recipe: MatchRecipe, services: Services, byName?: ByName): ShelfMatch {
  const { id, lines } = recipe;
  const ways = lines.map((line) => listLineServices(line, services, byName));
  return matchOf(id, lines, serveLines(lines, ways));
}

/** By what each line of a drink is served, as {@link matchRecipe} does it; the ways of each line, the surest first. */
function serveLines(lines: readonly MatchLine[], ways: readonly (readonly Service[])[]): Assigned {
  return withoutPoorSwaps(lines, assign(lines, ways));
}

/** A match of lines that are served as they are said to be. */
function matchOf(id: string, lines: readonly MatchLine[], assigned: Assigned): ShelfMatch {
  const matched: ServedLine[] = [];
  const missing: MatchLine[] = [];
  let exact = 0;
  let weight = 0;
  let isGuessed = false;
  for (const [place, line] of lines.entries()) {
    const service = assigned[place];
    if (service === undefined) missing.push(line);
    else {
      matched.push({ line, service });
      weight += WEIGHTS[service.how];
      exact += Number(isExact(service));
      isGuessed ||= service.how === 'name';
    }
  }
  const total = lines.length;
  const score = calculateScore(exact, matched.length - exact, total);
  const isWhole = total > 0 && missing.length === 0 && !isGuessed;
  const tier = isWhole ? (exact === total ? 'perfect' : 'swap') : tierOf(score);
  return { id, score, tier, matched, missing, total, sureness: total === 0 ? 0 : weight / total };
}

function tierOf(score: number): Tier {
  return score >= ALMOST ? 'almost' : 'partial';
}

/** Lines that ask for the same are served by the same. */
function assign(lines: readonly MatchLine[], ways: readonly (readonly Service[])[]): Assigned {
  const firsts = lines.map((line) => firstAlike(lines, line));
  if (firsts.every((first, place) => first === place)) return assignLines(ways);
  const distinct = [...new Set(firsts)];
  const assigned = assignLines(distinct.map((place) => ways[place] ?? []));
  return firsts.map((first) => assigned[distinct.indexOf(first)]);
}

function firstAlike(lines: readonly MatchLine[], line: MatchLine): number {
  return lines.findIndex(
    (other) => other === line || (other.ingredient === line.ingredient && lineKey(other) === lineKey(line)),
  );
}

function withoutPoorSwaps(lines: readonly MatchLine[], assigned: Assigned): Assigned {
  if (!assigned.some((service) => service?.how === 'stand-in')) return assigned;
  const counting = lines.flatMap(({ ingredient }, place) => (STAPLES.includes(ingredient) ? [] : [place]));
  const servedBy = (bottle: string) => counting.filter((place) => assigned[place]?.by === bottle).length;
  const isPoor = ({ by, twice }: Service) => twice === true && counting.length < 2 * servedBy(by);
  const kept = assigned.map((service) => (service !== undefined && isPoor(service) ? undefined : service));
  const isSwap = (service: Service | undefined) => service?.how === 'stand-in' && service.own !== true;
  const swaps = counting.filter((place) => isSwap(kept[place])).length;
  const guesses = counting.filter((place) => kept[place]?.how === 'name').length;
  if (2 * swaps <= counting.length - guesses) return kept;
  return kept.map((service) => (isSwap(service) ? undefined : service));
}

/** Best score first, then how sure the matches are. */
export function byMatch(a: ShelfMatch, b: ShelfMatch): number {
  return b.score - a.score || b.sureness - a.sureness;
}
