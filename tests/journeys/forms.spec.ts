import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';

/** Two languages and what a reader sees in them, failures included. */
const LANGUAGES = [
  {
    prefix: '',
    name: 'Name',
    email: 'E-mail',
    message: 'Message',
    send: 'Send Message',
    sending: 'Sending…',
    sent: 'Message Sent!',
    missing: 'Please fill in this field.',
    wrongEmail: 'Enter an e-mail address, such as ada@example.com.',
    wrongPhoto: 'Enter a web address that starts with https://.',
    failed: 'Your message was not sent',
    broken: 'Something went wrong on our side.',
    offline: 'There is no connection.',
    limited: 'You have sent us a lot in one hour.',
    recipe: ['Cocktail name', 'Ingredients', 'Method', 'Glassware', 'Garnish'],
    photo: 'Photo (URL)',
    submit: 'Submit Recipe',
    submitted: 'Recipe Submitted!',
    thanks: 'Thank you!',
    another: 'Submit Another Recipe',
  },
  {
    prefix: '/de',
    name: 'Name',
    email: 'E-Mail',
    message: 'Nachricht',
    send: 'Nachricht absenden',
    sending: 'Wird gesendet …',
    sent: 'Nachricht gesendet!',
    missing: 'Füll bitte dieses Feld aus.',
    wrongEmail: 'Gib bitte eine E-Mail-Adresse ein, zum Beispiel ada@example.com.',
    wrongPhoto: 'Gib bitte eine Webadresse ein, die mit https:// beginnt.',
    failed: 'Die Nachricht wurde nicht gesendet',
    broken: 'Bei uns ist etwas schiefgegangen.',
    offline: 'Keine Verbindung.',
    limited: 'Das war viel in einer Stunde.',
    recipe: ['Name des Cocktails', 'Zutaten', 'Zubereitung', 'Glas', 'Garnitur'],
    photo: 'Foto (URL)',
    submit: 'Rezept einreichen',
    submitted: 'Rezept eingereicht!',
    thanks: 'Danke!',
    another: 'Weiteres Rezept einreichen',
  },
];
/** The other three, and what a reader sees where nothing fails. */
const FURTHER_LANGUAGES = [
  {
    prefix: '/nl',
    name: 'Naam',
    email: 'E-mail',
    message: 'Bericht',
    send: 'Bericht versturen',
    sending: 'Bezig met versturen …',
    sent: 'Bericht verzonden!',
    missing: 'Vul dit veld in.',
    recipe: ['Naam van de cocktail', 'Ingrediënten', 'Bereiding', 'Glas', 'Garnering'],
    photo: 'Foto (URL)',
    submit: 'Recept insturen',
    submitted: 'Recept ingestuurd!',
    thanks: 'Bedankt!',
    another: 'Nog een recept insturen',
  },
  {
    prefix: '/es',
    name: 'Nombre',
    email: 'Correo electrónico',
    message: 'Mensaje',
    send: 'Enviar mensaje',
    sending: 'Enviando…',
    sent: '¡Mensaje enviado!',
    missing: 'Rellena este campo.',
    recipe: ['Nombre del cóctel', 'Ingredientes', 'Preparación', 'Copa o vaso', 'Decoración'],
    photo: 'Foto (URL)',
    submit: 'Enviar receta',
    submitted: '¡Receta enviada!',
    thanks: '¡Gracias!',
    another: 'Enviar otra receta',
  },
  {
    prefix: '/fr',
    name: 'Nom',
    email: 'E-mail',
    message: 'Message',
    send: 'Envoyer le message',
    sending: 'Envoi en cours…',
    sent: 'Message envoyé\u202f!',
    missing: 'Ce champ est obligatoire.',
    recipe: ['Nom du cocktail', 'Ingrédients', 'Préparation', 'Verre', 'Décoration'],
    photo: 'Photo (URL)',
    submit: 'Envoyer la recette',
    submitted: 'Recette envoyée\u202f!',
    thanks: 'Merci\u202f!',
    another: 'Proposer une autre recette',
  },
];
type Language = (typeof FURTHER_LANGUAGES)[number];

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

async function fillMessage(page: Page, { name, email, message }: Language): Promise<void> {
  await field(page, name).fill('Ada');
  await field(page, email).fill('ada@example.test');
  await field(page, message).fill('Less sugar, please.\nAda');
}

