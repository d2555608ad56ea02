import { useId, type ReactNode } from 'react';
import type { CostSettings } from '../../../contracts/costs/barCosts.ts';
import { COST_LIMITS, PRICE_STEPS } from '../../../contracts/costs/costLimits.ts';
import { amountIn } from '../../../domain/costs/drinkCost.ts';
import { stepIn } from '../../../domain/costs/pricing.ts';
import { getUsualVat, VAT_COUNTRIES } from '../../../domain/costs/vatRates.ts';
import { moneyWriter } from '../../../domain/menus/prices/money.ts';
import type { Say } from '../menuMessages.ts';
import { amountInField } from '../prices/amountField.ts';
import { STYLE } from '../styles.ts';
import { percentInField, percentText, readPercent } from './percent.ts';
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
  ] as const;
  const percentField = (key: 'target' | 'waste' | 'tax', least: number, most: number) => (
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
  );
  return (
    <section aria-labelledby={`${id}-title`} className="mt-8 rounded-corner border border-line p-5">
      <h2 id={`${id}-title`} className="text-card">
        {say('menus.costs.settings')}
      </h2>
      <div className="mt-4 grid grid-cols-2 items-end gap-x-5 gap-y-4 lg:grid-cols-4">
        {percents.map(({ key, least, most }) => percentField(key, least, most))}
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
      <VatFields {...{ say, settings, onChange }}>{percentField('tax', 0, COST_LIMITS.tax)}</VatFields>
    </section>
  );
}

interface VatProps extends Omit<Props, 'currency'> {
  /** The field of the rate. */
  children: ReactNode;
}

/** The VAT within the prices: the country proposes a rate, which counts once its owner takes it. */
function VatFields({ say, settings, onChange, children }: VatProps) {
  const { country, tax } = settings;
  const { locale } = say;
  const usual = getUsualVat(country);
  const nameOf = new Intl.DisplayNames(locale, { type: 'region' });
  const countries = VAT_COUNTRIES.map((code) => ({ code, name: nameOf.of(code) ?? code })).sort(
    (one, other) => one.name.localeCompare(other.name, locale),
  );
  const rates = [...(usual ? [usual] : []), 0];
  return (
    <fieldset className="mt-5 border-t border-line pt-4" data-vat>
      <legend className="sr-only">{say('menus.costs.tax')}</legend>
      <div className="grid grid-cols-2 items-end gap-x-5 gap-y-4 lg:grid-cols-4">
        <Labelled label={say('menus.costs.country')}>
          <select
            aria-label={say('menus.costs.country')}
            value={usual === undefined ? '' : (country ?? '')}
            onChange={({ target }) => {
              onChange({ ...settings, country: target.value || null });
            }}
            className={`${STYLE.small} w-full`}
          >
            <option value="">{say('menus.costs.country.none')}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </Labelled>
        {children}
        <div className="flex flex-wrap gap-2 max-lg:col-span-2">
          {rates.map((rate) => (
            <button
              key={rate}
              type="button"
              aria-pressed={tax === rate}
              onClick={() => {
                if (tax !== rate) onChange({ ...settings, tax: rate });
              }}
              className={STYLE.chip}
            >
              {rate === 0
                ? say('menus.costs.vat.none')
                : say('menus.costs.vat.use', { rate: percentText(rate, locale) })}
            </button>
          ))}
        </div>
      </div>
      <p role="status" className="mt-4 text-note text-soft empty:hidden">
        {usual !== undefined &&
          say(usual === 0 ? 'menus.costs.vat.outside' : 'menus.costs.vat.usual', {
            country: nameOf.of(country ?? '') ?? '',
            rate: percentText(usual, locale),
          })}
      </p>
    </fieldset>
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
