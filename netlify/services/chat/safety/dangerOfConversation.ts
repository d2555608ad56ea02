import type { Locale } from '../../../../src/contracts/site/locale.ts';
import type { LeaveOut, Wish } from '../../../../src/contracts/search/wishes.ts';
import type { Alarm, Danger, DangerKind } from './dangers.ts';
import { findDanger, findWithBefore, isOver } from './findDanger.ts';

/** So many messages after an emergency or a crisis still get its short text, unless they say that it is over. */
const STILL_MESSAGES = 3;

/** A danger that is to be spoken of now: with its first text, or with the short one that follows. */
export interface DueDanger {
  danger: Danger<Alarm>;
  isStill: boolean;
}

/**
 * What has to be said before anything else, by the messages of a visitor from the first to the newest. A crisis or an
 * emergency holds on for some messages, until it is taken back or another subject is asked for.
 */
export function dangerOfConversation(messages: readonly string[], locale: Locale): DueDanger | undefined {
  const newestFirst = messages.toReversed();
  for (const [back, message] of newestFirst.slice(0, STILL_MESSAGES + 1).entries()) {
    const danger = findWithBefore(findDanger, message, newestFirst[back + 1], locale);
    if (danger !== undefined) {
      if (back === 0) return { danger, isStill: false };
      return danger.kind === 'spiking' ? undefined : { danger, isStill: true };
    }
    if (isOver(message, locale)) return undefined;
  }
  return undefined;
}

const LEFT_OUT: Readonly<Partial<Record<DangerKind, readonly LeaveOut[]>>> = {
  pregnancy: ['pregnancy'],
  medicine: ['alcohol', 'grapefruit', 'raw-egg'],
  dependence: ['alcohol', 'alcohol-trace'],
  minor: ['alcohol'],
  driving: ['alcohol'],
  excess: ['alcohol'],
};

/** What is left out from then on where a danger calls for care: chips that everybody sees and can press away. */
export function wishesOfDanger(kind: DangerKind): Wish[] {
  return (LEFT_OUT[kind] ?? []).map((what) => ({ kind: 'leave-out', what }));
}
