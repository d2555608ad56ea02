import { useStore } from '@nanostores/react';
import { useCallback, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { ListedDrink } from '../../contracts/drinks/listIndex.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import {
  hasFilters,
  isSearched,
  getOrder,
  WHOLE_LIST,
  type ListQuery,
} from '../../domain/search/listQuery.ts';
import { $listQuery, askList, followAddress, searchList } from '../../stores/listQuery.ts';
import { retryOrReload } from '../../lib/retryOrReload.ts';
import { $dietNote } from '../../stores/dietMarks.ts';
import { $ownMarks } from '../../stores/ownMarks.ts';
import { $marked } from '../../stores/shelfMarks.ts';
import { createLoader } from '../../stores/loader.ts';
import { useLoader } from '../../stores/useLoader.ts';
import { fillCount, type PluralText } from '../../text/fillCount.ts';
import { fillIn } from '../../text/fillIn.ts';
import { ListControls } from './ListControls.tsx';
import { DrinkItems } from './DrinkItems.tsx';
import { countFilters, ListFilters } from './ListFilters.tsx';
import type { ListMessages } from './listMessages.ts';
import { loadDrinkList } from './loadDrinkList.ts';
import { ListNotice, LoadingList } from './ListStates.tsx';
import { ResultBar } from './ResultBar.tsx';
import { ResultGrid } from './ResultGrid.tsx';
import type { Choice } from './Select.tsx';
import { useAfterPaint } from './useAfterPaint.ts';
import { useOtherList } from './useOtherList.ts';
import { useReading } from './useReading.ts';
import { colon } from '../../text/colon.ts';

interface Props {
  locale: Locale;
  messages: ListMessages;
  spirits: readonly Choice[];
  chips: readonly Choice[];
  hasTypes: boolean;
  /** Drinks of the whole list. */
  total: number;
  /** Drinks that the page came with. */
  shownAtFirst: number;
  /** What stands before the paths of recipes in the language. */
  prefix: string;
  /** Address of the list's file. */
  source: string;
  /** Address of the other list, with what stands before it in the language, and of its file. */
  other: { path: string; source: string };
  /** The choice between pictures and lines, which needs no island. */
  density?: ReactNode;
}

const NONE: readonly never[] = [];

/** Where the cards of the page stand, and what there is to say of those behind them. */
function findPlaces(): { cards: Element; more: Element } | undefined {
  const cards = document.querySelector('.list-cards > ul');
  const more = document.querySelector('[data-list-more]');
  return cards && more ? { cards, more } : undefined;
}

/**
 * The controls of a list, the cards behind those that the page came with and, as soon as it is asked for something, cards
 * in the place of all of them. The address holds what is asked for.
 */
