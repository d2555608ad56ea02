import { byId } from './byId.ts';

/** Drinks shown as Trending Now. */
const TRENDING_COUNT = 6;
/** The order runs in a circle of so many places (specification, section 9). */
const PLACES = 1000;
/**
 * Steps from one place of the circle to the next in the order; shares no factor with {@link PLACES}, so that each
 * place has its turn. Ids lie close together and the days of a year are fewer than the places: in steps of one the
 * same six would lead all year. In these steps tomorrow's six are others, they are not of one family, and no
 * cocktail of the catalogue returns within ten weeks (eight over New Year).
 */
const STEP = 329;
const MILLISECONDS_OF_DAY = 86_400_000;

/** The day of the year by the calendar of where the code runs: 1 January is 1, 31 December 365 or 366. */
export function dayOfYear(date: Date): number {
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()];
  return (Date.UTC(year, month, day) - Date.UTC(year, 0, 0)) / MILLISECONDS_OF_DAY;
}

/**
 * The drinks that trend on a day of the year, at most {@link TRENDING_COUNT}. A drink's place is its numeric id
 * plus the day, mod 1000; drinks at the same place come in the order of their ids.
 */
export function trendingDrinks<Drink extends { id: string }>(drinks: readonly Drink[], day: number): Drink[] {
  const rankOf = ({ id }: Drink) => (((day + Number(id)) % PLACES) * STEP) % PLACES;
  return [...drinks].sort((a, b) => rankOf(a) - rankOf(b) || byId(a, b)).slice(0, TRENDING_COUNT);
}
