/** How often a menu was read on a day in a language. */
interface Counted {
  /** "2026-11-27", by UTC. */
  day: string;
  locale: string;
  views: number;
}

/** One day of a span. */
interface ViewDay {
  day: string;
  views: number;
  /** Languages in which it was read, the most read first. */
  byLocale: { locale: string; views: number }[];
}

const DAY = 86_400_000;

/** The day, by UTC, that was so many days before: "2026-11-27". */
export function dayBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY).toISOString().slice(0, 10);
}

/** The days of a span that ends today, the oldest first, each with how often a menu was read then. */
export function viewDays(counted: readonly Counted[], now: Date, span: number): ViewDay[] {
  return Array.from({ length: span }, (_, place) => {
    const day = dayBefore(now, span - 1 - place);
    const byLocale = counted
      .filter((one) => one.day === day)
      .map(({ locale, views }) => ({ locale, views }))
      .sort((one, other) => other.views - one.views || one.locale.localeCompare(other.locale));
    return { day, views: sumViews(byLocale), byLocale };
  });
}

/** How often a menu was read in all. */
export function sumViews(days: readonly { views: number }[]): number {
  return days.reduce((sum, { views }) => sum + views, 0);
}
