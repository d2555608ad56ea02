import { getCostKnowledge, type CostEffect, type CostRow } from '../../../domain/costs/menuCosts.ts';
import type { Say } from '../menuMessages.ts';
import { STYLE } from '../styles.ts';
import { percentText } from './percent.ts';

interface Props {
  say: Say;
  effects: readonly CostEffect[];
  write: (amount: number) => string;
  onUndo: (() => void) | undefined;
}

/** How many drinks a change of one price changes. */
export function effectsText(say: Say, { length }: readonly CostEffect[]): string {
  return length === 0 ? say('menus.costs.effect.none') : say.count('menus.costs.effect', length);
}

/** What a change of one price does to the drinks of the menu: before and after. */
export function Effects({ say, effects, write, onUndo }: Props) {
  const costText = ({ cost }: CostRow) =>
    ({
      nothing: () => say('menus.costs.unknown'),
      part: () => say('menus.costs.least', { amount: write(cost.cost) }),
      all: () => write(cost.cost),
    })[getCostKnowledge(cost)]();
  const pourText = ({ earning }: CostRow) =>
    earning?.pourCost === undefined
      ? say('menus.costs.unknown')
      : percentText(earning.pourCost * 10, say.locale);
  return (
    <div className={`${STYLE.notice} my-2`} data-effects>
      <p className="flex flex-wrap items-center gap-x-4">
        {effectsText(say, effects)}
        {onUndo && (
          <button type="button" onClick={onUndo} className={STYLE.link}>
            {say('menus.undo')}
          </button>
        )}
      </p>
      <ul className="grid gap-x-8 gap-y-1 tabular-nums sm:grid-cols-2">
        {effects.map(({ before, after }) => (
          <li key={after.id}>
            <bdi className="font-medium">{after.name}</bdi>
            <br />
            {costText(before)} → {costText(after)}
            {(before.earning ?? after.earning) && (
              <span className="text-soft">
                {' '}
                · {say('menus.costs.pourCost')} {pourText(before)} → {pourText(after)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
