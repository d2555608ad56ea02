/** Lines and a plus in a square of 24: puts a drink on a list. */
export const ADD_TO_LIST = 'M11 12H3M16 6H3M16 18H3M18 9v6M21 12h-6';
