import { beforeEach, expect, it, vi } from 'vitest';
import { WHOLE_LIST, type ListOffer } from '../domain/search/listQuery.ts';

const OFFER: ListOffer = { spirits: [{ id: 'gin' }], chips: [{ id: 'lime' }], hasTypes: true };
let page: EventTarget;
/** The entries of the history, the last one last. */
let entries: string[];

beforeEach(() => {
  vi.resetModules();
  page = new EventTarget();
  entries = ['?spirit=gin&ref=mail'];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('location', {
    pathname: '',
    hash: '',
    get search() {
      return entries.at(-1);
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
  expect(entries).toEqual(['?spirit=gin&ref=mail', '?ref=mail&q=virgin&spirit=gin&type=mocktails']);
  expect($listQuery.get()).toMatchObject({ search: 'virgin', spirit: 'gin', type: 'mocktails' });
  end();
});

it('follows Back and Forward as long as it is listened to', async () => {
  const { $listQuery, askList, end } = await openList();
  askList({ spirit: '' });
  entries.pop();
  page.dispatchEvent(new Event('popstate'));
  expect($listQuery.get()?.spirit).toBe('gin');
  end();
  entries.push('?q=x');
  page.dispatchEvent(new Event('popstate'));
  expect($listQuery.get()?.search).toBe('');
});

it('returns to the order from before a search when that is taken back', async () => {
  const { $listQuery, askList, searchList, end } = await openList();
  askList({ sort: 'strongest' });
  searchList('gin');
  askList({ searchSort: 'name' });
  expect(entries.at(-1)).toBe('?ref=mail&q=gin&spirit=gin&sort=name&before=strongest');
  searchList('');
  expect(entries.at(-1)).toBe('?ref=mail&spirit=gin&sort=strongest');
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
  end();
});
