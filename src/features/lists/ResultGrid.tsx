import { memo, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ListedDrink, ListIndex } from '../../contracts/drinks/listIndex.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { GRID_STYLE } from '../recipe/cardStyle.ts';
import { DrinkCard, type CardMessages } from './DrinkCard.tsx';
import { rememberedPlace, rememberPlace } from './place.ts';

interface Props {
  drinks: ListedDrink[];
  index: ListIndex;
  locale: Locale;
  /** What stands before the paths of recipes in the language. */
  prefix: string;
  noteOf: ((drink: ListedDrink) => string) | undefined;
  messages: CardMessages;
}

/** Cards that come at first, enough for a screen, and whenever the reader nears the end: few enough that a slow
 * phone puts them in between two letters. */
const FIRST_CARDS = 6;
const MORE_CARDS = 12;
/** Pixels below the screen at which the end is near. */
const NEAR = 1200;

/** The cards of a filtered list, made as the reader comes to them; for paper all at once. */
export const ResultGrid = memo(function ResultGrid({
  drinks,
  index,
  locale,
  prefix,
  noteOf,
  messages,
}: Props) {
  const [left] = useState(rememberedPlace);
  const [extent, setExtent] = useState({ drinks, count: left?.shown ?? FIRST_CARDS });
  const count = extent.drinks === drinks ? extent.count : FIRST_CARDS;
  const end = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (left !== undefined) scrollTo({ top: left.top, behavior: 'instant' });
  }, [left]);

  useEffect(() => {
    if (end.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        startTransition(() => {
          setExtent({ drinks, count: count + MORE_CARDS });
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
    const showAll = () => {
      flushSync(() => {
        setExtent({ drinks, count: drinks.length });
      });
    };
    addEventListener('beforeprint', showAll);
    return () => {
      removeEventListener('beforeprint', showAll);
    };
  }, [drinks]);

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-list-results] a')) {
        rememberPlace({ shown: count, top: scrollY });
      }
    };
    addEventListener('click', remember);
    return () => {
      removeEventListener('click', remember);
    };
  }, [count]);

  return (
    <div data-list-results>
      <ul className={`${GRID_STYLE} drink-list`}>
        {drinks.slice(0, count).map((drink) => (
          <li key={drink.id}>
            <DrinkCard {...{ drink, index, locale, prefix, messages }} note={noteOf?.(drink)} />
          </li>
        ))}
      </ul>
      {count < drinks.length && <div ref={end} />}
    </div>
  );
});
