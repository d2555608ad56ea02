import { describe, expect, it, test } from 'vitest';
import { menuInputSchema } from '../../contracts/menus/menu.ts';
import type { MenuTranslations } from '../../contracts/menus/menuTranslations.ts';
import { mayBeTranslated } from './mayBeTranslated.ts';
import { EMPTY_DRAFT, isSameMenu, toMenuInput, type MenuDraft } from './menuDraft.ts';
import { mergeDrafts } from './mergeDrafts.ts';
import { changedLanguages, mergeTranslations, translateMenu, withTranslation } from './menuTranslations.ts';

const OWN = '00000000-0000-4000-8000-000000000001';
const WORDS: MenuTranslations = {
  from: 'de',
  texts: [
    { of: 'Häppchen', in: { en: { text: 'Bites' }, fr: { text: 'Bouchées', isByModel: true } } },
    { of: 'Mit Brot', in: { en: { text: 'With bread' } } },
    { of: 'Weg', in: { en: { text: 'Gone' } } },
  ],
};
const item = { kind: 'food' as const, name: 'Käse', allergens: [], vegan: false, vegetarian: false };
const draft = (translations: MenuTranslations | undefined = WORDS): MenuDraft => ({
  ...EMPTY_DRAFT,
  name: 'Abend',
  sections: [
    {
      key: 0,
      title: 'Häppchen',
      drinks: [{ cocktailId: OWN, prices: [{ size: '', amounts: [''] }], note: 'Mit Brot', item }],
    },
  ],
  translations,
});
const menuOf = (kept: MenuDraft) => {
  const input = toMenuInput(kept);
  return { ...input, sections: input.sections ?? [] };
};

test('only translations of texts that the menu has are kept, and none in its own language', () => {
  const own = withTranslation(WORDS, 'Häppchen', 'de', { text: 'Snacks' });
  expect(toMenuInput(draft(own)).translations).toEqual({ ...WORDS, texts: WORDS.texts.slice(0, 2) });
  // The language alone says how guests' browsers are to read the texts.
  expect(toMenuInput(draft({ from: 'de', texts: [] })).translations).toEqual({ from: 'de', texts: [] });
  expect(toMenuInput({ ...draft(), translations: undefined })).not.toHaveProperty('translations');
  expect(isSameMenu(draft(), draft(withTranslation(WORDS, 'Käse', 'en', { text: 'Cheese' })))).toBe(false);
});

test('a menu in a language has the translations, marked where nobody checked them, and else its own texts', () => {
  const menu = menuOf(draft());
  const english = translateMenu(menu, 'en', ' *');
  expect(english.menu.sections[0]).toMatchObject({ title: 'Bites', drinks: [{ note: 'With bread', item }] });
  expect([...english.local]).toEqual(['Bites', 'With bread']);
  const french = translateMenu(menu, 'fr', ' *');
  expect(french.menu.sections[0]).toMatchObject({ title: 'Bouchées *', drinks: [{ note: 'Mit Brot' }] });
  expect([...french.byModel]).toEqual(['Bouchées *']);
  expect(translateMenu(menu, 'de', ' *').menu).toBe(menu);
});

test('once a text is another one, its translation is shown to nobody', () => {
  const changed = { ...draft(), sections: draft().sections.map((one) => ({ ...one, title: 'Essen' })) };
  expect(translateMenu(menuOf(changed), 'en').menu.sections[0]?.title).toBe('Essen');
  // Who takes that back has it again.
  expect(
    translateMenu(menuOf({ ...changed, sections: draft().sections }), 'en').menu.sections[0]?.title,
  ).toBe('Bites');
});

describe('the contract', () => {
  const input = toMenuInput(draft());
  const parse = (translations: unknown) => menuInputSchema.safeParse({ ...input, translations }).success;
  it.each([
    ['translations of its texts', input.translations, true],
    ['none', undefined, true],
    ['one of another text', { from: 'de', texts: [{ of: 'Weg', in: { en: { text: 'Gone' } } }] }, false],
    [
      'one that is too long',
      { from: 'de', texts: [{ of: 'Abend', in: { en: { text: 'x'.repeat(121) } } }] },
      false,
    ],
    [
      'a language that we do not have',
      { from: 'de', texts: [{ of: 'Abend', in: { it: { text: 'Sera' } } }] },
      false,
    ],
    ['a text twice', { from: 'de', texts: [WORDS.texts[0], WORDS.texts[0]] }, false],
    ['an empty one', { from: 'de', texts: [{ of: 'Abend', in: { en: { text: ' ' } } }] }, false],
    [
      'more than a menu may have',
      { from: 'de', texts: Array.from({ length: 443 }, (_, at) => ({ of: `x${at}`, in: {} })) },
      false,
    ],
  ])('%s', (_, translations, isTaken) => {
    expect(parse(translations)).toBe(isTaken);
  });
});

test('two people translate one menu', () => {
  const mine = withTranslation(WORDS, 'Käse', 'en', { text: 'Cheese' });
  const theirs = withTranslation(WORDS, 'Häppchen', 'fr', { text: 'Bouchées' });
  const both = mergeDrafts(draft(), draft(mine), draft(theirs));
  expect(both && toMenuInput(both).translations?.texts).toEqual([
    { of: 'Häppchen', in: { en: { text: 'Bites' }, fr: { text: 'Bouchées' } } },
    { of: 'Käse', in: { en: { text: 'Cheese' } } },
    { of: 'Mit Brot', in: { en: { text: 'With bread' } } },
  ]);
  const other = withTranslation(WORDS, 'Käse', 'en', { text: 'Fromage' });
  expect(mergeDrafts(draft(), draft(mine), draft(other))).toBeUndefined();
  expect(mergeTranslations(undefined, undefined, WORDS)).toEqual(WORDS);
  expect(changedLanguages(WORDS, theirs)).toEqual(['fr']);
  expect(changedLanguages(undefined, WORDS)).toEqual(['en', 'fr']);
});

it.each([
  ['Fresh from the oven', true],
  ['Bitter', true],
  ['With almonds', false],
  ['mit Sellerie', false],
  ['Contient du lait', false],
  ['+ 2 €', false],
  ['Jug 12.50', false],
  ['For 2 people', true],
])('whether the model may translate "%s"', (text, may) => {
  expect(mayBeTranslated(text, 'en')).toBe(may);
});
