import type { Locale } from '../../../src/contracts/locale.ts';
import { cite, citedIds, citedOwnIds } from '../../../src/domain/chat/citations.ts';
import { groupOf } from '../../../src/domain/dietary.ts';
import { foldText } from '../../../src/text/foldText.ts';
import { listText } from '../../../src/text/listText.ts';
import { findConflict, type Conflict } from './facts/conflicts.ts';
import type { Session } from './session.ts';
import { say } from './short/shortTexts.ts';
import { reasonsOf } from './short/words.ts';
import words from './warningWords.json' with { type: 'json' };

const WORDS: Readonly<Record<Locale, (typeof words)['en']>> = words;
/** Names shorter than this are looked for as the beginning of a word. */
const SHORT_NAME = 4;
const SENTENCE_END = /(?<=[.!?])\s+|\n/;
const PLURAL = /(?:es|en|e|s|n)$/;

/** Why a drink is not for the visitor, as a sentence; undefined where they may have it. */
export function warnOf(id: string, session: Session): string | undefined {
  const conflict = session.conflictOf(id);
  if (conflict === undefined) return undefined;
  const { catalogue, language } = session;
  const reasons = listText(reasonsOf(conflict, catalogue, language), language);
  const own = session.own.find((one) => one.id === id);
  const drink = own === undefined ? cite(session.changed.get(id)?.base.id ?? id) : `${own.name} ${cite(id)}`;
  // Where only some leave it out, or somebody asked for it without egg, what is in it is told and nothing of the visitor.
  return session.conflictOf(id, session.ofAll) === undefined
    ? `${say('pair', language, { x: drink, y: reasons })}.`
    : say('conflict', language, { drink, reasons });
}

/**
 * The warnings that a line of an answer still needs: of each drink in it that is not for the visitor, unless the line
 * itself says what is in it, or a tool has changed its recipe so that it is. To say that nothing is in it is no warning.
 */
export function listWarnings(line: string, warned: Set<string>, session: Session): string[] {
  return [...citedIds(line), ...citedOwnIds(line)].flatMap((id) => {
    // What is only asked for is told where a recipe is printed: an answer may well name what it leaves out.
    const conflict = warned.has(id) ? undefined : session.conflictOf(id, session.lasting);
    const isMended = [...session.changed].some(
      ([mark, { base }]) => base.id === id && session.conflictOf(mark) === undefined,
    );
    if (conflict === undefined || isMended) return [];
    warned.add(id);
    return saysItself(line, id, session) ? [] : (warnOf(id, session) ?? []);
  });
}

/** Whether a text itself tells why a drink is not for somebody. */
export function saysItself(line: string, id: string, session: Session): boolean {
  const conflict = session.conflictOf(id);
  if (conflict === undefined) return false;
  const { warns, denies } = WORDS[session.language];
  const names = nameConflict(id, conflict, session);
  return line.split(SENTENCE_END).some((sentence) => {
    const said = ` ${foldText(sentence)} `;
    const isNamed = names.some((name) => said.includes(name.length < SHORT_NAME ? ` ${name}` : name));
    return (
      isNamed &&
      warns.some((word) => said.includes(word)) &&
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
      allergens.entry(groupOf(one)).names,
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
