import { expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { readPage } from './published.ts';

/** A page of each kind, in two languages. */
const PATHS = [
  ['/', '/de'],
  ['/cocktails', '/de/cocktails'],
  ['/mixed-shots', '/fr/mixed-shots'],
  ['/cocktail/negroni', '/de/cocktail/singapore-sling'],
  ['/shot/b-52', '/es/shot/b-52'],
  ['/ingredients', '/de/zutaten'],
  ['/explore', '/de/entdecken'],
  ['/ingredients/campari', '/de/cocktails-mit/gin-und-zitronensaft'],
  ['/guides', '/nl/gidsen'],
  ['/guides/ice-for-cocktails', '/de/ratgeber/cocktail-eis'],
  ['/mix-master', '/de/mix-master'],
  ['/menu-builder', '/fr/menu-builder'],
  ['/my-drinks', '/de/my-drinks'],
  ['/my-lists', '/de/my-lists'],
  ['/my-taste', '/de/my-taste'],
  ['/service', '/de/service'],
  ['/shared-list', '/de/shared-list'],
  ['/diet', '/de/diet'],
  ['/shopping-list', '/de/shopping-list'],
  ['/login', '/de/login'],
  ['/profile', '/es/profile'],
  ['/account', '/de/account'],
  ['/contact', '/nl/contact'],
  ['/submit', '/de/submit'],
  ['/pricing', '/de/pricing'],
  ['/privacy-policy', '/de/accessibility'],
  ['/api', '/de/api'],
  ['/chat/en', '/chat/de'],
  ['/search/en', '/search/de'],
  ['/proof/en', '/proof/de'],
  ['/bar-mode/en', '/bar-mode/de'],
].flat();

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // It takes what stands in a closed dialog for a second landmark; axe looks at what is there.
      'unique-landmark': 'off',
      // A field to search is sent by Enter, and needs no button (H32 is a technique, not the criterion).
      'wcag/h32': 'off',
      // The suggestions of a field are no <select>.
      'prefer-native-element': ['error', { exclude: ['listbox'] }],
    },
  }),
);

/** Astro puts this before its first island, wherever that stands. */
const withoutAstrosStyle = (html: string) => html.replace(/<style>astro-island,astro-slot.*?<\/style>/s, '');
/** What a script fills before it is shown. */
const isFilledLater = (selector: string | null) =>
  /\btemplate(:nth-child\(\d+\))? >|dialog:nth-child\(\d+\) > .*button/.test(selector ?? '');

test('pages of each kind are valid HTML', async () => {
  const faults = new Set<string>();
  for (const path of PATHS) {
    const { results } = await validator.validateString(withoutAstrosStyle(readPage(path)));
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages.filter((one) => !isFilledLater(one.selector)))
        faults.add(`${path} ${ruleId}: ${message} (${selector ?? ''})`);
  }
  expect([...faults]).toEqual([]);
});
