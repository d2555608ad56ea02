import { noteMeeting } from './shelfMeeting.ts';
import { syncDiet } from './syncDiet.ts';
import { syncDrinkLists } from './syncDrinkLists.ts';
import { syncDrinkLog } from './syncDrinkLog.ts';
import { syncStock } from './syncStock.ts';
import { syncSwaps } from './syncSwaps.ts';

/** Brings what this browser and the account keep together at the first page after the sign-in, or at the next one where that fails. */
export async function meetAccount(): Promise<void> {
  const haveMet = await Promise.all([syncStock(), syncSwaps(), syncDiet(), syncDrinkLog(), syncDrinkLists()]);
  if (haveMet.every(Boolean)) noteMeeting(true);
}
