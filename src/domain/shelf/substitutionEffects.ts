import type { Caution, Substance, Suits } from '../../contracts/diet/diet.ts';
import type { DietaryFacts } from '../diet/dietary.ts';

/** What something brings into a drink that the thing in whose place it is poured has not. */
export interface SubstitutionEffects {
  contains: readonly Substance[];
  mayContain: readonly Substance[];
  /** Present where what it replaces is known to be vegan and it is not. */
  vegan?: Exclude<Suits, 'yes'>;
  vegetarian?: Exclude<Suits, 'yes'>;
  /** Whether there is alcohol in it and none in what it replaces. */
  addsAlcohol: boolean;
  /** Whether it is the other way round. */
  takesAlcohol: boolean;
  /** Alcohol by volume of both, where the one is notably stronger or weaker than the other. */
  strength?: { from: number; to: number };
  cautions: readonly Caution[];
}

/** So many times as strong is worth a word: a spirit of 50% vol where one of 40 is asked. */
const NOTABLE = 1.15;

/** What one ingredient brings where another is asked for. */
export function findSubstitutionEffects(use: DietaryFacts, asked: DietaryFacts): SubstitutionEffects {
  const had = asked.allergens;
  const isNew = (substance: Substance) => !had.contains.includes(substance);
  const vegan = turned(asked.vegan, use.vegan);
  const vegetarian = turned(asked.vegetarian, use.vegetarian);
  const [from, to] = [asked.strength, use.strength];
  const isNotable = from > 0 && to > 0 && Math.max(from / to, to / from) >= NOTABLE;
  return {
    contains: use.allergens.contains.filter(isNew),
    mayContain: use.allergens.mayContain.filter(
      (substance) => isNew(substance) && !had.mayContain.includes(substance),
    ),
    ...(vegan && { vegan }),
    ...(vegetarian && { vegetarian }),
    addsAlcohol: from === 0 && to > 0,
    takesAlcohol: from > 0 && to === 0,
    ...(isNotable && { strength: { from, to } }),
    cautions: use.cautions.filter(
      (caution) => !asked.cautions.includes(caution) && !(caution === 'alcohol-trace' && from > 0),
    ),
  };
}

/** Whether it can go into the glass without a word: nothing that anybody excludes comes with it. */
export function hasNoEffects({
  contains,
  mayContain,
  vegan,
  vegetarian,
  addsAlcohol,
  cautions,
}: SubstitutionEffects): boolean {
  return (
    contains.length + mayContain.length + cautions.length === 0 &&
    vegan === undefined &&
    vegetarian === undefined &&
    !addsAlcohol
  );
}

const ORDER: readonly Suits[] = ['yes', 'unknown', 'no'];

/** The answer for a diet where it got worse. */
function turned(asked: Suits, use: Suits): Exclude<Suits, 'yes'> | undefined {
  return use !== 'yes' && ORDER.indexOf(use) > ORDER.indexOf(asked) ? use : undefined;
}
