/*
 * A menu made of what somebody has: which drinks, and under which titles.
 */

/** The parts of a balanced menu, in the order in which they stand on it. */
export const COURSES = ['light', 'sour', 'bitter', 'strong', 'sweet', 'free'] as const;
export type Course = (typeof COURSES)[number];

/** A drink that can be made. Ids as in the catalogue's vocabulary. */
export interface MakeableDrink {
  id: string;
  category: string;
  taste: string;
  /** Its base spirit, if there is one. */
  spirit: string | undefined;
  isAlcoholFree: boolean;
}

export interface MenuWish {
  /** Drinks at most. */
  length: number;
  /** The parts that it shall have. */
  courses: ReadonlySet<Course>;
}

export interface MenuPart {
  course: Course;
  ids: readonly string[];
}

/** How much of a menu one spirit may take while there are others. */
const SHARE = 0.25;

const SWEET = new Set(['dessert', 'hot-drink', 'flip-nog', 'creamy', 'coffee', 'sweet', 'nutty']);
const LIGHT = new Set([
  'highball',
  'collins-fizz',
  'mule-buck',
  'spritz',
  'sparkling',
  'beer-cocktail',
  'wine-cocktail',
  'punch',
]);
const STRONG = new Set(['old-fashioned', 'martini', 'layered-shot', 'shooter', 'bomb-shot', 'strong']);
const BITTER = new Set(['bitter', 'dry', 'herbal', 'smoky', 'aperitif']);

/** The part of a menu under which a drink stands. */
export function getCourse({ category, taste, isAlcoholFree }: MakeableDrink): Course {
  const isOneOf = (kinds: ReadonlySet<string>) => kinds.has(category) || kinds.has(taste);
  if (isAlcoholFree) return 'free';
  if (isOneOf(SWEET)) return 'sweet';
  if (taste === 'bitter') return 'bitter';
  if (LIGHT.has(category)) return 'light';
  if (isOneOf(STRONG)) return 'strong';
  return isOneOf(BITTER) ? 'bitter' : 'sour';
}

/**
 * Chooses drinks for a menu: the parts take turns, each with its most wanted drink. A spirit that has its share of the
 * menu waits for the others, so that a shelf full of gin makes no menu of gin alone.
 *
 * @param drinks what can be made, the most wanted first
 * @returns the parts that have drinks, in their order
 */
export function menuFromShelf(
  drinks: readonly MakeableDrink[],
  { length, courses }: MenuWish,
): readonly MenuPart[] {
  const waiting = Map.groupBy(
    drinks.filter((drink) => courses.has(getCourse(drink))),
    getCourse,
  );
  const chosen = new Map<Course, string[]>();
  const poured = new Map<string | undefined, number>();
  const timesPoured = ({ spirit }: MakeableDrink) => (spirit === undefined ? 0 : (poured.get(spirit) ?? 0));
  const share = Math.max(2, Math.ceil(length * SHARE));
  let left = length;
  while (left > 0 && waiting.size > 0) {
    for (const course of COURSES) {
      const choices = waiting.get(course);
      if (choices === undefined || left === 0) continue;
      const least = choices.reduce((best, other) => (timesPoured(other) < timesPoured(best) ? other : best));
      const next = choices.find((drink) => timesPoured(drink) < share) ?? least;
      chosen.set(course, [...(chosen.get(course) ?? []), next.id]);
      poured.set(next.spirit, timesPoured(next) + 1);
      left -= 1;
      const others = choices.filter((drink) => drink !== next);
      if (others.length > 0) waiting.set(course, others);
      else waiting.delete(course);
    }
  }
  return COURSES.flatMap((course) => {
    const ids = chosen.get(course);
    return ids === undefined ? [] : { course, ids };
  });
}
