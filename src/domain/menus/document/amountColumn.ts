import {
  beside,
  EMPTY,
  paragraph,
  stacked,
  tagged,
  textWidth,
  type Block,
  type Typesetter,
} from './block.ts';
import type { TextStyle } from './page.ts';

/** A number, with its unit where it is a volume: "30 ml", "≈ 90 ml", "1½ oz", "¾ oz + ½ tsp", "2". */
const NUMBER = '[\\d½¼¾⅓⅔][\\d½¼¾⅓⅔.,–-]*';
const SPOON = `(?:tsp|tl|TL|cdta\\.|c\\. à c\\.)`;
const UNIT = `(?:ml|oz(?: \\+\u00a0${NUMBER}\u00a0${SPOON})?|${SPOON})`;
const AMOUNT = new RegExp(`^((?:≈\\s?)?${NUMBER}(?:\u00a0${UNIT}(?=\\s))?)\\s(.+)$`, 'su');
const IS_VOLUME = new RegExp(`${UNIT}$`, 'u');

/** What French and Spanish write between a volume and its ingredient; two columns say as much. */
const OF = /^(?:de\s|d[’'])(?=\S)/u;

/**
 * Splits a line of a recipe for two columns.
 *
 * @example splitAmount('30\u00a0ml gin') // ['30\u00a0ml', 'gin']
 * @example splitAmount('30\u00a0ml de ginebra') // ['30\u00a0ml', 'ginebra']
 * @example splitAmount('Mint sprig') // ['', 'Mint sprig']
 */
export function splitAmount(line: string): [amount: string, rest: string] {
  const [, amount = '', rest = line] = AMOUNT.exec(line) ?? [];
  return [amount, IS_VOLUME.test(amount) ? rest.replace(OF, '') : rest];
}

/** The lines of a recipe, their amounts in a column of their own, aligned right. */
export function amountColumn(
  written: string[],
  styles: { amount: TextStyle; item: TextStyle },
  width: number,
  setter: Typesetter,
): Block {
  const split = written.map(splitAmount);
  const column = Math.max(0, ...split.map(([amount]) => textWidth(amount, styles.amount, setter)));
  const gap = column > 0 ? styles.item.size * 0.6 : 0;
  const lines = split.map(([amount, item]) => {
    const much =
      amount === '' ? EMPTY : paragraph(amount, styles.amount, { width: column, align: 'right' }, setter);
    const what = paragraph(item, styles.item, { width: width - column - gap }, setter);
    return tagged(beside([much, 0], [what, column + gap]), { role: 'LI' }, { role: 'LBody' });
  });
  return tagged(stacked(lines, styles.item.size * 0.15), { role: 'L' });
}

/** Steps with hanging numbers. */
export function numberedSteps(
  steps: string[],
  styles: { number: TextStyle; step: TextStyle },
  width: number,
  setter: Typesetter,
): Block {
  const column = textWidth(String(steps.length), styles.number, setter);
  const indent = column + styles.step.size * 0.7;
  const numbered = steps.map((step, index) => {
    const number = paragraph(String(index + 1), styles.number, { width: column, align: 'right' }, setter);
    const text = paragraph(step, styles.step, { width: width - indent }, setter);
    const parts = beside([tagged(number, { role: 'Lbl' }), 0], [tagged(text, { role: 'LBody' }), indent]);
    return tagged(parts, { role: 'LI' });
  });
  return tagged(stacked(numbered, styles.step.size * 0.25), { role: 'L', isNumbered: true });
}
