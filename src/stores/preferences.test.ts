import { expect, it } from 'vitest';
import { openPage } from './testPage.ts';

const openPreferences = (kept?: Record<string, string> | null) => {
  const page = openPage(kept);
  return import('./preferences.ts').then((stores) => ({ page, ...stores }));
};

const KEPT = {
  theme: 'dark',
  language: 'fr',
  'cocktail-unit-preference': 'oz',
  'cocktail-unit-dialog-seen': 'true',
  ageVerified: 'yes',
  hasSeenWelcome: 'true',
};

it('reads what older pages have kept in the places of the specification, and writes it alike', async () => {
  const values = ({ $theme, $language, $unit, $unitAsked, $ageVerified, $welcomeSeen }: Stores) =>
    [$theme, $language, $unit, $unitAsked, $ageVerified, $welcomeSeen].map((store) => store.get());
  expect(values(await openPreferences(KEPT))).toEqual(Object.values(KEPT));
  const { page, ...stores } = await openPreferences();
  stores.$theme.set('dark');
  stores.$language.set('fr');
  stores.$unit.set('oz');
  stores.$unitAsked.set('true');
  stores.$ageVerified.set('yes');
  stores.$welcomeSeen.set('true');
  expect(Object.fromEntries(page.kept)).toEqual(KEPT);
});
type Stores = Awaited<ReturnType<typeof openPreferences>>;

it.each(['', 'neon', 'YES', '{"'])('takes %j for nothing said', async (text) => {
  const { $theme, $unit, $ageVerified } = await openPreferences({
    ...{ theme: text, 'cocktail-unit-preference': text, ageVerified: text },
  });
  expect([$theme.get(), $unit.get(), $ageVerified.get()]).toEqual([undefined, undefined, undefined]);
});

it('agrees with another tab without a reload', async () => {
  const { page, $unit } = await openPreferences();
  const seen: unknown[] = [];
  $unit.subscribe((unit) => seen.push(unit));
  page.elsewhere('cocktail-unit-preference', 'oz');
  expect(seen).toEqual([undefined, 'oz']);
});

it('holds for the page where the browser keeps nothing', async () => {
  const { $ageVerified } = await openPreferences(null);
  $ageVerified.set('yes');
  expect($ageVerified.get()).toBe('yes');
});
