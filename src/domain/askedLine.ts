/** A line of a recipe as matching sees it. Garnish and optional lines don't count and are left out. */
export interface AskedLine {
  /** Id of the ingredient. */
  ingredient: string;
  /** Ids of what the recipe takes as well. */
  or?: readonly string[] | undefined;
  /** No relative will do. */
  specific: boolean;
}

/** All that a line takes, what it names first. */
export function takenBy({ ingredient, or = [] }: Pick<AskedLine, 'ingredient' | 'or'>): string[] {
  return [ingredient, ...or];
}

/** Between what a line takes, in one word. */
const OR = '|';

/** What a line takes as one word, as pages keep it: "bourbon|rye-whiskey". */
export function writeTaken(line: Pick<AskedLine, 'ingredient' | 'or'>): string {
  return takenBy(line).join(OR);
}

/** Ids in what {@link writeTaken} wrote. */
export function readTaken(taken: string): string[] {
  return taken.split(OR);
}

/** A word that two lines share where they ask for the same. */
export function lineKey(line: AskedLine): string {
  return line.specific ? `${writeTaken(line)}!` : writeTaken(line);
}
