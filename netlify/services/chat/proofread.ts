import { cite, citedIds, citedOwnIds } from '../../../src/domain/chat/citations.ts';
import { formatNumber } from '../../../src/domain/lineText.ts';
import { ML_PER_OUNCE } from '../../../src/domain/units.ts';
import { ingredientCalled } from '../ingredientNames.ts';
import { ML_OF } from './amounts.ts';
import { warningOf } from './answers/warning.ts';
import type { DrinkFacts } from './drinkFacts.ts';
import { besideOwnNames, drinkNames, type DrinkNames } from './drinkNames.ts';
import { ownWarning } from './own/aboutOwn.ts';
import type { Talk } from './talk.ts';
import type { Kit } from './tools/kit.ts';

/** What a model was told, by which its answer is checked. */
export interface Told extends Kit {
  /** Whether it was told of a drink. */
  knows(id: string): boolean;
  /** What was reckoned for it, and what the guest said: amounts that stand there are right. */
  reckoned(): string;
}

const BLANK = String.raw`[\s\u00a0\u202f]`;
const VOLUME = String.raw`(?<!\d)(\d+(?:[.,]\d+)?)${BLANK}*(ml|cl|oz)\b`;
/** Words that may name what a volume is of. */
const MOST_WORDS = 4;
const POURED = new RegExp(
  String.raw`${VOLUME}\.?${BLANK}+(?:of |de |d['’])?((?:[\p{L}’'-]+ ?){1,${MOST_WORDS}})`,
  'giu',
);
/** Where a sentence is over, and the next one or the next line has begun. */
const SENTENCE_END = /[.!?]\s+(?=[^\s\p{Ll}])|\n/gu;
/** What may be the beginning of a recipe: a number, or the mark of a list. */
const RECIPE_BEGINS = /\d|^\s*(?:[-*]\s*)?$/;
/** A line of a list that begins with an amount, as recipes are written. */
const RECIPE_LINE = /^\s*(?:[-*]|\d+\.)\s+\d/;
/** Behind a name: what may stand before its citation. */
const BEHIND = /[*_ \t]{0,3}$/;
/** A citation, or the end of a line. */
const TURNS = /(\n|\[\[(?:\d+|[\da-f]{8}-[\da-f-]{27})\]\])/;
/** Amounts that differ by less are the same, rounded. */
const ROUNDING = 0.08;
/** Behind the bar an ounce is 30 ml, as on the pages. */
const ML_IN: Readonly<Record<string, number>> = { ml: ML_OF.ml, cl: ML_OF.cl, oz: ML_PER_OUNCE };

/**
 * Checks what a model says before anybody reads it: a drink of the site that it names is cited, a recipe of a cited drink
 * has its amounts, and a drink that is not for the guest comes with the warning.
 *
 * @param pieces with citations of known drinks alone
 */
export async function* proofread(
  pieces: AsyncGenerator<string, void>,
  told: Told,
): AsyncGenerator<string, void> {
  const reader = createProofreader(told);
  try {
    for await (const piece of pieces) {
      const settled = reader.push(piece);
      if (settled !== '') yield settled;
    }
  } catch (error) {
    // What is there is shown; the next step tells that there is no more.
    const rest = reader.end();
    if (rest !== '') yield rest;
    throw error;
  }
  const rest = reader.end();
  if (rest !== '') yield rest;
}

function createProofreader(told: Told) {
  const { talk } = told;
  const names = besideOwnNames(
    drinkNames(talk.bar, talk.locale),
    talk.own.map(({ name }) => name),
  );
  const cited = new Set<string>();
  const warnings: string[] = [];
  let held = '';
  let last = '';
  let spoken: DrinkFacts | undefined;

  function settle(text: string): string {
    const whole = citeNames(text, { told, names, cited, last });
    last = text === '' ? last : text;
    return whole
      .split(TURNS)
      .map((part) => {
        if (part === '\n') return warn() + part;
        const [ownId] = citedOwnIds(part);
        if (ownId !== undefined) return tellOwn(ownId, part);
        const [id] = citedIds(part);
        if (id === undefined) return spoken === undefined ? part : rightAmounts(part, spoken, told);
        spoken = talk.bar.factsById.get(id) ?? spoken;
        if (!cited.has(id)) warnings.push(...[warningOf(talk, id) ?? []].flat());
        cited.add(id);
        return part;
      })
      .join('');
  }

  /** An own drink is told with its warning; amounts are its owner's. */
  function tellOwn(id: string, part: string): string {
    spoken = undefined;
    const own = talk.own.find((one) => one.id === id);
    if (own && !cited.has(id)) warnings.push(...[ownWarning(talk, own) ?? []].flat());
    cited.add(id);
    return part;
  }

  /** The warnings that are due, below the line that names the drinks. */
  function warn(): string {
    return warnings
      .splice(0)
      .map((warning) => `\n\n${warning}`)
      .join('');
  }

  return {
    push(piece: string): string {
      const text = held + piece;
      const from = openFrom(text, names);
      held = text.slice(from);
      return settle(text.slice(0, from));
    },
    end(): string {
      const rest = settle(held);
      held = '';
      return rest + warn();
    },
  };
}

