/** A line of a recipe as it was read. */
export interface LineReading {
  /** Id of an ingredient of the catalogue; absent of one that it does not have. */
  ingredient?: string;
  /** What it is called, without its amount. */
  name: string;
  /** Id of a unit. */
  unit: string;
  /** In the unit; null where the unit takes none, and where nobody can tell. */
  amount: number | null;
  /** Parts of the drink, where it is measured so: {@link sharePartsOut} makes millilitres of them. */
  parts?: number;
  /** Words of the line that the fields above do not hold: "2–3", "1 handful", "freshly squeezed". */
  note: string;
  isOptional: boolean;
  isGarnish: boolean;
  /** What may be poured in its place: ids and names. */
  or: string[];
  /** Per cent of alcohol, where the line says it, or where it is of an ingredient that a remark makes another thing. */
  strength?: number;
  /** A strength that the line says and such a thing cannot have: it is in the note alone. */
  doubtedStrength?: number;
  /** Whether nobody can tell what the line says: its whole text is its name. */
  isUnread?: true;
}

/** Finds the id of the ingredient of a name, if there is one. */
export type FindIngredient = (name: string) => string | undefined;

/** A line of which only its words are known. */
export function unread(name: string): LineReading {
  return { name, unit: 'piece', amount: null, note: '', isOptional: false, isGarnish: false, or: [] };
}
