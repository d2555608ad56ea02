import type { ReactNode } from 'react';
import type { WishSearch } from '../../contracts/search/wishSearch.ts';
import type { ListIndex } from '../../contracts/drinks/listIndex.ts';
import { DRINK_ORDERS } from '../../domain/drinks/drinkOrder.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import type { ListMessages } from './listMessages.ts';
import {
  inOrder,
  isSearched,
  getOrder,
  SEARCH_ORDERS,
  type ListQuery,
} from '../../domain/search/listQuery.ts';
import { fillIn } from '../../text/fillIn.ts';
import { SKIP_LINK } from '../../ui/styles.ts';
import { Select, type Choice } from './Select.tsx';

interface Props {
  query: ListQuery;
  messages: ListMessages;
  spirits: readonly Choice[];
  chips: readonly Choice[];
  /** Undefined while the list loads. */
  index: ListIndex | undefined;
  /** What the search was read as. */
  wishes: Readonly<WishSearch['wishes']>;
  /** Words of the search that nothing came of. */
  unread: string;
  /** Words that say what is not wanted, and that nothing came of. */
  ignored: string;
  /** How many of the drinks are not for the reader, in words; empty where all are. */
  unfit: string;
  /** How many drinks there are, in words; false while they load, empty where they could not be loaded. */
  count: string | false;
  /** What comes nearest where there are none, in words; for ears alone, since its cards are seen. */
  nearest: string | undefined;
  /** The choice between pictures and lines. */
  density: ReactNode;
  onChange: (change: Partial<ListQuery>) => void;
}

/** Stands above the drinks: how many there are, what they were asked by, their order and how they are shown. */
export function ResultBar({
  query,
  messages,
  spirits,
  chips,
  index,
  wishes,
  unread,
  ignored,
  unfit,
  count,
  nearest,
  density,
  onChange,
}: Props) {
  return (
    <div className="mb-6 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 md:flex-nowrap">
      <p role="status" className="text-small whitespace-nowrap text-soft tabular-nums">
        {count === false ? messages.loading : count}
        {[
          ignored && fillIn(messages.notLeftOut, { text: ignored }),
          unread && fillIn(messages.unread, { text: unread }),
          unfit,
        ].map(
          (line) =>
            line !== '' && (
              <span key={line} className="block wrap-anywhere whitespace-normal text-ink">
                {` ${line}`}
              </span>
            ),
        )}
        {nearest !== undefined && <span className="sr-only"> {nearest}</span>}
      </p>
      <div className="-mr-2.5 flex items-center gap-x-1 md:order-1 print:hidden [@media(scripting:none)]:hidden">
        <Select
          label={messages.sort}
          value={getOrder(query)}
          options={(isSearched(query) ? SEARCH_ORDERS : DRINK_ORDERS).map((id) => ({
            id,
            name: messages.sorts[id],
          }))}
          look="quiet"
          onChoose={(id) => {
            onChange(inOrder(query, id));
          }}
        />
        {density}
      </div>
      <ActiveFilters {...{ query, messages, spirits, chips, index, wishes, onChange }} />
      <a href="#list-end" className={`${SKIP_LINK} md:order-2 print:hidden`}>
        {messages.skip}
      </a>
    </div>
  );
}
