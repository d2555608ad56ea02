import { expect, test, type Locator, type Page } from '@playwright/test';

const PHONE = { width: 390, height: 844 };

/** Whether what has the focus is hidden, even in part, by the floating button of the chat. */
async function isUnderChatButton(page: Page, control: Locator): Promise<boolean> {
  const [box, chat] = await Promise.all([control.boundingBox(), page.locator('[data-chat]').boundingBox()]);
  if (box === null || chat === null) throw new Error('not shown');
  return (
    box.x < chat.x + chat.width &&
    chat.x < box.x + box.width &&
    box.y < chat.y + chat.height &&
    chat.y < box.y + box.height
  );
}

test('a menu of the header closes when the focus leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/cocktails');
  await page.locator('header summary').focus();
  await page.keyboard.press('Enter');
  const last = page.locator('header').getByRole('link', { name: 'Français' });
  await expect(last).toBeVisible();
  for (let turn = 0; turn < 5; turn += 1) await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(last).toBeHidden();
});

test('the chat button hides nothing that has the focus', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/cocktail/negroni');
  // The page of an ingredient, and the button that adds it to the bar.
  const stops = page.locator('[data-ingredients] :is(a, button)');
  await expect(stops.and(page.getByRole('button'))).not.toHaveCount(0);
  await page.locator('[data-unit-button]').focus();
  for (const stop of await stops.all()) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
    await expect.poll(() => isUnderChatButton(page, stop)).toBe(false);
  }
});

test('the chat button hides no link at the end of a page', async ({ page }) => {
  await page.goto('/de/login');
  for (const size of [PHONE, { width: 820, height: 1180 }, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    for (const link of await page.locator('footer [data-language]').all()) {
      await link.focus();
      await expect.poll(() => isUnderChatButton(page, link)).toBe(false);
    }
  }
});

test('a quick ingredient that the keyboard reaches is seen whole', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/cocktails');
  await page.getByRole('button', { name: 'Mocktails' }).focus();
  // The focus brings the list to life; only then does the list bring a chip into view.
  await expect(page.locator('[data-live=true]')).toBeVisible();
  const chips = page.locator('[data-list-controls] [role=group]').last().locator('button:not(:disabled)');
  for (const chip of await chips.all()) {
    await page.keyboard.press('Tab');
    await expect(chip).toBeFocused();
    await expect(chip).toBeInViewport({ ratio: 1 });
  }
});

test('a suggestion that the arrow keys choose is in the window, however low it is', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 400 });
  await page.goto('/mix-master');
  const field = page.locator('main').getByRole('combobox');
  await field.pressSequentially('li');
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  for (const option of await options.all()) {
    await field.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(option).toBeInViewport({ ratio: 1 });
  }
});

test('what is picked or removed in Mix Master hands the focus on', async ({ page }) => {
  await page.goto('/mix-master');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  const quick = page.locator('[data-quick] button');
  const entries = page.getByRole('list', { name: 'Your ingredients' }).getByRole('button');
  const second = await quick.nth(1).textContent();
  await quick.first().focus();
  await page.keyboard.press('Enter');
  await expect(quick.first()).toHaveText(second ?? '');
  await expect(quick.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entries).toHaveCount(2);

  await entries.first().focus();
  await page.keyboard.press('Enter');
  await expect(entries).toHaveCount(1);
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entries).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your ingredients' })).toBeFocused();
});

test('the form of the contact page comes before the other ways, as it is seen', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send Message' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('main').getByRole('link', { name: /@/ })).toBeFocused();
});

test('bar mode has no stop for the keyboard that does nothing', async ({ page }) => {
  await page.goto('/cocktail/negroni');
  await expect(page.locator('[data-ingredients] [data-shelf-button]').first()).toBeVisible();
  await page.locator('[data-bar-open]').click();
  const bar = page.getByRole('dialog', { name: /Bar Mode/ });
  await expect(bar.getByText('Campari')).toBeVisible();
  await expect(bar.getByRole('button')).toHaveText(['', 'Back', 'Next']);
});
