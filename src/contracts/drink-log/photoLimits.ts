/** What photos of drinks a browser keeps. */
export const PHOTO_LIMITS = {
  photos: 200,
  /** Bytes of all of them. */
  bytes: 40_000_000,
  /** Bytes of a file that is chosen. */
  chosenBytes: 25_000_000,
  /** Pixels of the longer side of a photo that is kept. */
  side: 1280,
} as const;

/** The name of the database of photos in IndexedDB. */
export const PHOTO_DATABASE = 'mixmaster-photos';
