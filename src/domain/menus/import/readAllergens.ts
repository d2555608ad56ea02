import { SUBSTANCES, type Substance } from '../../../contracts/diet/diet.ts';
import { foldText } from '../../../text/foldText.ts';
import substanceWords from './words/substances.json' with { type: 'json' };

/** What a cell says of allergens. */
export interface StatedAllergens {
  allergens: Substance[];
  /** Whether it says that there are none. */
  isNone: boolean;
  /** Words that name none that we know: then nothing of the cell is taken. */
  unknown: string[];
}

const WORDS = new Map(
  Object.entries(substanceWords.substances).flatMap(([id, words]) =>
    words.map((word) => [foldText(word), id as Substance] as const),
  ),
);
const NONE = new Set(substanceWords.none.map(foldText));
const NOTHING: StatedAllergens = { allergens: [], isNone: false, unknown: [] };

/**
 * Reads a list of allergens in five languages: "Milch, Mandeln". It counts only if each of its words is known: "nuts" and
 * "gluten" are not, since a label says which. An empty cell states nothing.
 */
export function readAllergens(cell: string): StatedAllergens {
  const words = cell
    .split(/[,;/|\n+&·•]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  if (words.length === 0) return NOTHING;
  const [only = ''] = words;
  if (words.length === 1 && NONE.has(foldText(only))) return { ...NOTHING, isNone: true };
  const unknown = words.filter((word) => !WORDS.has(foldText(word)));
  if (unknown.length > 0) return { ...NOTHING, unknown };
  const named = new Set(words.map((word) => WORDS.get(foldText(word))));
  return { ...NOTHING, allergens: SUBSTANCES.filter((id) => named.has(id)) };
}
