import { memo, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ListedDrink, ListIndex } from '../../contracts/drinks/listIndex.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { DrinkCard, type CardMessages } from './DrinkCard.tsx';
import { rememberedPlace, rememberPlace } from './place.ts';

export interface DrinkItemsProps {
  drinks: readonly ListedDrink[];
  index: ListIndex;
  locale: Locale;
  /** What stands before the paths of recipes in the language. */
  prefix: string;
  noteOf: ((drink: ListedDrink) => string) | undefined;
  messages: CardMessages;
  /** For how many recipes open. */
  guests?: number | undefined;
  /** Items of the list that stand before these. */
  offset?: number;
}

/** Cards that are rendered at first: enough for a screen, and few enough for a slow phone to follow fast typing. */
const FIRST_CARDS = 6;
/** Cards that are added, rendered and removed together. */
const GROUP = 12;
/** Pixels above and below the screen within which cards are rendered. */
const NEAR = 1200;
/** The link behind the list (ListPage.astro), and what follows it. */
const BEHIND = '#list-end, body > footer';
/** Frames in which a place is kept while the cards around it are made. */
const FRAMES = 12;

/**
 * The cards of a list. Only those near the screen are rendered; the others keep their height, so that a list of a
 * thousand drinks scrolls fast. Printing renders all of them.
 */
export const DrinkItems = memo(function DrinkItems({ drinks, offset = 0, ...card }: DrinkItemsProps) {
  const [left] = useState(rememberedPlace);
  const [extent, setExtent] = useState({ drinks, count: left ? left.shown - offset : FIRST_CARDS });
  const [isPrinted, setPrinted] = useState(false);
  const count = isPrinted
    ? drinks.length
    : Math.min(drinks.length, extent.drinks === drinks ? extent.count : FIRST_CARDS);
  const end = useRef<HTMLLIElement>(null);
  const [heights] = useState(() => new Map<string, number>());

  useLayoutEffect(() => {
    const list = end.current?.parentElement;
    return left === undefined || !list ? undefined : returnTo(list, left.first, left.top);
  }, [left]);

  useEffect(() => {
    if (end.current === null || count >= drinks.length) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        // Who skipped to the end of the list, and on to the footer, is not to see it move away.
        if ((document.activeElement?.closest(BEHIND) ?? null) !== null) return;
        startTransition(() => {
          setExtent({ drinks, count: count + GROUP });
        });
      },
      { rootMargin: `0px 0px ${NEAR}px` },
    );
    observer.observe(end.current);
    return () => {
      observer.disconnect();
    };
  }, [drinks, count]);

  useEffect(() => {
    const print = (isNow: boolean) => () => {
      flushSync(() => {
        setPrinted(isNow);
      });
    };
    const [before, after] = [print(true), print(false)];
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const list = end.current?.parentElement;
      if (!list || !(target instanceof Element && target.closest('a'))) return;
      const items = [...list.children].filter((item) => item !== end.current);
      const first = items.findIndex((item) => item.getBoundingClientRect().bottom > 0);
      const place = items[first]?.getBoundingClientRect();
      if (place) rememberPlace({ shown: offset + count, height: place.height, first, top: place.top });
    };
    addEventListener('click', remember);
    return () => {
      removeEventListener('click', remember);
    };
  }, [offset, count]);

  const at = left === undefined ? 0 : left.first - offset;
  return (
    <>
      {Array.from({ length: Math.ceil(count / GROUP) }, (_, group) => group * GROUP).map((from) => (
        <DrinkGroup
          key={from}
          {...card}
          {...{ drinks, from, heights }}
          to={Math.min(from + GROUP, count)}
          isNearAtFirst={left === undefined || Math.abs(from - at) <= 2 * GROUP}
          height={left?.height}
          isWhole={isPrinted}
        />
      ))}
      <li ref={end} aria-hidden="true" className="col-span-full" />
    </>
  );
});

interface GroupProps extends Omit<DrinkItemsProps, 'offset'> {
  from: number;
  to: number;
  /** Pixels that cards took when they were last seen, by the ids of their drinks. */
  heights: Map<string, number>;
  /** Pixels for a card that has not been seen. */
  height: number | undefined;
  isNearAtFirst: boolean;
  isWhole: boolean;
}

/** A group of cards, rendered while one of them is near the screen or has the focus. */
const DrinkGroup = memo(function DrinkGroup({
  drinks,
  from,
  to,
  heights,
  height,
  isNearAtFirst,
  isWhole,
  noteOf,
  ...card
}: GroupProps) {
  const [isNear, setNear] = useState(isNearAtFirst);
  const items = useRef(new Map<string, HTMLLIElement>());
  useEffect(() => {
    const near = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          const { drink = '' } = (target as HTMLElement).dataset;
          if (isIntersecting) near.add(drink);
          else near.delete(drink);
          if (target.childElementCount > 0) heights.set(drink, boundingClientRect.height);
        }
        const isHeld = [...items.current.values()].some((item) => item.contains(document.activeElement));
        startTransition(() => {
          setNear(isHeld || near.size > 0);
        });
      },
      { rootMargin: `${NEAR}px 0px` },
    );
    for (const item of items.current.values()) observer.observe(item);
    return () => {
      observer.disconnect();
    };
  }, [drinks, from, to, heights]);
  const isMade = isNear || isWhole;
  return drinks.slice(from, to).map((drink) => (
    <li
      key={drink.id}
      data-drink={drink.id}
      ref={(item) => {
        if (item === null) items.current.delete(drink.id);
        else items.current.set(drink.id, item);
      }}
      style={isMade ? undefined : { minHeight: heights.get(drink.id) ?? height }}
    >
      {isMade && <DrinkCard {...card} drink={drink} note={noteOf?.(drink)} />}
    </li>
  ));
});

/**
 * Scrolls until an item of a list stands so many pixels below the top of the screen, and holds it there while cards
 * around it come, until the reader moves.
 *
 * @returns what ends that
 */
function returnTo(list: Element, place: number, top: number): () => void {
  const moved = new AbortController();
  for (const sign of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(
      sign,
      () => {
        moved.abort();
      },
      { signal: moved.signal },
    );
  let frames = 0;
  const hold = () => {
    const item = list.children[place];
    if (moved.signal.aborted || !item) return;
    const off = item.getBoundingClientRect().top - top;
    if (Math.abs(off) >= 1) scrollBy({ top: off, behavior: 'instant' });
    frames += 1;
    if (frames < FRAMES) requestAnimationFrame(hold);
    else moved.abort();
  };
  hold();
  return () => {
    moved.abort();
  };
}
