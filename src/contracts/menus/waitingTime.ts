/** Seconds that what is pressed during service may wait to be sent: two days. Also in menu_publications.sql. */
export const MAX_WAITING_SECONDS = 172_800;
