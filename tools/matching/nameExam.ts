import { getNameReader } from '../../src/catalogue/nameReader.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import type { Ingredient } from '../../src/contracts/drinks/ingredient.ts';
import { possibleAllergens } from '../../src/domain/diet/dietary.ts';
import { isOfLine } from '../../src/domain/shelf/lineage.ts';
import type { NameReading } from '../../src/domain/names/nameReader.ts';
import { foldText } from '../../src/text/foldText.ts';
import type { NameCase } from './nameCases.ts';

/**
 * How a name was read:
 *
 * - right: as what it is, a kind of it, or what it is a kind of.
 * - asked: as unknown, with what it is among the choices.
 * - held: the same of a slip or of what is near to something else, which may be asked.
 * - unread: as unknown, though it is in the catalogue.
 * - wrong: as another ingredient.
 * - unclear: as an ingredient, though the description names none, or as the one that is called so, though the
 *   description says otherwise; whoever reads the list says whether it is right.
 * - apart: as unknown, and it is not in the catalogue.
 */
export type NameOutcome = 'right' | 'asked' | 'held' | 'unread' | 'wrong' | 'unclear' | 'apart';

/** What stands between two things that a name may be. */
const OR = /,? (?:or|else) /;

/** A name, how it was read, and what was lost by that. */
export interface JudgedName {
  nameCase: NameCase;
  reading: NameReading;
  outcome: NameOutcome;
  /** Allergens, "alcohol" and cautions that the thing has and the ingredient that was read has not. */
  lost: string[];
}

/** Prepares an examiner, who judges as the page of a name's language reads it. */
export function createNameExaminer(catalogue: Catalogue): (nameCase: NameCase) => JudgedName {
  const { ingredientById } = catalogue;
  const parentOf = (id: string) => ingredientById.get(id)?.parent;
  const isKin = (one: string, other: string) =>
    isOfLine(one, other, parentOf) || isOfLine(other, one, parentOf);

  /** Ids of what a thing is by its brand and its description, and of what the description may mean. */
  function meantBy({ id, is }: NameCase): { surely: string[]; perhaps: readonly string[] } {
    if (id !== undefined) return { surely: id === null ? [] : [id], perhaps: [] };
    const { read, find } = getNameReader(catalogue, 'en');
    const [, brand = ''] = /\(brand ([^)]*)\)/.exec(is) ?? [];
    const [plain = ''] = is.split(/[(,]/);
    const said = read(plain);
    const surely = [find(brand), said.id].filter((meant) => meant !== undefined);
    // "blackcurrants, or blackcurrant liqueur": either is right.
    const others = OR.test(is) ? is.split(OR).flatMap((part) => find(part.split('(')[0] ?? '') ?? []) : [];
    return { surely, perhaps: [...others, ...(said.id === undefined ? said.choices : [])] };
  }

  /** Whether an ingredient is called exactly so in the language of a case. */
  function isCalled({ text, locale }: NameCase, id: string): boolean {
    const one = ingredientById.get(id);
    const names = one && [one.names[locale], ...(one.synonyms[locale] ?? []), ...one.brands];
    return names?.some((name) => foldText(name) === foldText(text)) === true;
  }

  return (nameCase) => {
    const reading = getNameReader(catalogue, nameCase.locale).read(nameCase.text);
    const { surely, perhaps } = meantBy(nameCase);
    const isAmong = (ids: readonly string[], id: string) => ids.some((one) => isKin(one, id));
    const outcome = (): NameOutcome => {
      if (reading.id !== undefined) {
        if (isAmong([...surely, ...perhaps], reading.id)) return 'right';
        if (nameCase.id !== undefined) return 'wrong';
        return surely.length === 0 || isCalled(nameCase, reading.id) ? 'unclear' : 'wrong';
      }
      if (surely.length === 0) return 'apart';
      if (!reading.choices.some((id) => isAmong(surely, id))) return 'unread';
      return nameCase.kind === 'slip' || nameCase.kind === 'near' ? 'held' : 'asked';
    };
    const read = reading.id === undefined ? undefined : ingredientById.get(reading.id);
    return {
      nameCase,
      reading,
      outcome: outcome(),
      lost:
        read === undefined
          ? []
          : lostBy(
              nameCase,
              read,
              surely.flatMap((id) => ingredientById.get(id) ?? []),
            ),
    };
  };
}

function lostBy({ allergens, alcohol }: NameCase, read: Ingredient, meant: readonly Ingredient[]): string[] {
  const possible = possibleAllergens(read.allergens);
  const named = allergens.map((one) => (one === 'soya' ? 'soybeans' : one));
  const [thing] = meant;
  return [
    ...named.filter((one) => !possible.has(one)),
    ...(alcohol === true && read.strength === 0 ? ['alcohol'] : []),
    ...(thing?.cautions ?? []).filter((caution) => !read.cautions.includes(caution)),
  ];
}
