import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { startPreview } from '../../tools/bench/startPreview.ts';
import { startFakeModel } from '../../tools/test/fakeModel.ts';
import { keepMenu, publishMenu } from '../publishedMenus.ts';

const MENU = {
  name: 'Late night',
  description: 'Stirred by hand.',
  cocktailIds: ['11001'],
  sections: [
    {
      title: null,
      drinks: [{ cocktailId: '11001', prices: [{ size: null, amounts: ['€ 11'] }], note: 'House pour' }],
    },
  ],
};
const GERMAN: Record<string, string> = { 'Stirred by hand.': 'Von Hand gerührt.', 'House pour': 'Hausmarke' };

test('a guest reads the words of a bar in translation and as written, without script', async ({
  browser,
}) => {
  test.slow();
  const fake = await startFakeModel();
  fake.behave((text) => ({ kind: 'answers', pieces: [GERMAN[text] ?? text] }));
  const site = await startPreview({
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: fake.url,
    // Nobody measures here how long a sign-in takes.
    SIGN_IN_PACE_MS: '0',
  });
  try {
    const owner = await browser.newContext({ baseURL: site.url });
    const builder = await owner.newPage();
    const token = await publishMenu(builder, await keepMenu(builder, MENU));
    await owner.close();

    const phone = await browser.newContext({
      baseURL: site.url,
      javaScriptEnabled: false,
      viewport: { width: 320, height: 700 },
    });
    const page = await phone.newPage();
    await page.goto(`/de/menu/${token}`);
    await expect(page.getByText('House pour')).toHaveAttribute('lang', '');
    await page.getByRole('link', { name: 'Eigene Texte der Bar übersetzen' }).click();
    await expect(page.getByText('Automatisch übersetzt')).toBeVisible();
    await expect(page.getByText('Von Hand gerührt.')).toHaveAttribute('lang', 'de');
    await expect(page.getByText('Hausmarke')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Late night');
    await page.getByRole('link', { name: 'Original anzeigen' }).click();
    await expect(page).toHaveURL(`/de/menu/${token}`);
    await expect(page.getByText('House pour')).toBeVisible();
    await phone.close();

    const reader = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' });
    const translated = await reader.newPage();
    await translated.goto(`/de/menu/${token}?words=translated`);
    await expect(translated.getByText('Hausmarke')).toBeVisible();
    await expectNoViolations(translated);
    await reader.close();
  } finally {
    await site.stop();
    fake.close();
  }
});
