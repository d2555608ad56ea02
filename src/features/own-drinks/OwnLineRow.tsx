import { useId, type ReactNode } from 'react';
import type { DrinkParts } from '../../contracts/drinks/drinkParts.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { OWN_DRINK_LIMITS } from '../../contracts/own-drinks/ownDrinkLimits.ts';
import { PLAIN_COLOUR } from '../../domain/own-drinks/describeOwnDrink.ts';
import {
  settleAmount,
  takesNumber,
  type OwnDraftLine,
  type OwnMissing,
} from '../../domain/own-drinks/ownDraft.ts';
import { colon } from '../../text/colon.ts';
import { orText } from '../../text/listText.ts';
import { CloseIcon, DownIcon, UpIcon } from '../../ui/icons.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import { STYLE } from '../menus/styles.ts';
import type { Say } from './ownDrinkMessages.ts';

interface Props {
  say: Say;
  locale: Locale;
  line: OwnDraftLine;
  /** Counted from 1. */
  number: number;
  /** What it is called. */
  name: string;
  /** What the ingredients that may be poured instead are called. */
  others: readonly string[];
  /** The units, by what they are called. */
  units: readonly { id: string; label: string }[];
  parts: DrinkParts;
  /** Whether it is a house thing. */
  isHouse: boolean;
  /** Whether it may be a garnish: not in a house thing. */
  hasGarnish: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** What is to be marked. */
  lacks: OwnMissing | undefined;
  onEdit: (change: Partial<Omit<OwnDraftLine, 'key'>>) => void;
  onStep: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** A line of an own drink: what, how much of it, and what its owner knows of it. */
export function OwnLineRow(props: Props) {
  const { say, locale, line, number, name, others, units, parts } = props;
  const { isHouse, hasGarnish, isFirst, isLast, lacks, onEdit, onStep, onRemove } = props;
  const id = useId();
  const isFree = line.ingredient === undefined && !isHouse;
  const isMarked = (keys: readonly number[] | undefined) => keys?.includes(line.key) ?? false;
  const isCounted = takesNumber(line.unit, parts.units);
  const fieldStyle = (isWrong: boolean) => `${STYLE.small} ${isWrong ? 'border-alert' : ''}`;
  return (
    <li className="border-t border-line py-2" data-line={line.key}>
      <div className="flex items-center gap-1">
        {isFree ? (
          <input
            aria-label={say('own.line.name', { number })}
            value={line.name}
            maxLength={OWN_DRINK_LIMITS.lineName}
            autoComplete="off"
            aria-invalid={isMarked(lacks?.names)}
            aria-describedby={`${id}-name-lack`}
            onChange={({ target }) => {
              // A house thing that is gone is not what it is called now.
              onEdit({ name: target.value, own: undefined });
            }}
            className={`${fieldStyle(isMarked(lacks?.names))} grow`}
          />
        ) : (
          <span className="min-w-0 grow font-serif text-large hyphens-auto">
            {name}
            {isHouse && <span className="font-sans text-note text-soft"> · {say('own.house.here')}</span>}
          </span>
        )}
        {(['up', 'down'] as const).map((way) => (
          <button
            key={way}
            type="button"
            aria-label={say(`own.line.${way}`, { name })}
            aria-disabled={way === 'up' ? isFirst : isLast}
            onClick={() => {
              onStep(way === 'up' ? -1 : 1);
            }}
            className={STYLE.icon}
          >
            {way === 'up' ? <UpIcon /> : <DownIcon />}
          </button>
        ))}
        <button
          type="button"
          aria-label={say('own.line.remove', { name })}
          onClick={onRemove}
          className={STYLE.icon}
        >
          <CloseIcon />
        </button>
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-2">
        {isCounted && (
          <input
            aria-label={say('own.line.amount', { name })}
            value={line.amount}
            maxLength={20}
            autoComplete="off"
            aria-invalid={isMarked(lacks?.amounts)}
            aria-describedby={`${id}-amount-lack ${id}-amount-help`}
            onChange={({ target }) => {
              onEdit({ amount: target.value });
            }}
            onBlur={() => {
              onEdit(settleAmount(line, parts.units, locale));
            }}
            className={`${fieldStyle(isMarked(lacks?.amounts))} w-20`}
          />
        )}
        <select
          aria-label={say('own.line.unit', { name })}
          value={line.unit}
          onChange={({ target }) => {
            onEdit({ unit: target.value });
          }}
          className={`${STYLE.small} field-sizing-content max-w-full min-w-28`}
        >
          {units.map(({ id: unit, label }) => (
            <option key={unit} value={unit}>
              {label}
            </option>
          ))}
        </select>
        {hasGarnish && (
          <TickBox
            label={say('own.line.garnish')}
            name={`${say('own.line.garnish')}${colon(locale)} ${name}`}
            isTicked={line.garnish}
            onTick={(isTicked) => {
              onEdit({ garnish: isTicked });
            }}
            className="mr-2 inline-flex text-small"
          />
        )}
        <TickBox
          label={say('own.line.optional')}
          name={`${say('own.line.optional')}${colon(locale)} ${name}`}
          isTicked={line.isOptional}
          onTick={(isOptional) => {
            onEdit({ isOptional });
          }}
          className="inline-flex text-small"
        />
        {(isFree || line.strength !== '') && !line.garnish && (
          <>
            <span className="inline-flex items-center gap-2 text-small">
              <label htmlFor={`${id}-strength`}>{say('own.line.strength')}</label>
              <input
                id={`${id}-strength`}
                aria-label={say('own.line.strength.of', { name })}
                inputMode="decimal"
                value={line.strength}
                maxLength={6}
                autoComplete="off"
                aria-invalid={isMarked(lacks?.strengths)}
                aria-describedby={`${id}-strength-lack`}
                onChange={({ target }) => {
                  onEdit({ strength: target.value });
                }}
                className={`${fieldStyle(isMarked(lacks?.strengths))} w-16`}
              />
              <span aria-hidden="true">%</span>
            </span>
            <span className="inline-flex items-center gap-2 text-small">
              <label htmlFor={`${id}-colour`}>{say('own.line.colour')}</label>
              <input
                id={`${id}-colour`}
                type="color"
                aria-label={say('own.line.colour.of', { name })}
                value={line.colour ?? PLAIN_COLOUR}
                onChange={({ target }) => {
                  onEdit({ colour: target.value });
                }}
                className="h-11 w-11 cursor-pointer rounded-corner border border-line bg-transparent p-1"
              />
            </span>
          </>
        )}
      </div>
      <FieldLack id={`${id}-name-lack`}>{isMarked(lacks?.names) && say('own.lack.line')}</FieldLack>
      <FieldLack id={`${id}-amount-lack`}>
        {isMarked(lacks?.amounts) && say('own.lack.amount', { number: OWN_DRINK_LIMITS.amount })}
      </FieldLack>
      <FieldLack id={`${id}-strength-lack`}>
        {isMarked(lacks?.strengths) && say('own.lack.strength', { number: OWN_DRINK_LIMITS.strength })}
      </FieldLack>
      <p id={`${id}-amount-help`} className="text-note text-soft empty:hidden">
        {isCounted &&
          line.amount.trim() === '' &&
          say(line.unit === 'top' ? 'own.amount.top' : 'own.amount.unknown')}
      </p>
      {(line.note !== '' || others.length > 0) && (
        <div className="mt-1 flex flex-wrap items-center gap-x-3 text-small" data-besides>
          {others.length > 0 && (
            <span className="inline-flex items-center">
              {say('own.line.or', { names: orText(others, say.locale) })}
              <button
                type="button"
                aria-label={say('own.line.or.remove', { names: say.list(others) })}
                onClick={() => {
                  onEdit({ or: [] });
                }}
                className={STYLE.icon}
              >
                <CloseIcon />
              </button>
            </span>
          )}
          {line.note !== '' && (
            <label className="flex min-w-0 grow items-center gap-2">
              <span>{say('own.line.note')}</span>
              <input
                aria-label={say('own.line.note.of', { name })}
                value={line.note}
                maxLength={OWN_DRINK_LIMITS.lineNote}
                autoComplete="off"
                onChange={({ target }) => {
                  onEdit({ note: target.value });
                }}
                className={`${STYLE.small} grow`}
              />
            </label>
          )}
        </div>
      )}
    </li>
  );
}

/** Says at its field what is wrong with it. */
function FieldLack({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="text-small text-alert empty:hidden" data-lack>
      {children}
    </p>
  );
}
