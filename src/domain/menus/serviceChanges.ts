import type { HeldPrices, ServiceInput } from '../../contracts/menus/menu.ts';
import { MAX_WAITING_SECONDS } from '../../contracts/menus/waitingTime.ts';

/** What is pressed on a published menu during service: a drink is sold out or there again, or which prices hold. */
export type ServicePress = { cocktailId: string; isSoldOut: boolean } | { held: HeldPrices | null };

/** A press that is not sent yet. */
export type ServiceChange = ServicePress & {
  /** Id of the account. */
  owner: string;
  menuId: string;
  /** When it was pressed: milliseconds since 1970, by the clock of the device. */
  at: number;
};

/** What presses change of a published menu. */
interface Served {
  soldOut: readonly string[];
  heldPrices: HeldPrices | null;
}

/** Adds a press; of several on the same drink, or on the prices, the last one stands. */
export function addChange(changes: readonly ServiceChange[], change: ServiceChange): ServiceChange[] {
  return [...changes.filter((one) => !isOnSame(one, change)), change];
}

/** Takes presses out that were sent, or refused; one that was made again meanwhile stays. */
export function withoutChanges(
  changes: readonly ServiceChange[],
  done: readonly ServiceChange[],
): readonly ServiceChange[] {
  return changes.filter((one) => !done.some((other) => isOnSame(one, other) && one.at === other.at));
}

/** A published menu as it is with what was pressed since. */
export function applyChanges(served: Served, changes: readonly ServicePress[]): Served {
  let { heldPrices } = served;
  const soldOut = new Set(served.soldOut);
  for (const change of changes) {
    if ('held' in change) heldPrices = change.held;
    else if (change.isSoldOut) soldOut.add(change.cocktailId);
    else soldOut.delete(change.cocktailId);
  }
  return { soldOut: [...soldOut], heldPrices };
}

/** Whether a press waited for so long that it says nothing about tonight. */
export function isStale(change: ServiceChange, now: number): boolean {
  if ('held' in change && change.held !== null && Date.parse(change.held.until) <= now) return true;
  return now - change.at > MAX_WAITING_SECONDS * 1000;
}

/** The body that sends presses on one menu; a clock that was set back meanwhile makes none of them come from later. */
export function toServiceInput(changes: readonly ServiceChange[], now: number): ServiceInput {
  const input: ServiceInput = { soldOut: [] };
  for (const change of changes) {
    const secondsAgo = Math.max(0, Math.round((now - change.at) / 1000));
    if ('held' in change) input.prices = { held: change.held, secondsAgo };
    else input.soldOut.push({ cocktailId: change.cocktailId, isSoldOut: change.isSoldOut, secondsAgo });
  }
  return input;
}

/** Presses that a menu does not show although they were sent: somebody pressed later, or the drink is gone. */
export function findOverruled(changes: readonly ServiceChange[], served: Served): ServiceChange[] {
  return changes.filter((change) => {
    if ('held' in change) return !isSameHold(change.held, served.heldPrices);
    return served.soldOut.includes(change.cocktailId) !== change.isSoldOut;
  });
}

function isSameHold(one: HeldPrices | null, other: HeldPrices | null): boolean {
  if (one === null || other === null) return one === other;
  return one.list === other.list && Date.parse(one.until) === Date.parse(other.until);
}

function isOnSame(one: ServiceChange, other: ServiceChange): boolean {
  if (one.owner !== other.owner || one.menuId !== other.menuId) return false;
  if ('held' in one || 'held' in other) return 'held' in one && 'held' in other;
  return one.cocktailId === other.cocktailId;
}
