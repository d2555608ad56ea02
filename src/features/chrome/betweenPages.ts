import { loadPart } from '../../lib/lazyPart.ts';
import { movePictures } from './pictureMove.ts';

/*
 * Has one page follow another at once, and a picture move from one to the other (decision 51). A browser that does not
 * make pages ahead of a press by itself (`Speculation-Rules`) is helped to fetch them.
 */

movePictures();
if (!('supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules'))) {
  loadPart(() => import('./fetchAhead.ts')).then(
    ({ fetchPagesAhead }) => fetchPagesAhead(),
    () => undefined,
  );
}
