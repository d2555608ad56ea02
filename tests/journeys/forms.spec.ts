import { expect, test, type Page } from '@playwright/test';
import { errorAnswerSchema } from '../../src/contracts/site/error.ts';
import type { Locale } from '../../src/contracts/site/locale.ts';
import { messagesIn, type MessageKey } from '../../src/i18n/messages.ts';
import { translator } from '../../src/i18n/translate.ts';
import { expectNoViolations } from '../axe.ts';
import { LANGUAGES } from '../languages.ts';
import { attributesOf, textsOf } from '../site/html.ts';
import { readPage } from '../site/published.ts';

const en = translator('en');
const RECIPE_FIELDS = [
  'submit.cocktailName',
  'submit.ingredients',
  'submit.method',
  'submit.glassware',
  'submit.garnish',
] as const;

/** Milliseconds that a form shows at least that it is sending (specification, section 9). */
const FORM_DELAY = 1000;

/** A sender of its own for each test, since each has a few turns an hour. */
let sender: Record<string, string>;
test.beforeEach(async ({ page }) => {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
  sender = { 'x-nf-client-connection-ip': `10.${a}.${b}.${c}` };
  await page.setExtraHTTPHeaders(sender);
});

/** The field whose name begins with its label; what may stay empty says so behind it. */
const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${label.replaceAll(/[()]/g, '\\$&')}`) });
const toast = (page: Page) => page.locator('[data-toast]');

/** Holds what a form sends, so that a slow machine still sees it being sent; gives what lets it go. */
async function holdDelivery(page: Page, address: string): Promise<() => void> {
  const go = Promise.withResolvers<undefined>();
  await page.route(address, async (route) => {
    await go.promise;
    await route.continue();
  });
  return () => {
    go.resolve(undefined);
  };
}

const messageFields = (page: Page, locale: Locale) =>
  (['contact.name', 'contact.email', 'contact.message'] as const).map((key) =>
    field(page, translator(locale)(key)),
  );
const MESSAGE = ['Ada', 'ada@example.test', 'Less sugar, please.\nAda'];

async function fillMessage(page: Page, locale: Locale = 'en'): Promise<void> {
  for (const [place, one] of messageFields(page, locale).entries()) await one.fill(MESSAGE[place] ?? '');
}

async function expectMessageKept(page: Page, locale: Locale = 'en'): Promise<void> {
  for (const [place, one] of messageFields(page, locale).entries())
    await expect(one).toHaveValue(MESSAGE[place] ?? '');
}

test('the forms of every language have their labels, and what they say later, in that language', () => {
  const LABELS: Record<string, readonly MessageKey[]> = {
    contact: ['contact.name', 'contact.email', 'contact.message', 'contact.send'],
    submit: [...RECIPE_FIELDS, 'submit.photo', 'submit.send', 'submit.thanks', 'submit.another'],
  };
  const SAID_LATER: Record<string, readonly MessageKey[]> = {
    contact: ['contact.sent', 'contact.failed', 'form.wrong-email'],
    submit: ['submit.sent', 'submit.failed', 'form.wrong-address'],
  };
  const SAID_BY_BOTH = [
    'form.missing',
    'form.sending',
    'form.offline',
    'form.limited',
    'form.broken',
  ] as const;
  for (const { locale, prefix } of LANGUAGES) {
    const messages = messagesIn(locale);
    for (const [page, labels] of Object.entries(LABELS)) {
      const html = readPage(`${prefix}/${page}`);
      const shown = textsOf(html);
      for (const key of labels)
        expect(shown, `${locale} ${key}`).toContain(messages[key].replace(/\s+/g, ' '));
      const later = ['data-texts', 'data-missing', 'data-wrong']
        .flatMap((name) => attributesOf(html, name))
        .join();
      for (const key of [...SAID_BY_BOTH, ...(SAID_LATER[page] ?? [])])
        expect(later, `${locale} ${key}`).toContain(messages[key]);
    }
  }
});

test('a message: what is wrong stands beside its field, what fails keeps it, and it is delivered after a second of sending', async ({
  page,
  context,
}) => {
  const t = translator('de');
  const alert = page.getByRole('alert');
  let calls = 0;
  await page.route('**/api/contact', (route) => {
    calls += 1;
    return route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong.' } });
  });
  await page.goto('/de/contact');
  const [name, email, message] = messageFields(page, 'de');
  if (!name || !email || !message) throw new Error('Three fields are needed.');
  const send = page.getByRole('button', { name: t('contact.send') });

  await test.step('what is missing or wrong is said, and nothing is sent', async () => {
    await email.fill('ada');
    await message.fill('  \n ');
    await send.click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(t('form.missing'));
    await expect(email).toHaveAccessibleDescription(t('form.wrong-email'));
    await expect(message).toHaveAccessibleDescription(t('form.missing'));
    await expectNoViolations(page);
    await name.fill('Ada');
    await expect(name).not.toHaveAttribute('aria-invalid');
    await send.click();
    await expect(email).toBeFocused();
    expect(calls).toBe(0);
  });
  await test.step('a failure of the server or of the connection keeps the message', async () => {
    await fillMessage(page, 'de');
    await send.click();
    await expect(alert).toContainText(t('contact.failed'));
    await expect(alert).toContainText(t('form.broken'));
    await expectMessageKept(page, 'de');
    await page.unroute('**/api/contact');
    await context.setOffline(true);
    await send.click();
    await expect(alert).toContainText(t('form.offline'));
    await expectMessageKept(page, 'de');
    await context.setOffline(false);
  });
  await test.step('it is delivered', async () => {
    const letGo = await holdDelivery(page, '**/api/contact');
    const answered = page.waitForResponse('**/api/contact');
    const startedAt = Date.now();
    await send.click();
    await expect(page.getByRole('button', { name: t('form.sending') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    letGo();
    const answer = await answered;
    expect(answer.status()).toBe(204);
    const [sentName, sentEmail, sentMessage] = MESSAGE;
    expect(answer.request().postDataJSON()).toEqual({
      ...{ name: sentName, email: sentEmail, message: sentMessage },
      ...{ website: '', locale: 'de' },
    });
    await expect(toast(page)).toContainText(t('contact.sent'));
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(FORM_DELAY);
    await expect(message).toHaveValue('');
    await expect(send).toBeEnabled();
  });
});

test('a recipe: what is wrong stands beside its field, a failure keeps it, and it is delivered and thanked for', async ({
  page,
}) => {
  const recipe = RECIPE_FIELDS.map((key) => en(key));
  const first = field(page, recipe[0] ?? '');
  const photo = field(page, en('submit.photo'));
  const submit = page.getByRole('button', { name: en('submit.send') });
  const thanks = page.getByRole('heading', { name: en('submit.thanks') });
  await page.route('**/api/submissions', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Try again.' } }),
  );
  await page.goto('/submit');
  await photo.fill('http://example.test/ada.jpg');
  await submit.click();
  await expect(first).toBeFocused();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(6);
  await expect(page.getByText(en('form.missing'), { exact: true })).toHaveCount(5);
  await expect(page.getByText(en('form.wrong-address'), { exact: true })).toBeVisible();
  await expectNoViolations(page);

  await photo.fill('https://example.test/ada.jpg');
  for (const label of recipe) await field(page, label).fill(`${label}: 1`);
  await submit.click();
  await expect(page.getByRole('alert')).toContainText(en('form.broken'));
  for (const label of recipe) await expect(field(page, label)).toHaveValue(`${label}: 1`);
  await expect(thanks).toBeHidden();
  await expect(submit).toBeEnabled();

  await page.unroute('**/api/submissions');
  const letGo = await holdDelivery(page, '**/api/submissions');
  const answered = page.waitForResponse('**/api/submissions');
  await submit.click();
  await expect(page.getByRole('button', { name: en('form.sending') })).toBeVisible();
  letGo();
  expect((await answered).status()).toBe(204);
  await expect(toast(page)).toContainText(en('submit.sent'));
  await expect(thanks).toBeFocused();
  await expect(page.locator('main form')).toBeHidden();
  await page.getByRole('button', { name: en('submit.another') }).click();
  await expect(first).toBeFocused();
  await expect(first).toHaveValue('');
  await expect(thanks).toBeHidden();
});

test('the sixth message in an hour has to wait', async ({ page, request }) => {
  const data = { name: 'Ada', email: 'ada@example.test', message: 'Cheers', locale: 'en' };
  for (let turn = 0; turn < 5; turn += 1) {
    expect((await request.post('/api/contact', { data, headers: sender })).status()).toBe(204);
  }
  await page.goto('/contact');
  await fillMessage(page);
  const answered = page.waitForResponse('**/api/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const answer = await answered;
  const { code, retryAfterSeconds } = errorAnswerSchema.parse(await answer.json());
  expect([answer.status(), code]).toEqual([429, 'rate_limited']);
  expect(answer.headers()['retry-after']).toBe(String(retryAfterSeconds));
  await expect(page.getByRole('alert')).toContainText('You have sent us a lot in one hour.');
  await expectMessageKept(page);
});

test('a field that is too long or refused by the server is marked; what is typed while a message is sent stays', async ({
  page,
}) => {
  const REFUSAL = { code: 'invalid_body', message: 'Wrong shape.' };
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 400, json: { ...REFUSAL, issues: [{ path: 'email', message: 'no' }] } }),
  );
  await page.goto('/contact');
  await fillMessage(page);
  const message = field(page, 'Message');
  const send = page.getByRole('button', { name: 'Send Message' });
  await message.fill('x'.repeat(4001));
  await send.click();
  await expect(message).toHaveAccessibleDescription('Please use at most 4,000 characters.');
  await message.fill('x'.repeat(4000));
  await expect(message).not.toHaveAttribute('aria-invalid');

  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please check the marked fields.' })).toBeVisible();
  await expect(field(page, 'E-mail')).toBeFocused();
  await expect(field(page, 'E-mail')).toHaveAttribute('aria-invalid', 'true');

  await page.unroute('**/api/contact');
  const letGo = await holdDelivery(page, '**/api/contact');
  await send.click();
  await message.fill('And one more thing');
  letGo();
  await expect(toast(page)).toContainText('Message Sent!');
  await expect(message).toHaveValue('And one more thing');
  await expect(field(page, 'Name')).toHaveValue('');
});

test('two presses send one message @main', async ({ page }) => {
  let calls = 0;
  await page.route('**/api/contact', (route) => {
    calls += 1;
    return route.fulfill({ status: 204 });
  });
  await page.goto('/contact');
  await fillMessage(page);
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await expect(toast(page)).toContainText('Message Sent!');
  expect(calls).toBe(1);
});

test('a programme that fills in the honeypot is told nothing, and takes no turn', async ({
  page,
  request,
}) => {
  const data = { name: 'Bot', email: 'bot@example.test', message: 'Buy', locale: 'en', website: 'x' };
  for (let turn = 0; turn < 6; turn += 1) {
    expect((await request.post('/api/contact', { data, headers: sender })).status()).toBe(204);
  }
  await page.goto('/contact');
  await fillMessage(page);
  await expect(page.locator('[name="website"]')).toHaveAttribute('tabindex', '-1');
  await page.locator('[name="website"]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://example.test';
  });
  const answered = page.waitForResponse('**/api/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  expect((await answered).status()).toBe(204);
  await expect(toast(page)).toContainText('Message Sent!');
});

test('another site cannot send a message', async ({ request }) => {
  const data = { name: 'Ada', email: 'ada@example.test', message: 'Cheers', locale: 'en' };
  for (const route of ['/api/contact', '/api/submissions']) {
    const answer = await request.post(route, {
      data,
      headers: { ...sender, origin: 'https://evil.example' },
    });
    expect([answer.status(), await answer.json()]).toMatchObject([403, { code: 'forbidden' }]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a form says that it needs it', async ({ page }) => {
    await page.goto('/de/contact');
    const notice = page.locator('main noscript p');
    await expect(notice).toBeVisible();
    await expect(notice).toContainText('Dieses Formular braucht JavaScript.');
    await expect(page.locator('form[data-delivery]')).toBeHidden();
  });
});