async function expectMessageKept(page: Page, { name, email, message }: Language): Promise<void> {
  await expect(field(page, name)).toHaveValue('Ada');
  await expect(field(page, email)).toHaveValue('ada@example.test');
  await expect(field(page, message)).toHaveValue('Less sugar, please.\nAda');
}

for (const language of [...LANGUAGES, ...FURTHER_LANGUAGES]) {
  const where = language.prefix || '/en';

  test(`what is missing is said beside its field, and a message is delivered after a second of sending, ${where}`, async ({
    page,
  }) => {
    await page.goto(`${language.prefix}/contact`);
    await page.getByRole('button', { name: language.send }).click();
    await expect(field(page, language.name)).toBeFocused();
    for (const label of [language.name, language.email, language.message]) {
      await expect(field(page, label)).toHaveAccessibleDescription(language.missing);
    }

    await fillMessage(page, language);
    const letGo = await holdDelivery(page, '**/api/contact');
    const answered = page.waitForResponse('**/api/contact');
    const startedAt = Date.now();
    await page.getByRole('button', { name: language.send }).click();
    await expect(page.getByRole('button', { name: language.sending })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    letGo();
    const answer = await answered;
    expect(answer.status()).toBe(204);
    expect(answer.request().postDataJSON()).toEqual({
      name: 'Ada',
      email: 'ada@example.test',
      message: 'Less sugar, please.\nAda',
      website: '',
      locale: language.prefix.slice(1) || 'en',
    });
    await expect(toast(page)).toContainText(language.sent);
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(FORM_DELAY);
    await expect(field(page, language.message)).toHaveValue('');
    await expect(page.getByRole('button', { name: language.send })).toBeEnabled();
  });

  test(`a recipe is delivered and thanked for, ${where}`, async ({ page }) => {
    await page.goto(`${language.prefix}/submit`);
    for (const label of language.recipe) await field(page, label).fill(`${label}: 1`);
    await field(page, language.photo).fill('https://example.test/ada.jpg');
    const letGo = await holdDelivery(page, '**/api/submissions');
    const answered = page.waitForResponse('**/api/submissions');
    await page.getByRole('button', { name: language.submit }).click();
    await expect(page.getByRole('button', { name: language.sending })).toBeVisible();
    letGo();
    expect((await answered).status()).toBe(204);

    await expect(toast(page)).toContainText(language.submitted);
    await expect(page.getByRole('heading', { name: language.thanks })).toBeFocused();
    await expect(page.locator('main form')).toBeHidden();
    await page.getByRole('button', { name: language.another }).click();
    const first = field(page, language.recipe[0] ?? '');
    await expect(first).toBeFocused();
    await expect(first).toHaveValue('');
    await expect(page.getByRole('heading', { name: language.thanks })).toBeHidden();
  });
}

for (const language of LANGUAGES) {
  const where = language.prefix || '/en';

  test(`what is wrong with a message stands beside its field, ${where}`, async ({ page }) => {
    let calls = 0;
    await page.route('**/api/contact', (route) => {
      calls += 1;
      return route.abort();
    });
    await page.goto(`${language.prefix}/contact`);
    const send = page.getByRole('button', { name: language.send });
    await field(page, language.email).fill('ada');
    await field(page, language.message).fill('  \n ');
    await send.click();

    await expect(field(page, language.name)).toBeFocused();
    await expect(field(page, language.name)).toHaveAccessibleDescription(language.missing);
    await expect(field(page, language.email)).toHaveAccessibleDescription(language.wrongEmail);
    await expect(field(page, language.message)).toHaveAccessibleDescription(language.missing);
    await expectNoViolations(page);

    await field(page, language.name).fill('Ada');
    await expect(field(page, language.name)).not.toHaveAttribute('aria-invalid');
    await send.click();
    await expect(field(page, language.email)).toBeFocused();
    expect(calls).toBe(0);
  });

  test(`a failure of the server or of the connection keeps the message and says so, ${where}`, async ({
    page,
    context,
  }) => {
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong.' } }),
    );
    await page.goto(`${language.prefix}/contact`);
    await fillMessage(page, language);
    await page.getByRole('button', { name: language.send }).click();
    await expect(page.getByRole('alert')).toContainText(language.failed);
    await expect(page.getByRole('alert')).toContainText(language.broken);
    await expectMessageKept(page, language);

    await page.unroute('**/api/contact');
    await context.setOffline(true);
    await page.getByRole('button', { name: language.send }).click();
    await expect(page.getByRole('alert')).toContainText(language.offline);
    await expectMessageKept(page, language);

    await context.setOffline(false);
    await page.getByRole('button', { name: language.send }).click();
    await expect(toast(page)).toContainText(language.sent);
  });

  test(`the sixth message in an hour has to wait, ${where}`, async ({ page, request }) => {
    const data = { name: 'Ada', email: 'ada@example.test', message: 'Cheers', locale: 'en' };
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await request.post('/api/contact', { data, headers: sender })).status()).toBe(204);
    }
    await page.goto(`${language.prefix}/contact`);
    await fillMessage(page, language);
    const answered = page.waitForResponse('**/api/contact');
    await page.getByRole('button', { name: language.send }).click();
    const answer = await answered;
    expect([answer.status(), await answer.json()]).toMatchObject([429, { code: 'rate_limited' }]);
    await expect(page.getByRole('alert')).toContainText(language.limited);
    await expectMessageKept(page, language);
  });

  test(`what is wrong with a recipe stands beside its field, and a failure of the server keeps it, ${where}`, async ({
    page,
  }) => {
    await page.route('**/api/submissions', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Try again.' } }),
    );
    await page.goto(`${language.prefix}/submit`);
    await field(page, language.photo).fill('http://example.test/ada.jpg');
    await page.getByRole('button', { name: language.submit }).click();
    await expect(field(page, language.recipe[0] ?? '')).toBeFocused();
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(6);
    await expect(page.getByText(language.missing, { exact: true })).toHaveCount(5);
    await expect(page.getByText(language.wrongPhoto, { exact: true })).toBeVisible();
    await expectNoViolations(page);

    await field(page, language.photo).fill('');
    for (const label of language.recipe) await field(page, label).fill(`${label}: 1`);
    await page.getByRole('button', { name: language.submit }).click();
    await expect(page.getByRole('alert')).toContainText(language.broken);
    for (const label of language.recipe) await expect(field(page, label)).toHaveValue(`${label}: 1`);
    await expect(page.getByRole('heading', { name: language.thanks })).toBeHidden();
    await expect(page.getByRole('button', { name: language.submit })).toBeEnabled();
  });
}

