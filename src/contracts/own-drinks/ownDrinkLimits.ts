/** Limits of a drink of one's own; apart from the schema, since pages need them too. Lengths in characters. */
export const OWN_DRINK_LIMITS = {
  name: 120,
  note: 300,
  instructions: 2000,
  lines: 16,
  /** Of a file with drinks that is read. */
  fileLength: 1_000_000,
  /** In such a file. */
  fileDrinks: 200,
  /** Of an ingredient that the catalogue does not have. */
  lineName: 80,
  /** What a line says besides: "2–3 dashes", "preferably dry". */
  lineNote: 120,
  /** What may be poured in the place of a line's ingredient. */
  alternatives: 4,
  /** In the unit of the line. */
  amount: 20_000,
  /** Millilitres that the recipe of a house thing makes. */
  houseMl: 100_000,
  /** For which a house thing keeps. */
  houseDays: 3650,
  strength: 96,
} as const;

/** Stands for the id of a glass or a method that nobody has said. */
export const NOT_SAID = 'not-said';
