/*
 * The classes of what can be pressed and filled in, for pages (Astro) and islands (React) alike. What a place alone
 * needs, such as its width, stands beside them there.
 */

const PRESSED = 'inline-flex cursor-pointer items-center justify-center gap-2 rounded-corner font-medium';
const TALL = `${PRESSED} min-h-12 px-6`;
const LOW = `${PRESSED} min-h-11 text-small`;
const FILLED = 'bg-brass text-on-brass';
const OUTLINED = 'border border-control hover:border-ink';
const ROUND = 'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-pill text-small';

/** Buttons, and links that look like them. */
export const BUTTON = {
  /** What a screen is there for: one of a kind in view. */
  primary: `${TALL} ${FILLED}`,
  /** Beside a primary one, as tall. */
  secondary: `${TALL} ${OUTLINED}`,
  /** One of several actions. */
  action: `${LOW} ${OUTLINED}`,
  /** As quiet as text. */
  text: 'inline-flex min-h-11 cursor-pointer items-center text-small text-soft underline decoration-line underline-offset-4 hover:text-ink hover:decoration-brass',
  /** An icon alone, with an outline. */
  icon: `grid shrink-0 cursor-pointer place-items-center rounded-corner ${OUTLINED}`,
} as const;

/** A link past a long part of the page: it is seen while it has the focus. */
export const SKIP_LINK =
  'sr-only focus:not-sr-only focus:inline-flex focus:min-h-11 focus:items-center focus:text-small focus:text-brass focus:underline';

/** A choice among several, or something that is set. */
export const CHIP = `${ROUND} border border-line px-4 hover:border-ink aria-pressed:border-brass aria-pressed:text-brass`;

/** What is typed into, or chosen from a list. */
export const FIELD = 'rounded-corner border border-control bg-raised px-4 text-ink';

/** The words on a card that say why its drink is not for the reader. */
export const DIET_NOTE = 'mt-0.5 text-note text-alert empty:hidden print:hidden';
