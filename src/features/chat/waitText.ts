const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * When one may go on, in words of a language and never too early.
 *
 * @example waitText(200, 'en') // 'in 4 minutes'
 */
export function waitText(seconds: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale);
  if (seconds <= MINUTE) return words.format(Math.ceil(seconds), 'second');
  return seconds <= HOUR
    ? words.format(Math.ceil(seconds / MINUTE), 'minute')
    : words.format(Math.ceil(seconds / HOUR), 'hour');
}
