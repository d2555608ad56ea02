/** The outline of a heart in a square of 24. */
export const HEART =
  'M19 14c1.5-1.5 3-3.2 3-5.5A5.5 5.5 0 0 0 16.5 3c-1.8 0-3 .5-4.5 2-1.5-1.5-2.7-2-4.5-2A5.5 5.5 0 0 0 2 8.5c0 2.3 1.5 4 3 5.5l7 7Z';

const SHARED =
  'grid size-11 cursor-pointer place-items-center [&_path]:fill-transparent [&_path]:stroke-current ' +
  '[&_path]:stroke-2 aria-pressed:[&_path]:fill-current print:hidden [@media(scripting:none)]:hidden';

/** The classes of a heart to press, which pages render in Astro and lists in React. */
export const FAVORITE_STYLE = {
  /** On a photograph the ring of the focus stands inside the disc, where it can be told from it. */
  picture: `absolute top-1.5 right-1.5 z-1 rounded-pill bg-plate/60 text-on-plate hover:bg-plate/85 focus-visible:bg-plate focus-visible:-outline-offset-5 focus-visible:outline-on-plate ${SHARED}`,
  card: `relative z-1 shrink-0 text-soft hover:text-ink aria-pressed:text-brass ${SHARED}`,
  row: `min-w-11 shrink-0 max-lg:grow rounded-corner border border-control hover:border-ink aria-pressed:text-brass ${SHARED}`,
} as const;
