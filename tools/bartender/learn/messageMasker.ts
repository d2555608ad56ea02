import { createLexicon, lexiconTables } from '../../../netlify/services/chat/lexicon.ts';
import { createMasker } from '../../../netlify/services/chat/readMessage.ts';
import { loadCatalogue } from '../../../src/catalogue/loadCatalogue.ts';

const masker = () => createMasker(createLexicon(lexiconTables(loadCatalogue('data'))));
let made: ReturnType<typeof masker> | undefined;

/** Puts marks in the place of what our catalogue has a name for; made once. */
export function messageMasker(): ReturnType<typeof masker> {
  made ??= masker();
  return made;
}
