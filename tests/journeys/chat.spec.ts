import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectNoViolations, expectReadableText } from '../axe.ts';
import { translator } from '../../src/i18n/translate.ts';
import { signIn } from '../chrome.ts';
import type { ChatPiece, WishChip } from '../../src/contracts/chat/chat.ts';
import { fakeChat, type FakeChat } from '../fakeChat.ts';
import { LANGUAGES } from '../languages.ts';
import { textsOf } from '../site/html.ts';
import { readPage } from '../site/published.ts';

const t = translator('en');

const GIN: WishChip = {
  wish: { kind: 'ingredient', id: 'gin', not: false },
  ...{ label: 'gin', key: 'ingredient:gin' },
};
const DRY: WishChip = {
  wish: { kind: 'taste', taste: 'sweet', not: true },
  ...{ label: 'not sweet', key: 'taste:sweet' },
};
const EIGHT: WishChip = { wish: { kind: 'guests', count: 8 }, label: 'for 8', key: 'guests' };
const SHELF: WishChip = { wish: { kind: 'shelf' }, label: 'only with what I have', key: 'shelf' };
const NUTS: WishChip = {
  wish: { kind: 'leave-out', what: 'nuts' },
  ...{ label: 'I leave out: nuts', key: 'leave-out:nuts' },
};
const MILK: WishChip = {
  wish: { kind: 'leave-out', what: 'milk' },
  ...{ label: 'I leave out: milk', key: 'leave-out:milk' },
};
const GERMAN: readonly WishChip[] = [
  'Wacholderbranntwein aus Norddeutschland',
  'nicht Zitrusfruchtsaftkonzentrat',
  'Holunderblütenlikör',
  'höchstens 15 % vol',
  'für 120 Gäste',
  'Sommernachtsgrillabend',
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
].map((text): WishChip => ({
  wish: { kind: 'unknown', text, not: false },
  label: text,
  key: `unknown:${text}`,
}));

/** A line of a streamed answer. */
const lineOf = (piece: ChatPiece) => `data: ${JSON.stringify(piece)}\n\n`;

interface Dialog {
  dialog: Locator;
  input: Locator;
  send: Locator;
  stop: Locator;
  turns: Locator;
  /** The newest answer's text. */
  answer: Locator;
}

const partsOf = (page: Page): Dialog => {
  const dialog = page.locator('#chat');
  return {
    dialog,
    input: dialog.locator('[data-input]'),
    send: dialog.locator('[data-send]'),
    stop: dialog.locator('[data-stop]'),
    turns: dialog.locator('[data-turn]'),
    answer: dialog.locator('[data-turn]').last().locator('[data-text]'),
  };
};

async function openChat(page: Page, path = '/mixed-shots'): Promise<Dialog> {
  await page.goto(path);
  await page.locator('[data-chat]').click();
  const parts = partsOf(page);
  await expect(parts.dialog).toBeVisible();
  return parts;
}

test('the chat opens as specified, and its ideas fill the input', async ({ page }) => {
  const say = translator('es');
  const IDEAS = ['surprise', 'pairing', 'free', 'make'] as const;
  await page.goto('/es/mixed-shots');
  await page.getByRole('button', { name: say('chat.prompt') }).click();
  const dialog = page.getByRole('dialog', { name: say('chat.title') });
  await expect(dialog).toContainText(say('chat.greeting'));
  const input = dialog.getByRole('textbox', { name: say('chat.prompt') });
  await expect(input).toHaveAttribute('placeholder', say('chat.prompt'));
  await expect(dialog.locator('[data-idea]')).toHaveText(IDEAS.map((idea) => say(`chat.idea.${idea}`)));
  for (const idea of IDEAS) {
    await dialog.getByRole('button', { name: say(`chat.idea.${idea}`) }).click();
    await expect(input).toHaveValue(say(`chat.fill.${idea}`));
    await expect(input).toBeFocused();
  }
  await expect(dialog.getByRole('button', { name: say('chat.shake') })).toBeEnabled();
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
});

test('the dialog of every language has its title, greeting and ideas', () => {
  const KEYS = ['title', 'greeting', 'idea.surprise', 'idea.pairing', 'idea.free', 'idea.make'] as const;
  for (const { locale } of LANGUAGES) {
    const texts = textsOf(`<body>${readPage(`/chat/${locale}`)}`);
    for (const key of KEYS) expect(texts).toContain(translator(locale)(`chat.${key}`).replace(/\s+/g, ' '));
  }
});

test('before it is asked for, the page carries neither the dialog nor its script', async ({ page }) => {
  const loaded = new Set<string>();
  page.on('request', (request) => loaded.add(new URL(request.url()).pathname));
  await page.goto('/mixed-shots', { waitUntil: 'load' });
  await expect(page.locator('#chat')).toHaveCount(0);
  expect([...loaded].filter((path) => /chatDialog|^\/chat\/|names\.json/.test(path))).toEqual([]);
  await page.locator('[data-chat]').click();
  await expect(page.locator('#chat')).toBeVisible();
  expect([...loaded].filter((path) => /chatDialog|^\/chat\/en/.test(path))).toHaveLength(2);
});

