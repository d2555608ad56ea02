import { readFileSync, writeFileSync } from 'node:fs';
import { catalogueOf, type Catalogue } from './catalogue.ts';
import { draftOf } from './draft.ts';
import type { DerivedFacts } from './drink.ts';

/** The folder below `data/` that a build writes for functions (writeBuiltData.ts); it is not committed. */
export const BUILT_FOLDER = 'built';
/** A {@link DataRecord} of all that the catalogue is made of. */
export const BUILT_CATALOGUE = 'catalogue.json';
/** Pairs of a recipe's id and the path of its page. */
export const BUILT_PATHS = 'recipePaths.json';

/** The data as a build has read, checked and derived it. */
export interface DataRecord {
  /** By its file, what the schema made of it. */
  files: Readonly<Record<string, unknown>>;
  /** By the id of a recipe. */
  derived: Readonly<Record<string, DerivedFacts>>;
}

/** The encoding of what a build writes for functions: Node reads it in a third of the time that UTF-8 takes. */
const ENCODING = 'latin1';

/** Writes a value for functions; letters beyond the encoding by their numbers. */
export function writeBuilt(file: string, value: unknown): void {
  const text = JSON.stringify(value).replace(
    /[\u0100-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  writeFileSync(file, text, ENCODING);
}

/**
 * Reads what {@link writeBuilt} wrote.
 *
 * @throws Error where there is no such file
 */
export function readBuilt(file: string): unknown {
  return JSON.parse(readFileSync(file, ENCODING));
}

/** The catalogue of data that a build has read and checked: no other file is opened, no schema asked, nothing derived. */
export function replayCatalogue({ files, derived }: DataRecord): Catalogue {
  const names = Object.keys(files);
  const draft = draftOf(
    {
      problems: [],
      list: (folder) => names.filter((file) => file.startsWith(`${folder}/`)),
      has: (file) => file in files,
      readText: () => undefined,
      // It is what the schema made of the file.
      read: (file) => files[file] as never,
    },
    derived,
  );
  return catalogueOf(draft);
}
