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

/** @param root the project's folder */
export function placesIn(root: string): Places {
  return {
    data: join(root, 'data'),
    manifest: join(root, 'data/pictures.json'),
    published: join(root, 'public/pictures'),
    work: join(root, '.pictures'),
  };
}
