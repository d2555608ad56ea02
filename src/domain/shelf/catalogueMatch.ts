import { addToList } from '../lib/addToList.ts';
import { listAccepted, type MatchLine } from './matchLine.ts';
import { type MatchIndex } from './matchIndex.ts';
import { memoize } from '../lib/memoize.ts';
import { isExact } from './service.ts';
import { servesAll } from './lineAssignment.ts';
import {
  byMatch,
  matchRecipe,
  listServices,
  listLineServices,
  type MatchRecipe,
  type ByName,
  type ServedLine,
  type Services,
  type ShelfMatch,
} from './shelfMatch.ts';
import { ALWAYS_THERE } from './staples.ts';

/** Matches a recipe as `matchRecipe` does, without swaps that make another drink of it; the reader's own ones stay. */
export type CatalogueMatch = (recipe: MatchRecipe, services: Services, byName?: ByName) => ShelfMatch;

/** A recipe without what is always there. */
type Mixture = MatchRecipe;

/**
 * Prepares the recipes of a catalogue to tell when a swap turns one drink into another: vodka and orange juice are a
 * Screwdriver, so that orange juice is no swap in a Greyhound. The next best swap is tried then; where none is left, the
 * match names the other drink, of several the first of the order given.
 */
export function createCatalogueMatch(
  recipes: readonly MatchRecipe[],
  matchIndex: MatchIndex,
): CatalogueMatch {
  const order = new Map(recipes.map(({ id }, place) => [id, place]));
  const askingFor = new Map<string, Mixture[]>();
  for (const { id, lines } of recipes) {
    const mixture = { id, lines: withoutWater(lines) };
    for (const ingredient of new Set(mixture.lines.flatMap(listAccepted)))
      addToList(askingFor, ingredient, mixture);
  }

  /** Ingredients that a thing serves for exactly. */
  const servedExactly = memoize((thing: string) => {
    const served = [...matchIndex.servedBy(thing)].filter(([, service]) => isExact(service));
    return new Set(served.map(([asked]) => asked));
  });
  const serves = (thing: string, { ingredient, or }: MatchLine) => {
    const served = servedExactly(thing);
    return served.has(ingredient) || or?.some((id) => served.has(id)) === true;
  };
  /** Recipes with a line that a thing serves exactly, by how many lines they have. */
  const candidates = memoize((thing: string) =>
    Map.groupBy(
      new Set([...servedExactly(thing)].flatMap((asked) => askingFor.get(asked) ?? [])),
      ({ lines }) => lines.length,
    ),
  );

  /** Id of the drink that swaps make of a match. */
  function otherDrink(match: ShelfMatch, swaps: readonly ServedLine[]): string | undefined {
    const things = thingsIn(match);
    const alike = swaps.flatMap(({ service }) => candidates(service.by).get(things.length) ?? []);
    if (alike.length === 0) return undefined;
    const kept = new Set([...linesWithout(match, swaps), ...match.missing].flatMap(listAccepted));
    /** Whether a recipe is the same but for what is swapped: a Ti’ Punch is a Daiquiri with other rum, and its lime is no juice. */
    const differsInSwaps = ({ lines }: Mixture) =>
      lines.every(
        (line) =>
          listAccepted(line).some((id) => kept.has(id)) ||
          swaps.some(({ service }) => serves(service.by, line)),
      );
    const mayServe = ({ lines }: Mixture) =>
      lines.every((line) => things.some((thing) => serves(thing, line)));
    const others = [...new Set(alike)].filter(
      (other) => other.id !== match.id && mayServe(other) && differsInSwaps(other),
    );
    if (others.length === 0) return undefined;
    const services = listServices(things, matchIndex);
    return others
      .sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0))
      .find(({ lines }) => servesAll(lines.map((line) => listLineServices(line, services, undefined))))?.id;
  }

  const swapsOf = ({ matched }: ShelfMatch) =>
    matched.filter(({ service }) => service.how === 'stand-in' && service.own !== true);

  /** The best match that is left where one of several swaps is given up, and the drink stays what it is. */
  function withOneLess(
    swaps: readonly ServedLine[],
    matchWithout: (given: readonly ServedLine[]) => ShelfMatch,
  ): ShelfMatch | undefined {
    if (swaps.length < 2) return undefined;
    return swaps
      .map((swap) => matchWithout([swap]))
      .filter((match) => otherDrink(match, swapsOf(match)) === undefined)
      .sort(byMatch)[0];
  }

  return (recipe, services, byName) => {
    let left = services;
    let makes: string | undefined;
    for (;;) {
      const match = matchRecipe(recipe, left, byName);
      const swaps = swapsOf(match);
      if (swaps.length === 0) return makes === undefined ? match : { ...match, makes };
      const other = otherDrink(match, swaps);
      if (other === undefined) return match;
      makes ??= other;
      const kept = withOneLess(swaps, (given) => matchRecipe(recipe, withoutWays(left, given), byName));
      if (kept !== undefined) return { ...kept, makes };
      left = withoutWays(left, swaps);
    }
  };
}

/** The matched lines that none of these swaps serves. */
function linesWithout({ matched }: ShelfMatch, swaps: readonly ServedLine[]): MatchLine[] {
  return matched.filter((one) => !swaps.includes(one)).map(({ line }) => line);
}

function withoutWays(services: Services, served: readonly ServedLine[]): Services {
  const left = new Map(services);
  for (const { line, service } of served) {
    for (const id of listAccepted(line)) {
      const ways = left.get(id) ?? [];
      left.set(
        id,
        ways.filter(({ by }) => by !== service.by),
      );
    }
  }
  return left;
}

/** What would be in the glass: the things that serve, and what is missing as it is asked for. */
function thingsIn({ matched, missing }: ShelfMatch): string[] {
  const served = matched.map(({ line, service }) => (service.how === 'name' ? line.ingredient : service.by));
  const things = new Set([...served, ...missing.map(({ ingredient }) => ingredient)]);
  return [...things].filter((thing) => !ALWAYS_THERE.includes(thing));
}

/** The lines of a recipe that make one drink differ from another. */
function withoutWater(lines: readonly MatchLine[]): MatchLine[] {
  return lines.filter(({ ingredient }) => !ALWAYS_THERE.includes(ingredient));
}
