import { createLexicon, lexiconTables } from '../../../netlify/services/chat/lexicon.ts';
import { createMasker } from '../../../netlify/services/chat/readMessage.ts';
import { loadCatalogue } from '../../../src/catalogue/loadCatalogue.ts';

let made: ReturnType<typeof createMasker> | undefined;

/** Puts marks in the place of what our catalogue has a name for; made once. */
export function messageMasker(): ReturnType<typeof createMasker> {
  made ??= createMasker(createLexicon(lexiconTables(loadCatalogue('data'))));
  return made;
}
