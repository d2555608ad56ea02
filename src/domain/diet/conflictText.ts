import type { Caution, Substance } from '../../contracts/diet/diet.ts';
import type { ExclusionConflict } from './exclusion.ts';

/** The messages by which a language says why a drink is not for a guest. */
export type ConflictKey =
  | 'brought.contains'
  | 'brought.may'
  | 'brought.meat'
  | 'brought.animal'
  | 'brought.vegan-unknown'
  | 'diet.vegetarian-unknown'
  | 'diet.alcohol';

interface ClashWords {
  say(key: ConflictKey, values?: Record<string, string>): string;
  substance(id: Substance): string;
  caution(id: Caution): string;
}

/** Why a drink is not for a guest, in short notes, the most dangerous first: "contains milk", "not vegan". */
export function listConflictNotes(
  clash: ExclusionConflict,
  { say, substance, caution }: ClashWords,
): string[] {
  const { contains, mayContain, hasAlcohol, cautions, vegan, vegetarian } = clash;
  const named = (ids: readonly Substance[]) => ({ names: ids.map(substance).join(', ') });
  return [
    contains.length > 0 && say('brought.contains', named(contains)),
    mayContain.length > 0 && say('brought.may', named(mayContain)),
    hasAlcohol && say('diet.alcohol'),
    cautions.length > 0 && cautions.map(caution).join(', '),
    vegetarian === 'no' && say('brought.meat'),
    vegan === 'no' && vegetarian !== 'no' && say('brought.animal'),
    vegan === 'unknown' && vegetarian !== 'no' && say('brought.vegan-unknown'),
    vegetarian === 'unknown' && vegan === undefined && say('diet.vegetarian-unknown'),
  ].filter((note) => typeof note === 'string');
}
