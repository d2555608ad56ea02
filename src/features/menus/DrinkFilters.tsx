import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import type { MixIndex } from '../../contracts/shelf/mixIndex.ts';
import { termKey } from '../../domain/search/facets.ts';
import type { Loaded } from '../../stores/loader.ts';
import { $shelf } from '../../stores/shelf.ts';
import { TickBox } from '../../ui/TickBox.tsx';
import { NO_FILTERS } from '../mix-master/filters.ts';
import { createShelfMatcher } from '../mix-master/shelfMatcher.ts';
import { CHOSEN_FACETS, countDrinks, filterDrinks, type DrinkFilterState } from './filterDrinks.ts';
import type { Say } from './menuMessages.ts';
import { STYLE } from './styles.ts';

interface Props {
  say: Say;
  index: Loaded<MixIndex>;
  onRetry: () => void;
  filters: DrinkFilterState;
  onChange: (filters: DrinkFilterState) => void;
  /** The drinks that pass, by their ids; undefined where all do. */
  onPassing: (ids: ReadonlySet<string> | undefined) => void;
}

/** Narrows the drinks of the catalogue by spirit, strength, taste, diet and what the shelf makes exactly. */
export function DrinkFilters({ say, index: loaded, onRetry, filters, onChange, onPassing }: Props) {
  const shelf = useStore($shelf, { ssr: 'initial' });
  const index = loaded.status === 'ready' ? loaded.value : undefined;
  const { isFromShelf, spirit, terms } = filters;
  const onShelf = useMemo(() => {
    if (index === undefined || !isFromShelf) return new Set<string>();
    const matches = createShelfMatcher(index, say.locale).match(shelf, true, NO_FILTERS);
    return new Set(matches.flatMap(({ id, tier }) => (tier === 'perfect' ? id : [])));
  }, [index, isFromShelf, shelf, say.locale]);
  const passing = useMemo(() => index && filterDrinks(index, filters, onShelf), [index, filters, onShelf]);
  useEffect(() => {
    onPassing(passing);
  }, [passing, onPassing]);

  if (loaded.status === 'failed') {
    return (
      <p role="alert" className="mt-3 flex flex-wrap items-center gap-x-4 text-small text-soft">
        {say('menus.filter.failed')}
        <button type="button" onClick={onRetry} className={STYLE.link}>
          {say('menus.retry')}
        </button>
      </p>
    );
  }
  const counts = index && countDrinks(index, filters, onShelf);
  const select = (
    label: string,
    value: string,
    options: readonly { value: string; name: string }[],
    onChoose: (value: string) => void,
  ) => (
    <select
      key={label}
      aria-label={label}
      value={value}
      disabled={index === undefined}
      onChange={({ target }) => {
        onChoose(target.value);
      }}
      className={`${STYLE.small} max-w-full grow basis-36 ${value === '' ? '' : 'border-brass'}`}
    >
      <option value="">{say('menus.filter.any', { name: label })}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </select>
  );
  return (
    <div
      role="group"
      aria-label={say('filter.open')}
      className="mt-3 flex flex-wrap gap-2"
      data-drink-filters
    >
      {select(
        say('menus.filter.spirit'),
        spirit,
        (index?.spirits ?? []).map(({ id, name }) => ({ value: id, name })),
        (value) => {
          onChange({ ...filters, spirit: value });
        },
      )}
      {CHOSEN_FACETS.map((facet) =>
        select(
          say(`filter.facet.${facet}`),
          terms[facet],
          (index?.terms ?? []).flatMap((term, place) => {
            const key = termKey(term);
            const count = counts?.[place] ?? 0;
            if (term.facet !== facet || (count === 0 && terms[facet] !== key)) return [];
            return [{ value: key, name: `${term.name} (${count.toLocaleString(say.locale)})` }];
          }),
          (value) => {
            onChange({ ...filters, terms: { ...terms, [facet]: value } });
          },
        ),
      )}
      <TickBox
        label={say('filter.shelf.only')}
        isTicked={isFromShelf}
        onTick={(isTicked) => {
          onChange({ ...filters, isFromShelf: isTicked });
        }}
        className="inline-flex text-small"
      />
      {isFromShelf && shelf.length === 0 && (
        <p className="w-full text-note text-soft">{say('menus.fill.empty')}</p>
      )}
    </div>
  );
}
