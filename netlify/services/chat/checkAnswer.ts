import { cite } from '../../../src/domain/chat/citations.ts';
import { collectDrinkNames } from './drinkNames.ts';
import { scaleDrink } from './facts/scaleDrink.ts';
import { findOpenName, linkNames } from './linkNames.ts';
import { printChanged, printOwn, printRecipe, printScaled } from './printRecipe.ts';
import type { Session } from './session.ts';
import { listWarnings, saysItself, warnOf } from './warnings.ts';

/** A whole citation with the blanks before it. Nothing that a model means by it is longer. */
const CITATION = /(?<![ \t])([ \t]*)\[\[([^[\]\n]{1,60})\]\]/g;
/** What may still become a citation, blanks before it included. */
const OPEN_CITATION = /(?<![ \t])[ \t]*(?:\[(?:\[[^[\]\n]{0,60}\]?)?)?$/;
/** A citation that the end of the answer cuts off. */
const CUT_OFF = /(?<![ \t])[ \t]*\[\[(?:make:)?(?:[\d, *.~]*|[\da-f]{1,8}-[\da-f-]*)\]?$/;
/** An id that stands alone, in parentheses or not. */
const BARE_ID = /\((\d{5})\)|(?<![\p{L}\d[:.,#-])(\d{5})(?![\p{L}\d\]%])/gu;
const OPEN_ID = /\(?\d{0,5}\)?$/;
const IDS = /^\d+(?:~\d+)?(?:\s*[,;]\s*\d+)*$/;
/** What the mark of a changed recipe has behind the id of its drink. */
const CHANGED = /~\d+$/;
const OWN_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const MAKE = /^make:(.+)$/;
/** The last line, which is no part of the answer. */
const NEXT = /(?:^|\n)[ \t]*\**NEXT\**[ \t]*:(.*)$/s;
const OPEN_NEXT = /(?<!\s)\s*(?:\n[ \t]*\**(?:N(?:E(?:X(?:T\**[ \t]*)?)?)?)?)?$/;
/** What may become the item of a list. */
const OPEN_ITEM = /\n[ \t]*(?:[-*•]|\d{1,2}[.)]?)?[ \t]?$/;
const LIST_ITEM = /^\s*(?:[-*•]|\d+[.)])\s/;
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
 * go, names of drinks become links, recipes are printed by the catalogue, and a drink that the chips exclude gets a warning
 * where the answer gives none.
 *
 * @example checker.push('A Negroni [[110') // 'A'
 *          checker.push('02]] is bitter') // ' Negroni [[11002]] is'
 */
export function createAnswerChecker(session: Session): AnswerChecker {
  const names = collectDrinkNames(session.catalogue, session.language, session.own);
  const cited = new Set<string>();
  const warned = new Set<string>();
  const isKnown = (id: string) =>
    session.findDrink(id) !== undefined || session.own.some((one) => one.id === id);
  /** What came and is not settled, and the line that is written. */
  let held = '';
  let line = '';
  let next: string | undefined;
  /** Warnings that wait for the end of a list: between a colon and its list is no place for them. */
  let waiting: string[] = [];

  function resolveCitations(text: string): string {
    return text.replace(CITATION, (_, blanks: string, inner: string, place: number) => {
      const made = MAKE.exec(inner.trim())?.[1];
      if (made !== undefined) return print(made.trim(), line + text.slice(0, place));
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
  function print(mark: string, before: string): string {
    const [id = '', times] = mark.split('*');
    const recipe = findRecipe(id, times === undefined ? undefined : Number(times));
    if (recipe === undefined) return '';
    const warning = warned.has(id) || saysItself(before, id, session) ? undefined : warnOf(id, session);
    warned.add(id);
    return warning === undefined ? recipe : `\n\n${warning}${recipe}`;
  }

  function findRecipe(id: string, factor: number | undefined): string | undefined {
    const { catalogue, language, changed } = session;
    const drink = session.findDrink(id);
    const own = session.own.find((one) => one.id === id);
    if (drink === undefined) return own && printOwn(own);
    if (factor !== undefined)
      return factor > 0 && factor <= MOST_TIMES
        ? printScaled(scaleDrink(drink, { factor }, catalogue), catalogue, language)
        : undefined;
    const recipe = changed.get(id);
    return recipe === undefined
      ? printRecipe(drink, catalogue, language)
      : printChanged(recipe, catalogue, language);
  }

  /** Line by line, so that a line has ended before a recipe is printed below it. */
  function settle(text: string): string {
    return eachLine(text, (part) => eachLine(resolve(part), startOrGoOn));
  }

  function eachLine(text: string, change: (part: string) => string): string {
    return text
      .split(/(\n)/)
      .map((part) => (part === '\n' ? endLine() + part : change(part)))
      .join('');
  }

  function resolve(text: string): string {
    const whole = resolveCitations(text).replace(BARE_ID, (all, enclosed?: string, bare?: string) => {
      const id = enclosed ?? bare ?? '';
      return isKnown(id) ? cite(id) : all;
    });
    return linkNames(whole, { names, before: line, cited, isSpokenOf: (id) => session.told.has(id) });
  }

  function startOrGoOn(part: string): string {
    const isListOver = line.trim() === '' && part.trim() !== '' && !LIST_ITEM.test(part);
    line += part;
    if (!isListOver || waiting.length === 0) return part;
    return `${takeWaiting()}\n\n${part}`;
  }

  /** @returns the warnings that the line needs, behind it */
  function endLine(): string {
    const due = listWarnings(line, warned, session);
    const isBeforeList = line.trimEnd().endsWith(':');
    line = '';
    if (isBeforeList) waiting.push(...due);
    return isBeforeList || due.length === 0 ? '' : ` ${due.join(' ')}`;
  }

  function takeWaiting(): string {
    const text = waiting.join(' ');
    waiting = [];
    return text;
  }

  /** How much of what is held nothing that comes can change. */
  function findSettled(text: string): number {
    const ends = [OPEN_CITATION, OPEN_ID, OPEN_NEXT, OPEN_ITEM].map(
      (open) => open.exec(text)?.index ?? text.length,
    );
    return Math.min(findOpenName(text, names), ...ends);
  }

  return {
    push(piece) {
      if (next !== undefined) {
        next += piece;
        return '';
      }
      held += piece;
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
      const due = endLine();
      const late = takeWaiting();
      return rest + due + (late === '' ? '' : `\n\n${late}`);
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