test('a question is answered piece by piece, with links and cards of the drinks @main @both', async ({
  page,
}) => {
  const chat = await fakeChat(page);
  const { dialog, input, send, stop, turns, answer } = await openChat(page);
  await input.fill('Something bitter?');
  await input.press('Enter');
  await expect(turns.locator('[data-question]')).toHaveText('Something bitter?');
  await expect(dialog.locator('[data-dots]')).toBeVisible();
  await expect(input).toBeDisabled();
  await expect(input).toHaveValue('');
  await expect(send).toBeDisabled();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await expect(send).toContainText('Shake!');
  await expect(stop).toBeVisible();

  await chat.say('Take a **[[110');
  await expect(answer).toHaveText('Take a');
  await expect(dialog.locator('[data-dots]')).toBeHidden();
  await chat.sayLine('data: {"content": oops\n\n');
  await chat.say('02]]** or\n\n- a [[12003]]');
  await expect(answer.locator('strong a')).toHaveText('Negroni');
  await expect(answer.locator('li a')).toHaveAttribute('href', '/shot/lemon-drop');
  await expect(turns.locator('[data-cards] li')).toHaveCount(0);
  await chat.say(', not [[99999]] <img src=x>');
  await chat.end();

  await expect(answer).toContainText(', not <img src=x>');
  await expect(answer.locator('img')).toHaveCount(0);
  const cards = turns.locator('[data-cards] > li');
  await expect(cards).toHaveCount(2);
  await expect(cards.first().getByRole('link')).toHaveText('Negroni');
  await expect(cards.first().getByRole('link')).toHaveAttribute('href', '/cocktail/negroni');
  await expect(cards.first().locator('[data-abv]')).toHaveText(/^\d+%$/);
  await expect(cards.first().getByRole('button')).toHaveAccessibleName(
    t('favorites.toggle', { name: 'Negroni' }),
  );
  await expect(input).toBeEnabled();
  await expect(stop).toBeHidden();
  await expect
    .poll(() => chat.asked())
    .toEqual([
      {
        messages: [{ role: 'user', content: 'Something bitter?' }],
        mode: 'ask',
        language: 'en',
        shelf: [],
        strict: false,
        wishes: [],
      },
    ]);
});

test('an answer is shown with the names of the drinks as soon as they are there, also after its end', async ({
  page,
}) => {
  await page.clock.install();
  const chat = await fakeChat(page);
  for (const isWhole of [false, true]) {
    const named = Promise.withResolvers<undefined>();
    await page.route('**/names.json*', async (route) => {
      await named.promise;
      await route.fallback();
    });
    const { dialog, input, turns, answer } = await openChat(page);
    await input.fill('Bitter');
    await input.press('Enter');
    await chat.say('Take a [[11002]]');
    await expect(dialog.locator('[data-dots]')).toBeVisible();
    if (isWhole) {
      await chat.end();
      // So long it waits for them.
      await page.clock.fastForward(6000);
      await expect(turns).toHaveAttribute('data-ending', 'whole');
      await expect(turns.locator('[data-cards] li')).toHaveCount(0);
    }
    named.resolve(undefined);
    await expect(answer).toHaveText('Take a Negroni');
    await expect(dialog.locator('[data-dots]')).toBeHidden();
    await expect(turns.locator('[data-cards] li')).toHaveCount(isWhole ? 1 : 0);
  }
});

test('a toast of the page and one of the dialog above it each go in their time', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const clipboard = { writeText: () => Promise.resolve() };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
  });
  const chat = await fakeChat(page);
  await page.goto('/cocktail/negroni');
  await page.getByRole('button', { name: 'Copy recipe' }).click();
  await expect(page.locator('body > [data-toasts] [data-toast]')).toBeVisible();
  await page.locator('[data-chat]').click();
  const { dialog, input, turns } = partsOf(page);
  await input.fill('Copy');
  await input.press('Enter');
  await chat.say('Stir.');
  await chat.end();
  await turns.getByRole('button', { name: t('chat.copy') }).click();
  await expect(dialog.locator('[data-toast]')).toBeVisible();
  await page.clock.fastForward(6000);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
});

