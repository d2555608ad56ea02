import type { Locale } from '../../../src/contracts/site/locale.ts';
import { getIngredientKin } from '../../../src/catalogue/wishedDrinks.ts';
import type { Wish } from '../../../src/contracts/search/wishes.ts';
import { cite, citedIds, citedOwnIds } from '../../../src/domain/chat/citations.ts';
import { getAllergenGroup } from '../../../src/domain/diet/dietary.ts';
import { isGuard, wishKey } from '../../../src/domain/wishes/wishes.ts';
import { foldText } from '../../../src/text/foldText.ts';
import { listText } from '../../../src/text/listText.ts';
import { findConflict, type Conflict } from './facts/conflicts.ts';
import type { Session } from './session.ts';
import { say } from './short/shortTexts.ts';
import { listConflicts, listWritten } from './short/words.ts';
import words from './warningWords.json' with { type: 'json' };

const WORDS: Readonly<Record<Locale, (typeof words)['en']>> = words;
/** Names shorter than this are looked for as the beginning of a word. */
const SHORT_NAME = 4;
const SENTENCE_END = /(?<=[.!?])\s+|\n/;
const PLURAL = /(?:es|en|e|s|n)$/;

/** Why a drink is not for the visitor, as a sentence; undefined where they may have it. */
export function findWarning(id: string, session: Session): string | undefined {
  const conflict = session.conflictOf(id);
  if (conflict === undefined) return undefined;
  const { catalogue, language } = session;
  const reasons = listText(listConflicts(conflict, catalogue, language), language);
  const own = session.own.find((one) => one.id === id);
  const drink = own === undefined ? cite(session.changed.get(id)?.base.id ?? id) : `${own.name} ${cite(id)}`;
  // Where somebody only asked for it without egg, what is in it is told and nothing of the visitor.
  return session.conflictOf(id, session.lasting) === undefined
    ? `${say('pair', language, { x: drink, y: reasons })}.`
    : say('conflict', language, { drink, reasons });
}

/**
 * The warnings that an answer still needs: of each drink in it that the chips exclude, unless it speaks of that itself, a tool
 * has changed the recipe so that it fits, it is for others, or the answer before, under the same chips, has dealt with it.
 */
export function listWarnings(said: string, warned: ReadonlySet<string>, session: Session): string[] {
  return [...new Set([...citedIds(said), ...citedOwnIds(said)])].flatMap((id) => {
    // What is only asked for is told where a recipe is printed: an answer may well name what it leaves out.
    if (warned.has(id) || session.conflictOf(id, session.lasting) === undefined) return [];
    const isMended = [...session.changed].some(
      ([mark, { base }]) => base.id === id && session.conflictOf(mark) === undefined,
    );
    const isDealtWith = session.last.includes(id) && session.conflictOf(id, session.before) !== undefined;
    if (isMended || isDealtWith || isTold(said, id, session, 'offer')) return [];
    return findWarning(id, session) ?? [];
  });
}

/** What the newest message refuses by words that nothing was read from, and chips for things that the site does not know. */
export function listNotLeftOut({ reading, message, language, catalogue, lasting }: Session): string[] {
  const isUnknown = (text: string) => getIngredientKin(catalogue).perhapsNamed(text).size === 0;
  const unknown = lasting.flatMap((wish) =>
    wish.kind === 'unknown' && wish.not && isUnknown(wish.text) ? wish.text : [],
  );
  const refused =
    reading.refused.length === 0 ? [] : listWritten(reading.refused, { text: message, language, catalogue });
  return [...new Set([...refused, ...unknown])];
}

/**
 * Says with drinks what could not be left out of them, as the answers without a model do; undefined where all could.
 *
 * @param before the chips before the answer: where the model has set one since, it has read the words of the message
 */
export function findNotLeftOutWarning(session: Session, before: readonly Wish[]): string | undefined {
  const keys = new Set(before.map(wishKey));
  const isRead = session.chips.some((wish) => isGuard(wish) && !keys.has(wishKey(wish)));
  const words = listNotLeftOut(
    isRead ? { ...session, reading: { ...session.reading, refused: [] } } : session,
  );
  return words.length === 0 ? undefined : say('notLeftOut', session.language, { words: words.join(', ') });
}

/**
 * Whether an answer itself tells why a drink is not for the visitor: "contains egg", in a line with the drink or one that
 * names none. An offer is told as well by the words for another version of it: "without the egg"; what is printed is not.
 */
export function isTold(said: string, id: string, session: Session, as: 'offer' | 'print'): boolean {
  if (session.forOthers.has(id)) return true;
  return said.split('\n').some((line) => {
    const ids = [...citedIds(line), ...citedOwnIds(line)];
    const isOfDrink = ids.includes(id);
    return (isOfDrink || ids.length === 0) && speaksOf(line, id, session, as === 'offer' && isOfDrink);
  });
}

/** Whether a text says what of a drink is in the way; to state that it is not in it is no such word. */
function speaksOf(text: string, id: string, session: Session, mayBeVersion: boolean): boolean {
  const conflict = session.conflictOf(id);
  if (conflict === undefined) return false;
  const { warns, versions, denies } = WORDS[session.language];
  const words = mayBeVersion ? [...warns, ...versions] : warns;
  const names = nameConflict(id, conflict, session);
  // What is only in doubt is told by naming it.
  const isDoubt = (conflict.vegan ?? conflict.vegetarian) === 'unknown';
  return text.split(SENTENCE_END).some((sentence) => {
    const said = ` ${foldText(sentence)} `;
    const isNamed = names.some((name) => said.includes(name.length < SHORT_NAME ? ` ${name}` : name));
    return (
      isNamed &&
      (isDoubt || words.some((word) => said.includes(word))) &&
      !denies.some((word) => said.includes(` ${word}`))
    );
  });
}

/** Every word by which a conflict may be named: allergens, the ingredients that bring them, alcohol, vegan. */
function nameConflict(id: string, conflict: Conflict, session: Session): string[] {
  const { catalogue, language, held } = session;
  const {
    contains = [],
    mayContain = [],
    cautions = [],
    ingredients,
    hasAlcohol,
    vegan,
    vegetarian,
  } = conflict;
  const { allergens, substances, cautions: cautionTerms } = catalogue.vocabularies;
  const lines = session.findDrink(id)?.lines ?? [];
  const bringing = lines.filter(
    ({ item, ingredient }) =>
      findConflict({ dietary: item, ingredients: [ingredient] }, held, catalogue) !== undefined,
  );
  const terms = [
    ...[...contains, ...mayContain].flatMap((one) => [
      substances.entry(one).names,
      allergens.entry(getAllergenGroup(one)).names,
    ]),
    ...cautions.map((one) => cautionTerms.entry(one).names),
    ...[...ingredients, ...bringing.map(({ ingredient }) => ingredient)].map(
      (one) => catalogue.ingredientById.entry(one).names,
    ),
  ];
  return [
    ...terms.flatMap((names) => [names[language], names.en]),
    ...(hasAlcohol === true ? WORDS[language].alcohol : []),
    ...((vegan ?? vegetarian) ? ['vegan', 'vegetar'] : []),
  ].map((name) => {
    const folded = foldText(name);
    const stem = folded.replace(PLURAL, '');
    return stem.length < 3 ? folded : stem;
  });
}
