import { useStore } from '@nanostores/react';
import { FACETS } from '../../contracts/search/facets.ts';
import type { ListIndex } from '../../contracts/drinks/listIndex.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { OWN_FILTERS } from '../../domain/drink-log/ownFilter.ts';
import { termKey } from '../../domain/search/facets.ts';
import { GUESTS, WHOLE_LIST, type ListQuery } from '../../domain/search/listQuery.ts';
import { $ownMarks, type OwnMarks } from '../../stores/ownMarks.ts';
import { fillCount } from '../../text/fillCount.ts';
import { fillIn } from '../../text/fillIn.ts';
import { FilterSheet, type SheetGroup } from '../../ui/FilterSheet.tsx';
import { ThingPicker } from '../../ui/ThingPicker.tsx';
import type { Choice } from './chooseDrinks.ts';
import type { ListMessages } from './listMessages.ts';

interface Props {
  query: ListQuery;
  messages: ListMessages;
  locale: Locale;
  /** What the list offers; undefined while it loads. */
  index: ListIndex | undefined;
  choice: Choice | undefined;
  /** How many of the drinks are not for the reader, in words; empty where all are. */
  unfitText: string;
  onChange: (change: Partial<ListQuery>) => void;
}

/** Groups whose choices are seen at once. */
const OPEN = new Set(['spirit', 'own', 'taste', 'strength', 'diet', 'guests']);

/** The filters of a list, each with how many drinks it would give. */
export function ListFilters({ query, messages, locale, index, choice, unfitText, onChange }: Props) {
  const { terms, things, spirit, isFromShelf, own, guests } = query;
  const marks = useStore($ownMarks);
  const toggle = (term: string) =>
    terms.includes(term) ? terms.filter((other) => other !== term) : [...terms, term];
  const press = (group: string, id: string) => {
    if (group === 'spirit') onChange({ spirit: spirit === id ? '' : id });
    else if (group === 'shelf') onChange({ isFromShelf: !isFromShelf });
    else if (group === 'own') {
      const chosen = OWN_FILTERS.find((filter) => filter === id) ?? '';
      onChange({ own: chosen === own ? '' : chosen });
    } else if (group === 'guests') {
      const count = GUESTS.find((one) => String(one) === id);
      onChange({ guests: count === guests ? undefined : count });
    } else onChange({ terms: toggle(`${group}:${id}`) });
  };
  return (
    <FilterSheet
      label={messages.filters}
      close={messages.close}
      reset={messages.reset}
      done={choice === undefined ? messages.loading : fillCount(messages.show, choice.drinks.length, locale)}
      groups={index && choice ? listGroups(query, messages, index, choice, marks) : []}
      chosen={countFilters(query)}
      locale={locale}
      onPress={press}
      onReset={() => {
        const { search, sort, searchSort } = query;
        onChange({ ...WHOLE_LIST, search, sort, searchSort });
      }}
    >
      {index && (
        <>
          {unfitText !== '' && <p className="mt-4 text-note">{unfitText}</p>}
          <ThingPicker
            label={messages.things}
            add={messages.addThing}
            remove={(name) => fillIn(messages.remove, { name })}
            unknown={(name) => fillIn(messages.unknownThing, { name })}
            things={index.ingredients}
            chosen={things}
            onChange={(next) => {
              onChange({ things: next });
            }}
          />
          <p className="mt-4 text-note text-soft">{messages.brands}</p>
        </>
      )}
    </FilterSheet>
  );
}

function listGroups(
  { terms, spirit, isFromShelf, own, guests }: ListQuery,
  messages: ListMessages,
  index: ListIndex,
  { counts }: Choice,
  marks: OwnMarks | undefined,
): SheetGroup[] {
  const spirits = Object.entries(index.spirits)
    .map(([id, name]) => ({ id, name, count: counts.spirits.get(id) ?? 0, isChosen: spirit === id }))
    .sort((a, b) => b.count - a.count);
  const facets = FACETS.map((facet) => ({
    id: facet,
    label: messages.facets[facet],
    options: index.terms.flatMap((term, place) =>
      term.facet === facet
        ? [{ ...term, count: counts.terms[place] ?? 0, isChosen: terms.includes(termKey(term)) }]
        : [],
    ),
  }));
  const shelf = { id: 'shelf', name: messages.fromShelf, count: counts.fromShelf, isChosen: isFromShelf };
  return [
    { id: 'spirit', label: messages.spirit, options: spirits },
    ...(marks
      ? [
          {
            id: 'own',
            label: marks.label,
            options: OWN_FILTERS.map((id) => ({
              id,
              name: marks.names[id],
              count: counts.own[id],
              isChosen: own === id,
            })),
          },
        ]
      : []),
    ...facets,
    { id: 'shelf', label: messages.shelf, options: [shelf] },
    {
      id: 'guests',
      label: messages.guests,
      options: GUESTS.map((count) => ({
        id: String(count),
        name: fillIn(messages.forGuests, { number: count }),
        isChosen: guests === count,
      })),
    },
  ].map((group) => ({ ...group, isOpen: OPEN.has(group.id) }));
}

/** How many filters hold, the search aside. */
export function countFilters({
  spirit,
  type,
  ingredients,
  terms,
  things,
  isFromShelf,
  own,
  guests,
}: ListQuery): number {
  const ones = [spirit !== '', type !== '', isFromShelf, own !== '', guests !== undefined].filter(
    Boolean,
  ).length;
  return ones + ingredients.length + terms.length + things.length;
}
