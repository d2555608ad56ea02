import type { Locale } from '../../contracts/site/locale.ts';
import { regionalLocale } from '../../web/regionalLocale.ts';

/** A moment in the words of the reader's region: today by the clock alone, else with the day. */
export function tellTime(moment: string | undefined, locale: Locale): string {
  if (moment === undefined) return '';
  const time = new Date(moment);
  const isToday = time.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(regionalLocale(locale, navigator.languages), {
    ...(!isToday && { dateStyle: 'medium' }),
    timeStyle: 'short',
  }).format(time);
}
