import { useCallback, useLayoutEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { ListedDrink } from '../../contracts/listIndex.ts';
import type { Locale } from '../../contracts/locale.ts';
import { formatNumber } from '../../domain/lineText.ts';
import { fillIn } from './fillIn.ts';
import { ListControls } from './ListControls.tsx';
import type { ListMessages } from './listMessages.ts';
import { isAsked, WHOLE_LIST, type ListOffer, type ListQuery } from './listQuery.ts';
import { ListNotice, LoadingList } from './ListStates.tsx';
import { createQueryStore, type QueryStore } from './queryStore.ts';
import { ResultBar } from './ResultBar.tsx';
import { ResultGrid } from './ResultGrid.tsx';
import { useAfterPaint } from './useAfterPaint.ts';
import { useDrinkList } from './useDrinkList.ts';

interface Props {
  locale: Locale;
  messages: ListMessages;
  spirits: readonly { id: string; name: string }[];
  chips: readonly { id: string; name: string }[];
  hasTypes: boolean;
  /** Drinks of the whole list. */
  total: number;
  /** Path that the ids of recipes stand behind; given, so that the island knows nothing of routes. */
  recipes: string;
  /** Address of the list's file. */
  source: string;
  /** The choice between pictures and lines, which needs no island. */
  density?: ReactNode;
}

const onServer = () => undefined;
let store: QueryStore | undefined;
const storeFor = (offer: ListOffer) => (store ??= createQueryStore(offer));

/**
 * The controls of a list and, as soon as it is asked for something, its cards in the place of those that the page
 * came with. The address holds what is asked for.
 */
export function DrinkList({
  locale,
  messages,
  spirits,
  chips,
  hasTypes,
  total,
  recipes,
  source,
  density,
}: Props) {
  const [offer] = useState({ spirits, chips, hasTypes });
  const query = useSyncExternalStore(
    useCallback((listener) => storeFor(offer).subscribe(listener), [offer]),
    () => storeFor(offer).get(),
    onServer,
  );
  const change = useCallback(
    (part: Partial<ListQuery>, way: 'push' | 'replace' = 'push') => {
      const { change: changeTo, get } = storeFor(offer);
      changeTo({ ...get(), ...part }, way);
    },
    [offer],
  );
  const search = useCallback(
    (text: string) => {
      change({ search: text }, 'replace');
    },
    [change],
  );

  const [list, retry] = useDrinkList(source);
  const answered = useAfterPaint(query);
  const drinks = useMemo(
    () => (answered && isAsked(answered) && list.status === 'ready' ? list.choose(answered) : undefined),
    [answered, list],
  );
  const isTaken = answered !== undefined && isAsked(answered);
  useLayoutEffect(() => {
    if (answered === undefined) return;
    const { dataset } = document.documentElement;
    if (isTaken) {
      dataset['list'] = 'taken';
      dataset['listTaken'] = '';
    } else delete dataset['list'];
  }, [answered, isTaken]);

  const countText = useCallback(
    (forms: ListMessages['count'], count: number) => {
      const form = new Intl.PluralRules(locale).select(count) === 'one' ? 'one' : 'other';
      return fillIn(forms[form], { number: formatNumber(count, locale) });
    },
    [locale],
  );
  const order = answered?.sort;
  const noteOf = useMemo(() => {
    if (order === 'popularity') return ({ views }: ListedDrink) => countText(messages.views, views);
    if (order === 'fewest')
      return ({ ingredients }: ListedDrink) => countText(messages.ingredientCount, ingredients.length);
    return undefined;
  }, [order, countText, messages]);
  const shown = query ?? WHOLE_LIST;
  return (
    <>
      <ListControls
        {...{ messages, spirits, chips, hasTypes }}
        query={shown}
        isLive={query !== undefined}
        onSearch={search}
        onChange={change}
      />
      <ResultBar
        {...{ messages, spirits, chips, density }}
        query={shown}
        count={(!isTaken || drinks !== undefined) && countText(messages.count, drinks?.length ?? total)}
        onChange={change}
      />
      {isTaken && list.status === 'loading' && <LoadingList text={messages.loading} />}
      {isTaken && list.status === 'failed' && (
        <ListNotice
          title={messages.failed}
          text={messages.failedText}
          action={messages.retry}
          onAction={retry}
        />
      )}
      {drinks !== undefined && list.status === 'ready' && drinks.length > 0 && (
        <ResultGrid
          drinks={drinks}
          index={list.index}
          recipes={recipes}
          noteOf={noteOf}
          favorite={messages.favorite}
          quickView={messages.contents}
        />
      )}
      {drinks?.length === 0 && (
        <ListNotice
          title={messages.none}
          text={messages.noneText}
          action={messages.reset}
          onAction={() => {
            change(WHOLE_LIST);
          }}
        />
      )}
    </>
  );
}
