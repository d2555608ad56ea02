import { GRID_STYLE } from '../recipe/cardStyle.ts';
import { DrinkItems, type DrinkItemsProps } from './DrinkItems.tsx';

/** The cards of a filtered list. */
export function ResultGrid(props: DrinkItemsProps) {
  return (
    <div data-list-results>
      <ul className={`${GRID_STYLE} drink-list`}>
        <DrinkItems {...props} />
      </ul>
    </div>
  );
}
