import { cite, citedIds, citedOwnIds } from '../../../src/domain/chat/citations.ts';
import { collectDrinkNames } from './drinkNames.ts';
import { scaleDrink } from './facts/scaleDrink.ts';
import { findOpenName, linkNames } from './linkNames.ts';
import { PRINTED_UNITS, printOwn, printRecipe, type Printing } from './printRecipe.ts';
import type { Session } from './session.ts';
import { findNotLeftOutWarning, findWarning, isTold, listWarnings } from './warnings.ts';

/** A whole citation with the blanks before it. Nothing that a model means by it is longer. */
const CITATION = /(?<![ \t])([ \t]*)\[\[([^[\]\n]{1,60})\]\]/g;
/** What may still become a citation, blanks before it included. */
const OPEN_CITATION = /(?<![ \t])[ \t]*(?:\[(?:\[[^[\]\n]{0,60}\]?)?)?$/;
/** A citation that the end of the answer cuts off. */
const CUT_OFF = /(?<![ \t])[ \t]*\[\[(?:make:[\d*.~+@a-z]*|[\d, *.~]*|(?:make:)?[\da-f]{1,8}-[\da-f-]*)\]?$/;
/** An id that stands alone, in parentheses or not. */
const BARE_ID = /\((\d{5})\)|(?<![\p{L}\d[:.,#-])(\d{5})(?![\p{L}\d\]%])/gu;
const OPEN_ID = /\(?\d{0,5}\)?$/;
const IDS = /^\d+(?:~\d+)?(?:\s*[,;]\s*\d+)*$/;
/** What the mark of a changed recipe has behind the id of its drink. */
const CHANGED = /~\d+$/;
const OWN_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** The mark that prints a recipe: so many times, mixed ahead, in a unit. */
const MAKE = /^make:\s*([\da-f-]+(?:~\d+)?)(?:\*([\d.]+))?(\+)?(?:@([a-z]+))?\s*$/;
const IS_MAKE = /^make:/;
/** Stands around what is printed and not said by the model. */
const PRINTED = '\u0001';
/** The last line, which is no part of the answer. */
const NEXT = /(?:^|\n)[ \t]*\**NEXT\**[ \t]*:(.*)$/s;
const OPEN_NEXT = /(?<!\s)\s*(?:\n[ \t]*\**(?:N(?:E(?:X(?:T\**[ \t]*)?)?)?)?)?$/;
/** As many times as the tool scale multiplies a recipe. */
const MOST_TIMES = 1000;
const MOST_NEXT = 3;
const MOST_NEXT_LETTERS = 80;

export interface AnswerChecker {
  /** @returns what is settled of the answer so far and was not given before; it may be empty */
  push(piece: string): string;
  /** @returns what was held back */
  end(): string;
  /** What the model offers to say next; whole at the end. */
  listNext(): string[];
}

/**
 * Checks what a model says before anybody reads it, in pieces as they come. Four things are done and no more: unknown ids
 * go, names of drinks become links, recipes are printed by the catalogue, and what is left out gets warnings: a drink that the
 * chips exclude above its recipe, or at the end of an answer that says nothing of it; there too what could not be left out.
 *
 * @example checker.push('A Negroni [[110') // 'A'
 *          checker.push('02]] is bitter') // ' Negroni [[11002]] is'
 */
export function createAnswerChecker(session: Session): AnswerChecker {
  const names = collectDrinkNames(session.catalogue, session.language, session.own);
  const cited = new Set<string>();
  /** Drinks that were linked by their names before the model itself cited them. */
  const linked = new Set<string>();
  const warned = new Set<string>();
  const chips = session.chips;
  const isKnown = (id: string) =>
    session.findDrink(id) !== undefined || session.own.some((one) => one.id === id);
  /** What came and is not settled, and the words of the model so far. */
  let held = '';
  let said = '';
  let next: string | undefined;

  function resolveCitations(text: string): string {
    return text.replace(CITATION, (_, blanks: string, inner: string, place: number) => {
      if (IS_MAKE.test(inner)) return print(inner, said + text.slice(0, place));
      if (OWN_ID.test(inner)) return isKnown(inner) ? blanks + cite(inner) : '';
      if (!IDS.test(inner)) return blanks + inner;
      const known = inner
        .split(/[,;]/)
        .map((id) => id.trim().replace(CHANGED, ''))
        .filter(isKnown);
      return known.length === 0 ? '' : blanks + known.map(cite).join(' ');
    });
  }

  /** A recipe by its mark, below the warning that is due: `11002`, eight of it `11002*8`, changed by a tool `11002~1`. */
  function print(inner: string, before: string): string {
    const [, id = '', times, plus, unit] = MAKE.exec(inner) ?? [];
    const recipe = findRecipe(id, times, {
      isAhead: plus !== undefined,
      unit: PRINTED_UNITS.find((one) => one === unit) ?? 'ml',
    });
    if (recipe === undefined) return '';
    const isWarned = warned.has(id) || isTold(before, id, session, 'print');
    const warning = isWarned ? undefined : findWarning(id, session);
    warned.add(id);
    return PRINTED + (warning === undefined ? '' : `\n\n${warning}`) + recipe + PRINTED;
  }

  function findRecipe(id: string, times: string | undefined, how: Printing): string | undefined {
    const { catalogue, changed } = session;
    const drink = session.findDrink(id);
    const own = session.own.find((one) => one.id === id);
    if (drink === undefined) return own && printOwn(own);
    const factor = Number(times ?? 1);
    if (!(factor > 0 && factor <= MOST_TIMES)) return undefined;
    const scaled = times === undefined ? undefined : scaleDrink(drink, { factor }, catalogue);
    return printRecipe(changed.get(id) ?? drink, session, { ...how, scaled });
  }

  function settle(text: string): string {
    const parts = resolveCitations(text).split(PRINTED);
    return parts.map((part, place) => (place % 2 === 1 ? printed(part) : link(part))).join('');
  }

  function printed(part: string): string {
    said += '\n';
    return part;
  }

  function link(text: string): string {
    const whole = text.replace(BARE_ID, (all, enclosed?: string, bare?: string) => {
      const id = enclosed ?? bare ?? '';
      return isKnown(id) ? cite(id) : all;
    });
    const before = said.slice(said.lastIndexOf('\n') + 1);
    const isSpokenOf = (id: string) => session.told.has(id);
    const done = linkNames(whole, { names, before, cited, linked, isSpokenOf });
    said += done;
    return done;
  }

  /** How much of what is held nothing that comes can change. */
  function findSettled(text: string): number {
    const ends = [OPEN_CITATION, OPEN_ID, OPEN_NEXT].map((open) => open.exec(text)?.index ?? text.length);
    return Math.min(findOpenName(text, names), ...ends);
  }

  return {
    push(piece) {
      if (next !== undefined) {
        next += piece;
        return '';
      }
      held += piece.replaceAll(PRINTED, '');
      const found = NEXT.exec(held);
      if (found !== null) {
        next = found[1] ?? '';
        held = held.slice(0, found.index);
        return '';
      }
      const end = findSettled(held);
      const text = held.slice(0, end);
      held = held.slice(end);
      return settle(text);
    },
    end() {
      const rest = settle(held.replace(CUT_OFF, '').trimEnd());
      held = '';
      const hasDrinks = warned.size + citedIds(said).length + citedOwnIds(said).length > 0;
      const notLeftOut = hasDrinks ? findNotLeftOutWarning(session, chips) : undefined;
      const due = [notLeftOut ?? [], listWarnings(said, warned, session)].flat().join(' ');
      return rest + (due === '' ? '' : `\n\n${due}`);
    },
    listNext: () =>
      (next ?? '')
        .split(/[|\n]/)
        .map((text) => text.replace(/[*_[\]]/g, '').trim())
        .filter((text) => text !== '' && text.length <= MOST_NEXT_LETTERS)
        .slice(0, MOST_NEXT),
  };
}

/** An answer in pieces, each of them checked; those of which nothing is left are passed over. */
export async function* checkAnswer(
  pieces: AsyncGenerator<string, void>,
  checker: AnswerChecker,
): AsyncGenerator<string, void> {
  try {
    for await (const piece of pieces) {
      const text = checker.push(piece);
      if (text !== '') yield text;
    }
  } catch (error) {
    // What is there is shown; then the reader learns that there is no more.
    const rest = checker.end();
    if (rest !== '') yield rest;
    throw error;
  }
  const rest = checker.end();
  if (rest !== '') yield rest;
}
