import { useId } from 'react';
import type { DrinkParts } from '../../contracts/drinkParts.ts';
import { OWN_DRINK_LIMITS } from '../../contracts/ownDrinkLimits.ts';
import { PLAIN_COLOUR } from '../../domain/ownDrinks/describeOwnDrink.ts';
import { takesNumber, type OwnDraftLine, type OwnLacks } from '../../domain/ownDrinks/ownDraft.ts';
import { CloseIcon, DownIcon, UpIcon } from '../../ui/icons.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import { STYLE } from '../menus/styles.ts';
import type { Say } from './ownDrinkMessages.ts';

interface Props {
  say: Say;
  line: OwnDraftLine;
  /** Counted from 1. */
  number: number;
  /** What it is called. */
  name: string;
  /** The units, by what they are called. */
  units: readonly { id: string; label: string }[];
  parts: DrinkParts;
  isFirst: boolean;
  isLast: boolean;
  /** What is to be marked. */
  lacks: OwnLacks | undefined;
  /** Id of the text that says what is wrong with a field that is marked. */
  lackId: string;
  onEdit: (change: Partial<Omit<OwnDraftLine, 'key'>>) => void;
  onStep: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** A line of an own drink: what, how much of it, and what its owner knows of it. */
export function OwnLineRow(props: Props) {
  const { say, line, number, name, units, parts, isFirst, isLast, lacks, lackId, onEdit, onStep, onRemove } =
    props;
  const id = useId();
  const isFree = line.ingredient === undefined;
  const isMarked = (keys: readonly number[] | undefined) => keys?.includes(line.key) ?? false;
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
            aria-describedby={isMarked(lacks?.names) ? lackId : undefined}
            onChange={({ target }) => {
              onEdit({ name: target.value });
            }}
            className={`${fieldStyle(isMarked(lacks?.names))} grow`}
          />
        ) : (
          <span className="min-w-0 grow font-serif text-large hyphens-auto">{name}</span>
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
        {takesNumber(line.unit, parts.units) && (
          <input
            aria-label={say('own.line.amount', { name })}
            inputMode="decimal"
            value={line.amount}
            maxLength={8}
            autoComplete="off"
            aria-invalid={isMarked(lacks?.amounts)}
            aria-describedby={isMarked(lacks?.amounts) ? lackId : undefined}
            onChange={({ target }) => {
              onEdit({ amount: target.value });
            }}
            className={`${fieldStyle(isMarked(lacks?.amounts))} w-18`}
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
        <TickBox
          label={say('own.line.garnish')}
          isTicked={line.garnish}
          onTick={(isTicked) => {
            onEdit({ garnish: isTicked });
          }}
          className="inline-flex text-small"
        />
        {isFree && !line.garnish && (
          <>
            <span className="inline-flex items-center gap-2 text-small">
              <label htmlFor={`${id}-strength`}>{say('own.line.strength')}</label>
              <input
                id={`${id}-strength`}
                aria-label={say('own.line.strength.of', { name })}
                inputMode="decimal"
                value={line.strength}
                maxLength={5}
                autoComplete="off"
                aria-invalid={isMarked(lacks?.strengths)}
                aria-describedby={isMarked(lacks?.strengths) ? lackId : undefined}
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
    </li>
  );
}
