import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { ALLERGENS, CAUTIONS } from '../../contracts/diet/diet.ts';
import { FACETS } from '../../contracts/search/facets.ts';
import type { MixIndex } from '../../contracts/shelf/mixIndex.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { possibleAllergens } from '../../domain/diet/dietary.ts';
import { excludesNothing, NOTHING_EXCLUDED, type Exclusion } from '../../domain/diet/exclusion.ts';
import { OWN_FILTERS } from '../../domain/drink-log/ownFilter.ts';
import { countTerms, createFacetFilter, termKey } from '../../domain/search/facets.ts';
import { readFacts } from '../../domain/shelf/mixFacts.ts';
import type { ShelfMatch } from '../../domain/shelf/shelfMatch.ts';
import { $ownMarks, type OwnMarks } from '../../stores/ownMarks.ts';
import { $ownSwaps } from '../../stores/ownSwaps.ts';
import { FilterSheet, type SheetGroup } from '../../ui/FilterSheet.tsx';
import { NO_FILTERS, type Filters } from './filters.ts';
import type { Say } from './say.ts';
import type { ShelfMatcher } from './shelfMatcher.ts';

interface Props {
  say: Say;
  locale: Locale;
  index: MixIndex;
  matcher: ShelfMatcher;
  shelf: readonly string[];
  hasStaples: boolean;
  filters: Filters;
  /** How many drinks the filters leave. */
  found: number;
  onChange: (filters: Filters) => void;
}

const MISSING = [0, 1, 2, 3];
const DIETS = [
  ['isAlcoholFree', 'mix.filter.free'],
  ['isVegan', 'mix.filter.vegan'],
  ['isVegetarian', 'mix.filter.vegetarian'],
] as const;
/** Diets of a drink as it is written; here they hold for the bottles of the shelf (DIETS). */
const SHOWN_FACETS = FACETS.filter((facet) => facet !== 'diet');
/** Groups whose choices are seen at once. */
const OPEN = new Set(['spirit', 'own', 'taste', 'missing', 'diet']);

/** What narrows the results, with how many there would be; what is left out for a diet holds wherever one goes. */
export function FilterPanel({
  say,
  locale,
  index,
  matcher,
  shelf,
  hasStaples,
  filters,
  found,
  onChange,
}: Props) {
  const { exclusion } = filters;
  const swaps = useStore($ownSwaps);
  // Without what can be counted: all counts are of these.
  const matches = useMemo(
    () => matcher.match(shelf, hasStaples, { ...NO_FILTERS, exclusion }, swaps),
    [matcher, shelf, hasStaples, exclusion, swaps],
  );
  const marks = useStore($ownMarks);
  const used = useMemo(() => listUsed(index), [index]);
  const groups = useMemo(
    () => listGroups({ say, index, used, matcher, filters, matches, marks }),
    [say, index, used, matcher, filters, matches, marks],
  );
  const { spirit, terms, mostMissing, own } = filters;
  const press = (group: string, id: string) => {
    if (group === 'spirit') onChange({ ...filters, spirit: spirit === Number(id) ? undefined : Number(id) });
    else if (group === 'own')
      onChange({ ...filters, own: OWN_FILTERS.find((filter) => filter === id && filter !== own) });
    else if (group === 'missing')
      onChange({ ...filters, mostMissing: mostMissing === Number(id) ? undefined : Number(id) });
    else if (group === 'diet' || group === 'allergens' || group === 'cautions')
      onChange({ ...filters, exclusion: toggleExcluded(exclusion, id) });
    else {
      const term = `${group}:${id}`;
      const rest = terms.filter((other) => other !== term);
      onChange({ ...filters, terms: rest.length < terms.length ? rest : [...terms, term] });
    }
  };
  const avoided = [
    ...exclusion.allergens.map((id) => used.names.get(id) ?? id),
    ...DIETS.filter(([key]) => exclusion[key]).map(([, message]) => say(message)),
    ...exclusion.cautions.map((id) => used.names.get(id) ?? id),
  ];
  const ones = [spirit, mostMissing, own].filter((one) => one !== undefined).length;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <FilterSheet
        label={say('filter.open')}
        close={say('filter.close')}
        reset={say('mix.none.reset')}
        done={say.count('filter.show', found)}
        groups={groups}
        chosen={ones + terms.length + avoided.length}
        locale={locale}
        onPress={press}
        onReset={() => {
          onChange(NO_FILTERS);
        }}
      >
        {!excludesNothing(exclusion) && (
          <p role="status" className="mt-4 text-note text-soft">
            {say('mix.filter.brands')}
          </p>
        )}
      </FilterSheet>
      <p className="text-small text-soft" data-avoided>
        {avoided.join(' · ')}
      </p>
    </div>
  );
}

