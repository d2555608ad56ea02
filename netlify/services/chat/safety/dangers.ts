/** Dangers that are answered before any model, with a text of their own. */
export const ALARMS = ['emergency', 'crisis', 'spiking'] as const;
/** Dangers that call for care: drinks without alcohol, and a word why. */
export const CARES = ['pregnancy', 'minor', 'medicine', 'driving', 'dependence', 'excess'] as const;

export type Alarm = (typeof ALARMS)[number];
export type Care = (typeof CARES)[number];
export type DangerKind = Alarm | Care;

/** Whom it concerns: whoever writes, or somebody they write about. */
export type Concerned = 'speaker' | 'other';

export interface Danger<Kind extends DangerKind = DangerKind> {
  kind: Kind;
  who: Concerned;
}
