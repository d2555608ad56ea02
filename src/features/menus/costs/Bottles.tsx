import { useState } from 'react';
import type { Purchase } from '../../../contracts/barCosts.ts';
import type { CostNeed } from '../../../domain/costing/costNeeds.ts';
import type { CostEffect } from '../../../domain/costing/menuCosts.ts';
import type { Say } from '../menuMessages.ts';
import { STYLE } from '../styles.ts';
import { BottleRow } from './BottleRow.tsx';
import type { PriceChange } from './Costs.tsx';
import { Effects, effectsText } from './Effects.tsx';

interface Props {
  say: Say;
  needs: readonly CostNeed[];
  bought: readonly Purchase[];
  /** Of the menu. */
  currency: string | null;
  /** The price that is typed, or was changed last, and what it does. */
  change: PriceChange | undefined;
  effects: readonly CostEffect[];
  entryName: (entry: string) => string;
  write: (amount: number) => string;
  onTry: (entry: string, purchase: Purchase | undefined) => void;
  onKeep: (entry: string, purchase: Purchase | undefined) => void;
  onGiveUp: () => void;
  /** Absent while the price is only typed. */
  onUndo: ((change: PriceChange) => void) | undefined;
}

/** What is bought for the drinks of a menu, with fields for its prices; what a change does stands below it. */
export function Bottles(props: Props) {
  const { say, needs, bought, currency, change, effects, entryName, write, onUndo } = props;
  const [added, setAdded] = useState<readonly string[]>([]);
  return (
    <section aria-labelledby="menu-bottles" className="mt-12">
      <h2 id="menu-bottles" className={STYLE.section}>
        {say('menus.costs.bottles')}
      </h2>
      <p className="mt-2 max-w-prose text-small text-soft">{say('menus.costs.bottles.text')}</p>
      <p role="status" className="sr-only">
        {change && effectsText(say, effects)}
      </p>
      <ul className="mt-4 lg:grid lg:grid-cols-2 lg:gap-x-14">
        {needs.map((need) => {
          const others = need.others.filter((entry) => !added.includes(entry));
          const more = need.others.filter((entry) => added.includes(entry));
          const counted = need.counted.filter((entry) => entry !== need.id);
          return (
            <li key={need.id} className="border-t border-line py-3">
              {[...need.entries, ...more, ...need.sources].map((entry) => (
                <div key={entry}>
                  <BottleRow
                    {...{ say, entry, currency }}
                    name={entryName(entry)}
                    isMain={entry === need.id}
                    purchase={bought.find((purchase) => purchase.entry === entry)}
                    usual={need.sources.includes(entry) ? ONE_PIECE : need.usual}
                    isServed={need.isServed}
                    onTry={props.onTry}
                    onKeep={props.onKeep}
                    onGiveUp={props.onGiveUp}
                  >
                    {entry === need.id && (
                      <>
                        {say.count('menus.found', need.drinks)}
                        {need.gap !== undefined && need.gap !== 'currency' && (
                          <span className="text-alert"> · {say(`menus.costs.gap.${need.gap}`)}</span>
                        )}
                        {counted.length > 0 && (
                          <> · {say('menus.costs.counted', { names: say.list(counted.map(entryName)) })}</>
                        )}
                      </>
                    )}
                  </BottleRow>
                  {change?.entry === entry && (
                    <Effects
                      {...{ say, effects, write }}
                      onUndo={
                        onUndo &&
                        (() => {
                          onUndo(change);
                        })
                      }
                    />
                  )}
                </div>
              ))}
              {others.length > 0 && (
                <select
                  aria-label={say('menus.costs.another.of', { name: entryName(need.id) })}
                  value=""
                  onChange={({ target }) => {
                    setAdded([...added, target.value]);
                  }}
                  className={`${STYLE.small} mt-1 max-w-full text-soft`}
                >
                  <option value="">{say('menus.costs.another')}</option>
                  {others.map((entry) => (
                    <option key={entry} value={entry}>
                      {entryName(entry)}
                    </option>
                  ))}
                </select>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** One of what something is made of, until its owner says otherwise. */
const ONE_PIECE = { by: 'piece', size: 1 } as const;
