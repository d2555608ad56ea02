/** The most wishes that are kept at once; of more, the oldest tastes go. Apart from the schema, since pages need it too. */
export const MOST_WISHES = 24;
/** Characters of a sentence in a search. */
export const SENTENCE_LENGTH = 80;
