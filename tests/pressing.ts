import type { Page, Request } from '@playwright/test';

/** A press of a key, and where it left the focus. */
export interface Press {
  /** What was pressed, for people. */
  name: string;
  /** Whether the focus is on the body, or on something that is not shown or is disabled. */
  isLost: boolean;
}

/** What the page itself knows of its controls. */
interface Controls {
  /** Focuses the next control to press; nothing where all have been. */
  next(pressed: Readonly<Record<string, number>>): { name: string; key: string; kind: string } | undefined;
  /** Whether the focus is lost, once the page has come to rest. */
  isLost(): Promise<boolean>;
}

declare global {
  var controls: Controls | undefined;
}

/** Parts that many screens share, and whether they are pressed on this one. */
interface Shared {
  chrome: boolean;
  /** Then nothing of the page behind it is. */
  chat: boolean;
}

/** Runs in the page: it lists what can be pressed. */
export function openControls(shared: Shared): void {
  const PRESSED = 'button, summary, input[type=checkbox]';
  /** The same control of many items of a list is pressed this often, first and last … */
  const OF_A_KIND = 2;
  /** … and this often where a press removes it. */
  const REMOVED = 8;
  const removed = new Set<string>();
  let last: { kind: string; number: number; from: ParentNode } | undefined;
  window.print = () => undefined;

  const scope = () =>
    [...document.querySelectorAll('dialog')].findLast((dialog) => dialog.matches(':modal')) ?? document;
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false });
  const nameOf = (control: Element) =>
    (
      control.getAttribute('aria-label') ??
      control.closest('label')?.textContent ??
      control.textContent
    ).trim();
  const kindOf = (control: HTMLElement) => {
    // The choices of a group are alike, as the same controls of the items of a list are.
    const group = control.matches('input, [aria-pressed]')
      ? control.closest('fieldset, [role=group]')
      : undefined;
    const isOfMany = (group ?? null) !== null || control.closest('li, article, tr') !== null;
    const parts = [control.tagName, control.closest('dialog')?.id, Object.keys(control.dataset).join()];
    const groupName =
      group && (group.getAttribute('aria-label') ?? group.querySelector('legend')?.textContent);
    // "Sour 45" is the same control as "Sour 17".
    return [...parts, groupName, isOfMany ? control.className : nameOf(control).replaceAll(/\d+/g, '')].join(
      '|',
    );
  };
  const inReach = () => {
    const from = scope();
    const isOfChat = shared.chat && (from === document || from === document.querySelector('#chat'));
    return [...from.querySelectorAll<HTMLElement>(PRESSED)].filter(
      (control) =>
        !control.matches(':disabled') &&
        isShown(control) &&
        (shared.chrome || control.closest('body > header, body > footer, [data-chat]') === null) &&
        (control.closest('#chat') !== null) === isOfChat,
    );
  };
  const rest = async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((done) => requestIdleCallback(done, { timeout: 100 }));
  };

  globalThis.controls = {
    next(pressed) {
      const from = scope();
      const kinds = Map.groupBy(inReach(), kindOf);
      if (last?.from === from && (kinds.get(last.kind)?.length ?? 0) < last.number) removed.add(last.kind);
      last = undefined;
      for (const [kind, same] of kinds) {
        const presses = pressed[kind] ?? 0;
        const most = removed.has(kind) ? REMOVED : same.length > 1 ? OF_A_KIND : 1;
        const chosen = presses === 1 ? same.at(-1) : same[0];
        if (presses >= most || !chosen) continue;
        chosen.focus();
        last = { kind, number: same.length, from };
        return { name: nameOf(chosen), key: chosen.tagName === 'INPUT' ? 'Space' : 'Enter', kind };
      }
      return undefined;
    },
    async isLost() {
      await rest();
      const { activeElement } = document;
      return (
        activeElement === null ||
        activeElement === document.body ||
        activeElement.matches(':disabled') ||
        !isShown(activeElement)
      );
    },
  };
}

/** Requests that have no answer yet, and when they began. */
type Pending = ReadonlyMap<Request, number>;

/** Milliseconds after which no answer comes: what a worker was loading when it was ended neither finishes nor fails. */
const ANSWER_MS = 10_000;

const isIdle = (pending: Pending): boolean =>
  [...pending.values()].every((began) => Date.now() - began > ANSWER_MS);

/** Whether the focus is lost once the page has nothing under way. */
async function settle(page: Page, pending: Pending): Promise<boolean> {
  for (;;) {
    const wasIdle = isIdle(pending);
    const isLost = await page.evaluate(() => globalThis.controls?.isLost() ?? false);
    if (wasIdle && isIdle(pending)) return isLost;
  }
}

const pendingOf = new WeakMap<Page, Pending>();

function watch(page: Page): Pending {
  const known = pendingOf.get(page);
  if (known) return known;
  const pending = new Map<Request, number>();
  pendingOf.set(page, pending);
  page.on('request', (request) => {
    // Whoever keeps all pictures on the device fetches a thousand of them.
    const isPicture = request.url().includes('/pictures/');
    if ((request.resourceType() === 'fetch' && !isPicture) || request.resourceType() === 'script')
      pending.set(request, Date.now());
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

/**
 * Presses the next control by its key; where all have been pressed, closes the dialog in front, if there is one.
 * @param pressed how often each kind of control has been pressed, here or on another screen; counts on
 */
export async function pressNext(page: Page, pressed: Record<string, number>): Promise<Press | undefined> {
  const pending = watch(page);
  const next = await page.evaluate((before) => globalThis.controls?.next(before), pressed);
  if (next !== undefined) {
    pressed[next.kind] = (pressed[next.kind] ?? 0) + 1;
    await page.keyboard.press(next.key);
    return { name: next.name, isLost: await settle(page, pending) };
  }
  if (!(await page.evaluate(() => document.querySelector('dialog:modal') !== null))) return undefined;
  await page.keyboard.press('Escape');
  const isLost = await settle(page, pending);
  const isStill = await page.evaluate(() => document.querySelector('dialog:modal') !== null);
  return isStill ? undefined : { name: 'Escape', isLost };
}
