import { expect, test, type Page } from '@playwright/test';
import { translator } from '../../src/i18n/translate.ts';
import { signIn } from '../chrome.ts';

const SIZES = [
  [390, 844],
  [820, 1180],
  [1280, 900],
] as const;
/** Every kind of screen, those with long words in German, and what shows that it has come to life. */
const SCREENS: [path: string, isThere: string][] = [
  ['/', '[data-controls]:not([hidden])'],
  ['/de/cocktails?q=sour', '[data-list-results] article'],
  ['/mixed-shots', 'article'],
  ['/mix-master?shelf=gin,lemon,honey', 'main article'],
  ['/de/cocktail/negroni', '[data-recipe]'],
  ['/profile', 'main h1'],
  ['/de/menu-builder', '[data-choice] li'],
  ['/de/pricing', '[data-plans]'],
  ['/about', 'main h1'],
  ['/contact', '[data-delivery] button:enabled'],
  ['/de/submit', '[data-delivery] button:enabled'],
  ['/login', 'main form'],
  ['/account', 'main h1'],
  ['/nothing', '[data-primary]'],
];
const button = (page: Page) => page.locator('[data-chat]');

for (const [path, isThere] of SCREENS) {
  test(`the chat's button covers no control of ${path} for good, and none that one gets on by`, async ({
    page,
  }) => {
    test.slow();
    if (path.endsWith('menu-builder')) {
      await signIn(page, { firstName: 'Ada' });
      await page.route('**/api/menus', (route) => route.fulfill({ json: [] }));
    }
    await page.goto(path);
    await expect(page.locator(isThere).first()).toBeVisible();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      expect(await whatIsCovered(page), `${width} × ${height}`).toEqual({ atAll: [], forGood: [] });
    }
  });
}

/** Scrolls a page from its top to its end, a long one in longer steps, and names what the button covers on the way. */
function whatIsCovered(page: Page): Promise<{ atAll: string[]; forGood: string[] }> {
  return page.evaluate(async () => {
    const chat = document.querySelector<HTMLElement>('[data-chat]') as HTMLElement;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const covered = new Set<Element>();
    const free = new Set<Element>();
    const blocked = new Set<Element>();
    // The page grows while it is scrolled: what is far off is not laid out.
    const end = () => document.documentElement.scrollHeight - innerHeight;
    const step = Math.min(Math.max(120, end() / 40), 400);
    for (let top = 0; ; top += step) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
      const isThere = getComputedStyle(chat).opacity !== '0';
      const parts = [...chat.querySelectorAll('span')]
        .filter((part) => isThere && getComputedStyle(part).visibility === 'visible')
        .map((part) => part.getBoundingClientRect());
      const controls = document.querySelectorAll(
        'main :is(a, button, input, select, textarea, summary), footer a',
      );
      for (const control of controls) {
        const { left, right, top: upper, bottom } = control.getBoundingClientRect();
        if (right - left < 2 || bottom < 0 || upper > innerHeight) continue;
        const isUnder = parts.some((part) => {
          const x = (Math.max(left, part.left) + Math.min(right, part.right)) / 2;
          const y = (Math.max(upper, part.top) + Math.min(bottom, part.bottom)) / 2;
          return (
            Math.min(right, part.right) - Math.max(left, part.left) > 1 &&
            Math.min(bottom, part.bottom) - Math.max(upper, part.top) > 1 &&
            // What lies under a bar that stands at the foot of the window is covered by the bar.
            control.contains(document.elementsFromPoint(x, y).find((one) => !chat.contains(one)) ?? null)
          );
        });
        if (!isUnder) free.add(control);
        else {
          covered.add(control);
          if (!control.matches('a:not([data-primary]), [data-favorite]')) blocked.add(control);
        }
      }
      if (top >= end()) break;
    }
    const nameOf = (control: Element) => control.outerHTML.replace(/\s+/g, ' ').slice(0, 160);
    return {
      atAll: [...blocked].map(nameOf),
      forGood: [...covered].filter((control) => !free.has(control)).map(nameOf),
    };
  });
}

test('its words stand beside the symbol on the first screen, where there is room for them', async ({
  page,
}) => {
  const words = button(page).getByText(translator('en')('chat.prompt'));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  await expect(words).toBeVisible();
  await page.evaluate(() => {
    scrollTo(0, 700);
  });
  await expect(words).toBeHidden();
  await expect(button(page)).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await expect(words).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(words).toBeHidden();
  await expect(button(page)).toBeInViewport({ ratio: 1 });
});

test('it moves up for a control, whole in the window, and opens the chat from there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/mix-master');
  const find = page.getByRole('button', { name: 'Find Cocktails' });
  await find.evaluate((element) => {
    scrollBy(0, element.getBoundingClientRect().top - innerHeight + 60);
  });
  const ends = async () => {
    const [chat, control] = [await button(page).boundingBox(), await find.boundingBox()];
    return (chat?.y ?? 0) + (chat?.height ?? 0) <= (control?.y ?? 0);
  };
  await expect.poll(ends).toBe(true);
  await expect(button(page)).toBeInViewport({ ratio: 1 });
  await button(page).click();
  await expect(page.locator('#chat')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();
  await expect(button(page)).toBeInViewport({ ratio: 1 });
});
