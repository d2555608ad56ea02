import { expect, test, type Page } from '@playwright/test';
import { openContext, openScreen } from '../../tools/screens/openScreen.ts';
import { makeHouse, type House } from '../../tools/screens/readers.ts';
import { SCREENS } from '../../tools/screens/screenList.ts';
import { keepMenu, publishMenu } from '../publishedMenus.ts';

/*
 * Rules of WCAG that axe does not try, on every screen: what is named by its words (2.5.3), reached by scrolling
 * (1.4.10), seen to have the focus in the colours of the system (2.4.7) and not covered when it has it (2.4.11).
 */

/** A small phone on its side. */
const LOW = { width: 568, height: 320 };
/** The least that WCAG asks for: 1280 by 1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 };
/** The window of a small laptop, where columns stand side by side. */
const LAPTOP = { width: 1280, height: 720 };

let house: Promise<House> | undefined;

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

/** Runs in the page: names controls that are out of the window, or wholly under something, when they have the focus. */
function findCoveredFocus(): string[] {
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
  for (const control of top.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  )) {
    if (control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true })) continue;
    control.focus();
    if (document.activeElement !== control) continue;
    if (![control, ...((control as HTMLInputElement).labels ?? [])].some(isHit))
      found.push(control.outerHTML.slice(0, 120));
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

for (const screen of SCREENS) {
  test(`words, scrolling and focus hold: ${screen.name}`, async ({ browser, baseURL }) => {
    const site = baseURL ?? '';
    const isOfReader = screen.as !== undefined || typeof screen.path === 'function';
    if (isOfReader) house ??= makeHouse(site, 'en');
    const visit = { screen, size: 'desktop', language: 'en', house: (await house) ?? ({} as House) } as const;
    const context = await openContext(browser, site, visit);
    try {
      const page = await context.newPage();
      await openScreen(page, site, visit);
      expect(await page.evaluate(findMisnamed), 'words that are missing in a name').toEqual([]);
      for (const size of [LOW, ZOOMED]) {
        await resize(page, size);
        expect(await page.evaluate(findCutOff), `what no scrolling reaches at ${size.width} px`).toEqual([]);
      }
      for (const size of [ZOOMED, LAPTOP]) {
        await resize(page, size);
        await page.keyboard.press('Tab');
        expect(await page.evaluate(findCoveredFocus), `a covered focus at ${size.width} px`).toEqual([]);
      }
      await page.emulateMedia({ forcedColors: 'active' });
      await page.keyboard.press('Tab');
      expect(await page.evaluate(findUnseenFocus), 'a focus that is not seen').toEqual([]);
    } finally {
      await context.close();
    }
  });
}

test('with the spacing of 1.4.12 nothing of the table of a menu is cut, and what stays is below the header', async ({
  page,
}) => {
  const menu = await keepMenu(page, {
    ...{ name: 'Friday', currency: 'EUR', cocktailIds: ['11002', '11003', '11001'] },
  });
  await publishMenu(page, menu);
  for (const [prefix, width] of [
    ['', 1440],
    ['/de', 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${prefix}/menu-builder/${menu.id}`);
    await expect(page.locator('[data-drink] summary').filter({ hasText: /Sul/ }).first()).toBeVisible();
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      );
      document.adoptedStyleSheets.push(sheet);
    });
    const cut = () =>
      page
        .locator('[data-columns] span, [data-drink] summary')
        .evaluateAll((cells) =>
          cells
            .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
            .map(({ textContent }) => textContent),
        );
    expect(await cut(), `${prefix} ${width}`).toEqual([]);
    await page.locator('[data-drink]').last().scrollIntoViewIfNeeded();
    await page.evaluate(() => {
      scrollBy(0, 300);
    });
    const room = () =>
      page.evaluate(() => {
        const { bottom = 0 } = document.querySelector('body > header')?.getBoundingClientRect() ?? {};
        const bars = document.querySelectorAll('[data-save-bar], [data-table-bar]');
        return Math.min(...[...bars].map((bar) => bar.getBoundingClientRect().top - bottom));
      });
    await expect.poll(room).toBeGreaterThanOrEqual(-1);
  }
});
