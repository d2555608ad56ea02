import { useStore } from '@nanostores/react';
import { CloseIcon } from '../../ui/icons.tsx';
import type { WishSearch } from '../../contracts/search/wishSearch.ts';
import type { ListIndex } from '../../contracts/drinks/listIndex.ts';
import { termKey } from '../../domain/search/facets.ts';
import { $ownMarks, type OwnMarks } from '../../stores/ownMarks.ts';
import { fillIn } from '../../text/fillIn.ts';
import type { ListMessages } from './listMessages.ts';
import { WHOLE_LIST, type ListQuery } from '../../domain/search/listQuery.ts';
import type { Choice } from './Select.tsx';

interface Props {
  query: ListQuery;
  messages: ListMessages;
  spirits: readonly Choice[];
  chips: readonly Choice[];
  index: ListIndex | undefined;
  /** What the search was read as. */
  wishes: Readonly<WishSearch['wishes']>;
  onChange: (change: Partial<ListQuery>) => void;
}

/** What the list is narrowed by, each to be taken back; its order stands beside. */
export function ActiveFilters({ query, messages, spirits, chips, index, wishes, onChange }: Props) {
  const filters = activeFilters(query, messages, spirits, chips, index, wishes, useStore($ownMarks));
  return (
    <ul
      aria-label={messages.active}
      className="-mx-1.5 flex flex-wrap gap-x-2 gap-y-1 empty:hidden max-md:w-full md:mr-auto md:ml-2"
    >
      {filters.map(({ name, without }) => (
        <li key={name}>
          <button
            type="button"
            aria-label={fillIn(messages.remove, { name })}
            className="inline-flex min-h-11 max-w-full cursor-pointer items-center gap-1.5 px-1.5 text-small text-brass hover:text-ink"
            onClick={() => {
              onChange(without);
            }}
          >
            <span className="text-left wrap-anywhere underline decoration-1 underline-offset-4">{name}</span>
            <CloseIcon />
          </button>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <button
            type="button"
            className="inline-flex min-h-11 cursor-pointer items-center px-1.5 text-small text-soft underline decoration-line underline-offset-4 hover:text-ink"
            onClick={() => {
              onChange({ ...WHOLE_LIST, sort: query.sort });
            }}
          >
            {messages.reset}
          </button>
        </li>
      )}
    </ul>
  );
}

function activeFilters(
  query: ListQuery,
  messages: ListMessages,
  spirits: readonly Choice[],
  chips: readonly Choice[],
  index: ListIndex | undefined,
  wishes: Readonly<WishSearch['wishes']>,
  marks: OwnMarks | undefined,
): { name: string; without: Partial<ListQuery> }[] {
  const search = query.search.trim();
  const spirit = spirits.find(({ id }) => id === query.spirit);
  return [
    ...(search === ''
      ? []
      : [{ name: fillIn(messages.activeSearch, { text: search }), without: { search: '' } }]),
    ...wishes.map(({ key, label }) => ({ name: label, without: { taken: [...query.taken, key] } })),
    ...(spirit === undefined ? [] : [{ name: spirit.name, without: { spirit: '' } }]),
    ...(query.type === '' ? [] : [{ name: messages.types[query.type], without: { type: '' as const } }]),
    ...chips
      .filter(({ id }) => query.ingredients.includes(id))
      .map(({ id, name }) => ({
        name: `+ ${name}`,
        without: { ingredients: query.ingredients.filter((other) => other !== id) },
      })),
    ...(index?.terms ?? [])
      .map((term) => ({ key: termKey(term), name: term.name }))
      .filter(({ key }) => query.terms.includes(key))
      .map(({ key, name }) => ({ name, without: { terms: query.terms.filter((other) => other !== key) } })),
    ...(index?.ingredients ?? [])
      .filter(({ id }) => query.things.includes(id))
      .map(({ id, name }) => ({
        name: `+ ${name}`,
        without: { things: query.things.filter((other) => other !== id) },
      })),
    ...(query.isFromShelf ? [{ name: messages.fromShelf, without: { isFromShelf: false } }] : []),
    ...(query.own === '' || marks === undefined
      ? []
      : [{ name: marks.names[query.own], without: { own: '' as const } }]),
    ...(query.guests === undefined
      ? []
      : [
          {
            name: fillIn(messages.forGuests, { number: query.guests }),
            without: { guests: undefined },
          },
        ]),
  ];
}