test('what may be said next stands below the newest answer, and a press says it @phone', async ({ page }) => {
  const chat = await fakeChat(page);
  const { dialog, input, turns } = await openChat(page);
  await input.fill('Something with gin?');
  await input.press('Enter');
  // An answer may be in another language than the page.
  await chat.sayLine(`data: ${JSON.stringify({ content: 'A Negroni [[11002]].', language: 'fr' })}\n\n`);
  await chat.sayLine(
    `data: ${JSON.stringify({ content: '', followUps: ['Less strong', 'Show me others'] })}\n\n`,
  );
  await chat.end();
  await expect(turns.last().locator('[data-text]')).toHaveAttribute('lang', 'fr');
  const buttons = dialog.getByRole('list', { name: t('chat.followUps') }).getByRole('button');
  await expect(buttons).toHaveText(['Less strong', 'Show me others']);
  await expect(buttons.first()).toHaveAttribute('lang', 'fr');
  await expectNoViolations(page);
  await buttons.first().focus();
  await page.keyboard.press('Enter');
  await expect(turns).toHaveCount(2);
  await expect(turns.last().locator('[data-question]')).toHaveText('Less strong');
  await expect(buttons).toHaveCount(0);
  expect((await chat.asked()).at(-1)?.messages.at(-1)?.content).toBe('Less strong');
});

test('stopping keeps what came and gives the call up; asking again replaces it @phone', async ({ page }) => {
  const chat = await fakeChat(page);
  const { input, stop, turns, answer } = await openChat(page);
  await input.fill('Tell me all');
  await input.press('Enter');
  await chat.say('It began in Florence. ');
  await expect(answer).toHaveText('It began in Florence.');
  await stop.click();
  await expect(turns).toContainText('Stopped.');
  await expect(answer).toHaveText('It began in Florence.');
  await expect.poll(() => chat.isGivenUp()).toBe(true);
  await turns.getByRole('button', { name: t('chat.retry') }).click();
  await expect(turns).toHaveCount(1);
  await expect(answer).toHaveText('');
  await chat.say('Whole.');
  await chat.end();
  await expect(answer).toHaveText('Whole.');
  await expect.poll(() => chat.asked()).toHaveLength(2);
});

test('a conversation: blank is not sent, sentences are heard once, answers are copied, follow-ups carry it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const chat = await fakeChat(page);
  const { dialog, input, send, turns } = await openChat(page);
  const heard = dialog.locator('[data-speech] p');
  await input.fill('  \n ');
  await send.click();
  await expect(turns).toHaveCount(0);
  await test.step('Shift and Enter begin a new line', async () => {
    await input.fill('one');
    await input.press('Shift+Enter');
    await input.pressSequentially('two');
    await expect(input).toHaveValue('one\ntwo');
    await input.press('Enter');
    await expect(turns).toHaveCount(1);
    expect((await chat.asked()).map(({ messages }) => messages.at(-1)?.content)).toEqual(['one\ntwo']);
  });
  await test.step('a screen reader hears whole sentences, once', async () => {
    await expect(heard).toHaveText([t('chat.typing')]);
    await chat.say('Take a **[[11002]]**. Stir');
    await expect(heard).toHaveText([t('chat.typing'), 'Take a Negroni.']);
    await chat.say(' it well');
    await chat.end();
    await expect(heard).toHaveText([t('chat.typing'), 'Take a Negroni.', 'Stir it well']);
  });
  await input.fill('Copy');
  await input.press('Enter');
  await expect(input).toBeDisabled();
  await chat.say('A **[[11002]]**:\n\n- stir');
  await chat.end();
  await expect(input).toBeEnabled();
  await expect(turns).toHaveCount(2);
  expect((await chat.asked())[1]?.messages).toEqual([
    { role: 'user', content: 'one\ntwo' },
    { role: 'ai', content: 'Take a **[[11002]]**. Stir it well' },
    { role: 'user', content: 'Copy' },
  ]);
  await test.step('an answer is copied without its marks', async () => {
    await turns
      .last()
      .getByRole('button', { name: t('chat.copy') })
      .click();
    await expect(dialog.locator('[data-toast]')).toHaveText(t('chat.copied'));
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('A Negroni:\n\n– stir');
  });
  await test.step('opened again, it begins anew', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.locator('[data-chat]').click();
    await expect(turns).toHaveCount(0);
    await expect(dialog.locator('[data-idea]').first()).toBeVisible();
    await expect(dialog.locator('[data-speech]')).toBeEmpty();
  });
});

