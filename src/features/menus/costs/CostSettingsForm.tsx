import { useId, type ReactNode } from 'react';
import type { CostSettings } from '../../../contracts/costs/barCosts.ts';
import { COST_LIMITS, PRICE_STEPS } from '../../../contracts/costs/costLimits.ts';
import { amountIn } from '../../../domain/costs/drinkCost.ts';
import { stepIn } from '../../../domain/costs/pricing.ts';
import { moneyWriter } from '../../../domain/menus/prices/money.ts';
import type { Say } from '../menuMessages.ts';
import { amountInField } from '../prices/amountField.ts';
import { STYLE } from '../styles.ts';
import { percentInField, readPercent } from './percent.ts';
import { readPrice } from './readPrice.ts';
import { TypedField } from './TypedField.tsx';

interface Props {
  say: Say;
  settings: CostSettings;
  /** Of the menu. */
  currency: string | null;
  onChange: (settings: CostSettings) => void;
}

/** How a bar calculates: what it aims at, what is lost, the tax, the garnish, and the steps of suggestions. */
export function CostSettingsForm({ say, settings, currency, onChange }: Props) {
  const id = useId();
  const { locale } = say;
  const write = moneyWriter({ currency, locale, isWhole: false });
  const garnish =
    settings.garnish === null ? undefined : amountIn(settings.garnish, settings.currency, currency);
  const percents = [
    { key: 'target', least: COST_LIMITS.leastTarget, most: COST_LIMITS.mostTarget },
    { key: 'waste', least: 0, most: COST_LIMITS.waste },
    { key: 'tax', least: 0, most: COST_LIMITS.tax },
  ] as const;
  return (
    <section aria-labelledby={`${id}-title`} className="mt-8 rounded-corner border border-line p-5">
      <h2 id={`${id}-title`} className="text-card">
        {say('menus.costs.settings')}
      </h2>
      <div className="mt-4 grid grid-cols-2 items-end gap-x-5 gap-y-4 sm:grid-cols-3 lg:grid-cols-5">
        {percents.map(({ key, least, most }) => (
          <Labelled key={key} label={say(`menus.costs.${key}`)}>
            <TypedField
              value={percentInField(settings[key], locale)}
              label={`${say(`menus.costs.${key}`)} (%)`}
              problem={say('menus.costs.percent', {
                least: percentInField(least, locale),
                most: percentInField(most, locale),
              })}
              suffix="%"
              onType={() => undefined}
              onLeave={(typed) => {
                const tenths = readPercent(typed, least, most);
                if (tenths === undefined) return false;
                if (tenths !== settings[key]) onChange({ ...settings, [key]: tenths });
                return true;
              }}
            />
          </Labelled>
        ))}
        <Labelled label={say('menus.costs.garnish')}>
          <TypedField
            value={garnish === undefined ? '' : amountInField(Math.round(garnish), currency, locale)}
            label={say('menus.costs.garnish')}
            problem={say('menus.costs.problem', { example: write(20) })}
            onType={() => undefined}
            onLeave={(typed) => {
              const read = typed === '' ? null : readPrice(typed, currency);
              if (read === undefined) return false;
              onChange({ ...settings, garnish: read?.price ?? null, currency: read?.currency ?? currency });
              return true;
            }}
          />
        </Labelled>
        <Labelled label={say('menus.costs.step')}>
          <select
            aria-label={say('menus.costs.step')}
            value={settings.step}
            onChange={({ target }) => {
              onChange({ ...settings, step: Number(target.value) });
            }}
            className={`${STYLE.small} w-full tabular-nums`}
          >
            {PRICE_STEPS.map((step) => (
              <option key={step} value={step}>
                {write(stepIn(step, currency))}
              </option>
            ))}
          </select>
        </Labelled>
      </div>
      <p className="mt-4 text-note text-soft">{say('menus.costs.garnish.text')}</p>
    </section>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p aria-hidden="true" className="mb-1 text-small hyphens-auto text-soft">
        {label}
      </p>
      {children}
    </div>
  );
}
