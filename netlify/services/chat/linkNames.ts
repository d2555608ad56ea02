import { cite, citedIds, citedOwnIds } from '../../../src/domain/chat/citations.ts';
import type { DrinkNames } from './drinkNames.ts';

/** What decides whether a name is that of a drink. */
export interface LinkContext {
  names: DrinkNames;
  /** Text before the one that is read, on the same line. */
  before: string;
  /** Ids of drinks that are spoken of: a name of one word means the drink only there, or in bold. */
  isSpokenOf(id: string): boolean;
  /** Ids of the drinks that the answer has cited; those that are linked here are added. */
  cited: Set<string>;
  /** Those that a name has linked, and whose own citation has not come yet: it then goes. */
  linked: Set<string>;
}

/** A citation behind a name, and what may stand between. */
const CITED_BEHIND = /^[*_]{0,3}(?: \([^()[\]\n]{1,40}\))? ?\(?\[\[/;
/** The Negroni’s, in English and Dutch; what cites it stands behind. */
const POSSESSIVE = /^['’]s(?![\p{L}\p{N}])/u;
/** A glass is called like its drink: an Old Fashioned glass, ein Martini-Glas, une coupe Martini. */
const GLASS_BEHIND = /^[*_]{0,3}[ -](?:glass|glas|gläser|glazen)/i;
const GLASS_BEFORE = /(?:verre|coupe|flûte|copa|vaso|glas)(?: (?:à|a|de))? $/iu;
/** The word before, where it does not begin a sentence: Camillo Negroni is a man. */
const NAME_BEFORE = /[^\s.!?:*–—-]\s+\p{Lu}\p{L}+ $/u;
/** Marks a link that a name has got here. */
const BY_NAME = '\u0002';
const ANY_CITATION = / ?(\u0002?)\[\[(\d{5})\]\]/g;
const LETTER = /[\p{L}\p{N}]/u;
/** Where a name may begin. */
const BEGINNING = /(?<![\p{L}\p{N}\p{Pd}’'[])[\p{Lu}\p{N}]/gu;
/** What is behind a name and not whole yet: a word, or a citation. */
const OPEN_BEHIND =
  /^(?:['’]s?)?[*_]{0,3}(?: \([^()[\]\n]{0,40}|(?: \([^()[\]\n]{1,40}\))?[ -]?(?:\p{L}*|\(?\[(?:\[[^\]\n]{0,60}\]?)?))$/u;
/** More than stands between a name and what is behind it that decides. */
const LOOK_AHEAD = 115;

/** Cites each drink of the site where it is first named. */
export function linkNames(
  text: string,
  { names, before, isSpokenOf, cited, linked: byName }: LinkContext,
): string {
  let linked = '';
  let from = 0;
  for (const { index } of text.matchAll(BEGINNING)) {
    if (index < from) continue;
    const found = names.at(text, index);
    if (found === undefined) continue;
    const { name, id } = found;
    const end = index + name.length + (POSSESSIVE.exec(text.slice(index + name.length))?.[0].length ?? 0);
    const behind = text.slice(end);
    const ahead = before + text.slice(0, index);
    if (LETTER.test(behind.charAt(0)) || /^[*_]{0,3}-\p{L}/u.test(behind)) continue;
    linked += text.slice(from, end);
    from = end;
    const isOneWord = !name.includes(' ');
    const isDrink = !isOneWord || ((isSpokenOf(id) || ahead.endsWith('**')) && !NAME_BEFORE.test(ahead));
    if (!isDrink || cited.has(id) || CITED_BEHIND.test(behind)) continue;
    if (GLASS_BEHIND.test(behind) || GLASS_BEFORE.test(ahead)) continue;
    cited.add(id);
    linked += ` ${BY_NAME}${cite(id)}`;
  }
  linked = (linked + text.slice(from)).replace(ANY_CITATION, (all, mark: string, id: string) => {
    if (mark === BY_NAME) byName.add(id);
    else if (byName.delete(id)) return '';
    return all.replace(BY_NAME, '');
  });
  for (const id of [...citedIds(linked), ...citedOwnIds(linked)]) cited.add(id);
  return linked;
}

/** Where a name begins that more text may make longer, cite or make a glass of; the length of the text where none does. */
export function findOpenName(text: string, names: DrinkNames): number {
  const from = Math.max(0, text.length - names.longest - LOOK_AHEAD);
  for (const { index } of text.slice(from).matchAll(BEGINNING)) {
    const tail = text.slice(from + index);
    if (names.begins(tail)) return from + index;
    const found = names.at(tail, 0);
    if (found !== undefined && OPEN_BEHIND.test(tail.slice(found.name.length))) return from + index;
  }
  return text.length;
}