test('what fails or breaks off says so in the place of the answer; too many questions get a time', async ({
  page,
}) => {
  const chat = await fakeChat(page);
  const { input, turns, answer } = await openChat(page);
  const notice = turns.last().locator('[data-notice]');
  for (const how of ['offline', { status: 500 }] as const) {
    await chat.refuse(how);
    await input.fill('Anyone there?');
    await input.press('Enter');
    await expect(notice).toHaveText(
      "Sorry, I'm having trouble connecting right now. Please try again in a moment.",
    );
    await expect(input).toHaveValue('Anyone there?');
  }
  await chat.refuse('stream');
  await turns
    .last()
    .getByRole('button', { name: t('chat.retry') })
    .click();
  await expect(input).toHaveValue('');
  await chat.say('Here I am.');
  await chat.end();
  await expect(answer).toHaveText('Here I am.');
  expect((await chat.asked()).at(-1)?.messages).toHaveLength(1);

  await input.fill('One');
  await input.press('Enter');
  await expect(input).toBeDisabled();
  await chat.say('Half an');
  await expect(answer).toHaveText('Half an');
  await chat.breakOff();
  await expect(notice).toHaveText(t('chat.broken'));
  await chat.refuse({ status: 429, headers: { 'retry-after': '200' } });
  await input.fill('Two');
  await input.press('Enter');
  await expect(notice).toContainText('in 4 minutes');
  await expect(turns.last().getByRole('button', { name: t('chat.retry') })).toBeHidden();
});

test('a heart on a card keeps the drink @phone', async ({ page }) => {
  const kept: unknown[] = [];
  await signIn(page, { firstName: 'Ada' });
  await page.route('**/api/favorites', async (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: [] });
    kept.push(route.request().postDataJSON());
    return route.fulfill({ status: 201, json: {} });
  });
  const chat = await fakeChat(page);
  const { dialog, input } = await openChat(page);
  await input.fill('Bitter');
  await input.press('Enter');
  await chat.say('[[11002]]');
  await chat.end();
  const heart = dialog.locator('[data-cards] [data-favorite="11002"]');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.locator('[data-toast]')).toHaveText(t('favorites.added'));
  expect(kept).toEqual([{ cocktailId: '11002', cocktailName: 'Negroni' }]);
});

for (const { locale, prefix } of LANGUAGES.filter((language) => ['en', 'de'].includes(language.locale))) {
  const say = translator(locale);

  test(`Mix Master asks from what is shown there in ${locale} @phone`, async ({ page }) => {
    const chat = await fakeChat(page);
    await page.goto(`${prefix}/mix-master?shelf=gin,campari,sweet-vermouth`);
    const card = page.locator('[data-group=perfect] article').first();
    const drink = (await card.getByRole('heading').textContent()) ?? '';
    // A phone shows the buttons of a row with its reasons.
    await card.locator('summary').click();
    await card.getByRole('button').click();
    const { dialog, turns } = partsOf(page);
    await expect(turns.locator('[data-question]')).toContainText(drink);
    const strict = dialog.getByRole('switch', { name: say('chat.strict') });
    await expect(strict).not.toBeChecked();
    await chat.say('Gern.');
    await chat.end();
    await expect
      .poll(() => chat.asked())
      .toMatchObject([
        { mode: 'mix', language: locale, shelf: ['gin', 'campari', 'sweet-vermouth'], strict: false },
      ]);
    await dialog.getByRole('button', { name: say('chat.close') }).click();
    await page.getByRole('button', { name: say('mix.ask.all') }).click();
    await expect(turns.locator('[data-question]')).toContainText('Campari');
    await expect(turns).toHaveCount(1);
  });
}

test('only with what I have: the switch makes the answer strict, where there is a shelf, also from another tab', async ({
  page,
  context,
}) => {
  const chat = await fakeChat(page);
  const { dialog, input } = await openChat(page);
  const strict = dialog.getByRole('switch', { name: t('chat.strict') });
  await expect(strict).toBeHidden();
  await page.keyboard.press('Escape');
  const other = await context.newPage();
  await other.goto('/about');
  await other.evaluate(() => {
    localStorage.setItem('mixmaster-shelf', '["gin","lime"]');
  });
  await page.locator('[data-chat]').click();
  await strict.check();
  await input.fill('What now?');
  await input.press('Enter');
  await expect.poll(async () => (await chat.asked()).length).toBe(1);
  await expect
    .poll(() => chat.asked())
    .toMatchObject([{ mode: 'mix', shelf: ['gin', 'lime'], strict: true, wishes: [{ kind: 'shelf' }] }]);
  // The switch stands for the chip: an answer that no longer keeps to the shelf turns it off, and back on.
  const chips = dialog.locator('[data-chip]');
  await chat.sayLine(lineOf({ content: 'All of these.', wishes: [GIN] }));
  await chat.end();
  await expect(strict).not.toBeChecked();
  await expect(chips).toHaveCount(1);
  await input.fill('With what I have');
  await input.press('Enter');
  await expect.poll(async () => (await chat.asked()).length).toBe(2);
  await chat.sayLine(lineOf({ content: 'These.', wishes: [GIN, SHELF] }));
  await chat.end();
  await expect(strict).toBeChecked();
  await expect(chips).toHaveCount(1);
  expect((await chat.asked())[1]).toMatchObject({ strict: false, wishes: [GIN.wish] });
});

