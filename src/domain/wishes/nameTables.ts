import { foldText } from '../../text/foldText.ts';
import { stemmed } from '../../text/stem.ts';
import { addToSet } from '../lib/addToList.ts';
import type { Table } from '../chat/table.ts';
import { NAME_WORDS } from '../search/words.ts';

/** Something with the names that people call it by, in all languages: what it is mainly called, and what else. */
export interface Named {
  id: string;
  names: readonly string[];
  others?: readonly string[];
}

type NamedKind = 'drink' | 'ingredient' | 'food' | 'glass';
export type NamedThing = `${NamedKind}:${string}`;

/** By a name the things that it names, "drink:11003 ingredient:gin". Plain JSON, so that a build can write it. */
export interface NameTables {
  /** By names as they are written, folded. */
  exact: Table<string>;
  /** By their words in singular, and by their words written together, where that differs. */
  alike: Table<string>;
}

/** A shorter name is not found with its words written together or apart. */
export const SHORTEST_JOINED = 7;
/** A shorter word is no plural of another. */
const SHORTEST_STEMMED = 4;

const firstOfRow = new Map(NAME_WORDS.flatMap((row) => [...row].map((word) => [word, [...row][0] ?? word])));

/** A word in the form in which names are compared: in singular, and alike in all languages. */
export function canonical(word: string): string {
  // A short stem is that of too many words: "père" is no plural of "peer".
  const stem = stemmed(word);
  return firstOfRow.get(word) ?? (stem.length < SHORTEST_STEMMED ? word.replace(/s$/, '') : stem);
}

export function createNameTables(named: Readonly<Record<NamedKind, readonly Named[]>>): NameTables {
  const exact = new Map<string, Set<string>>();
  const alike = new Map<string, Set<string>>();
  for (const [kind, all] of Object.entries(named)) {
    for (const { id, names, others = [] } of all) {
      for (const text of [...names, ...others]) {
        const folded = foldText(text);
        if (folded === '') continue;
        const words = folded.split(' ');
        addToSet(exact, folded, `${kind}:${id}`);
        const form = words.map(canonical).join(' ');
        if (form !== folded) addToSet(alike, form, `${kind}:${id}`);
        const joined = words.join('');
        if (words.length > 1 && joined.length >= SHORTEST_JOINED)
          addToSet(alike, canonical(joined), `${kind}:${id}`);
      }
    }
  }
  return { exact: joinSets(exact), alike: joinSets(alike) };
}

/** The words of the names of drinks and ingredients. */
export function listNameWords(exact: NameTables['exact']): Set<string> {
  const names = Object.keys(exact).filter((name) => /drink:|ingredient:/.test(exact[name] ?? ''));
  return new Set(names.flatMap((name) => name.split(' ')));
}

function joinSets(sets: ReadonlyMap<string, ReadonlySet<string>>): Table<string> {
  return Object.fromEntries([...sets].map(([name, things]) => [name, [...things].join(' ')]));
}
