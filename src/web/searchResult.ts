/** Search engines show about so many characters of a title. */
export const TITLE_LENGTH = 60;
/** What a page puts behind its title. */
export const SIGNATURE = ' – Mixmaster';