/** The list of chips, and what stands in it. */
const chipsOf = (dialog: Locator) => ({
  list: dialog.getByRole('list', { name: t('chat.chips') }),
  chips: dialog.locator('[data-chip]'),
  chip: (label: string) => dialog.getByRole('button', { name: `${label} (${t('chat.chips.remove')})` }),
  undo: dialog.getByRole('button', { name: t('favorites.undo') }),
  again: dialog.getByRole('button', { name: t('chat.chips.again') }),
  heard: dialog.locator('[data-speech]'),
});

/** Asks a question that is answered with chips. */
async function answerWith(page: Page, chat: FakeChat, question: string, wishes: readonly WishChip[]) {
  const { input, turns } = partsOf(page);
  const before = (await chat.asked()).length;
  await input.fill(question);
  await input.press('Enter');
  await expect.poll(async () => (await chat.asked()).length).toBe(before + 1);
  await chat.sayLine(lineOf({ content: 'A Negroni [[11002]].', wishes: [...wishes] }));
  await chat.end();
  await expect(turns.last()).toHaveAttribute('data-ending', 'whole');
}

test('what was understood stands above the field and goes with the next question; a press takes it away @main @both', async ({
  page,
}) => {
  const chat = await fakeChat(page);
  const { dialog, input, turns } = await openChat(page);
  const { list, chips, chip, again, heard } = chipsOf(dialog);
  await expect(list).toBeHidden();
  await input.fill('Eight of us, gin, not sweet');
  await input.press('Enter');
  await chat.sayLine(lineOf({ content: 'With ', wishes: [GIN, DRY, EIGHT] }));
  await expect(chips).toHaveText([/^gin\b/, /^not sweet\b/, /^for 8\b/]);
  await expect(heard).toContainText('Understood: gin, not sweet, for 8');
  await chat.say('gin.');
  await chat.end();
  await expect(turns).toHaveAttribute('data-ending', 'whole');
  await expect(list.getByRole('listitem')).toHaveCount(3);
  for (const box of await chips.evaluateAll((all) => all.map((one) => one.getBoundingClientRect())))
    expect(box.height).toBeGreaterThanOrEqual(test.info().project.name === 'phone' ? 44 : 24);
  await expectNoViolations(page, '#chat');

  await chip('not sweet').click();
  await expect(chips).toHaveText([/^gin\b/, /^for 8\b/]);
  await expect(chip('for 8')).toBeFocused();
  await expect(heard).toContainText('Removed: not sweet');
  await expect(again).toBeVisible();
  expect(await chat.asked()).toHaveLength(1);
  await expectNoViolations(page, '#chat');

  await answerWith(page, chat, 'Another', [GIN, EIGHT]);
  expect((await chat.asked())[1]).toMatchObject({ wishes: [GIN.wish, EIGHT.wish] });
  expect((await chat.asked())[1]).not.toHaveProperty('withdrawn');
  await expect(again).toBeHidden();
});

test('a chip goes for good where it is pressed away or an answer takes it back, and with the conversation', async ({
  page,
}) => {
  const chat = await fakeChat(page);
  const { dialog, input, turns } = await openChat(page);
  const { chips, chip, again, heard, undo } = chipsOf(dialog);
  const openAnew = async () => {
    await page.keyboard.press('Escape');
    await page.locator('[data-chat]').click();
    await expect(dialog).toBeVisible();
    await expect(chips).toHaveCount(0);
    await expect(undo).toBeHidden();
  };
  await test.step('the last question is asked again without it, only where somebody says so', async () => {
    await answerWith(page, chat, 'Gin, eight of us', [GIN, EIGHT]);
    await chip('gin').click();
    await again.click();
    await expect(again).toBeHidden();
    await expect(turns).toHaveCount(1);
    await expect(turns.locator('[data-question]')).toHaveText('Gin, eight of us');
    await expect.poll(() => chat.asked()).toHaveLength(2);
    expect((await chat.asked())[1]).toMatchObject({
      messages: [{ role: 'user', content: 'Gin, eight of us' }],
      wishes: [EIGHT.wish],
      withdrawn: [GIN.key],
    });
    await chat.sayLine(lineOf({ content: 'A Spritz.', wishes: [EIGHT] }));
    await chat.end();
    await expect(chips).toHaveText([/^for 8\b/]);
  });
  await openAnew();
  await test.step('pressed away while its answer comes, it stays away', async () => {
    await input.fill('Gin, dry');
    await input.press('Enter');
    await expect.poll(() => chat.asked()).toHaveLength(3);
    expect((await chat.asked())[2]?.wishes).toEqual([]);
    await chat.sayLine(lineOf({ content: 'Well, ', wishes: [GIN, DRY] }));
    await chip('gin').click();
    await expect(again).toBeHidden();
    await chat.sayLine(lineOf({ content: 'this.', wishes: [GIN, DRY, EIGHT] }));
    await expect(chips).toHaveText([/^not sweet\b/, /^for 8\b/]);
    await chat.end();
    await expect(turns).toHaveAttribute('data-ending', 'whole');
    await expect(again).toBeVisible();
  });
  await openAnew();
  await test.step('taken back by an answer, it is said to have gone', async () => {
    await answerWith(page, chat, 'Gin, dry', [GIN, DRY]);
    await answerWith(page, chat, 'Sweet is fine after all', [GIN]);
    await expect(chips).toHaveText([/^gin\b/]);
    await expect(heard).toContainText('Removed: not sweet');
    await expect(again).toBeHidden();
  });
});

