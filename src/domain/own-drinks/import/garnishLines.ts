import type { LineReader } from '../../amounts/lineReader.ts';
import type { LineReading } from '../../amounts/lineReading.ts';
import { AND_WORDS } from '../../amounts/amountWords.ts';
import { tidyLine, tokenize } from '../../amounts/tokens.ts';

/** What a garnish of a file becomes: lines, or a step where it is told as a sentence. */
export interface GarnishRead {
  lines: LineReading[];
  /** Empty where all of it is in lines. */
  step: string;
}

/** Words of a garnish that is named; whatever is longer is told. */
const MOST_WORDS = 5;
const MOST_TOGETHER = 6;
const NOTHING: ReadonlySet<string> = new Set([
  'n a',
  'na',
  'none',
  'no garnish',
  'geen',
  'keine',
  'ninguna',
  'aucune',
]);
const JOINTS = new Set([',', ';', '&', '+']);
const WITH = new Set(['with', 'met', 'mit', 'con', 'avec']);

/** Reads a garnish as other programs keep it, in one text: "Garnish with a lemon twist and a cherry." */
export function garnishLines(text: string, reader: LineReader): GarnishRead {
  const pieces = text.split('\n').flatMap(splitTogether);
  const named = pieces.filter((piece) => !NOTHING.has(wordsIn(piece).join(' ')));
  if (named.length === 0) return { lines: [], step: '' };
  const lines = named
    .slice(0, MOST_TOGETHER)
    .map((piece) => ({ ...reader.read(withoutLead(piece)), isGarnish: true }));
  const isNamed = lines.every(
    ({ ingredient, name }) => ingredient !== undefined || wordsIn(name).length <= MOST_WORDS,
  );
  const isWhole = named.length <= MOST_TOGETHER && lines.every(({ name }) => name !== '');
  return isNamed && isWhole ? { lines, step: '' } : { lines: [], step: text.replaceAll('\n', ' ') };
}

/** "Garnish with" and the like: a garnish is one without being called so. */
function withoutLead(piece: string): string {
  const tokens = tokenize(piece);
  const at = tokens.findIndex(({ folded }) => WITH.has(folded));
  const isLead = at > 0 && at <= 2 && tokens.slice(0, at).some(({ folded }) => LEADS.has(folded));
  if (isLead) {
    const isOptional = tokens.slice(0, at).some(({ folded }) => folded.startsWith('option'));
    const rest = piece.slice(tokens[at + 1]?.start ?? piece.length);
    return isOptional ? `optional ${rest}` : rest;
  }
  return piece;
}
const LEADS = new Set([
  'garnish',
  'garnished',
  'garneer',
  'garnieren',
  'decorar',
  'adornar',
  'decorer',
  'sprinkle',
]);

function splitTogether(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  const line = tidyLine(text);
  for (const { start, end, text: sign, kind, folded } of tokenize(line)) {
    const isJoint = JOINTS.has(sign) || (kind === 'word' && AND_WORDS.has(folded));
    if (!isJoint || start <= from) continue;
    pieces.push(line.slice(from, start));
    from = end;
  }
  return [...pieces, line.slice(from)]
    .map((piece) => piece.trim())
    .filter((piece) => wordsIn(piece).length > 0);
}

const wordsIn = (text: string) =>
  tokenize(tidyLine(text)).flatMap(({ kind, folded }) => (kind === 'word' ? folded : []));
