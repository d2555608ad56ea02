/**
 * The classes of a drink's card, which pages render in Astro and lists, once they are filtered, in React. What is in
 * the drink lies over the picture while the card is pointed at or focused, or when its quick view is pressed
 * (quickView.css); a list may show its cards as lines (lists/lines.css). The upper right corner of the picture is kept
 * free for a control.
 */
export const CARD_STYLE = {
  card: 'group relative print:break-inside-avoid',
  frame: 'card-frame relative overflow-hidden rounded-corner',
  picture: 'aspect-4/5 w-full bg-plate bg-cover object-cover',
  abv: 'card-abv absolute top-3 left-3 z-1 rounded-corner bg-plate/75 px-2 py-0.5 text-note text-on-plate print:hidden',
  heading: 'card-name mt-3.5 text-card hyphens-auto print:mt-2 print:text-body',
  link: 'decoration-brass decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0',
  facts: 'card-facts mt-1 text-small text-soft print:mt-0 print:text-note',
  /** A further fact: on its own line on a phone, else behind the others. */
  note: "card-note max-sm:block sm:before:content-['_·_']",
  /** Which a line has no room for. */
  taste: 'card-taste',
  contents: 'card-contents',
  contentsText: 'card-contents-text',
  /** The reader's own stars. */
  ownStars: 'card-own-stars mt-0.5 text-note text-brass empty:hidden print:hidden',
  /** Which only a line has. */
  glass: 'card-glass',
  quickView:
    'card-quick-view absolute right-1.5 bottom-1.5 z-1 size-11 cursor-pointer place-items-center rounded-pill ' +
    'bg-plate/60 text-on-plate hover:bg-plate/85 focus-visible:bg-plate focus-visible:-outline-offset-5 focus-visible:outline-on-plate print:hidden',
} as const;

/** The outlines in the button of the quick view: lines of text, and a cross for when it is open. */
export const QUICK_VIEW_ICONS = ['M4 7h16M4 12h16M4 17h9', 'M18 6 6 18M6 6l12 12'] as const;

/** The grid that cards stand in; `drink-list` beside it where they may be had as lines. */
export const GRID_STYLE =
  'grid grid-cols-2 gap-x-4 gap-y-9 sm:gap-x-7 sm:gap-y-10 md:grid-cols-3 print:grid-cols-6 print:gap-3';

/** What joins facts on one line. */
export const FACTS_JOINT = '\u00a0· ';
