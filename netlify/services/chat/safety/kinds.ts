/** Why a conversation needs care before any drink. Those that come first are answered first. */
export const SAFETY_KINDS = [
  'emergency',
  'crisis',
  'spiking',
  'minor',
  'pregnancy',
  'medicine',
  'driving',
  'dependence',
  'excess',
] as const;
export type SafetyKind = (typeof SAFETY_KINDS)[number];

/** Whom it concerns: whoever writes, somebody they write about, or all of them. */
export type Person = 'speaker' | 'other' | 'everybody';

/** What a message gives away. */
export interface Alarm {
  kind: SafetyKind;
  who: Person;
}

/** What a message says that bears on safety. */
export interface SafetyReading {
  alarms: readonly Alarm[];
  /** What is reckoned with and not spoken of: the child for whom something is asked. */
  quiet: readonly Alarm[];
  /** What it takes back: "I am not pregnant"; everything where it was a joke. */
  cleared: ReadonlySet<SafetyKind>;
  /** Whom the drink is for that is spoken of, as far as it says so. */
  servedTo: ReadonlySet<Person>;
}
