import { expect, it, vi } from 'vitest';
import { SHELF_LIMITS } from '../../contracts/shelf/shelfLimits.ts';
import { openPage } from '../../stores/testPage.ts';

const isId = (entry: string) => ['gin', 'lime', 'campari'].includes(entry);
const matcher = { isId, servesSurely: (id: string) => (id === 'lime' ? ['lime-juice'] : []) };

async function openMixMaster(search: string, shelf: string[] = [], more: Record<string, string> = {}) {
  const { kept } = openPage({ 'mixmaster-shelf': JSON.stringify(shelf), ...more });
  const address = new URL(`https://mixmaster.example/mix-master${search}`);
  vi.stubGlobal('location', address);
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, next: URL) => {
      address.href = next.href;
    },
  });
  return { kept, address, ...(await import('./shownShelf.ts')), ...(await import('../../stores/shelf.ts')) };
}

it('a reader without a list takes the shared one over', async () => {
  const { $shelf, $shared, $shownShelf, address, openLink } = await openMixMaster('?shelf=gin,unobtainium');
  openLink(isId);
  expect([$shelf.get(), $shownShelf.get(), $shared.get()?.unread]).toEqual([
    ['gin'],
    ['gin'],
    ['unobtainium'],
  ]);
  expect(address.search).toBe('');
});

it('a shared list leaves the own one alone, also while it is changed, until it is added', async () => {
  const { $shelf, $shownShelf, openLink, changeShown, settleShared } = await openMixMaster('?shelf=gin', [
    'lime',
  ]);
  openLink(isId);
  changeShown((shelf) => [...shelf, 'campari']);
  expect([$shownShelf.get(), $shelf.get()]).toEqual([['gin', 'campari'], ['lime']]);
  expect(settleShared('add')).toEqual([]);
  expect([$shownShelf.get(), $shelf.get()]).toEqual([
    ['lime', 'gin', 'campari'],
    ['lime', 'gin', 'campari'],
  ]);
});

it('is left behind on request, and what does not fit is said', async () => {
  const full = Array.from({ length: SHELF_LIMITS.entries }, (_, place) => `thing ${place}`);
  const { $shelf, $shownShelf, openLink, settleShared } = await openMixMaster('?shelf=gin', full);
  openLink(isId);
  expect(settleShared('add')).toEqual(['gin']);
  expect($shelf.get()).toEqual(full);
  openLink(isId);
  expect(settleShared('back')).toEqual([]);
  expect($shownShelf.get()).toEqual(full);
});

it('shares what is shown', async () => {
  const { linkToShown } = await openMixMaster('?ref=mail#x', ['gin', 'fairy dust']);
  expect(linkToShown(isId)).toBe('https://mixmaster.example/mix-master?shelf=gin%2C%7Efairy%2520dust');
});

it('what is pressed one after another, before anything is drawn again, is all there', async () => {
  const { $shelf, changeShown } = await openMixMaster('');
  for (const id of ['gin', 'lime']) changeShown((shelf) => [...shelf, id]);
  expect($shelf.get()).toEqual(['gin', 'lime']);
});

it('a press before the index is there leaves alone what other pages know of the shelf; the index then tells all', async () => {
  const { $serves, changeShown, explainShelf } = await openMixMaster('', ['lime'], {
    'mixmaster-shelf-serves': '{"lime":["lime-juice"]}',
  });
  changeShown((shelf) => [...shelf, 'gin', 'fairy dust']);
  expect($serves.get()).toEqual({ lime: ['lime-juice'] });
  const end = explainShelf(matcher);
  expect($serves.get()).toEqual({ lime: ['lime-juice'], gin: [] });
  changeShown((shelf) => shelf.filter((entry) => entry !== 'lime'));
  expect($serves.get()).toEqual({ gin: [] });
  end();
});
