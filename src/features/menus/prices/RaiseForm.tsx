import { useId, useState } from 'react';
import { listMenuDrinks } from '../../../domain/menus/listMenuDrinks.ts';
import { raisePrices } from '../../../domain/menus/menuDraft.ts';
import { getDecimals, moneyWriter } from '../../../domain/menus/prices/money.ts';
import type { Say } from '../menuMessages.ts';
import { STYLE } from '../styles.ts';
import type { Editor } from '../useEditor.ts';

interface Props {
  say: Say;
  editor: Editor;
  /** Ids of the lines whose prices change; absent for all. */
  chosen?: ReadonlySet<string>;
  /** Whether it stands in the bar of the table, where its fields are low. */
  isTable?: boolean;
}

/** What prices are rounded to, in hundredths of a unit of a currency with two decimals. */
const STEPS = [1, 5, 10, 50, 100];
const MOST_PERCENT = 100;

/** Raises the prices of the menu, or lowers them, and rounds them. */
export function RaiseForm({ say, editor: { draft, take }, chosen, isTable = false }: Props) {
  const id = useId();
  const [typed, setTyped] = useState('5');
  const [step, setStep] = useState(50);
  const percent = Number(typed.trim().replace(',', '.').replace('−', '-'));
  const isFine = typed.trim() !== '' && Math.abs(percent) <= MOST_PERCENT && percent > -MOST_PERCENT;
  const count = listMenuDrinks(draft).filter(
    ({ cocktailId, prices }) =>
      chosen?.has(cocktailId) !== false &&
      prices.some(({ amounts }) => amounts.some((amount) => typeof amount === 'number')),
  ).length;
  const isForAll = chosen === undefined;
  const decimals = getDecimals(draft.currency);
  const write = moneyWriter({ currency: draft.currency, locale: say.locale, isWhole: false });
  // In a currency without decimals the steps are whole: 1, 5, 10 …
  const unit = decimals > 2 ? 10 ** (decimals - 2) : 1;
  const field = isTable ? STYLE.cell : STYLE.small;
  if (count === 0) return null;
  return (
    <form
      className={isForAll ? 'mt-8 border-t border-line pt-5' : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isFine) return;
        const name = say.count('menus.raise.done', count);
        take('raised', name, (before) => raisePrices(before, { percent, step: step * unit }, chosen));
      }}
    >
      {isForAll && <p className={STYLE.label}>{say('menus.raise')}</p>}
      <div
        className={`flex flex-wrap items-center text-small ${isForAll ? 'mt-2 gap-x-4 gap-y-2' : isTable ? 'gap-1.5' : 'gap-x-4 gap-y-2'}`}
      >
        <label className="flex items-center gap-2">
          <span className="sr-only">{say('menus.raise.percent')}</span>
          <input
            value={typed}
            inputMode="text"
            maxLength={6}
            autoComplete="off"
            aria-invalid={!isFine}
            aria-describedby={`${id}-problem`}
            onChange={({ target }) => {
              setTyped(target.value);
            }}
            className={`${field} w-18 text-right tabular-nums`}
          />
          %
        </label>
        <label className="flex items-center gap-2 whitespace-nowrap">
          {say('menus.raise.step')}
          <select
            value={step}
            onChange={({ target }) => {
              setStep(Number(target.value));
            }}
            className={`${field} tabular-nums`}
          >
            {STEPS.map((one) => (
              <option key={one} value={one}>
                {write(one * unit)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" aria-disabled={!isFine} className={isTable ? STYLE.action : STYLE.button}>
          {say(isForAll ? 'menus.raise.do' : 'menus.table.raise')}
        </button>
      </div>
      <p
        id={`${id}-problem`}
        role="status"
        className={`text-note text-alert ${isForAll && !isFine ? 'mt-2' : ''}`}
      >
        {!isFine && say('menus.raise.problem')}
      </p>
    </form>
  );
}
