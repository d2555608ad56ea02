/** Dangers that are answered before any model, with a text of their own. */
export const ALARMS = ['emergency', 'crisis', 'spiking'] as const;
/** Dangers that call for care: drinks without alcohol, and a word why. */
export const CARES = ['pregnancy', 'minor', 'medicine', 'driving', 'dependence', 'excess'] as const;

/**
 * What may be a danger: vague words say no more. The answer stands, with a quiet line at its head. `trouble` is of a
 * body or of despair, `secret` of something poured for who does not know, `overdoing` of a habit,
 * `sober` of who should drink no alcohol.
 */
export const HINTS = ['trouble', 'secret', 'overdoing', 'sober'] as const;

export type Alarm = (typeof ALARMS)[number];
export type Care = (typeof CARES)[number];
export type DangerKind = Alarm | Care;
export type Hint = (typeof HINTS)[number];

/** Whom it concerns: whoever writes, or somebody they write about. */
export type Concerned = 'speaker' | 'other';

export interface Danger<Kind extends DangerKind | Hint = DangerKind> {
  kind: Kind;
  who: Concerned;
}
