import { useStore } from '@nanostores/react';
import { memo, useMemo } from 'react';
import type { DrinkParts } from '../../contracts/drinks/drinkParts.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import type { OwnDrink } from '../../contracts/own-drinks/ownDrink.ts';
import { describeOwnDrink } from '../../domain/own-drinks/describeOwnDrink.ts';
import { localizedPath } from '../../i18n/paths.ts';
import { $dietNote } from '../../stores/dietMarks.ts';
import { $favoriteIds } from '../../stores/favorites.ts';
import { FAVORITE_STYLE, HEART } from '../favorites/heart.ts';
import { STYLE } from '../menus/styles.ts';
import { DIET_NOTE } from '../../ui/styles.ts';
import { AfterRecipe } from './AfterRecipe.tsx';
import { DrawnDrink } from './DrawnDrink.tsx';
import { houseText } from './houseText.ts';
import { strengthText } from './strengthText.ts';
import type { Say } from './ownDrinkMessages.ts';

interface Props {
  say: Say;
  locale: Locale;
  drink: OwnDrink;
  parts: DrinkParts;
  onEdit: () => void;
  onExport: () => void;
  onDelete: () => void;
  /** Shows the card of a house thing. */
  onCard: () => void;
  /** What it costs, where that can be told. */
  cost: string | undefined;
}

/** An own drink or a house thing in the list: its picture, what is in it, and what can be done with it. */
export const OwnDrinkCard = memo(function OwnDrinkCard(props: Props) {
  const { say, locale, drink, parts, cost, onEdit, onExport, onDelete, onCard } = props;
  const view = useMemo(() => describeOwnDrink(drink, parts, locale), [drink, parts, locale]);
  const isFavorite = useStore($favoriteIds).has(drink.id);
  // House things stand below a heading of their own.
  const Heading = drink.house ? 'h3' : 'h2';
  return (
    <article
      id={drink.id}
      tabIndex={-1}
      className="grid h-full grid-cols-[6rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-4 rounded-corner border border-line p-4 target:border-brass"
      data-own={drink.id}
    >
      <div className="relative h-fit">
        <DrawnDrink look={view.look} className="rounded-corner bg-plate" />
        {drink.house === null && (
          <button
            type="button"
            data-favorite={drink.id}
            data-name={drink.name}
            aria-pressed={isFavorite}
            aria-label={say('own.favorite', { name: drink.name })}
            className={FAVORITE_STYLE.picture}
          >
            <svg viewBox="0 0 24 24" width="19" height="19" aria-hidden="true">
              <path d={HEART} />
            </svg>
          </button>
        )}
      </div>
      <div className="min-w-0">
        <Heading className="text-card wrap-anywhere hyphens-auto">
          <bdi>{drink.name}</bdi>
        </Heading>
        <p className="mt-1 text-small text-soft">{view.contents.join('\u00a0· ')}</p>
        {drink.house && <p className="mt-1 text-small">{houseText(say, drink.house)}</p>}
        <p className="mt-1 text-note text-faint">{strengthText(say, view)}</p>
        {view.isUnstated && drink.house && (
          <p className="mt-1 text-note text-faint">{say('own.card.unstated')}</p>
        )}
        {cost !== undefined && (
          <p className="mt-1 text-note hyphens-auto text-faint" data-cost>
            {cost}
          </p>
        )}
        <p data-diet-note className={DIET_NOTE}>
          {useStore($dietNote)(drink.id, {
            facts: view.facts,
            asked: drink.lines.flatMap((line) => [
              ...('ingredient' in line ? [line.ingredient] : []),
              ...(line.or ?? []),
            ]),
          })}
        </p>
        {drink.after !== null && <AfterRecipe {...{ say, locale }} recipe={drink.after} />}
        {drink.note !== null && <p className="mt-2 text-small wrap-anywhere">{drink.note}</p>}
      </div>
      <div className="col-span-2 flex flex-wrap gap-2 self-end pt-3 *:grow">
        {(
          [
            ['edit', onEdit],
            ['export', onExport],
            ['delete', onDelete],
          ] as const
        ).map(([action, act]) => (
          <button
            key={action}
            type="button"
            aria-label={say(`own.${action}.of`, { name: drink.name })}
            onClick={act}
            className={STYLE.button}
          >
            {say(`own.${action}`)}
          </button>
        ))}
        {drink.house ? (
          <button
            type="button"
            aria-label={say('own.card.of', { name: drink.name })}
            onClick={onCard}
            className={STYLE.button}
          >
            {say('own.card')}
          </button>
        ) : (
          <a
            href={`${localizedPath(locale, '/submit')}?own=${drink.id}`}
            aria-label={say('own.submit.of', { name: drink.name })}
            className={STYLE.button}
          >
            {say('own.submit')}
          </a>
        )}
      </div>
    </article>
  );
});
