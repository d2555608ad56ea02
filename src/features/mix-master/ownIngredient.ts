import { foldText } from '../../text/foldText.ts';

/** Id of an ingredient that the catalogue does not know, by its name: drinks and shelves that call it the same share it. */
export const idOfOwn = (name: string) => `own:${foldText(name)}`;
