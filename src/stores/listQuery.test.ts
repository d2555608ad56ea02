import { beforeEach, expect, it, vi } from 'vitest';
import { WHOLE_LIST, type ListOffer } from '../domain/search/listQuery.ts';

const OFFER: ListOffer = { spirits: [{ id: 'gin' }], chips: [{ id: 'lime' }], hasTypes: true };
let page: EventTarget;
/** The entries of the history, the last one last. */
let entries: string[];

beforeEach(() => {
  vi.resetModules();
  page = new EventTarget();
  entries = ['/cocktails?spirit=gin&ref=mail#list'];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('location', {
    pathname: '/cocktails',
    hash: '#list',
    get search() {
      return /\?[^#]*/.exec(entries.at(-1) ?? '')?.[0] ?? '';
    },
  });
  vi.stubGlobal('history', {
    pushState: (_state: unknown, _title: string, address: string) => entries.push(address),
    replaceState: (_state: unknown, _title: string, address: string) => entries.splice(-1, 1, address),
  });
});

async function openList() {
  const list = await import('./listQuery.ts');
  return { ...list, end: list.followAddress(OFFER) };
}

it('is what the address asks for, and nothing before that is read', async () => {
  const { $listQuery } = await import('./listQuery.ts');
  expect($listQuery.get()).toBeUndefined();
  const { end } = await openList();
  expect($listQuery.get()).toEqual({ ...WHOLE_LIST, spirit: 'gin' });
  end();
});

it('writes what is asked for into the address: a filter as an entry of its own, what is typed as none', async () => {
  const { $listQuery, askList, searchList, end } = await openList();
  askList({ type: 'mocktails' });
  searchList('v');
  searchList('virgin');
  expect(entries).toEqual([
    '/cocktails?spirit=gin&ref=mail#list',
    '/cocktails?ref=mail&q=virgin&spirit=gin&type=mocktails#list',
  ]);
  expect($listQuery.get()).toMatchObject({ search: 'virgin', spirit: 'gin', type: 'mocktails' });
  end();
});

it('makes no entry for what the address says already', async () => {
  const { askList, searchList, end } = await openList();
  askList({ sort: 'popularity' });
  const before = [...entries];
  askList({ sort: 'popularity' });
  searchList('  ');
  expect(entries).toEqual(before);
  end();
});

it('can be asked before the address was read', async () => {
  const { $listQuery, askList } = await import('./listQuery.ts');
  askList({ type: 'mocktails' });
  expect($listQuery.get()).toEqual({ ...WHOLE_LIST, type: 'mocktails' });
});

it('follows Back and Forward as long as it is listened to', async () => {
  const { $listQuery, askList, end } = await openList();
  askList({ spirit: '' });
  entries.pop();
  page.dispatchEvent(new Event('popstate'));
  expect($listQuery.get()?.spirit).toBe('gin');
  end();
  entries.push('/cocktails?q=x');
  page.dispatchEvent(new Event('popstate'));
  expect($listQuery.get()?.search).toBe('');
});

it('returns to the order from before a search when that is taken back', async () => {
  const { $listQuery, askList, searchList, end } = await openList();
  askList({ sort: 'strongest' });
  searchList('gin');
  askList({ searchSort: 'name' });
  expect(location.search).toBe('?ref=mail&q=gin&spirit=gin&sort=name&before=strongest');
  searchList('');
  expect(location.search).toBe('?ref=mail&spirit=gin&sort=strongest');
  expect($listQuery.get()).toMatchObject({ sort: 'strongest', searchSort: 'relevance' });
  end();
});

it('goes on without its address where the browser refuses a change', async () => {
  const { $listQuery, askList, end } = await openList();
  vi.stubGlobal('history', {
    pushState: () => {
      throw new DOMException('too many', 'SecurityError');
    },
  });
  askList({ spirit: '' });
  expect($listQuery.get()).toEqual(WHOLE_LIST);
  expect(entries).toHaveLength(1);
  end();
});
