/** A line of a recipe as matching sees it. Garnish and optional lines don't count and are left out. */
export interface MatchLine {
  /** Id of the ingredient. */
  ingredient: string;
  /** Ids of what the recipe takes as well. */
  or?: readonly string[] | undefined;
  /** No relative will do. */
  specific: boolean;
}

/** All that a line takes, what it names first. */
export function listAccepted({ ingredient, or = [] }: Pick<MatchLine, 'ingredient' | 'or'>): string[] {
  return [ingredient, ...or];
}

/** Between what a line takes, in one word. */
const OR = '|';

/** What a line takes as one word, as pages keep it: "bourbon|rye-whiskey". */
export function writeAccepted(line: Pick<MatchLine, 'ingredient' | 'or'>): string {
  return listAccepted(line).join(OR);
}

/** Ids in what {@link writeAccepted} wrote. */
export function readAccepted(taken: string): string[] {
  return taken.split(OR);
}

/** A word that two lines share where they ask for the same. */
export function lineKey(line: MatchLine): string {
  return line.specific ? `${writeAccepted(line)}!` : writeAccepted(line);
}