/** Where something begins that is not over yet: a name, whether a citation follows it, or a sentence with a number. */
function openFrom(text: string, names: DrinkNames): number {
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index, 0: end }) => index + end.length);
  const sentence = ends.at(-1) ?? 0;
  const volume = RECIPE_BEGINS.test(text.slice(sentence)) ? sentence : text.length;
  const from = Math.max(0, text.length - names.longest - 3);
  for (const { index } of text.slice(from).matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)) {
    const tail = text.slice(from + index);
    if (names.begins(tail) || names.find(tail.replace(BEHIND, '')) !== undefined)
      return Math.min(volume, from + index);
  }
  return volume;
}

interface Citing {
  told: Told;
  names: DrinkNames;
  cited: ReadonlySet<string>;
  /** What stands before. */
  last: string;
}

/** Cites a drink at its first mention; one unknown to the model only where it is several words or in bold. */
function citeNames(text: string, { told, names, cited, last }: Citing): string {
  const inText = new Set(citedIds(text));
  const ownInText = new Set<string>();
  return text.replace(names.pattern, (name, offset: number) => {
    const before = last + text.slice(0, offset);
    const own = told.talk.own.find((one) => one.name === name);
    if (own !== undefined) {
      const isTold = cited.has(own.id) || citedOwnIds(text).includes(own.id) || ownInText.has(own.id);
      if (isTold || !name.includes(' ') || /[\p{L}\p{N}]$/u.test(before)) return name;
      ownInText.add(own.id);
      return `${name} ${cite(own.id)}`;
    }
    const facts = names.find(name);
    if (facts === undefined || cited.has(facts.id) || inText.has(facts.id)) return name;
    const isOne = told.knows(facts.id) || name.includes(' ') || before.endsWith('**');
    if (!isOne || /[\p{L}\p{N}]$/u.test(before)) return name;
    told.tell([facts]);
    if (!told.knows(facts.id)) return name;
    inText.add(facts.id);
    return `${name} ${cite(facts.id)}`;
  });
}

/**
 * Amounts of a recipe as the drink has them. A recipe is told by a line of a list, or by a sentence with the drink's
 * largest pour and another one; "add 5 ml of syrup" is advice, and stays.
 */
function rightAmounts(text: string, { recipe }: DrinkFacts, told: Told): string {
  const measured = recipe.lines.filter(({ unit, garnish }) => unit === 'ml' && !garnish);
  const lineAt = (words: string) => {
    const id = ingredientAt(words, told.talk);
    return measured.find(({ ingredient }) => ingredient === id);
  };
  const largest = Math.max(0, ...measured.map(({ amount = 0 }) => amount));
  return text
    .split(/(?<=[.!?]\s+(?=[^\s\p{Ll}])|\n)/u)
    .map((sentence) => {
      const named = [...sentence.matchAll(POURED)].flatMap(([, , , words = '']) => lineAt(words) ?? []);
      const isWhole = new Set(named).size > 1 && named.some(({ amount }) => amount === largest);
      if (!isWhole && !RECIPE_LINE.test(sentence)) return sentence;
      return sentence.replace(POURED, (all, count: string, unit: string, words: string) => {
        const line = lineAt(words);
        const scale = ML_IN[unit.toLowerCase()];
        if (line?.amount === undefined || scale === undefined) return all;
        const said = Number(count.replace(',', '.')) * scale;
        const right = timesIn(told.talk).map((times) => times * (line.amount ?? 0));
        if ([...right, ...mlIn(told.reckoned())].some((ml) => isNear(said, ml))) return all;
        return all.replace(
          count,
          formatNumber(Math.round((line.amount / scale) * 100) / 100, told.talk.locale),
        );
      });
    })
    .join('');
}

/** How many drinks may be meant: one, or as many as the guest spoke of. */
function timesIn({ situation: { memory, reading } }: Talk): number[] {
  return [1, memory.people ?? 1, reading.amounts.factor ?? 1];
}

/** The ingredient whose name these words begin with, the longest name first. */
function ingredientAt(words: string, { bar, locale }: Talk): string | undefined {
  const parts = words.trim().toLocaleLowerCase(locale).split(/\s+/);
  return parts
    .map((_, place) => parts.slice(0, parts.length - place).join(' '))
    .flatMap((name) => ingredientCalled(name, bar.catalogue) ?? [])[0];
}

function mlIn(text: string): number[] {
  return [...text.matchAll(new RegExp(VOLUME, 'gi'))].map(
    ([, count = '', unit = '']) => Number(count.replace(',', '.')) * (ML_IN[unit.toLowerCase()] ?? 0),
  );
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= ROUNDING * Math.max(one, other);
}