test('what is left out stands first and looks different; taken away, it can be had back', async ({
  page,
}) => {
  const chat = await fakeChat(page);
  const { dialog } = await openChat(page);
  const { chips, chip, undo, heard } = chipsOf(dialog);
  await answerWith(page, chat, 'Gin, no nuts', [GIN, NUTS, MILK]);
  await expect(chips).toHaveText([/nuts/, /milk/, /gin/]);
  await expect(chip(NUTS.label).locator('svg').first()).toBeVisible();
  await expect(chip('gin').locator('svg').first()).toBeHidden();
  await chip(NUTS.label).click();
  await expect(dialog.locator('[data-removal-text]')).toHaveText('“I leave out: nuts” no longer applies.');
  await expect(heard).toContainText('“I leave out: nuts” no longer applies.');
  await chip(MILK.label).click();
  await undo.click();
  await expect(chip(MILK.label)).toBeFocused();
  await expect(heard).toContainText('Back again: I leave out: milk');
  await expect(dialog.locator('[data-removal-text]')).toContainText('nuts');
  await undo.click();
  await expect(undo).toBeHidden();
  await expect(chips).toHaveText([/nuts/, /milk/, /gin/]);
  await answerWith(page, chat, 'Another', [GIN, NUTS, MILK]);
  expect((await chat.asked())[1]).toMatchObject({ wishes: [GIN.wish, NUTS.wish, MILK.wish] });
});

test('chips go by the keyboard: Tab, Delete, Backspace, Enter; the focus goes to the next, at last to the field', async ({
  page,
}) => {
  const chat = await fakeChat(page);
  const { dialog, input } = await openChat(page);
  const { chips, chip, again, undo } = chipsOf(dialog);
  await answerWith(page, chat, 'Gin, dry, eight of us, ten minutes', [GIN, DRY, EIGHT]);
  await input.focus();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Shift+Tab');
  await expect(chip('gin')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(chip('not sweet')).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(chip('for 8')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(input).toBeFocused();
  await expect(chips).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(again).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chip('for 8')).toBeFocused();
});

test('what is unclear is asked with boxes; what is ticked is left out, and the question asked again @phone', async ({
  page,
}) => {
  const chat = await fakeChat(page);
  const { dialog, input, turns } = await openChat(page);
  const { chip, heard } = chipsOf(dialog);
  await input.fill('I cannot have nuts');
  await input.press('Enter');
  await chat.sayLine(
    lineOf({
      content: 'Before I suggest anything:',
      ask: {
        text: 'Which of these do you mean?',
        options: [
          { what: 'nuts', label: 'Tree nuts' },
          { what: 'peanuts', label: 'Peanuts' },
          { what: 'vegan', label: 'Vegan' },
        ],
      },
    }),
  );
  await chat.end();
  const boxes = turns.getByRole('group', { name: 'Which of these do you mean?' }).getByRole('checkbox');
  await expect(boxes).toHaveCount(3);
  await expect(heard).toContainText('Which of these do you mean?');
  await expectNoViolations(page, '#chat');
  const leaveOut = dialog.getByRole('button', { name: t('chat.leaveOut') });
  await leaveOut.click();
  await expect(turns.getByRole('alert')).toHaveText(t('chat.leaveOut.none'));
  await expect(boxes.first()).toBeFocused();
  expect(await chat.asked()).toHaveLength(1);
  await boxes.first().check();
  await boxes.last().check();
  await leaveOut.click();
  await expect(heard).toContainText('Understood: I leave out: Tree nuts, Vegan');
  await expect(chip('I leave out: Tree nuts')).toBeVisible();
  await expect(turns).toHaveCount(1);
  await expect(boxes).toHaveCount(0);
  await expect.poll(() => chat.asked()).toHaveLength(2);
  expect((await chat.asked())[1]).toMatchObject({
    messages: [{ role: 'user', content: 'I cannot have nuts' }],
    wishes: [
      { kind: 'leave-out', what: 'nuts' },
      { kind: 'leave-out', what: 'vegan' },
    ],
    ticked: ['nuts', 'vegan'],
  });
  await chat.sayLine(lineOf({ content: 'A Negroni [[11002]].', wishes: [NUTS] }));
  await chat.end();
  await expect(chip(NUTS.label)).toBeVisible();
});

test('boxes of an answer go with the next question, or where it is none of these', async ({ page }) => {
  const chat = await fakeChat(page);
  const { dialog, input, turns } = await openChat(page);
  const ask = { text: 'Which?', options: [{ what: 'nuts' as const, label: 'Tree nuts' }] };
  const box = turns.getByRole('checkbox');
  await input.fill('No nuts');
  await input.press('Enter');
  // Where the answer has the words of the question, they are seen once.
  await chat.sayLine(lineOf({ content: 'Which?', ask }));
  await chat.end();
  await expect(turns.getByRole('group', { name: 'Which?' })).toBeVisible();
  await expect(turns.locator('legend')).toHaveClass(/sr-only/);
  await dialog.getByRole('button', { name: t('chat.leaveOut.nothing') }).click();
  await expect.poll(() => chat.asked()).toHaveLength(2);
  expect((await chat.asked())[1]).toMatchObject({ wishes: [], ticked: [] });
  await chat.sayLine(lineOf({ content: 'Hm.', ask }));
  await chat.end();
  await expect(box).toBeVisible();
  await answerWith(page, chat, 'Never mind', []);
  await expect(box).toHaveCount(0);
  expect((await chat.asked())[2]).not.toHaveProperty('ticked');
});

test('at 400 % zoom many chips leave the field and the button in the window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const chat = await fakeChat(page);
  const { dialog, input } = await openChat(page);
  const { chips, undo } = chipsOf(dialog);
  const isWhole = async () => {
    for (const part of [input, dialog.locator('[data-send]')])
      await expect(part).toBeInViewport({ ratio: 1 });
    expect(await dialog.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1);
  };
  await answerWith(page, chat, 'Vieles', GERMAN);
  await dialog.locator('[data-more]').press('Enter');
  await isWhole();
  await chips.last().press('Delete');
  await isWhole();
  await undo.scrollIntoViewIfNeeded();
  await expect(undo).toBeInViewport({ ratio: 1 });
  await input.fill('Etwas ganz anderes '.repeat(12));
  await isWhole();
});

