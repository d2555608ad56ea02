import type { Substance } from '../../contracts/diet/diet.ts';
import type { SubstitutionEffects } from './substitutionEffects.ts';

/** The messages by which a language says what something brings; the area `brought` of the messages. */
export type SubstitutionKey =
  | 'brought.contains'
  | 'brought.may'
  | 'brought.meat'
  | 'brought.animal'
  | 'brought.vegan-unknown'
  | 'brought.alcohol'
  | 'brought.no-alcohol'
  | 'brought.strength'
  | 'brought.cautions';

interface BroughtWords {
  say(key: SubstitutionKey, values?: Record<string, string>): string;
  substances(ids: readonly Substance[]): string;
  caution(id: SubstitutionEffects['cautions'][number]): string;
  number(value: number): string;
}

/** What something brings in short notes, the most dangerous first: "contains milk", "adds alcohol". */
export function listSubstitutionEffects(
  brought: SubstitutionEffects,
  { say, substances, caution, number }: BroughtWords,
): string[] {
  const { contains, mayContain, vegan, vegetarian, strength, cautions } = brought;
  return [
    contains.length > 0 && say('brought.contains', { names: substances(contains) }),
    mayContain.length > 0 && say('brought.may', { names: substances(mayContain) }),
    brought.addsAlcohol && say('brought.alcohol'),
    brought.takesAlcohol && say('brought.no-alcohol'),
    cautions.length > 0 && say('brought.cautions', { names: cautions.map(caution).join(', ') }),
    vegetarian === 'no' && say('brought.meat'),
    vegan === 'no' && vegetarian !== 'no' && say('brought.animal'),
    vegan === 'unknown' && say('brought.vegan-unknown'),
    strength && say('brought.strength', { from: number(strength.from), to: number(strength.to) }),
  ].filter((note) => typeof note === 'string');
}
