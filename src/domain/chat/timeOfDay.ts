export const TIMES_OF_DAY = ['morning', 'afternoon', 'evening', 'night'] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

/**
 * The time of day by which the chat is coloured (specification, section 4): morning from 5, afternoon from 12,
 * evening from 17, night from 21.
 *
 * @param hour 0–23
 */
export function timeOfDay(hour: number): TimeOfDay {
  if (hour >= 5 && hour < 12) return 'morning';
  if (hour >= 12 && hour < 17) return 'afternoon';
  return hour >= 17 && hour < 21 ? 'evening' : 'night';
}