test('what is avoided on this device stands there from the start and leads to the page of the diet', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const avoided = { allergens: ['milk', 'nuts'], isVegan: true, isVegetarian: false, isAlcoholFree: false };
    localStorage.setItem('mixmaster-diet', JSON.stringify({ ...avoided, cautions: ['caffeine', 'quinine'] }));
  });
  const chat = await fakeChat(page);
  const { dialog } = await openChat(page);
  const link = chipsOf(dialog).list.getByRole('link');
  await expect(link).toHaveAccessibleName(
    'You avoid: milk, tree nuts (animal products; caffeine; quinine; change, opens in a new tab)',
  );
  await expect(link).toContainText('tree nuts +3');
  await expectNoViolations(page, '#chat');
  await answerWith(page, chat, 'Gin, no nuts', [GIN, NUTS]);
  await expect(dialog.locator('[data-chip-list] > :not([hidden])')).toHaveText([/nuts/, /You avoid/, /gin/]);
  expect((await chat.asked())[0]?.wishes).toEqual([]);
  const opening = context.waitForEvent('page');
  await link.click();
  const diet = await opening;
  await expect(diet).toHaveURL('/diet');
  await diet.getByRole('button', { name: t('diet.clear') }).click();
  await diet.close();
  await expect(link).toBeHidden();
});

test('from the page of a recipe, the drink goes with the question', async ({ page }) => {
  const chat = await fakeChat(page);
  await openChat(page, '/cocktail/negroni');
  await answerWith(page, chat, 'How strong is it?', []);
  expect((await chat.asked())[0]?.drink).toBe('11002');
});

test('many chips take two lines at most, and long German words fit @phone', async ({ page }) => {
  const say = translator('de');
  const chat = await fakeChat(page);
  await page.setViewportSize({ width: 390, height: 780 });
  const { dialog, input } = await openChat(page, '/de/mixed-shots');
  const { chips } = chipsOf(dialog);
  await answerWith(page, chat, 'Vieles', GERMAN);
  const hidden = GERMAN.length - (await chips.filter({ visible: true }).count());
  expect(hidden).toBeGreaterThan(2);
  const more = dialog.getByRole('button', { name: say('chat.chips.more', { count: hidden }) });
  await expect(more).toHaveText(`+${hidden}`);
  const lines = () =>
    dialog
      .locator('[data-chip-lines] :is(button, a)')
      .evaluateAll(
        (all) =>
          new Set(all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().top))
            .size,
      );
  expect(await lines()).toBe(2);
  const overflow = () =>
    dialog.evaluate(
      (element) =>
        [element, ...element.querySelectorAll('[data-chip-lines], [data-chip], form')].filter(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
        ).length,
    );
  expect(await overflow()).toBe(0);
  await expectNoViolations(page, '#chat');
  await more.click();
  await expect(chips.filter({ visible: true })).toHaveCount(GERMAN.length);
  await expect(dialog.getByRole('button', { name: say('chat.chips.fewer') })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(await overflow()).toBe(0);
  for (const part of [input, dialog.locator('[data-send]')]) await expect(part).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: say('chat.chips.fewer') }).click();
  // A keyboard takes half of the screen.
  await page.setViewportSize({ width: 390, height: 420 });
  await expect.poll(lines).toBe(1);
  const heading = dialog.getByRole('heading', { name: say('chat.title') });
  for (const part of [heading, input, dialog.locator('[data-send]')])
    await expect(part).toBeInViewport({ ratio: 1 });
  await expect(dialog.locator('[data-log]')).toBeInViewport({ ratio: 1 });
});

