import type { GuestMenu } from '../../contracts/menus/publishedMenu.ts';
import type { translator } from '../../i18n/translate.ts';

/** "Happy Hour: now, until 7:00 PM" */
export function tellNow(
  { list, isOn, until }: NonNullable<GuestMenu['now']>,
  t: ReturnType<typeof translator>,
): string {
  if (!isOn) return t('guest.prices.off', { list });
  return until === undefined
    ? t('guest.prices.now', { list })
    : t('guest.prices.until', { list, time: until });
}
