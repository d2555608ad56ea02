import { memo, useMemo } from 'react';
import type { DrinkParts } from '../../contracts/drinkParts.ts';
import type { Locale } from '../../contracts/locale.ts';
import type { OwnDrink } from '../../contracts/ownDrink.ts';
import { describeOwnDrink } from '../../domain/ownDrinks/describeOwnDrink.ts';
import { STYLE } from '../menus/styles.ts';
import { DrawnDrink } from './DrawnDrink.tsx';
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
}

/** An own drink in the list: its picture, what is in it, and what can be done with it. */
export const OwnDrinkCard = memo(function OwnDrinkCard(props: Props) {
  const { say, locale, drink, parts, onEdit, onExport, onDelete } = props;
  const view = useMemo(() => describeOwnDrink(drink, parts, locale), [drink, parts, locale]);
  return (
    <article
      id={drink.id}
      tabIndex={-1}
      className="flex h-full gap-4 rounded-corner border border-line p-4 target:border-brass"
      data-own={drink.id}
    >
      <DrawnDrink look={view.look} className="h-fit w-24 shrink-0 rounded-corner bg-plate" />
      <div className="flex min-w-0 grow flex-col">
        <h2 className="text-card wrap-anywhere hyphens-auto">
          <bdi>{drink.name}</bdi>
        </h2>
        <p className="mt-1 text-small text-soft">{view.contents.join('\u00a0· ')}</p>
        <p className="mt-1 text-note text-faint">{strengthText(say, view)}</p>
        {drink.note !== null && <p className="mt-2 text-small wrap-anywhere">{drink.note}</p>}
        <div className="mt-auto flex flex-wrap gap-2 pt-3">
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
        </div>
      </div>
    </article>
  );
});
