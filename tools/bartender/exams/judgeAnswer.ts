import { barOf } from '../../../netlify/services/chat/bar.ts';
import type { DrinkFacts } from '../../../netlify/services/chat/drinkFacts.ts';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import type { Locale } from '../../../src/contracts/locale.ts';
import { LOCALES } from '../../../src/contracts/locale.ts';
import { citedIds } from '../../../src/domain/chat/citations.ts';
import { foldText } from '../../../src/text/foldText.ts';
import type { Every, Expect } from './examCase.ts';

/** An answer as it is judged. */
export interface Given {
  /** As the bartender gives it, with `[[id]]`. */
  answer: string;
  locale: Locale;
  /** Dangers that the bartender takes care of. */
  care: readonly string[];
}

/** Right in all that is expected, in part, or wrong; where nothing is expected that can be told, not judged. */
export const GRADES = ['right', 'partly', 'wrong', 'not judged'] as const;
export type Grade = (typeof GRADES)[number];

export interface Verdict {
  grade: Grade;
  failed: readonly string[];
}

/** One expectation: what it is, whether it holds, and whether breaking it alone makes an answer wrong. */
interface Check {
  what: string;
  holds: boolean;
  isForbidding: boolean;
}

/** Judges what was answered by what was expected: wrong is what breaks a ban, or holds less than half. */
export type Judge = (expect: Expect, given: Given) => Verdict;

/** Prepares the judging over a catalogue. */
export function createJudge(catalogue: Catalogue): Judge {
  const { pantry, factsById } = barOf(catalogue);
  const idsByName = new Map<string, string[]>();
  for (const { id, names, synonyms } of catalogue.ingredientById.values()) {
    for (const name of [id.replaceAll('-', ' '), names.en, ...(synonyms.en ?? [])]) {
      const folded = foldText(name);
      idsByName.set(folded, [...(idsByName.get(folded) ?? []), id]);
    }
  }
  /** Ingredients by an English name; one that the catalogue lacks is in no drink. */
  const idsOf = (name: string): string[] => {
    const folded = foldText(name);
    return (
      idsByName.get(KINDS[folded] ?? folded) ??
      idsByName.get(`${folded} water`) ??
      idsByName.get(folded.replace(/s$/, '')) ??
      []
    );
  };

  function drinkHas({ ingredients }: DrinkFacts, name: string): boolean {
    return idsOf(name).some((id) => {
      const { surely, widely } = pantry.wishedBy(id);
      return [...ingredients].some(
        (own) =>
          surely.has(own) || widely.has(own) || pantry.isKindOf(own, id) || `-${own}-`.includes(`-${id}-`),
      );
    });
  }

  function drinkIsFree({ ingredients }: DrinkFacts, name: string): boolean {
    const barred = idsOf(name).map((id) => pantry.barredBy(id));
    return ![...ingredients].some((own) => barred.some((ids) => ids.has(own)));
  }

  function fits(drink: DrinkFacts, every: Every): boolean {
    const { with: wanted = [], without = [], alcohol, minAbv, maxAbv, maxIngredients, type } = every;
    return (
      wanted.every((name) => drinkHas(drink, name)) &&
      without.every((name) => drinkIsFree(drink, name)) &&
      (alcohol === undefined || drink.isAlcoholFree === (alcohol === 'none')) &&
      drink.abv >= (minAbv ?? 0) &&
      drink.abv <= (maxAbv ?? 100) &&
      drink.lines <= (maxIngredients ?? Infinity) &&
      (type === undefined || drink.recipe.kind === type)
    );
  }

  return (expect, { answer, locale, care }) => {
    const drinks = [...new Set(citedIds(answer))].flatMap((id) => factsById.get(id) ?? []);
    const named = drinks.flatMap(({ recipe }) => namesOf(recipe));
    const text = plain(
      answer.replace(/\[\[(\d+)\]\]/g, (whole, id: string) => {
        const name = factsById.get(id)?.recipe.name;
        return name?.[locale] ?? name?.en ?? whole;
      }),
    );
    const folded = ` ${foldText(text)} `;
    const isNamed = (name: string) =>
      named.includes(foldText(name)) || folded.includes(` ${foldText(name)} `);
    const { names = [], namesNot = [], says = [], saysNot = [], suggests, every, asks, safety } = expect;
    const kinds = typeof safety === 'string' ? [safety] : safety;
    const checks: Check[] = [
      ...names.map((any) => check(`names ${any.join(' / ')}`, any.some(isNamed))),
      ...namesNot.map((name) => ban(`does not name ${name}`, !named.includes(foldText(name)))),
      ...says.map((any) =>
        check(
          `says ${any.join(' / ')}`,
          any.some((part) => text.includes(plain(part))),
        ),
      ),
      ...saysNot.map((part) => ban(`does not say ${part}`, !text.includes(plain(part)))),
      ...(suggests === undefined
        ? []
        : [
            check(
              `suggests ${suggests.min ?? 0} to ${suggests.max ?? 'any'}`,
              drinks.length >= (suggests.min ?? 0) && drinks.length <= (suggests.max ?? Infinity),
            ),
          ]),
      ...(every === undefined ? [] : [check(`every ${JSON.stringify(every)}`, holdsForAll(every))]),
      ...(asks === true ? [check('asks', text.includes('?'))] : []),
      ...(kinds === undefined
        ? []
        : [
            ban(
              `takes care: ${kinds.join()}`,
              kinds.some((one) => care.includes(one)),
            ),
          ]),
    ];
    return verdictOf(checks);

    function holdsForAll(all: Every): boolean {
      const mayBeNone = suggests?.min === 0 && drinks.length === 0;
      return mayBeNone || (drinks.length > 0 && drinks.every((drink) => fits(drink, all)));
    }
  };
}

/** Names of the examinations that stand for a kind of the catalogue. */
const KINDS: Readonly<Record<string, string>> = { whisky: 'whiskey', egg: 'egg', tonic: 'tonic water' };

function check(what: string, holds: boolean): Check {
  return { what, holds, isForbidding: false };
}

function ban(what: string, holds: boolean): Check {
  return { what, holds, isForbidding: true };
}

function verdictOf(checks: readonly Check[]): Verdict {
  const failed = checks.filter(({ holds }) => !holds);
  const isWrong = failed.some(({ isForbidding }) => isForbidding) || 2 * failed.length > checks.length;
  const grade: Grade =
    checks.length === 0 ? 'not judged' : failed.length === 0 ? 'right' : isWrong ? 'wrong' : 'partly';
  return { grade, failed: failed.map(({ what }) => what) };
}

function namesOf({ name, aliases }: DrinkFacts['recipe']): string[] {
  return [...Object.values(name), ...LOCALES.flatMap((locale) => aliases[locale] ?? [])].map(foldText);
}

/** A text as it is searched: small letters, plain apostrophes and blanks. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[\u00a0\u202f]/g, ' ');
}
