import { join } from 'node:path';

/** Where the tool reads and writes. */
export interface Places {
  /** The catalogue. */
  data: string;
  /** The finished pictures by their hashes. */
  manifest: string;
  /** The finished pictures, a folder per drink. */
  published: string;
  /** Masters, previews and contact sheets, which git ignores. */
  work: string;
}

/**
 * @param root the project's folder
 * @param edition the second edition is kept apart until it is complete, so that the site never shows both
 */
export function placesIn(root: string, edition: 1 | 2 = 1): Places {
  return {
    data: join(root, 'data'),
    manifest: join(root, edition === 1 ? 'data/pictures.json' : 'editions/2/pictures.json'),
    published: join(root, edition === 1 ? 'public/pictures' : 'editions/2/pictures'),
    work: join(root, '.pictures'),
  };
}
