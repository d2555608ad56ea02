import { useState } from 'react';
import type { ShelfMatch } from '../../domain/shelf/shelfMatch.ts';
import { useUp } from '../../domain/shelf/useUp.ts';
import type { ShelfMatcher } from './shelfMatcher.ts';
import type { Say } from './say.ts';
import { CHIP } from '../../ui/styles.ts';
import { STYLE } from './styles.ts';

interface Props {
  say: Say;
  matcher: ShelfMatcher;
  shelf: readonly string[];
  matches: readonly ShelfMatch[];
  prefix: string;
  /** How much better it is to use up each bottle, see `weighOpen`. */
  weights: ReadonlyMap<string, number>;
}

/** Drinks shown. */
const MOST = 6;

/** What is open on the shelf, and the drinks that use it and need the fewest other things. */
export function UseUp({ say, matcher, shelf, matches, prefix, weights }: Props) {
  const [marked, setMarked] = useState<readonly string[]>([]);
  const open = marked.filter((entry) => shelf.includes(entry));
  const drinks = useUp(matches, open, weights).slice(0, MOST);
  const weigh = (entry: string) => weights.get(entry) ?? 0;
  const inOrder = [...shelf].sort((one, other) => weigh(other) - weigh(one));
  return (
    <section className="mt-12" aria-labelledby="use-up" data-use-up>
      <h2 id="use-up" className={STYLE.section}>
        {say('mix.use')}
      </h2>
      <p className="mt-2 text-small text-soft">{say('mix.use.text')}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        {inOrder.map((entry) => (
          <button
            key={entry}
            type="button"
            aria-pressed={open.includes(entry)}
            onClick={() => {
              setMarked(open.includes(entry) ? open.filter((other) => other !== entry) : [...open, entry]);
            }}
            className={`max-w-full ${CHIP}`}
          >
            <bdi className="truncate">{matcher.nameOf(entry)}</bdi>
          </button>
        ))}
      </div>
      {open.length === 0 && drinks.length > 0 && (
        <p className="mt-4 text-small text-soft" data-by-level>
          {say('mix.use.levels')}
        </p>
      )}
      {open.length > 0 && drinks.length === 0 && (
        <p className="mt-4 text-small text-soft">{say('mix.use.none')}</p>
      )}
      <ul className="mt-4">
        {drinks.map(({ id, missing }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4 border-t border-line py-2">
            <a
              href={prefix + (matcher.recipeOf(id)?.path ?? '')}
              className="inline-flex min-h-9 items-center font-serif text-lede hover:underline"
            >
              {matcher.recipeOf(id)?.name}
            </a>
            <span className="text-small text-soft">
              {missing.length === 0
                ? say('mix.use.ready')
                : say('mix.use.needs', {
                    names: say.list(missing.map(({ ingredient }) => matcher.nameOf(ingredient))),
                  })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
