import { useId } from 'react';
import { ingredientOfEntry, isBottleEntry } from '../../domain/shelf/bottles.ts';
import { capitalise, formatNumber } from '../../domain/drinks/lineText.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import type { ShelfMatcher } from './shelfMatcher.ts';
import type { Say } from './say.ts';
import { STYLE } from './styles.ts';

interface Props {
  say: Say;
  matcher: ShelfMatcher;
  shelf: readonly string[];
  /** Puts an entry in the place of another. */
  onChange: (entry: string, next: string) => void;
}

/** Lets one say which bottle it is, of what is sold in bottles of different strength or contents. */
export function Bottles({ say, matcher, shelf, onChange }: Props) {
  const id = useId();
  const asked = shelf.filter((entry) => matcher.bottlesFor(entry).length > 0);
  if (asked.length === 0) return null;
  const percent = (strength: number) =>
    say('mix.bottles.strength', { number: formatNumber(strength, say.locale) });
  return (
    <details className="group border-b border-line print:hidden">
      <summary className="flex min-h-12 cursor-pointer items-center text-small font-medium">
        {say('mix.bottles')}
        <ChevronIcon className="ml-auto shrink-0 text-soft group-open:rotate-180" />
      </summary>
      <p className="text-note text-soft">{say('mix.bottles.text')}</p>
      <div className="grid gap-4 pt-3 pb-5">
        {asked.map((entry, place) => {
          const ingredient = ingredientOfEntry(entry);
          return (
            <div key={entry}>
              <label htmlFor={`${id}-${place}`} className="mb-1 block text-note text-faint">
                {capitalise(matcher.nameOf(ingredient), say.locale)}
              </label>
              <div className="relative">
                <select
                  id={`${id}-${place}`}
                  value={isBottleEntry(entry) ? entry : ''}
                  onChange={({ target }) => {
                    onChange(entry, target.value === '' ? ingredient : target.value);
                  }}
                  className={STYLE.select}
                >
                  <option value="">{say('mix.bottles.any')}</option>
                  {matcher.bottlesFor(entry).map((bottle) => (
                    <option key={bottle.entry} value={bottle.entry}>
                      {`${bottle.name} · ${percent(bottle.strength)}`}
                    </option>
                  ))}
                </select>
                <ChevronIcon className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-soft" />
              </div>
            </div>
          );
        })}
      </div>
    </details>
  );
}
