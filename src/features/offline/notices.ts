import { readSiteFile } from '../../lib/siteFile.ts';

/** What is said of the worker and of what waited for a network: a file of its own, as it is seldom said. */
export interface OfflineNotices {
  update: string;
  reload: string;
  sent: string;
  error: string;
  refused: string;
}

/**
 * The notices in the language of the page.
 *
 * @throws Error where they do not come
 */
export const readNotices = () =>
  readSiteFile<OfflineNotices>(`/lists/${document.documentElement.lang}/offline-notices.json`);
