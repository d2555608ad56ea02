/** Classes of a link to a drink. */
export const LINK = 'underline decoration-line underline-offset-4 hover:decoration-brass';
