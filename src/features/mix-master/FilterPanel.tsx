import { useId, useMemo } from 'react';
import { ALLERGENS, CAUTIONS } from '../../contracts/diet/diet.ts';
import type { MixIndex } from '../../contracts/shelf/mixIndex.ts';
import { possibleAllergens } from '../../domain/diet/dietary.ts';
import { excludesNothing, NOTHING_EXCLUDED, type Exclusion } from '../../domain/diet/exclusion.ts';
import { readFacts } from '../../domain/shelf/mixFacts.ts';
import type { Filters } from './filters.ts';
import type { Say } from './say.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { CHIP } from '../../ui/styles.ts';
import { TickBox } from '../../ui/TickBox.tsx';
import { STYLE } from './styles.ts';

interface Props {
  say: Say;
  index: MixIndex;
  filters: Filters;
  onChange: (filters: Filters) => void;
}

const MISSING = [0, 1, 2, 3];
const DIETS = [
  ['isAlcoholFree', 'mix.filter.free'],
  ['isVegan', 'mix.filter.vegan'],
  ['isVegetarian', 'mix.filter.vegetarian'],
] as const;

/** Which spirits, tastes, allergens and cautions there are in the drinks of an index. */
function usedIn({ recipes }: MixIndex) {
  const facts = recipes.map(readFacts);
  return {
    spirits: new Set(recipes.map(({ spirit }) => spirit)),
    tastes: new Set(recipes.map(({ taste }) => taste)),
    allergens: new Set(facts.flatMap(({ allergens }) => [...possibleAllergens(allergens)])),
    cautions: new Set(facts.flatMap(({ cautions }) => cautions)),
  };
}

/** What narrows the results. */
export function FilterPanel({ say, index, filters, onChange }: Props) {
  const change = (part: Partial<Filters>) => {
    onChange({ ...filters, ...part });
  };
  const { exclusion } = filters;
  const exclude = (part: Partial<Exclusion>) => {
    const next = { ...exclusion, ...part };
    change({ exclusion: excludesNothing(next) ? NOTHING_EXCLUDED : next });
  };
  const names = new Map([...index.allergens, ...index.cautions].map(({ id, name }) => [id, name]));
  const used = useMemo(() => usedIn(index), [index]);
  const avoidedNames = [
    ...exclusion.allergens.map((id) => names.get(id) ?? id),
    ...DIETS.filter(([key]) => exclusion[key]).map(([, message]) => say(message)),
    ...exclusion.cautions.map((id) => names.get(id) ?? id),
  ];
  return (
    <details className="group mt-5 border-y border-line print:hidden" data-filters>
      <summary className="flex min-h-12 cursor-pointer items-center text-small font-medium">
        <span>{[say('mix.filters'), ...avoidedNames].join(' · ')}</span>
        <ChevronIcon className="ml-auto shrink-0 text-soft group-open:rotate-180" />
      </summary>
      <div className="pt-1 pb-6">
        <div className="grid gap-4 sm:grid-cols-3">
          <Choice
            label={say('mix.filter.spirit')}
            all={say('mix.filter.spirit.all')}
            options={index.spirits.flatMap(({ name }, value) =>
              used.spirits.has(value) ? { value, name } : [],
            )}
            value={filters.spirit}
            onChange={(spirit) => {
              change({ spirit });
            }}
          />
          <Choice
            label={say('mix.filter.taste')}
            all={say('mix.filter.taste.all')}
            options={index.tastes.flatMap(({ name }, value) =>
              used.tastes.has(value) ? { value, name } : [],
            )}
            value={filters.taste}
            onChange={(taste) => {
              change({ taste });
            }}
          />
          <Choice
            label={say('mix.filter.missing')}
            all={say('mix.filter.missing.any')}
            options={MISSING.map((value) => ({ value, name: String(value) }))}
            value={filters.mostMissing}
            onChange={(mostMissing) => {
              change({ mostMissing });
            }}
          />
        </div>
        <div className="mt-3 flex flex-wrap gap-x-7">
          {DIETS.map(([key, message]) => (
            <TickBox
              key={key}
              label={say(message)}
              isTicked={exclusion[key]}
              onTick={(isTicked) => {
                exclude({ [key]: isTicked });
              }}
              className="inline-flex text-small"
            />
          ))}
        </div>
        <Chips
          label={say('mix.filter.allergens')}
          options={ALLERGENS.filter((id) => used.allergens.has(id)).map((id) => ({
            id,
            name: names.get(id) ?? id,
          }))}
          chosen={exclusion.allergens}
          onChange={(allergens) => {
            exclude({ allergens });
          }}
        />
        <Chips
          label={say('mix.filter.cautions')}
          options={CAUTIONS.filter((id) => used.cautions.has(id)).map((id) => ({
            id,
            name: names.get(id) ?? id,
          }))}
          chosen={exclusion.cautions}
          onChange={(cautions) => {
            exclude({ cautions });
          }}
        />
        {!excludesNothing(exclusion) && (
          <p role="status" className="mt-4 text-note text-soft">
            {say('mix.filter.brands')}
          </p>
        )}
      </div>
    </details>
  );
}

interface ChipsProps<Id extends string> {
  label: string;
  options: readonly { id: Id; name: string }[];
  chosen: readonly Id[];
  onChange: (chosen: Id[]) => void;
}

function Chips<Id extends string>({ label, options, chosen, onChange }: ChipsProps<Id>) {
  return (
    <fieldset className="mt-3">
      <legend className="text-note text-faint">{label}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {options.map(({ id, name }) => {
          const isChosen = chosen.includes(id);
          return (
            <button
              key={id}
              type="button"
              aria-pressed={isChosen}
              onClick={() => {
                onChange(isChosen ? chosen.filter((other) => other !== id) : [...chosen, id]);
              }}
              className={CHIP}
            >
              {name}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

interface ChoiceProps {
  label: string;
  /** The option that narrows nothing. */
  all: string;
  options: { value: number; name: string }[];
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

function Choice({ label, all, options, value, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-note text-faint">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value ?? ''}
          onChange={({ target }) => {
            onChange(target.value === '' ? undefined : Number(target.value));
          }}
          className={STYLE.select}
        >
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
        <ChevronIcon className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-soft" />
      </div>
    </div>
  );
}
