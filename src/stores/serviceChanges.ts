import { atom, computed } from 'nanostores';
import type { ServedMenu } from '../contracts/bars/barStaff.ts';
import type { Menu } from '../contracts/menus/menu.ts';
import {
  addChange,
  findOverruled,
  isStale,
  toServiceInput,
  withoutChanges,
  type ServiceChange,
  type ServicePress,
} from '../domain/menus/serviceChanges.ts';
import { ApiFailure, callApi } from '../lib/api.ts';
import { json, persistent } from '../lib/persistent.ts';
import { $keptAccount } from './storedAccount.ts';

/*
 * What is pressed during service waits here until the site has it, each press with the account whose it is.
 */

const NONE: readonly ServiceChange[] = [];

/** Of every account, the oldest first. */
export const $serviceChanges = persistent('mixmaster-service-unsent', NONE, json(asChanges));

/** Of the account that is signed in. */
export const $ownServiceChanges = computed([$serviceChanges, $keptAccount], (changes, account) =>
  changes.filter(({ owner }) => owner === account?.id),
);

/** Whether all is sent, on its way, or why it is not. */
export type ServiceSending = 'saved' | 'saving' | 'offline' | 'failed' | 'signed-out';
export const $serviceSending = atom<ServiceSending>('saved');

/** Presses that the site did not take, since the last press: somebody pressed later, the drink or the menu is gone. */
export const $refusedChanges = atom<readonly ServiceChange[]>([]);

/** The menu as the site answered last. */
export const $servedMenu = atom<Menu | ServedMenu | undefined>(undefined);

/** Milliseconds to wait for an answer; the site's own gives up earlier. */
const PATIENCE = 8000;
/** Refusals that another try meets too. */
const REFUSED = [400, 404, 409];
const UNAUTHORIZED = 401;

/** Keeps a press on a menu that the reader may serve, and sends it as soon as the site can be reached. */
export function pressService(menuId: string, press: ServicePress): void {
  const owner = $keptAccount.get()?.id;
  if (owner === undefined) return;
  $refusedChanges.set([]);
  $serviceChanges.set(addChange($serviceChanges.get(), { ...press, owner, menuId, at: Date.now() }));
  void sendServiceChanges();
}

/** Forgets what an account has not sent. */
export function forgetServiceChanges(owner: string): void {
  store($serviceChanges.get().filter((change) => change.owner !== owner));
}

let sending: Promise<void> | undefined;

/** Sends what whoever is signed in has pressed: a menu after the other, and what is pressed meanwhile after that. */
export function sendServiceChanges(): Promise<void> {
  return (sending ??= sendAll().finally(() => {
    sending = undefined;
  }));
}

async function sendAll(): Promise<void> {
  for (;;) {
    const stale = $ownServiceChanges.get().filter((change) => isStale(change, Date.now()));
    if (stale.length > 0) refuse(stale);
    const [first] = $ownServiceChanges.get();
    if (first === undefined) break;
    const changes = $ownServiceChanges.get().filter(({ menuId }) => menuId === first.menuId);
    $serviceSending.set('saving');
    try {
      const menu = await send(first.menuId, changes);
      const waiting = $serviceChanges.get();
      drop(changes);
      const sent = waiting.filter((change) => !$serviceChanges.get().includes(change));
      $servedMenu.set(menu);
      if (menu.publication) note(findOverruled(sent, menu.publication));
    } catch (error) {
      if (error instanceof ApiFailure && REFUSED.includes(error.status)) {
        refuse(changes);
        continue;
      }
      $serviceSending.set(problemOf(error));
      return;
    }
  }
  $serviceSending.set('saved');
}

/** The schema of the answer is too heavy for a page; the site's own function has applied it. */
async function send(menuId: string, changes: readonly ServiceChange[]): Promise<Menu | ServedMenu> {
  const path = `/api/menus/${encodeURIComponent(menuId)}/publication`;
  const signal = AbortSignal.timeout(PATIENCE);
  const body = toServiceInput(changes, Date.now());
  return (await callApi(path, { method: 'PATCH', body, signal, keepalive: true })) as Menu | ServedMenu;
}

function problemOf(error: unknown): ServiceSending {
  if (!(error instanceof ApiFailure)) return 'offline';
  return error.status === UNAUTHORIZED ? 'signed-out' : 'failed';
}

function refuse(changes: readonly ServiceChange[]): void {
  drop(changes);
  note(changes);
}

function note(changes: readonly ServiceChange[]): void {
  if (changes.length > 0) $refusedChanges.set([...$refusedChanges.get(), ...changes]);
}

function drop(changes: readonly ServiceChange[]): void {
  store(withoutChanges($serviceChanges.get(), changes));
}

function store(changes: readonly ServiceChange[]): void {
  $serviceChanges.set(changes.length === 0 ? NONE : changes);
}

function asChanges(value: unknown): readonly ServiceChange[] | undefined {
  return Array.isArray(value) ? value.filter(isChange) : undefined;
}

function isChange(value: unknown): value is ServiceChange {
  if (typeof value !== 'object' || value === null) return false;
  const { owner, menuId, at, cocktailId, isSoldOut, held } = value as Record<string, unknown>;
  if (typeof owner !== 'string' || typeof menuId !== 'string' || typeof at !== 'number') return false;
  if (held === undefined) return typeof cocktailId === 'string' && typeof isSoldOut === 'boolean';
  return held === null || (typeof held === 'object' && 'list' in held && 'until' in held);
}
