import { sendUnsent } from '../../stores/favorites.ts';
import { syncDrinkLists } from '../../stores/syncDrinkLists.ts';
import { syncDrinkLog } from '../../stores/syncDrinkLog.ts';
import { syncShelf } from '../../stores/syncShelf.ts';
import { syncSwaps } from '../../stores/syncSwaps.ts';
import { showToast } from '../../ui/toast.ts';
import { readNotices } from './notices.ts';

/** Sends what waits for a network, and says so where there was something. */
export async function sendAll(): Promise<void> {
  void syncShelf();
  void syncSwaps();
  void syncDrinkLog();
  void syncDrinkLists();
  const favorites = await sendUnsent();
  if (favorites.refused + favorites.kept === 0) return;
  const { sent, error, refused } = await readNotices();
  if (favorites.refused > 0) showToast({ title: error, text: refused, tone: 'error' });
  else showToast({ title: sent });
}
