import { mayBeSignedIn } from '../../stores/reader.ts';

/**
 * Loads a page anew that the browser brings back as it was left, where somebody has signed in or out since: what it
 * shows of one reader is for no other.
 */
export function forgetFormerReaders(): void {
  const wasSignedIn = mayBeSignedIn();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && mayBeSignedIn() !== wasSignedIn) location.reload();
  });
}
