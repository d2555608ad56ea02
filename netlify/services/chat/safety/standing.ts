import type { Alarm, SafetyKind, SafetyReading } from './kinds.ts';

/** These dangers hold for the drink that a message asks for, whomever the drink is for. */
const FOR_ALL: ReadonlySet<SafetyKind> = new Set(['emergency', 'crisis', 'spiking']);

/** What stands after a message: what stood before, without what it takes back, and what it gives away. */
export function standingAfter(
  before: readonly Alarm[],
  { alarms, cleared }: Pick<SafetyReading, 'alarms' | 'cleared'>,
): readonly Alarm[] {
  const kept = before.filter(
    ({ kind }) => !cleared.has(kind) && !alarms.some((alarm) => alarm.kind === kind),
  );
  return [...kept, ...alarms];
}

/**
 * What holds for the drink that a message asks for. Everything that it gives away itself holds; what stood before holds
 * unless the drink is clearly for another person than the one whom it concerns.
 */
export function holdingFor(
  standing: readonly Alarm[],
  { alarms, servedTo }: Pick<SafetyReading, 'alarms' | 'servedTo'>,
): readonly Alarm[] {
  const isOnlyFor = (one: 'speaker' | 'other', another: 'speaker' | 'other') =>
    servedTo.has(one) && !servedTo.has(another) && !servedTo.has('everybody');
  return standing.filter((alarm) => {
    if (alarms.includes(alarm) || FOR_ALL.has(alarm.kind) || alarm.who === 'everybody') return true;
    return alarm.who === 'speaker' ? !isOnlyFor('other', 'speaker') : !isOnlyFor('speaker', 'other');
  });
}