export function DrinkList({
  locale,
  messages,
  spirits,
  chips,
  hasTypes,
  total,
  shownAtFirst,
  prefix,
  source,
  other,
  density,
}: Props) {
  useLayoutEffect(() => followAddress({ spirits, chips, hasTypes }), [spirits, chips, hasTypes]);
  const query = useStore($listQuery);
  const [loader] = useState(() => createLoader(() => loadDrinkList(source)));
  const list = useLoader(loader);
  const answered = useAfterPaint(query);
  const marked = useStore($marked);
  const own = useStore($ownMarks);
  const dietNote = useStore($dietNote);
  const { reading, isReading } = useReading(answered?.search ?? '', answered?.taken ?? NONE, locale);
  const index = list.status === 'ready' ? list.value.index : undefined;
  const choice = useMemo(
    () =>
      answered && list.status === 'ready' ? list.value.choose(answered, marked, reading, own) : undefined,
    [answered, list, marked, reading, own],
  );
  const drinks = choice?.drinks;
  const isUnnamed = !isReading && answered !== undefined && isSearched(answered) && choice?.isNamed === false;
  const { found: elsewhere, isLoading: isLookingElsewhere } = useOtherList(
    other.source,
    isUnnamed ? answered.search : undefined,
  );
  const near = elsewhere || isLookingElsewhere ? [] : (choice?.near ?? []);
  const missed = choice?.missed ?? NONE;
  const nearest =
    missed.length > 0 ? fillIn(messages.nearestBut, { text: missed.join(', ') }) : messages.nearest;
  const isTaken = answered !== undefined && hasFilters(answered);
  useLayoutEffect(() => {
    if (answered === undefined) return;
    const { dataset } = document.documentElement;
    if (isTaken) {
      dataset['list'] = 'taken';
      dataset['listTaken'] = '';
    } else delete dataset['list'];
  }, [answered, isTaken]);

  const isLive = answered !== undefined;
  const page = useMemo(() => (isLive ? findPlaces() : undefined), [isLive]);
  const rest = useMemo(() => drinks?.slice(shownAtFirst), [drinks, shownAtFirst]);

  const countText = useCallback(
    (text: PluralText, count: number) => fillCount(text, count, locale),
    [locale],
  );
  const unfit = useMemo(
    () => drinks?.filter(({ id }) => dietNote(id) !== '').length ?? 0,
    [drinks, dietNote],
  );
  const unfitText = unfit === 0 ? '' : countText(messages.unfit, unfit);
  const order = answered && getOrder(answered);
  const noteOf = useMemo(() => {
    if (order === 'fewest')
      return ({ ingredients }: ListedDrink) => countText(messages.ingredientCount, ingredients.length);
    return undefined;
  }, [order, countText, messages]);
  const shown = query ?? WHOLE_LIST;
  const guests = answered?.guests ?? (choice?.isRead ? reading?.guests : undefined);
  return (
    <>
      <ListControls
        {...{ messages, spirits, chips, hasTypes }}
        query={shown}
        isLive={query !== undefined}
        filters={
          <ListFilters query={shown} onChange={askList} {...{ messages, locale, index, choice, unfitText }} />
        }
        onSearch={searchList}
        onChange={askList}
      />
      <ResultBar
        {...{ messages, spirits, chips, density, index }}
        wishes={choice?.isRead && reading ? reading.wishes : NONE}
        query={shown}
        unread={choice?.unread ?? ''}
        ignored={reading?.ignored ?? ''}
        unfit={unfitText}
        nearest={
          elsewhere
            ? namesBehind(messages.elsewhere, elsewhere.drinks, locale)
            : namesBehind(nearest, near, locale)
        }
        count={
          isTaken && list.status === 'failed'
            ? ''
            : (!isTaken || drinks !== undefined) && countText(messages.count, drinks?.length ?? total)
        }
        onChange={askList}
      />
      {isTaken && list.status === 'loading' && <LoadingList />}
      {isTaken && list.status === 'failed' && (
        <ListNotice
          title={messages.failed}
          text={messages.failedText}
          action={messages.retry}
          onAction={() => void retryOrReload(loader)}
        />
      )}
      {elsewhere && (
        <section aria-labelledby="elsewhere" className="pb-12">
          <h2 id="elsewhere" className="mb-6 text-section">
            <a
              href={`${other.path}?${new URLSearchParams({ q: answered?.search ?? '' }).toString()}`}
              className="underline decoration-line underline-offset-4 hover:decoration-brass"
            >
              {messages.elsewhere}
            </a>
          </h2>
          <ResultGrid {...elsewhere} {...{ locale, prefix, noteOf, messages, guests }} />
        </section>
      )}
      {drinks?.length === 0 && (isLookingElsewhere || isReading) && <LoadingList />}
      {isTaken && drinks !== undefined && list.status === 'ready' && drinks.length > 0 && (
        <ResultGrid
          drinks={drinks}
          index={list.value.index}
          {...{ locale, prefix, noteOf, messages, guests }}
        />
      )}
      {page &&
        !isTaken &&
        list.status === 'ready' &&
        rest &&
        createPortal(
          <DrinkItems
            drinks={rest}
            offset={shownAtFirst}
            index={list.value.index}
            {...{ locale, prefix, noteOf, messages, guests }}
          />,
          page.cards,
        )}
      {page &&
        !isTaken &&
        list.status !== 'ready' &&
        createPortal(
          list.status === 'failed' ? (
            <ListNotice
              title={messages.failed}
              text={messages.failedText}
              action={messages.retry}
              onAction={() => void retryOrReload(loader)}
            />
          ) : (
            <p className="pt-8 text-soft">{messages.loading}</p>
          ),
          page.more,
        )}
      {drinks?.length === 0 && !elsewhere && !isLookingElsewhere && !isReading && (
        <ListNotice
          title={messages.none}
          text={answered && isSearchedAlone(answered) ? messages.noneNamed : messages.noneText}
          action={messages.reset}
          onAction={() => {
            askList(WHOLE_LIST);
          }}
        />
      )}
      {near.length > 0 && list.status === 'ready' && (
        <section aria-labelledby="nearest" className="pb-16">
          <h2 id="nearest" className="mb-6 text-section">
            {nearest}
          </h2>
          <ResultGrid
            drinks={near}
            index={list.value.index}
            {...{ locale, prefix, noteOf, messages, guests }}
          />
        </section>
      )}
    </>
  );
}

/** A heading and the names of drinks, for ears; nothing without drinks. */
function namesBehind(heading: string, drinks: readonly ListedDrink[], locale: Locale): string | undefined {
  return drinks.length > 0
    ? `${heading}${colon(locale)} ${drinks.map(({ name }) => name).join(', ')}`
    : undefined;
}

/** Whether nothing but a search narrows the list. */
function isSearchedAlone(query: ListQuery): boolean {
  return countFilters(query) === 0;
}
