import { useId, useState, type ReactNode } from 'react';
import type { Purchase } from '../../../contracts/costs/barCosts.ts';
import { BOUGHT_BY, COST_LIMITS, type BoughtBy } from '../../../contracts/costs/costLimits.ts';
import { getDecimals, moneyWriter } from '../../../domain/menus/prices/money.ts';
import type { Say } from '../menuMessages.ts';
import { amountInField } from '../prices/amountField.ts';
import { STYLE } from '../styles.ts';
import { readPrice } from './readPrice.ts';
import { TypedField } from './TypedField.tsx';

interface Props {
  say: Say;
  entry: string;
  name: string;
  /** Whether it is what a drink takes itself, and no bottle or source of that. */
  isMain: boolean;
  purchase: Purchase | undefined;
  /** What is in it until its owner says otherwise. */
  usual: Pick<Purchase, 'by' | 'size'>;
  /** Whether it can be counted by the drink alone: no recipe says what it takes. */
  isServed: boolean;
  /** Of the menu. */
  currency: string | null;
  /** Tells what would be; undefined for no price. */
  onTry: (entry: string, purchase: Purchase | undefined) => void;
  onKeep: (entry: string, purchase: Purchase | undefined) => void;
  /** What was typed is gone. */
  onGiveUp: () => void;
  /** What is said of it below its name. */
  children: ReactNode;
}

/** What something costs, and how much is in it. An empty price forgets it. */
export function BottleRow(props: Props) {
  const { say, entry, name, isMain, purchase, usual, isServed, currency, onTry, onKeep, onGiveUp } = props;
  const title = useId();
  const { locale } = say;
  // Until there is a price, what is in it is known to this row alone.
  const [content, setContent] = useState(usual);
  const { by, size } = purchase ?? content;
  const priceText =
    purchase === undefined ? '' : amountInField(purchase.price, purchase.currency ?? currency, locale);
  const isForeign =
    purchase !== undefined &&
    purchase.currency !== null &&
    currency !== null &&
    purchase.currency !== currency;

  /** What a typed price makes of it; null where it cannot be read. */
  function withPrice(typed: string): Purchase | undefined | null {
    if (typed === '') return undefined;
    const read = readPrice(typed, currency);
    return read === undefined ? null : { entry, ...read, by, size };
  }
  const setContents = (change: Partial<Pick<Purchase, 'by' | 'size'>>) => {
    setContent({ by, size, ...change });
    if (purchase) onKeep(entry, { ...purchase, ...change });
  };
  return (
    <div
      role="group"
      aria-labelledby={title}
      className={`flex flex-wrap items-start gap-x-4 gap-y-1.5 py-1 ${isMain ? '' : 'pl-4'}`}
      data-entry={entry}
    >
      <div className="min-w-0 grow basis-40 py-1.5">
        <p id={title} className={`hyphens-auto ${isMain ? 'font-medium' : 'text-small'}`}>
          <bdi>{name}</bdi>
        </p>
        <p className="text-note text-soft empty:hidden">{props.children}</p>
        {isForeign && (
          <p className="text-note text-alert">
            {say('menus.costs.foreign', { currency: purchase.currency ?? '' })}
          </p>
        )}
      </div>
      <div className="flex shrink-0 items-start gap-2 text-small max-sm:w-full">
        <div className="w-24 max-sm:grow">
          <TypedField
            value={priceText}
            label={say('menus.costs.price.of', { name })}
            placeholder={say('menus.price')}
            problem={say('menus.costs.problem', {
              example: moneyWriter({ currency, locale, isWhole: false })(21.5 * 10 ** getDecimals(currency)),
            })}
            onType={(typed) => {
              const made = typed === priceText ? null : withPrice(typed);
              if (made === null) onGiveUp();
              else onTry(entry, made);
            }}
            onLeave={(typed) => {
              const made = withPrice(typed);
              if (made === null) return false;
              if (typed === priceText) onGiveUp();
              else onKeep(entry, made);
              return true;
            }}
          />
        </div>
        <span className="py-2.5 text-soft">{say('menus.costs.for')}</span>
        <div className="w-20">
          <TypedField
            value={String(size)}
            label={say('menus.costs.size.of', { name })}
            problem={say('menus.costs.size.problem', {
              most: new Intl.NumberFormat(locale).format(COST_LIMITS.size),
            })}
            onType={() => undefined}
            onLeave={(typed) => {
              const read = Number(typed);
              if (!/^\d{1,6}$/.test(typed) || read < 1 || read > COST_LIMITS.size) return false;
              if (read !== size) setContents({ size: read });
              return true;
            }}
          />
        </div>
        {isServed ? (
          <span className="w-26 py-2.5">{say('menus.costs.by.drink')}</span>
        ) : (
          <select
            aria-label={say('menus.costs.by.of', { name })}
            value={by}
            onChange={({ target }) => {
              setContents({ by: target.value as BoughtBy });
            }}
            className={`${STYLE.small} w-26`}
          >
            {BOUGHT_BY.map((one) => (
              <option key={one} value={one}>
                {say(`menus.costs.by.${one}`)}
              </option>
            ))}
          </select>
        )}
      </div>
    </div>
  );
}
