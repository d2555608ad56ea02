import { REMARKS_BEFORE, REMARKS_BEHIND, type Remark } from './amountWords.ts';
import {
  CLOSING,
  isClosingOrPoint,
  isNumeric,
  MAX_PHRASE_WORDS,
  OPENING,
  SEPARATORS,
  type Line,
} from './line.ts';
import type { MeasureReader } from './measureReader.ts';

/** Takes remarks from both ends of a line, "optional", "for the rim", "to taste", and keeps what they say. */
export function createRemarkReader({ measureOf }: MeasureReader) {
  function takeRemarks(line: Line, told: Map<Remark, string>): void {
    for (let isFound = true; isFound && line.here() !== undefined;) {
      const inBrackets = OPENING.has(line.here()?.text ?? '');
      if (inBrackets) line.at += 1;
      const found = phraseAt(line);
      isFound = found !== undefined && (found.remark !== 'top' || found.at < line.end);
      if (!isFound || !found) {
        if (inBrackets) line.at -= 1;
        return;
      }
      const isWholeLine = found.at >= line.end;
      if (isWholeLine) return;
      told.set(found.remark, found.remark === 'per' ? line.words(line.at, found.at) : '');
      if (found.remark === 'juice') return;
      line.at = found.at;
      line.skip(SEPARATORS, CLOSING);
    }
  }

  function takeRemarksBehind(line: Line, told: Map<Remark, string>): void {
    for (;;) {
      let end = line.end;
      while (end > line.at + 1 && isClosingOrPoint(line.tokens[end - 1])) end -= 1;
      let words = '';
      let found: { remark: Remark; at: number } | undefined;
      for (let at = end - 1, count = 0; count < MAX_PHRASE_WORDS && at > line.at; at -= 1, count += 1) {
        const token = line.tokens[at];
        if (token?.kind !== 'word') break;
        words = words === '' ? token.folded : `${token.folded} ${words}`;
        const remark = REMARKS_BEHIND.get(words);
        if (remark) found = { remark, at };
      }
      // "(330 ml each)" and "(1 per drink)" are whole.
      const before = line.tokens[(found?.at ?? 0) - 1];
      const isOfAmount = isNumeric(before) || measureOf(before?.folded ?? '') !== undefined;
      if (found === undefined || (found.remark === 'per' && isOfAmount)) return;
      told.set(found.remark, line.words(found.at, end));
      line.end = found.at;
      while (line.end > line.at + 1 && SEPARATORS.has(line.tokens[line.end - 1]?.text ?? '')) line.end -= 1;
    }
  }

  return { takeRemarks, takeRemarksBehind };
}

/** The remark that begins where a line stands, and the place behind it. */
export function phraseAt(line: Line): { remark: Remark; at: number } | undefined {
  let words = '';
  let found: { remark: Remark; at: number } | undefined;
  for (let at = line.at, count = 0; count < MAX_PHRASE_WORDS && at < line.end; at += 1, count += 1) {
    const token = line.tokens[at];
    if (token?.kind !== 'word') break;
    words = words === '' ? token.folded : `${words} ${token.folded}`;
    const remark = REMARKS_BEFORE.get(words);
    if (remark) found = { remark, at: at + 1 };
  }
  return found;
}
