import { sendUnsent } from '../../stores/favorites.ts';
import { $ownServiceChanges, $refusedChanges, sendServiceChanges } from '../../stores/serviceChanges.ts';
import { syncDrinkLists } from '../../stores/syncDrinkLists.ts';
import { syncDrinkLog } from '../../stores/syncDrinkLog.ts';
import { syncStock } from '../../stores/syncStock.ts';
import { syncSwaps } from '../../stores/syncSwaps.ts';
import { showToast } from '../../ui/toast.ts';
import { readNotices } from './notices.ts';

/** The page with the switches says itself what became of them. */
async function sendService(): Promise<{ kept: number; refused: number }> {
  const waiting = $ownServiceChanges.get().length;
  if (waiting === 0) return { kept: 0, refused: 0 };
  await sendServiceChanges();
  if (document.querySelector('[data-service]')) return { kept: 0, refused: 0 };
  const refused = $refusedChanges.get().length;
  return { refused, kept: Math.max(0, waiting - refused - $ownServiceChanges.get().length) };
}

/** Sends what waits for a network, and says so where there was something. */
export async function sendAll(): Promise<void> {
  void syncStock();
  void syncSwaps();
  void syncDrinkLog();
  void syncDrinkLists();
  const service = await sendService();
  const favorites = await sendUnsent();
  const refusedAny = favorites.refused + service.refused;
  if (refusedAny + favorites.kept + service.kept === 0) return;
  const { sent, error, refused } = await readNotices();
  if (refusedAny > 0) showToast({ title: error, text: refused, tone: 'error' });
  else showToast({ title: sent });
}
