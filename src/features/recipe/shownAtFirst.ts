/** So many recipes a list shows as cards before anybody asks, and names for search engines; the rest are links. */
export const SHOWN_AT_FIRST = 24;
