import { expect, it, vi } from 'vitest';
import type { BottleIndex } from '../contracts/shelf/bottleIndex.ts';
import type { DietIndex } from '../contracts/diet/dietIndex.ts';
import { CAUTIONS, SUBSTANCES } from '../contracts/diet/diet.ts';
import { lineCode } from '../domain/shelf/lineCode.ts';
import { writeFacts } from '../domain/shelf/mixFacts.ts';
import { openPage } from './testPage.ts';
import { eventually } from '../../tools/test/patience.ts';

const INDEX: DietIndex = {
  substances: [...SUBSTANCES],
  cautions: [...CAUTIONS],
  texts: { 'brought.contains': 'contains {{names}}', 'diet.not-for-you': 'Not for you: {{reasons}}' },
  drinks: {
    '1001': writeFacts({
      allergens: { contains: ['milk'], mayContain: [] },
      vegan: 'no',
      vegetarian: 'yes',
      cautions: [],
      strength: 40,
    }),
    '1002': {},
  },
};
const MIX = {
  ingredients: [{ id: 'oat-cream' }, { id: 'cream', contains: [SUBSTANCES.indexOf('milk')] }],
  recipes: [
    { id: '1001', lines: [lineCode(1, false)] },
    { id: '1002', lines: [lineCode(0, false)] },
  ],
};
const MILK = JSON.stringify({ allergens: ['milk'], cautions: [] });

/** A page with the facts of the site; a list of the addresses that it asked for. */
async function openMarks(kept: Record<string, string>, bottles?: BottleIndex) {
  const page = openPage(kept);
  const asked: string[] = [];
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'de' } });
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(
      Response.json(path.endsWith('bottles.json') ? bottles : path.endsWith('mix-index.json') ? MIX : INDEX),
    );
  });
  const { $dietNote } = await import('./dietMarks.ts');
  const { $avoided, avoid } = await import('./diet.ts');
  const notes = vi.fn();
  $dietNote.subscribe((noteOf) => notes(noteOf('1001'), noteOf('1002'), noteOf('gone')));
  return { page, asked, notes, $avoided, avoid };
}

it('asks for nothing where nobody avoids anything', async () => {
  const { asked, notes } = await openMarks({});
  expect(asked).toEqual([]);
  expect(notes).toHaveBeenLastCalledWith('', '', '');
});

it('says in the language of the page why a drink is not for the reader', async () => {
  const { asked, notes } = await openMarks({ 'mixmaster-diet': MILK });
  await eventually(() => expect(notes).toHaveBeenLastCalledWith('Not for you: contains milk', '', ''));
  expect(asked).toEqual(['/lists/de/diets.json']);
});

it('follows what another tab chooses, and what is taken back', async () => {
  const { page, asked, notes, avoid } = await openMarks({});
  page.elsewhere('mixmaster-diet', MILK);
  await eventually(() => expect(notes).toHaveBeenLastCalledWith('Not for you: contains milk', '', ''));
  const { NOTHING_EXCLUDED } = await import('../domain/diet/exclusion.ts');
  avoid({ ...NOTHING_EXCLUDED });
  expect(notes).toHaveBeenLastCalledWith('', '', '');
  expect(page.kept.has('mixmaster-diet')).toBe(false);
  expect(asked).toHaveLength(1);
});

it('takes rubbish in local storage for nothing', async () => {
  const { asked, $avoided } = await openMarks({ 'mixmaster-diet': '{"allergens":' });
  expect($avoided.get().allergens).toEqual([]);
  expect(asked).toEqual([]);
});

it('goes by the bottle on the shelf, where the site knows it', async () => {
  const bottles: BottleIndex = {
    ingredients: [{ id: 'amaretto', strength: 28, mayContain: [SUBSTANCES.indexOf('milk')] }],
    bottles: [{ entry: 'amaretto:pure', name: 'Pure', strength: 28 }],
    drinks: { '1001': { lines: [{ ml: 30, of: 0 }], rest: {}, dilution: 0 } },
    ...{ allergens: [], substances: [], diets: [], texts: {} },
  };
  const { asked, notes } = await openMarks(
    { 'mixmaster-diet': MILK, 'mixmaster-shelf': '["amaretto:pure"]' },
    bottles,
  );
  await eventually(() => expect(asked).toHaveLength(2));
  expect(asked).toContain('/lists/de/bottles.json');
  await eventually(() => expect(notes).toHaveBeenLastCalledWith('', '', ''));
});

it('counts what an own swap brings, and what the recipe has', async () => {
  const { notes } = await openMarks({
    'mixmaster-diet': MILK,
    'mixmaster-swaps': '["oat-cream>cream","cream>oat-cream"]',
  });
  const mark = 'Not for you: contains milk';
  await eventually(() => expect(notes).toHaveBeenLastCalledWith(mark, mark, ''));
});

it('offers only what is known to suit the reader', async () => {
  const { asked, avoid } = await openMarks({});
  const { $dietFits } = await import('./dietMarks.ts');
  $dietFits.subscribe(() => undefined);
  const fits = () => {
    const now = $dietFits.get();
    return typeof now === 'string' ? now : ['1001', '1002', 'gone'].map((id) => now(id));
  };
  expect(fits()).toEqual([true, true, true]);
  expect(asked).toEqual([]);
  const { NOTHING_EXCLUDED } = await import('../domain/diet/exclusion.ts');
  avoid({ ...NOTHING_EXCLUDED, allergens: ['milk'] });
  expect(fits()).toBe('loading');
  await eventually(() => expect(fits()).toEqual([false, true, false]));
});

it('offers nothing where the facts do not come, until they do', async () => {
  await openMarks({ 'mixmaster-diet': MILK });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  vi.resetModules();
  const { $dietFits, retryDietFacts } = await import('./dietMarks.ts');
  $dietFits.subscribe(() => undefined);
  await eventually(() => expect($dietFits.get()).toBe('failed'));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(INDEX)));
  retryDietFacts();
  await eventually(() => expect($dietFits.get()).toBeTypeOf('function'));
});
