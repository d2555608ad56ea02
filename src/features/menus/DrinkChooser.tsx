import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { MixIndex } from '../../contracts/shelf/mixIndex.ts';
import type { Loaded } from '../../stores/loader.ts';
import { localizedPath } from '../../i18n/paths.ts';
import { chooseMenuDrinks } from './chooseMenuDrinks.ts';
import { DrinkFilters } from './DrinkFilters.tsx';
import { NO_DRINK_FILTERS } from './filterDrinks.ts';
import { DrinkThumb } from './DrinkThumb.tsx';
import type { Say } from './menuMessages.ts';
import { PencilIcon } from '../../ui/icons.tsx';
import { SKIP_LINK } from '../../ui/styles.ts';
import { SearchField } from './SearchField.tsx';
import { STYLE } from './styles.ts';
import type { KnownDrink, KnownDrinks } from './loadMenuDrinks.ts';
import { colon } from '../../text/colon.ts';

interface Props {
  say: Say;
  state: Loaded<KnownDrinks>;
  onRetry: () => void;
  /** What drinks are filtered by. */
  index: Loaded<MixIndex>;
  onRetryIndex: () => void;
  selected: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** All drinks, searched by name, filtered and narrowed by category, to tick those of the menu. */
export function DrinkChooser({ say, state, onRetry, index, onRetryIndex, selected, onToggle }: Props) {
  const [search, setSearch] = useState('');
  const [filters, setFilters] = useState(NO_DRINK_FILTERS);
  const [passing, setPassing] = useState<ReadonlySet<string>>();
  const [category, setCategory] = useState<number>();
  const asked = useDeferredValue(search);
  const { found, near } = useMemo(
    () =>
      state.status === 'ready'
        ? chooseMenuDrinks(state.value, { search: asked, category, passing })
        : { found: [], near: [] },
    [state, asked, category, passing],
  );
  const shown = found.length > 0 ? found : near;
  const categories = state.status === 'ready' ? state.value.categories : [];
  const badges: { place: number | undefined; name: string }[] = [
    { place: undefined, name: say('menus.all') },
    ...categories.map(({ name }, place) => ({ place, name })),
  ];
  return (
    <section aria-labelledby="choose-drinks">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="choose-drinks" className={STYLE.section}>
          {say('menus.choose')}
        </h2>
        <p role="status" className="text-small text-soft tabular-nums">
          {state.status === 'ready' && say.count('menus.found', found.length)}
          {near.length > 0 && (
            <span className="sr-only">
              {` ${say('menus.nearest')}${colon(say.locale)} ${near.map(({ name }) => name).join(', ')}`}
            </span>
          )}
        </p>
      </div>
      <div className="mt-4">
        <SearchField label={say('menus.search')} value={search} onChange={setSearch} />
      </div>
      <DrinkFilters
        {...{ say, index, filters }}
        onRetry={onRetryIndex}
        onChange={setFilters}
        onPassing={setPassing}
      />
      <div
        role="group"
        aria-label={say('menus.categories')}
        className="-mx-1 mt-3 flex gap-2 overflow-x-auto px-1 py-1 sm:flex-wrap"
        data-categories
      >
        {badges.map(({ place, name }) => (
          <button
            key={name}
            type="button"
            aria-pressed={place === category}
            onClick={() => {
              setCategory(place);
            }}
            className={STYLE.chip}
          >
            {name}
          </button>
        ))}
      </div>
      <a href="#menu-order" className={SKIP_LINK}>
        {say('menus.skip')}
      </a>
      <div className="mt-3 rounded-corner border border-line" data-choice>
        {state.status === 'loading' && (
          <p role="status" className="p-6 text-soft">
            {say('menus.drinks.loading')}
          </p>
        )}
        {state.status === 'failed' && (
          <div role="alert" className="p-6">
            <p>{say('menus.drinks.failed')}</p>
            <button type="button" onClick={onRetry} className={`${STYLE.button} mt-3`}>
              {say('menus.retry')}
            </button>
          </div>
        )}
        {state.status === 'ready' && found.length === 0 && (
          <div className="px-6 py-10 text-center">
            <p className="font-serif text-card">{say('menus.none')}</p>
            <button
              type="button"
              onClick={() => {
                setSearch('');
                setCategory(undefined);
                setFilters(NO_DRINK_FILTERS);
              }}
              className={`${STYLE.button} mt-4`}
            >
              {say('menus.none.reset')}
            </button>
          </div>
        )}
        {near.length > 0 && (
          <p className="border-t border-line px-4 pt-4 pb-2 text-small text-soft">{say('menus.nearest')}</p>
        )}
        {shown.length > 0 && (
          <ChoiceList
            key={`${category ?? ''} ${JSON.stringify(filters)} ${asked}`}
            label={say('menus.choose')}
            {...{ say, drinks: shown, categories, selected, onToggle }}
          />
        )}
      </div>
      <a href={localizedPath(say.locale, '/my-drinks')} className={`${STYLE.link} mt-1`}>
        {say('menus.own.make')}
      </a>
    </section>
  );
}

interface ListProps {
  say: Say;
  label: string;
  drinks: readonly KnownDrink[];
  categories: KnownDrinks['categories'];
  selected: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** Drinks that a list shows at first, and how many more when its end comes near. */
const BATCH = 60;
/** Pixels from its end at which more come. */
const AHEAD = 600;

/** Grows as one scrolls or tabs to its end: a thousand rows at once keep a slow phone busy. */
function ChoiceList({ say, label, drinks, categories, selected, onToggle }: ListProps) {
  const [count, setCount] = useState(BATCH);
  return (
    <ul
      className="max-h-96 overflow-y-auto overscroll-contain"
      aria-label={label}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        if (scrollTop + clientHeight > scrollHeight - AHEAD) setCount((now) => now + BATCH);
      }}
    >
      {drinks.slice(0, count).map((drink) => (
        <ChoiceRow
          key={drink.id}
          drink={drink}
          category={categories[drink.category]?.name ?? ''}
          isSelected={selected.has(drink.id)}
          onToggle={onToggle}
          say={say}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  say: Say;
  drink: KnownDrink;
  category: string;
  isSelected: boolean;
  onToggle: (id: string) => void;
}

const ChoiceRow = memo(function ChoiceRow({ say, drink, category, isSelected, onToggle }: RowProps) {
  // A drink of one's own is drawn by the page itself; all others are recipes.
  const isRecipe = drink.drawing === undefined;
  return (
    <li className="flex items-center border-t border-line [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto] first:border-t-0 hover:bg-raised has-checked:bg-raised">
      <label className="flex min-h-18 min-w-0 grow cursor-pointer items-center gap-4 px-4 py-2">
        <input
          type="checkbox"
          checked={isSelected}
          onChange={() => {
            onToggle(drink.id);
          }}
          className="size-5 shrink-0 accent-brass"
        />
        <DrinkThumb id={drink.id} picture={drink.picture} drawing={drink.drawing} />
        {/* Beside each other on a phone, they would leave a name no room for its words. */}
        <span className="min-w-0 grow sm:flex sm:items-center sm:gap-4">
          <span className="block min-w-0 grow font-serif text-large hyphens-auto">{drink.name}</span>
          <span className="block text-note text-faint sm:max-w-2/5 sm:shrink-0 sm:text-right">
            {category}
          </span>
        </span>
      </label>
      {isRecipe && (
        <a
          href={`${localizedPath(say.locale, '/my-drinks')}?from=${drink.id}`}
          aria-label={`${say('menus.own.version')}${colon(say.locale)} ${drink.name}`}
          title={say('menus.own.version')}
          className={`${STYLE.icon} mr-1`}
          data-version
        >
          <PencilIcon />
        </a>
      )}
    </li>
  );
});
