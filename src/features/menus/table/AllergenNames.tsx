import type { DrinkAllergens } from '../loadMenuDrinks.ts';
import type { Say } from '../menuMessages.ts';

interface Props {
  say: Say;
  /** Absent where nothing is known, or not yet. */
  allergens: DrinkAllergens | undefined;
}

/** What a drink contains, and with a question mark what it may, by the brand; all of it in the tooltip. */
export function AllergenNames({ say, allergens }: Props) {
  if (allergens === undefined) return <span aria-hidden="true" />;
  const { contains, mayContain } = allergens;
  const names = [...contains, ...mayContain.map((name) => say('menus.table.maybe', { name }))];
  const text = names.length > 0 ? names.join(', ') : say('menus.table.no-allergens');
  const short = names.length > 0 ? [...contains, ...mayContain.map((name) => `${name}?`)].join(', ') : text;
  return (
    <span title={text} className="truncate text-note text-soft" data-allergens>
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}
