/**
 * The classes of a drink's card, which pages render in Astro and lists, once they are filtered, in React. What is in
 * the drink lies over the picture while the card is pointed at or focused; where nothing can be pointed at, it
 * stands below. The upper right corner is kept free for a control.
 */
export const CARD_STYLE = {
  card: 'group relative print:break-inside-avoid',
  frame: 'relative overflow-hidden rounded-corner',
  picture: 'aspect-4/5 w-full bg-plate bg-cover object-cover',
  abv: 'absolute top-3 left-3 rounded-corner bg-plate/75 px-2 py-0.5 text-note text-on-plate print:hidden',
  heading: 'mt-3.5 text-card hyphens-auto print:mt-2 print:text-body',
  link: 'decoration-brass decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0',
  facts: 'mt-1 text-small text-soft print:mt-0 print:text-note',
  /** A further fact: on its own line on a phone, else behind the others. */
  note: "max-sm:block sm:before:content-['_·_']",
  contents:
    'text-note transition-opacity pointer-coarse:mt-1 pointer-coarse:line-clamp-2 pointer-coarse:text-faint ' +
    'pointer-fine:pointer-events-none pointer-fine:absolute pointer-fine:inset-x-0 pointer-fine:top-0 ' +
    'pointer-fine:flex pointer-fine:aspect-4/5 pointer-fine:items-end pointer-fine:opacity-0 ' +
    'group-hover:opacity-100 group-focus-within:opacity-100 print:hidden',
  contentsText:
    'pointer-fine:w-full pointer-fine:rounded-b-corner pointer-fine:bg-plate/85 pointer-fine:px-4 ' +
    'pointer-fine:py-3 pointer-fine:text-on-plate',
} as const;

/** The grid that cards stand in. */
export const GRID_STYLE =
  'grid grid-cols-2 gap-x-4 gap-y-9 sm:gap-x-7 sm:gap-y-10 md:grid-cols-3 print:grid-cols-6 print:gap-3';

/** What joins facts on one line. */
export const FACTS_JOINT = '\u00a0· ';
