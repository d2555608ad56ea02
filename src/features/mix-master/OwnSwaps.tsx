import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { capitalise } from '../../domain/drinks/lineText.ts';
import type { OwnSwap } from '../../domain/shelf/ownSwaps.ts';
import { $ownSwaps, addSwap, removeSwap } from '../../stores/ownSwaps.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { BUTTON } from '../../ui/styles.ts';
import type { Say } from './say.ts';
import type { ShelfMatcher } from './shelfMatcher.ts';

interface Props {
  say: Say;
  matcher: ShelfMatcher;
}

/** All own swaps, each with a way to remove it, and the last removed one with a way back. */
export function OwnSwaps({ say, matcher }: Props) {
  const swaps = useStore($ownSwaps);
  const [removed, setRemoved] = useState<OwnSwap>();
  const undo = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What was pressed is gone.
    if (removed) undo.current?.focus();
  }, [removed]);
  if (swaps.length === 0 && removed === undefined) return null;
  const textOf = ({ use, asked, drink }: OwnSwap) => {
    const names = { by: matcher.nameOf(use), asked: matcher.nameOf(asked) };
    const swap = capitalise(say('swaps.pair', names), say.locale);
    if (drink === undefined) return swap;
    return say('swaps.in', { swap, drink: matcher.recipeOf(drink)?.name ?? say('swaps.elsewhere') });
  };
  return (
    <section id="own-swaps" aria-labelledby="own-swaps-title" className="mt-4 scroll-mt-24 print:hidden">
      <h3
        ref={heading}
        id="own-swaps-title"
        tabIndex={-1}
        className="font-sans text-small font-medium tracking-normal"
      >
        {say('swaps.title')}
      </h3>
      <ul className="mt-1">
        {swaps.map((swap) => (
          <li
            key={textOf(swap)}
            className="flex min-h-11 items-center justify-between gap-3 border-b border-line text-small"
          >
            <span className="min-w-0 hyphens-auto">{textOf(swap)}</span>
            <button
              type="button"
              aria-label={say('swaps.remove', { swap: textOf(swap) })}
              onClick={() => {
                removeSwap(swap);
                setRemoved(swap);
              }}
              className="grid size-11 shrink-0 cursor-pointer place-items-center text-soft hover:text-ink"
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
      {removed && (
        <div className="flex min-h-11 flex-wrap items-center gap-x-4 text-small text-soft">
          <p role="status">{say('swaps.removed', { swap: textOf(removed) })}</p>
          <button
            ref={undo}
            type="button"
            className={BUTTON.text}
            onClick={() => {
              addSwap(removed);
              setRemoved(undefined);
              heading.current?.focus();
            }}
          >
            {say('swaps.undo')}
          </button>
        </div>
      )}
    </section>
  );
}
