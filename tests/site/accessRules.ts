import type { Page } from '@playwright/test';

/*
 * Rules of WCAG that axe does not try: what is named by its words (2.5.3), reached by scrolling (1.4.10), seen to have
 * the focus in the colours of the system (2.4.7) and not covered when it has it (2.4.11).
 */

/** A small phone on its side. */
const LOW = { width: 568, height: 320 };
/** The least that WCAG asks for: 1280 by 1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 };
/** The narrowest phone held upright, which has room for what stays while one scrolls. */
const UPRIGHT = { width: 320, height: 640 };
/** The window of a small laptop, where columns stand side by side. */
const LAPTOP = { width: 1280, height: 720 };

/** Where the focus goes through the page, and in which direction. */
const FOCUSED = [
  { size: ZOOMED, isBackward: false },
  { size: LAPTOP, isBackward: false },
  { size: LAPTOP, isBackward: true },
  { size: UPRIGHT, isBackward: true },
];

/** Runs in the page: names controls whose accessible name lacks the words that are seen. */
function findMisnamed(): string[] {
  const top =
    [...document.querySelectorAll('dialog')].findLast((dialog) => dialog.matches(':modal')) ?? document;
  const isRead = (element: Element) => element.closest('[aria-hidden=true]') === null;
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  };
  const textOf = (root: Element, isTaken: (element: Element) => boolean) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement !== null && !parentElement.closest('select, svg') && isTaken(parentElement))
        texts.push(textContent ?? '');
    }
    return texts.join(' ');
  };
  /** Words alone: signs are not spoken. */
  const wordsOf = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
  const labelledBy = (control: Element) =>
    control
      .getAttribute('aria-labelledby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
  const found: string[] = [];
  for (const control of top.querySelectorAll(
    'a[href], button, summary, input, select, textarea, [role=tab]',
  )) {
    if (!isSeen(control) || !isRead(control)) continue;
    const labels = [...((control as HTMLInputElement).labels ?? [])];
    const parts = labels.length > 0 ? labels : [control];
    const name =
      labelledBy(control)?.join(' ') ??
      control.getAttribute('aria-label') ??
      parts.map((part) => textOf(part, isRead)).join(' ');
    const seen = parts.map((part) => textOf(part, isSeen)).join(' ');
    // Chromium leaves the words of a live region out of the name around it.
    if (control.querySelector('[role=status], [role=alert], [role=log]'))
      found.push(`"${seen.trim()}" holds a live region, which is no part of its name`);
    if (!wordsOf(name).includes(wordsOf(seen).trimEnd()))
      found.push(`"${seen.replace(/\s+/g, ' ').trim()}" is named "${name.replace(/\s+/g, ' ').trim()}"`);
  }
  return found;
}

/**
 * Runs in the page: names what stands above the beginning of the part that scrolls it, where nothing brings it back, and
 * parts that hide their end.
 */
function findCutOff(): string[] {
  const found: string[] = [];
  for (const part of document.querySelectorAll('dialog[open], dialog[open] *')) {
    if (!part.checkVisibility()) continue;
    const { overflowY } = getComputedStyle(part);
    const below = part.scrollHeight - part.clientHeight;
    if (overflowY === 'hidden' && below > 1 && part.children.length > 0 && part.clientHeight > 1)
      found.push(`${below} px: ${part.outerHTML.slice(0, 100)}`);
    if (!/auto|scroll/.test(overflowY)) continue;
    part.scrollTop = 0;
    const { top } = part.getBoundingClientRect();
    for (const inner of part.querySelectorAll('*')) {
      if (inner.closest('.sr-only') || !inner.checkVisibility({ visibilityProperty: true })) continue;
      const box = inner.getBoundingClientRect();
      if (box.width > 1 && box.height > 1 && box.top < top - 1)
        found.push(`${Math.round(top - box.top)} px: ${inner.outerHTML.slice(0, 100)}`);
    }
  }
  return found.slice(0, 3);
}

/** Runs in the page after a key was pressed: names what has the focus without an outline that is seen. */
function findUnseenFocus(): string[] {
  const top =
    [...document.querySelectorAll('dialog')].findLast((dialog) => dialog.matches(':modal')) ?? document;
  const found: string[] = [];
  for (const control of top.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  )) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(':disabled')) continue;
    control.focus({ preventScroll: true });
    if (document.activeElement !== control) continue;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(control);
    const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    if (!isDrawn || /, 0\)|\/ 0\)/.test(outlineColor)) found.push(control.outerHTML.slice(0, 120));
  }
  return found;
}

/**
 * Runs in the page: names controls that are out of the window, or wholly under something, when they have the focus.
 * Backward, what stays at the top of the window is met; forward, what stays at its foot.
 */
async function findCoveredFocus(isBackward: boolean): Promise<string[]> {
  const OF_A_KIND = 15;
  const top =
    [...document.querySelectorAll('dialog')].findLast((dialog) => dialog.matches(':modal')) ?? document;
  const isHit = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.02, 0.25, 0.5, 0.75, 0.98];
    return parts.some((x) =>
      parts.some((y) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      }),
    );
  };
  const found: string[] = [];
  const all = [
    ...top.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
  ].filter((control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }));
  // The links of a list are laid out alike: of so many that look the same, the first and the last are tried.
  const alike = Map.groupBy(all, ({ tagName, className }) => `${tagName} ${className}`);
  const controls = all.filter((control) => {
    const same = alike.get(`${control.tagName} ${control.className}`) ?? [];
    const place = same.indexOf(control);
    return place < OF_A_KIND || place >= same.length - OF_A_KIND;
  });
  if (isBackward) controls.reverse();
  for (const control of controls) {
    control.focus();
    if (document.activeElement !== control) continue;
    const isSeen = () => [control, ...((control as HTMLInputElement).labels ?? [])].some(isHit);
    if (isSeen()) continue;
    // What was laid out only as it came into the window may have moved the control: it is scrolled to once more.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    control.blur();
    control.focus();
    if (!isSeen()) found.push(control.outerHTML.slice(0, 120));
  }
  return found.slice(0, 3);
}

/** Gives the window a size and waits until the page has taken it up. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            resolve();
          });
        });
      }),
  );
}

/**
 * Names what breaks the rules on the screen that is open, each with the rule. The page has its size and its colours
 * back after it; the focus is elsewhere.
 */
export async function listAccessFaults(page: Page): Promise<string[]> {
  const size = page.viewportSize() ?? LAPTOP;
  const faults: string[] = [];
  const note = (rule: string, found: readonly string[]) => {
    faults.push(...found.map((fault) => `${rule}: ${fault}`));
  };
  note('words that are missing in a name', await page.evaluate(findMisnamed));
  for (const size of [LOW, ZOOMED]) {
    await resize(page, size);
    note(`what no scrolling reaches at ${size.width} px`, await page.evaluate(findCutOff));
  }
  for (const { size, isBackward } of FOCUSED) {
    await resize(page, size);
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(findCoveredFocus, isBackward);
    note(`a covered focus at ${size.width} by ${size.height} px`, covered);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  await page.keyboard.press('Tab');
  note('a focus that is not seen', await page.evaluate(findUnseenFocus));
  await page.emulateMedia({ forcedColors: 'none' });
  await resize(page, size);
  return faults;
}
