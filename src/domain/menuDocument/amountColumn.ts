import { beside, EMPTY, paragraph, stacked, textWidth, type Block, type Typesetter } from './block.ts';
import type { TextStyle } from './page.ts';

/** A number, with its unit where it is a volume: "30 ml", "≈ 90 ml", "1½ oz", "2". */
const AMOUNT = /^((?:≈\s?)?[\d½¼¾⅓⅔][\d½¼¾⅓⅔.,–-]*(?:\u00a0(?:ml|oz)(?=\s))?)\s(.+)$/su;

/**
 * Splits a line of a recipe for two columns.
 *
 * @example splitAmount('30\u00a0ml gin') // ['30\u00a0ml', 'gin']
 * @example splitAmount('Mint sprig') // ['', 'Mint sprig']
 */
export function splitAmount(line: string): [amount: string, rest: string] {
  const [, amount = '', rest = line] = AMOUNT.exec(line) ?? [];
  return [amount, rest];
}

/** The lines of a recipe, their amounts in a column of their own, aligned right. */
export function amountColumn(
  lines: string[],
  styles: { amount: TextStyle; item: TextStyle },
  width: number,
  setter: Typesetter,
): Block {
  const split = lines.map(splitAmount);
  const column = Math.max(0, ...split.map(([amount]) => textWidth(amount, styles.amount, setter)));
  const gap = column > 0 ? styles.item.size * 0.6 : 0;
  return stacked(
    split.map(([amount, item]) =>
      beside(
        [
          amount === '' ? EMPTY : paragraph(amount, styles.amount, { width: column, align: 'right' }, setter),
          0,
        ],
        [paragraph(item, styles.item, { width: width - column - gap }, setter), column + gap],
      ),
    ),
    styles.item.size * 0.15,
  );
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
  return stacked(
    steps.map((step, index) =>
      beside(
        [paragraph(String(index + 1), styles.number, { width: column, align: 'right' }, setter), 0],
        [paragraph(step, styles.step, { width: width - indent }, setter), indent],
      ),
    ),
    styles.step.size * 0.25,
  );
}
