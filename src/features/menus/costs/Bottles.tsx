import { useLayoutEffect, useRef, useState } from 'react';
import type { Purchase } from '../../../contracts/costs/barCosts.ts';
import type { CostNeed } from '../../../domain/costs/costNeeds.ts';
import type { CostEffect } from '../../../domain/costs/menuCosts.ts';
import { colon } from '../../../text/colon.ts';
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
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    // The price of a bottle that was added is typed next.
    const last = added.at(-1);
    if (last !== undefined) {
      list.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(last)}"] input`)?.focus();
    }
  }, [added]);
  return (
    <section aria-labelledby="menu-bottles" className="mt-12">
      <h2 id="menu-bottles" className={STYLE.section}>
        {say('menus.costs.bottles')}
      </h2>
      <p className="mt-2 max-w-prose text-small text-soft">{say('menus.costs.bottles.text')}</p>
      <p role="status" className="sr-only">
        {change && effectsText(say, effects)}
      </p>
      <ul ref={list} className="mt-4 lg:grid lg:grid-cols-2 lg:gap-x-14">
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
                <AnotherBottle
                  {...{ say, others, entryName }}
                  name={entryName(need.id)}
                  onAdd={(entry) => {
                    setAdded([...added, entry]);
                  }}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface AnotherBottleProps extends Pick<Props, 'say' | 'entryName'> {
  /** What the bottles are of. */
  name: string;
  others: readonly string[];
  onAdd: (entry: string) => void;
}

/** A choice among further bottles. The button adds: an arrow key in the list only chooses. */
function AnotherBottle({ say, name, others, entryName, onAdd }: AnotherBottleProps) {
  const [chosen, setChosen] = useState('');
  const isChosen = others.includes(chosen);
  return (
    <form
      className="mt-1 flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChosen) onAdd(chosen);
      }}
    >
      <select
        aria-label={say('menus.costs.another.of', { name })}
        value={isChosen ? chosen : ''}
        onChange={({ target }) => {
          setChosen(target.value);
        }}
        className={`${STYLE.small} max-w-full text-soft`}
      >
        <option value="">{say('menus.costs.another')}</option>
        {others.map((entry) => (
          <option key={entry} value={entry}>
            {entryName(entry)}
          </option>
        ))}
      </select>
      {isChosen && (
        <button
          type="submit"
          aria-label={`${say('menus.costs.another.add')}${colon(say.locale)} ${entryName(chosen)}`}
          className={STYLE.button}
        >
          {say('menus.costs.another.add')}
        </button>
      )}
    </form>
  );
}

/** One of what something is made of, until its owner says otherwise. */
const ONE_PIECE = { by: 'piece', size: 1 } as const;