test('a field that the server refuses is marked and focused', async ({ page }) => {
  await page.route('**/api/contact', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'invalid_body', message: 'Wrong shape.', issues: [{ path: 'email', message: 'no' }] },
    }),
  );
  await page.goto('/contact');
  await fillMessage(page, LANGUAGES[0] as Language);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please check the marked fields.' })).toBeVisible();
  await expect(field(page, 'E-mail')).toBeFocused();
  await expect(field(page, 'E-mail')).toHaveAttribute('aria-invalid', 'true');
});

test('a text that is too long is said to be, not cut', async ({ page }) => {
  await page.goto('/contact');
  await fillMessage(page, LANGUAGES[0] as Language);
  await field(page, 'Message').fill('x'.repeat(4001));
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(field(page, 'Message')).toHaveAccessibleDescription('Please use at most 4,000 characters.');
  await field(page, 'Message').fill('x'.repeat(4000));
  await expect(field(page, 'Message')).not.toHaveAttribute('aria-invalid');
});

test('what is typed while a message is sent stays, and what was sent is cleared', async ({ page }) => {
  await page.goto('/contact');
  await fillMessage(page, LANGUAGES[0] as Language);
  const letGo = await holdDelivery(page, '**/api/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await field(page, 'Message').fill('And one more thing');
  letGo();
  await expect(toast(page)).toContainText('Message Sent!');
  await expect(field(page, 'Message')).toHaveValue('And one more thing');
  await expect(field(page, 'Name')).toHaveValue('');
});

test('two presses send one message @main', async ({ page }) => {
  let calls = 0;
  await page.route('**/api/contact', (route) => {
    calls += 1;
    return route.fulfill({ status: 204 });
  });
  await page.goto('/contact');
  await fillMessage(page, LANGUAGES[0] as Language);
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
  await fillMessage(page, LANGUAGES[0] as Language);
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