/** Which allergens and cautions there are in the drinks of an index, and what they are called. */
function listUsed({ recipes, allergens, cautions }: MixIndex) {
  const facts = recipes.map(readFacts);
  return {
    names: new Map([...allergens, ...cautions].map(({ id, name }) => [id as string, name])),
    allergens: new Set(facts.flatMap((one) => [...possibleAllergens(one.allergens)])),
    cautions: new Set(facts.flatMap((one) => one.cautions)),
  };
}

interface Offer {
  say: Say;
  index: MixIndex;
  used: ReturnType<typeof listUsed>;
  matcher: ShelfMatcher;
  filters: Filters;
  matches: readonly ShelfMatch[];
  marks: OwnMarks | undefined;
}

function listGroups({ say, index, used, matcher, filters, matches: all, marks }: Offer): SheetGroup[] {
  const { spirit, terms, mostMissing, exclusion, own } = filters;
  const matches =
    own === undefined || marks === undefined ? all : all.filter(({ id }) => marks.fits(id, own));
  const keptOutBy = createFacetFilter(index.terms, terms);
  const drinks = matches.map(({ id, missing }) => {
    const recipe = matcher.recipeOf(id);
    const places = recipe?.terms ?? [];
    return {
      places,
      spirit: recipe?.spirit,
      missing: missing.length,
      isOfTerms: keptOutBy(places).length === 0,
    };
  });
  const isNear = ({ missing }: { missing: number }) => missing <= (mostMissing ?? Infinity);
  const isOfSpirit = (drink: { spirit: number | undefined }) =>
    spirit === undefined || drink.spirit === spirit;
  const ofSpirit = drinks.filter((drink) => isNear(drink) && isOfSpirit(drink));
  const counts = countTerms(
    index.terms,
    ofSpirit.map(({ places }) => places),
    terms,
  );
  const spirits = index.spirits.map(({ name }, place) => ({
    id: String(place),
    name,
    count: drinks.filter((drink) => drink.isOfTerms && isNear(drink) && drink.spirit === place).length,
    isChosen: spirit === place,
  }));
  const missing = MISSING.map((most) => ({
    id: String(most),
    name: String(most),
    count: drinks.filter((drink) => drink.isOfTerms && isOfSpirit(drink) && drink.missing <= most).length,
    isChosen: mostMissing === most,
  }));
  const leftOut = (ids: readonly string[], chosen: readonly string[]) =>
    ids.map((id) => ({ id, name: used.names.get(id) ?? id, isChosen: chosen.includes(id) }));
  const groups: SheetGroup[] = [
    {
      id: 'spirit',
      label: say('mix.filter.spirit'),
      options: spirits
        .filter(({ count, isChosen }) => count > 0 || isChosen)
        .sort((a, b) => b.count - a.count),
    },
    ...(marks
      ? [
          {
            id: 'own',
            label: marks.label,
            options: OWN_FILTERS.map((id) => ({ id, name: marks.names[id], isChosen: own === id })),
          },
        ]
      : []),
    { id: 'missing', label: say('mix.filter.missing'), options: missing },
    ...SHOWN_FACETS.map((facet) => ({
      id: facet,
      label: say(`filter.facet.${facet}`),
      options: index.terms.flatMap((term, place) =>
        term.facet === facet
          ? [{ ...term, count: counts[place] ?? 0, isChosen: terms.includes(termKey(term)) }]
          : [],
      ),
    })),
    {
      id: 'diet',
      label: say('filter.facet.diet'),
      options: DIETS.map(([id, message]) => ({ id, name: say(message), isChosen: exclusion[id] })),
    },
    {
      id: 'allergens',
      label: say('mix.filter.allergens'),
      options: leftOut(
        ALLERGENS.filter((id) => used.allergens.has(id)),
        exclusion.allergens,
      ),
    },
    {
      id: 'cautions',
      label: say('mix.filter.cautions'),
      options: leftOut(
        CAUTIONS.filter((id) => used.cautions.has(id)),
        exclusion.cautions,
      ),
    },
  ];
  return groups.map((group) => ({ ...group, isOpen: OPEN.has(group.id) }));
}

/** An exclusion with a diet, an allergen or a caution more or less. */
function toggleExcluded(exclusion: Exclusion, id: string): Exclusion {
  const toggle = <Word extends string>(all: readonly Word[], chosen: readonly Word[]) =>
    all.filter((word) => (word === id) !== chosen.includes(word));
  const diets = Object.fromEntries(DIETS.map(([key]) => [key, (key === id) !== exclusion[key]]));
  const next: Exclusion = {
    ...exclusion,
    ...diets,
    allergens: toggle(ALLERGENS, exclusion.allergens),
    cautions: toggle(CAUTIONS, exclusion.cautions),
  };
  return excludesNothing(next) ? NOTHING_EXCLUDED : next;
}
