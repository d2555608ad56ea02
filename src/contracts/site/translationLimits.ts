/** Characters of a text that may be translated; apart from the schema, since pages need it too. */
export const TRANSLATION_LETTERS = 2000;
