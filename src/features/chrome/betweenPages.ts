import { fetchPagesAhead } from './fetchAhead.ts';
import { movePictures } from './pictureMove.ts';

/** Has one page follow another at once, and a picture move from one to the other (decision 51). */
export function smoothTheWay(): void {
  movePictures();
  if (!makesPagesAhead()) fetchPagesAhead();
}

/** Whether the browser makes pages ahead of a press by itself (`Speculation-Rules`). */
function makesPagesAhead(): boolean {
  return 'supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules');
}
