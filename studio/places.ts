import { join } from 'node:path';

/** Where the tool reads and writes. */
export interface Places {
  /** All that a picture needs of the catalogue. */
  drinks: string;
  /** The finished pictures by their hashes. */
  manifest: string;
  /** The finished pictures, a folder per drink. */
  published: string;
  /** Masters and previews, which git ignores. */
  work: string;
}

/** @param root the project's folder */
export function placesIn(root: string): Places {
  return {
    drinks: join(root, '.pictures/drinks.json'),
    manifest: join(root, 'data/pictures.json'),
    published: join(root, 'public/pictures'),
    work: join(root, '.pictures'),
  };
}
