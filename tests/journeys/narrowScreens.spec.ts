import { expect, test } from '@playwright/test';
import { LANGUAGES } from '../languages.ts';

for (const { locale, prefix } of LANGUAGES) {
  test(`the buttons of a recipe stand in full rows, none alone, on a wide screen in one, in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${prefix}/cocktail/negroni`);
    const row = [
      '[data-bar-open]',
      '[data-print]',
      'article [data-favorite="11002"]',
      '[data-copy]',
      '[data-servings]',
      '[data-unit-button]',
    ].map((control) => page.locator(control).first().boundingBox());
    for (const [index, box] of (await Promise.all(row)).entries()) {
      const next = await row[index + 1];
      if (next) expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(next.x);
    }
    const buttons = page.locator(
      '[data-bar-open], [data-print], article > div [data-favorite="11002"], [data-copy]',
    );
    await expect(buttons).toHaveCount(4);
    for (const width of [320, 390, 820]) {
      await page.setViewportSize({ width, height: 900 });
      const rows = async () => {
        const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
        const tops = boxes.map((box) => box?.y);
        return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
      };
      await expect.poll(rows).not.toContain(1);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth).toBeLessThanOrEqual(width);
    }
  });

  test(`the choices of a list are read whole on a phone in ${locale}`, async ({ page }) => {
    await page.goto(`${prefix}/cocktails`);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 390, 430]) {
      await page.setViewportSize({ width, height: 844 });
      for (const select of await page.locator('main select').all()) {
        const [text, room] = await select.evaluate((element: HTMLSelectElement) => {
          const { font, paddingLeft, paddingRight } = getComputedStyle(element);
          const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
          canvas.font = font;
          const { width } = canvas.measureText(element.selectedOptions[0]?.text ?? '');
          return [
            width,
            element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
          ] as const;
        });
        expect(text).toBeLessThanOrEqual(room + 0.5);
      }
    }
  });

  test(`the word of the search is read whole where it is seen, in ${locale}`, async ({ page }) => {
    await page.goto(`${prefix}/contact`);
    await page.evaluate(() => document.fonts.ready);
    const button = page.locator('header [data-search]');
    for (const width of [320, 390, 480, 640, 768, 1024, 1040, 1060, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const [room, text] = await button.evaluate((element) => {
        const word = element.querySelector('span') as HTMLElement;
        return [word.clientWidth, word.scrollWidth] as const;
      });
      // A pixel of room is that of words for those who hear them.
      if (room > 1) expect(text, `${width} px`).toBeLessThanOrEqual(room);
    }
  });
}

test('a long name on the shelf is read whole on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/mix-master');
  // Before the page is awake a key adds nothing.
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  const field = page.locator('main').getByRole('combobox').first();
  await field.fill('Rhabarber-Sauerkirsch-Sirup');
  await field.press('Enter');
  const name = page.getByRole('list', { name: 'Your ingredients' }).locator('bdi');
  await expect(name).toHaveText('Rhabarber-Sauerkirsch-Sirup', { ignoreCase: true });
  const hidden = () => name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await hidden()).toBeLessThan(1);
});

test('on a phone the controls of the carousel stand clear of the chat button', async ({ page }) => {
  for (const width of [360, 390, 412]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const controls = page.locator('[data-controls] button');
    await expect(controls.last()).toBeVisible();
    const chat = await page.locator('[data-chat]').boundingBox();
    const last = await controls.last().boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(chat?.x ?? 0);
  }
});

test('fields that a finger presses have text of 16 px, as iOS zooms into smaller ones @phone', async ({
  page,
}) => {
  for (const path of ['/cocktails', '/cocktail/negroni', '/mix-master', '/contact', '/login']) {
    await page.goto(path);
    const sizes = await page
      .locator('input:not([type=checkbox], [type=radio]), select, textarea')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
    expect(sizes.length, path).toBeGreaterThan(0);
    expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
  }
});
