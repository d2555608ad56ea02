import { OCCASIONS, type Occasion } from '../contracts/search/wishes.ts';
import type { IngredientCategory } from '../contracts/drinks/ingredient.ts';
import { byPopularity } from '../domain/drinks/popular.ts';
import { occasionOfWeek, type Half } from '../domain/drinks/season.ts';
import { memoize } from '../domain/lib/memoize.ts';
import { listAccepted } from '../domain/shelf/matchLine.ts';
import { occasionFit } from '../domain/wishes/occasionFit.ts';
import type { Drink } from './drink.ts';
import { LEAST_FIT } from './drinkTerms.ts';
import type { Guide } from './guides.ts';
import { bottleOrder } from './guideViews.ts';
import type { WholeCatalogue } from './loadCatalogue.ts';
import { countingLines } from './mixIndex.ts';
import { getWishedDrinks } from './wishedDrinks.ts';

/** What the home page shows in a week of the year, by language-free facts. */
export interface Week {
  week: number;
  /** The drink of each day of the week. */
  days: { day: number; drink: Drink }[];
  seasons: { half: Half; occasion: Occasion; drinks: Drink[] }[];
  trio: { bottles: string[]; count: number; drinks: Drink[] } | undefined;
  guide: Guide | undefined;
}

const DAYS_OF_YEAR = 365;
/** Steps through the year's drinks; shares no factor with the days, so that each has its day and neighbours differ. */
const STEP = 149;
/** Drinks beside a season and three bottles, and of a season those that suit it best, which take turns. */
const SHOWN = 4;
const SEASONAL = 24;
/** Bottles that trios are made of, and trios that take turns. */
const FIRST_BOTTLES = 9;
const TRIOS = 13;
/** What one buys by the bottle; the rest is in a kitchen. */
const BOTTLES: ReadonlySet<IngredientCategory> = new Set<IngredientCategory>([
  ...(['spirit', 'liqueur', 'fortified-wine', 'bitters', 'wine', 'beer'] as const),
]);

/** What a week of the year shows, from 0; the same in every year, so that a page needs no new build to be true. */
export function buildWeek(catalogue: WholeCatalogue, week: number): Week {
  const { best, seasonal, trios } = prepare(catalogue);
  const days = Array.from({ length: 7 }, (_, at) => week * 7 + at + 1).flatMap((day) => {
    const drink = best[(day * STEP) % best.length];
    return drink && day <= DAYS_OF_YEAR + 1 ? [{ day, drink }] : [];
  });
  const seasons = (['north', 'south'] as const).map((half) => {
    const occasion = occasionOfWeek(week, half);
    return { half, occasion, drinks: takeTurns(seasonal.get(occasion) ?? [], week) };
  });
  return {
    week,
    days,
    // In December both halves celebrate the same.
    seasons: seasons[0]?.occasion === seasons[1]?.occasion ? seasons.slice(0, 1) : seasons,
    trio: trios[week % Math.max(1, trios.length)],
    guide: catalogue.guides[week % Math.max(1, catalogue.guides.length)],
  };
}

function takeTurns(drinks: readonly Drink[], week: number): Drink[] {
  const start = (week * SHOWN) % Math.max(1, drinks.length);
  return [...drinks.slice(start), ...drinks.slice(0, start)].slice(0, SHOWN);
}

const prepare = memoize((catalogue: WholeCatalogue) => {
  const cocktails = catalogue.recipes.filter(({ kind }) => kind === 'cocktail').sort(byPopularity);
  const facts = new Map(getWishedDrinks(catalogue).map((drink) => [drink.id, drink]));
  const seasonal = new Map(
    OCCASIONS.map((occasion) => {
      const fitOf = ({ id }: Drink) => {
        const drink = facts.get(id);
        return drink === undefined ? 0 : occasionFit(drink, occasion);
      };
      const fitting = cocktails.filter((drink) => fitOf(drink) >= LEAST_FIT);
      return [occasion, fitting.sort((a, b) => fitOf(b) - fitOf(a)).slice(0, SEASONAL)];
    }),
  );
  return { best: cocktails.slice(0, DAYS_OF_YEAR), seasonal, trios: findTrios(catalogue, cocktails) };
}, new WeakMap());

/** The three bottles that make the most drinks with what a kitchen has, all three of use; nothing is swapped. */
function findTrios(catalogue: WholeCatalogue, cocktails: readonly Drink[]): NonNullable<Week['trio']>[] {
  const ids = bottleOrder(catalogue)
    .slice(0, FIRST_BOTTLES)
    .map(({ id }) => id);
  const isBottle = (id: string) => BOTTLES.has(catalogue.ingredientById.entry(id).category);
  const asked = cocktails.map((drink) => ({
    drink,
    lines: countingLines(drink)
      .map(listAccepted)
      .filter((accepted) => accepted.every(isBottle)),
  }));
  const trios = ids.flatMap((one, a) =>
    ids.slice(a + 1).flatMap((two, b) => ids.slice(a + b + 2).map((three) => [one, two, three])),
  );
  return trios
    .map((bottles) => {
      const made = asked
        .filter(
          ({ lines }) => lines.length > 0 && lines.every((line) => line.some((id) => bottles.includes(id))),
        )
        .sort((x, y) => y.lines.length - x.lines.length);
      const isUsed = (bottle: string) =>
        made.some(({ lines }) => lines.some((line) => line.includes(bottle)));
      return {
        bottles,
        count: bottles.every(isUsed) ? made.length : 0,
        drinks: made.slice(0, SHOWN).map(({ drink }) => drink),
      };
    })
    .filter(({ count }) => count >= SHOWN)
    .sort((x, y) => y.count - x.count)
    .slice(0, TRIOS);
}
