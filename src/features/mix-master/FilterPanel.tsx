import { useId } from 'react';
import type { MixIndex } from '../../contracts/mixIndex.ts';
import type { Filters } from './filters.ts';
import type { Say } from './say.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { STYLE } from './styles.ts';

interface Props {
  say: Say;
  index: MixIndex;
  filters: Filters;
  onChange: (filters: Filters) => void;
}

const MISSING = [0, 1, 2, 3];

/** What narrows the results. */
export function FilterPanel({ say, index, filters, onChange }: Props) {
  const change = (part: Partial<Filters>) => {
    onChange({ ...filters, ...part });
  };
  const used = {
    spirits: new Set(index.recipes.map(({ spirit }) => spirit)),
    tastes: new Set(index.recipes.map(({ taste }) => taste)),
    allergens: new Set(index.recipes.flatMap(({ allergens = [] }) => allergens)),
  };
  return (
    <details className="group mt-5 border-y border-line print:hidden" data-filters>
      <summary className="flex min-h-12 cursor-pointer items-center text-small font-medium">
        {say('mix.filters')}
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
        <label className="mt-3 inline-flex min-h-11 cursor-pointer items-center gap-3 text-small">
          <input
            type="checkbox"
            checked={filters.isAlcoholFree}
            onChange={({ target }) => {
              change({ isAlcoholFree: target.checked });
            }}
            className="size-5 accent-brass"
          />
          {say('mix.filter.free')}
        </label>
        <fieldset className="mt-2">
          <legend className="text-note text-faint">{say('mix.filter.allergens')}</legend>
          <div className="mt-2 flex flex-wrap gap-2">
            {index.allergens.map(({ id, name }, place) => {
              if (!used.allergens.has(place)) return null;
              const isAvoided = filters.avoided.includes(place);
              return (
                <button
                  key={id}
                  type="button"
                  aria-pressed={isAvoided}
                  onClick={() => {
                    change({
                      avoided: isAvoided
                        ? filters.avoided.filter((other) => other !== place)
                        : [...filters.avoided, place],
                    });
                  }}
                  className={STYLE.chip}
                >
                  {name}
                </button>
              );
            })}
          </div>
        </fieldset>
      </div>
    </details>
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