test('Back closes the chat and stays on the page @phone', async ({ page }) => {
  await page.goto('/cocktails');
  const { dialog } = await openChat(page, '/mixed-shots');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/mixed-shots');
  await page.locator('[data-chat]').click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => (history.state as { chat?: true } | null)?.chat ?? false))
    .toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/cocktails');
});

test('the conversation follows its end unless the reader scrolls up @phone', async ({ page }) => {
  const chat = await fakeChat(page);
  const { dialog, input } = await openChat(page);
  const log = dialog.locator('[data-log]');
  const fromEnd = () =>
    log.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
  await input.fill('Long');
  await input.press('Enter');
  await chat.say('A long line of text.\n\n'.repeat(60));
  await expect.poll(() => log.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(200);
  await expect.poll(fromEnd).toBeLessThan(2);
  await log.evaluate((element) => {
    element.scrollTop = 40;
  });
  const latest = dialog.getByRole('button', { name: t('chat.latest') });
  await expect(latest).toBeVisible();
  await chat.say('The last line.');
  await chat.end();
  await expect(input).toBeEnabled();
  await expect.poll(() => log.evaluate(({ scrollTop }) => scrollTop)).toBe(40);
  await latest.click();
  await expect.poll(fromEnd).toBeLessThan(2);
  await expect(latest).toBeHidden();
});

test('a chat that cannot be fetched says so on the page', async ({ page }) => {
  await page.route('**/chat/en', (route) => route.abort());
  await page.goto('/mixed-shots');
  await page.locator('[data-chat]').click();
  await expect(page.locator('[data-toast=error]')).toContainText(t('chat.unloaded'));
  await page.unroute('**/chat/en');
  await page.locator('[data-chat]').click();
  await expect(page.locator('#chat')).toBeVisible();
});

test('axe finds nothing in the chat, whose colours are read at any time of the day, dark and light', async ({
  page,
}) => {
  const chat = await fakeChat(page);
  await page.goto('/mixed-shots');
  const { dialog, input } = partsOf(page);
  for (const [hour, time] of [
    [5, 'morning'],
    [12, 'afternoon'],
    [17, 'evening'],
    [21, 'night'],
  ] as const) {
    await page.clock.setFixedTime(new Date(2026, 5, 5, hour));
    await page.locator('[data-chat]').click();
    await expect(dialog).toHaveAttribute('data-time-of-day', time);
    await expect(dialog.locator('[data-turn]')).toHaveCount(0);
    // The times differ in colours alone: of the others one look at the ideas and the answer together is enough.
    const isFirst = time === 'morning';
    if (isFirst) await expectNoViolations(page, '#chat');
    await input.fill('Axe');
    await input.press('Enter');
    await chat.say('A **[[11002]]**:\n\n- stir\n\n1. [[11005]]');
    await chat.end();
    await expect(dialog.locator('[data-cards] li')).toHaveCount(2);
    if (isFirst) await expectNoViolations(page, '#chat');
    else {
      await dialog.locator('[data-intro]').evaluate((intro: HTMLElement) => {
        intro.hidden = false;
      });
      await expectReadableText(page, '#chat');
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('a quick idea and a follow-up are answered by the endpoint of the site, which has no key here', async ({
  page,
}) => {
  const say = translator('nl');
  await page.setExtraHTTPHeaders({
    'x-nf-client-connection-ip': `2001:db8:c4a7:${process.pid % 9999}::1`,
  });
  const { dialog, input, send, turns } = await openChat(page, '/nl/mixed-shots');
  await dialog.getByRole('button', { name: say('chat.idea.surprise') }).click();
  await send.click();
  await expect(turns.last()).toHaveAttribute('data-ending', 'whole');
  await expect(turns.last().locator('[data-cards] li').first()).toBeVisible();
  await input.fill('Negroni?');
  await input.press('Enter');
  await expect(
    turns.last().locator('[data-cards]').getByRole('link', { name: 'Negroni', exact: true }),
  ).toBeVisible();
});
