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
}

/** What prices are rounded to, in hundredths of a unit of a currency with two decimals. */
const STEPS = [1, 5, 10, 50, 100];
const MOST_PERCENT = 100;

/** Raises all prices of the menu, or lowers them, and rounds them. */
export function RaiseForm({ say, editor: { draft, take } }: Props) {
  const id = useId();
  const [typed, setTyped] = useState('5');
  const [step, setStep] = useState(50);
  const percent = Number(typed.trim().replace(',', '.').replace('−', '-'));
  const isFine = typed.trim() !== '' && Math.abs(percent) <= MOST_PERCENT && percent > -MOST_PERCENT;
  const count = listMenuDrinks(draft).filter(({ prices }) =>
    prices.some(({ amounts }) => amounts.some((amount) => typeof amount === 'number')),
  ).length;
  const decimals = getDecimals(draft.currency);
  const write = moneyWriter({ currency: draft.currency, locale: say.locale, isWhole: false });
  // In a currency without decimals the steps are whole: 1, 5, 10 …
  const unit = decimals > 2 ? 10 ** (decimals - 2) : 1;
  if (count === 0) return null;
  return (
    <form
      className="mt-8 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isFine) return;
        const name = say.count('menus.raise.done', count);
        take('raised', name, (before) => raisePrices(before, { percent, step: step * unit }));
      }}
    >
      <p className={STYLE.label}>{say('menus.raise')}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
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
            className={`${STYLE.small} w-18 text-right tabular-nums`}
          />
          %
        </label>
        <label className="flex items-center gap-2">
          {say('menus.raise.step')}
          <select
            value={step}
            onChange={({ target }) => {
              setStep(Number(target.value));
            }}
            className={`${STYLE.small} tabular-nums`}
          >
            {STEPS.map((one) => (
              <option key={one} value={one}>
                {write(one * unit)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" aria-disabled={!isFine} className={STYLE.button}>
          {say('menus.raise.do')}
        </button>
      </div>
      <p id={`${id}-problem`} className="mt-2 text-note text-alert empty:hidden">
        {!isFine && say('menus.raise.problem')}
      </p>
    </form>
  );
}
