import { SHELF_LIMITS } from '../../contracts/shelf/shelfLimits.ts';
import { splitWords } from './wordRule.ts';

/** Why an entry was not taken. */
export type Refusal = 'short' | 'long' | 'wordless' | 'full' | 'known';
export interface RefusedEntry {
  text: string;
  why: Refusal;
}

/** A shelf after something was added. A shelf is a list of ids of ingredients and of texts that name none. */
export interface AddedEntries {
  shelf: string[];
  /** What was typed, and the entry that it became, of each that was not on the shelf yet. */
  added: { text: string; entry: string }[];
  refused: RefusedEntry[];
}

type Find = (text: string) => string | undefined;

/** What parts one entry from the next; the comma of "0,7 l" does not. */
const SEPARATORS = /(?:(?<!\d),|,(?!\d)|[;\n\r\t])+/;
/** "Gin and tonic" on a shelf are two things. */
const CONJUNCTIONS = /(?<!\s)\s+(?:and|en|und|y|e|et|&|\+)\s+/i;
/** In a shared link, what goes before a text that names no ingredient. */
const TEXT_MARK = '~';

/**
 * Adds what somebody typed: text trimmed, compared without case, duplicates ignored (specification, section 5).
 * Several entries may come at once. Whatever the word rule could never match is refused.
 *
 * @param find the id of the ingredient that a text names, if it names one
 */
export function addEntries(shelf: readonly string[], typed: string, find: Find): AddedEntries {
  const next = [...shelf];
  const added: AddedEntries['added'] = [];
  const refused: RefusedEntry[] = [];
  for (const text of typed.split(SEPARATORS).map((part) => part.trim().replace(/\s+/g, ' '))) {
    if (text === '') continue;
    const ids = readEntryIds(text, find);
    const why = ids === undefined ? refusalOf(text) : undefined;
    if (why !== undefined) {
      refused.push({ text: shorten(text), why });
      continue;
    }
    for (const entry of ids ?? [text]) {
      if (has(next, entry)) refused.push({ text: shorten(text), why: 'known' });
      else if (next.length < SHELF_LIMITS.entries) {
        next.push(entry);
        added.push({ text, entry });
      } else refused.push({ text: shorten(text), why: 'full' });
    }
  }
  return { shelf: next, added, refused };
}

/** The ingredients that a text names: one, or those that it joins by "and". */
export function readEntryIds(text: string, find: Find): string[] | undefined {
  if ([...text].length > SHELF_LIMITS.letters) return undefined;
  const id = find(text);
  if (id !== undefined) return [id];
  const parts = text.split(CONJUNCTIONS);
  if (parts.length === 1) return undefined;
  const ids = parts.map(find);
  return ids.every((part) => part !== undefined) ? ids : undefined;
}

/** Whether a shelf holds an entry already. */
export function has(shelf: readonly string[], entry: string): boolean {
  return shelf.some((one) => one.toLowerCase() === entry.toLowerCase());
}

/** A shelf as the value of `?shelf=`. */
export function shelfToLink(shelf: readonly string[], isId: (entry: string) => boolean): string {
  return shelf.map((entry) => (isId(entry) ? entry : TEXT_MARK + encodeURIComponent(entry))).join(',');
}

/** What a shared link says: what can be read, and the parts that cannot. */
export function shelfFromLink(
  value: string,
  isId: (entry: string) => boolean,
): { shelf: string[]; unread: string[] } {
  const shelf: string[] = [];
  const unread: string[] = [];
  for (const part of value.split(',')) {
    const entry = readPart(part.trim(), isId);
    if (part.trim() === '') continue;
    if (entry === undefined || shelf.length >= SHELF_LIMITS.entries) unread.push(shorten(part.trim()));
    else if (!has(shelf, entry)) shelf.push(entry);
  }
  return { shelf, unread };
}

function readPart(part: string, isId: (entry: string) => boolean): string | undefined {
  if (isId(part)) return part;
  if (!part.startsWith(TEXT_MARK)) return undefined;
  try {
    const text = decodeURIComponent(part.slice(TEXT_MARK.length)).trim();
    return refusalOf(text) === undefined ? text : undefined;
  } catch {
    return undefined;
  }
}

function refusalOf(text: string): Refusal | undefined {
  const letters = [...text].length;
  if (letters > SHELF_LIMITS.letters) return 'long';
  if (letters < 2) return 'short';
  return splitWords(text).length === 0 ? 'wordless' : undefined;
}

function shorten(text: string): string {
  const letters = [...text];
  return letters.length > SHELF_LIMITS.letters / 2 ? `${letters.slice(0, 24).join('')}…` : text;
}
