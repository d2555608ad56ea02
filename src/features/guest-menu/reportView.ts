import type { Locale } from '../../contracts/site/locale.ts';

/**
 * Says once that a menu is read, when somebody sees it: no cookie goes along, and nothing that tells who it is. Who asks
 * not to be counted is not (Global Privacy Control, Do Not Track). Whether it arrives is no matter of the guest. Without
 * an import it stands in the page itself.
 */
export async function reportView(token: string, locale: Locale): Promise<void> {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (globalPrivacyControl || doNotTrack === '1') return;
  while (document.visibilityState !== 'visible') {
    await new Promise((changed) => {
      document.addEventListener('visibilitychange', changed, { once: true });
    });
  }
  await fetch('/api/menus/seen', {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, locale }),
  }).catch(() => undefined);
}
