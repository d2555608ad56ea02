import {
  ADDITIVES,
  type Additive,
  type AdditiveStatement,
  type ToldAdditives,
} from '../../contracts/diet/additives.ts';
import type { AllergenStatement } from '../../contracts/diet/diet.ts';
import type { DeclaredAdditives, GuestNotes } from '../../contracts/menus/guestNotes.ts';
import type { MenuTranslations } from '../../contracts/menus/menuTranslations.ts';
import type { OwnDrink } from '../../contracts/own-drinks/ownDrink.ts';
import { readProse, type ProseNames } from '../names/proseReading.ts';

export const NO_ADDITIVES: AdditiveStatement = { contains: [], mayContain: [] };

interface Marked {
  guestNotes?: GuestNotes | undefined;
  currency: string | null;
  translations?: Pick<MenuTranslations, 'from'> | undefined;
}

/**
 * What guests are told besides allergens: as the owner chose it. Until then additives are marked on a menu that is written
 * in German, with prices in euros or in no currency: only Germany asks for it, and a menu does not say its country.
 */
export function chooseGuestNotes({ guestNotes, currency, translations }: Marked): GuestNotes {
  if (guestNotes) return guestNotes;
  const isGerman = translations?.from === 'de' && (currency === null || currency === 'EUR');
  return { additives: isGerman, health: true };
}

/** The additives of several things together, each once, in the order of their numbers. */
export function combineAdditives(all: readonly AdditiveStatement[]): AdditiveStatement {
  const contained = new Set(all.flatMap(({ contains }) => contains));
  const possible = new Set(all.flatMap(({ mayContain }) => mayContain));
  return {
    contains: ADDITIVES.filter((id) => contained.has(id)),
    mayContain: ADDITIVES.filter((id) => possible.has(id) && !contained.has(id)),
  };
}

/** The additives of a line as its owner declares them; of what is not declared the recipe holds. */
export function declareAdditives(
  recipe: AdditiveStatement,
  declared: DeclaredAdditives | undefined,
): AdditiveStatement {
  const { contains: added = [], without = [] } = declared ?? {};
  const left = ({ contains, mayContain }: AdditiveStatement): AdditiveStatement => ({
    contains: contains.filter((id) => !without.includes(id)),
    mayContain: mayContain.filter((id) => !without.includes(id)),
  });
  return combineAdditives([left(recipe), { contains: added, mayContain: [] }]);
}

/** Declares that just these of the additives are in a line, and that those which depend on the brand are or are not. */
export function declareContained(
  recipe: AdditiveStatement,
  contained: readonly Additive[],
  absent: readonly Additive[],
): DeclaredAdditives {
  return {
    contains: ADDITIVES.filter((id) => contained.includes(id) && !recipe.contains.includes(id)),
    without: ADDITIVES.filter(
      (id) => !contained.includes(id) && (recipe.contains.includes(id) || absent.includes(id)),
    ),
  };
}

/** Declares that nothing is added to a line. */
export function declareNothingAdded({ contains, mayContain }: AdditiveStatement): DeclaredAdditives {
  return {
    contains: [],
    without: ADDITIVES.filter((id) => contains.includes(id) || mayContain.includes(id)),
  };
}

/** The additives of an ingredient of the catalogue; undefined where it does not have it. */
type FindAdditives = (id: string) => AdditiveStatement | undefined;

/** What is added to an own drink, as far as the catalogue knows its ingredients and those of its house things. */
export function readOwnAdditives(
  { lines }: Pick<OwnDrink, 'lines'>,
  find: FindAdditives,
  findHouse: (id: string) => Pick<OwnDrink, 'lines'> | undefined = () => undefined,
): ToldAdditives {
  const parts = lines.flatMap((line) => {
    const house = 'own' in line && line.own !== undefined ? findHouse(line.own) : undefined;
    const poured = 'ingredient' in line ? find(line.ingredient) : house && readOwnAdditives(house, find);
    const others = (line.or ?? []).map((id) => {
      const other = find(id);
      return other && { contains: [], mayContain: [...other.contains, ...other.mayContain] };
    });
    return [poured, ...others];
  });
  const known = parts.filter((part) => part !== undefined);
  return {
    ...combineAdditives(known),
    isUnstated: known.length < parts.length || known.some((part) => 'isUnstated' in part && part.isUnstated),
  };
}

/** What a note or a name says is poured: "with cola". */
export function readNotedAdditives(
  text: string | null,
  names: ProseNames | undefined,
  find: FindAdditives,
): AdditiveStatement {
  if (text === null || names === undefined) return NO_ADDITIVES;
  const { things } = readProse(text, undefined, names);
  return combineAdditives(things.flatMap(({ id }) => (id === undefined ? [] : (find(id) ?? []))));
}

/** What guests are told of a line: what is known of its recipe and its allergens, as its owner declares it, and its note. */
export function tellAdditives(
  recipe: ToldAdditives,
  {
    allergens,
    declared,
    noted,
  }: {
    allergens: AllergenStatement;
    declared: DeclaredAdditives | undefined;
    noted: AdditiveStatement;
  },
): ToldAdditives {
  const known = declareAdditives(combineAdditives([recipe, readSulphites(allergens)]), declared);
  return {
    ...combineAdditives([known, noted]),
    isUnstated: recipe.isUnstated && declared === undefined,
  };
}

/** Sulphites are an allergen and an additive: what is told of the one is told of the other. */
export function readSulphites({ contains, mayContain }: AllergenStatement): AdditiveStatement {
  const inList = (some: readonly string[]): Additive[] =>
    some.includes('sulphites') ? ['sulphur-dioxide'] : [];
  return { contains: inList(contains), mayContain: inList(mayContain) };
}

/** The number that stands for an additive on a printed menu, as German menus count them. */
export function additiveNumber(additive: Additive): number {
  return ADDITIVES.indexOf(additive) + 1;
}
