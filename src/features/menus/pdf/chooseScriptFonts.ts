import { graphemes, isDrawn } from '../../../domain/menus/document/graphemes.ts';

/** A file of letters that the typefaces of a menu lack. */
export interface ScriptFile {
  name: string;
  /** Its characters: pairs of the distance from the end of the last range, and the length of a range. */
  ranges: readonly number[];
}

/** The files that a menu needs. */
export interface ScriptChoice {
  /** In the order in which they are preferred. */
  names: string[];
  /** Whether the typefaces or one of the files have a character, with all its marks. */
  isPrintable: (cluster: string) => boolean;
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Chooses the files that have what the typefaces lack. Chinese characters take their Japanese forms where the menu has
 * kana, else their Chinese ones.
 *
 * @param text all that is printed
 * @param isInFace whether every typeface has a character
 */
export function chooseScriptFonts(
  text: string,
  isInFace: (cluster: string) => boolean,
  files: readonly ScriptFile[],
): ScriptChoice {
  const isJapanese = KANA.test(text);
  const ordered = isJapanese
    ? files
    : [...files.filter(isNotJapanese), ...files.filter((file) => !isNotJapanese(file))];
  const known = new Map<ScriptFile, Set<number>>();
  const codesOf = (file: ScriptFile) => {
    const codes = known.get(file) ?? readRanges(file.ranges);
    known.set(file, codes);
    return codes;
  };
  const chosen = new Map<string, ScriptFile | undefined>();
  const fileFor = (cluster: string) => {
    if (!chosen.has(cluster)) {
      const codes = [...cluster].filter(isDrawn).map((character) => character.codePointAt(0) ?? 0);
      chosen.set(
        cluster,
        ordered.find((file) => codes.every((code) => codesOf(file).has(code))),
      );
    }
    return chosen.get(cluster);
  };
  const needed = new Set<ScriptFile>();
  for (const cluster of new Set(graphemes(text))) {
    const file = cluster === '\n' || isInFace(cluster) ? undefined : fileFor(cluster);
    if (file) needed.add(file);
  }
  return {
    names: ordered.filter((file) => needed.has(file)).map(({ name }) => name),
    isPrintable: (cluster) => isInFace(cluster) || fileFor(cluster) !== undefined,
  };
}

function isNotJapanese({ name }: ScriptFile): boolean {
  return !name.startsWith('jp-');
}

function readRanges(ranges: readonly number[]): Set<number> {
  const codes = new Set<number>();
  let at = 0;
  for (let place = 0; place < ranges.length; place += 2) {
    at += ranges[place] ?? 0;
    for (let left = ranges[place + 1] ?? 0; left > 0; left--) codes.add(at++);
  }
  return codes;
}
