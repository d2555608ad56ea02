import { expect, it } from 'vitest';
import { CONTACT_LIMITS, contactMessageSchema } from './contactMessage.ts';
import { recipeSubmissionSchema, SUBMISSION_LIMITS } from './recipeSubmission.ts';

const MESSAGE = { name: 'Ada', email: 'ada@example.test', message: 'Cheers', locale: 'en' };
const RECIPE = {
  cocktailName: 'Blue Ada',
  ingredients: '50 ml gin',
  method: 'Shake.',
  glassware: 'Coupe',
  garnish: 'Lemon',
  locale: 'en',
};

it('takes a message, trimmed, with an empty honeypot', () => {
  expect(contactMessageSchema.parse({ ...MESSAGE, name: ' Ada\n' })).toEqual({ ...MESSAGE, website: '' });
});

it('takes a recipe with the required fields alone', () => {
  const empty = { story: null, yourName: null, photo: null };
  expect(recipeSubmissionSchema.parse(RECIPE)).toEqual({ ...RECIPE, ...empty, website: '' });
  expect(recipeSubmissionSchema.parse({ ...RECIPE, story: ' ', yourName: '', photo: '' })).toMatchObject(
    empty,
  );
});

const REFUSED_IN_A_MESSAGE: [field: string, value: unknown][] = [
  ...['name', 'email', 'message', 'locale'].map((field): [string, unknown] => [field, undefined]),
  ...['name', 'message'].flatMap((field): [string, unknown][] => [
    [field, ''],
    [field, ' \n'],
    [field, 12],
    [field, 'a\0b'],
    [field, '\ud83c'],
  ]),
  ['name', 'x'.repeat(CONTACT_LIMITS.name + 1)],
  ['message', 'x'.repeat(CONTACT_LIMITS.message + 1)],
  ['email', `${'x'.repeat(CONTACT_LIMITS.email)}@example.test`],
  ...['ada', 'ada@', '@example.test', 'ada @example.test', 'ada@example..test', ''].map(
    (email): [string, unknown] => ['email', email],
  ),
  ['locale', 'it'],
  ['surname', 'Lovelace'],
];
it.each(REFUSED_IN_A_MESSAGE)('refuses a message whose %s is %j', (field, value) => {
  expect(contactMessageSchema.safeParse({ ...MESSAGE, [field]: value }).success).toBe(false);
});

const REFUSED_IN_A_RECIPE: [field: string, value: unknown][] = [
  ...['cocktailName', 'ingredients', 'method', 'glassware', 'garnish'].flatMap(
    (field): [string, unknown][] => [
      [field, undefined],
      [field, ' '],
    ],
  ),
  ...Object.entries(SUBMISSION_LIMITS).map(([field, limit]): [string, unknown] => [
    field,
    (field === 'photo' ? 'https://example.test/' : '').padEnd(limit + 1, 'x'),
  ]),
  ...[
    'ada.jpg',
    'http://example.test/ada.jpg',
    'javascript:alert(1)',
    'ftp://example.test/a',
    'https://',
    'https://x.test/\0',
  ].map((photo): [string, unknown] => ['photo', photo]),
  ['story', 12],
];
it.each(REFUSED_IN_A_RECIPE)('refuses a recipe whose %s is %j', (field, value) => {
  expect(recipeSubmissionSchema.safeParse({ ...RECIPE, [field]: value }).success).toBe(false);
});

it.each([
  ['https:example.test', 'https://example.test/'],
  ['HTTPS:\\\\example.test\\a.jpg', 'https://example.test/a.jpg'],
  ['https:///example.test', 'https://example.test/'],
  ['https://bücher.test/ä', 'https://xn--bcher-kva.test/%C3%A4'],
])('keeps the address %s as a browser reads it', (photo, kept) => {
  expect(recipeSubmissionSchema.parse({ ...RECIPE, photo }).photo).toBe(kept);
});

it('refuses a photo whose address is too long once it is written out', () => {
  const photo = `https://example.test/${'ä'.repeat(SUBMISSION_LIMITS.photo / 4)}`;
  expect(recipeSubmissionSchema.safeParse({ ...RECIPE, photo }).success).toBe(false);
});

it('counts characters as a reader does', () => {
  const name = '🍸'.repeat(CONTACT_LIMITS.name);
  expect(contactMessageSchema.parse({ ...MESSAGE, name }).name).toBe(name);
});
