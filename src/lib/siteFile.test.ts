import { beforeEach, expect, it, vi } from 'vitest';
import { readSiteFile } from './siteFile.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.resetModules();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', new URL('https://mixmaster.example/de/'));
});

it('reads a file of the site, gives up in time, and says which one did not come', async () => {
  fetched.mockResolvedValueOnce(Response.json({ a: 1 }));
  expect(await readSiteFile('/lists/a.json')).toEqual({ a: 1 });
  expect(fetched.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal);
  fetched.mockResolvedValueOnce(new Response('', { status: 404 }));
  await expect(readSiteFile('/lists/b.json')).rejects.toThrow('/lists/b.json: 404');
});

it('takes HTML from this site alone, as it came', async () => {
  const { fetchHtml } = await import('./trusted.ts');
  fetched.mockResolvedValueOnce(new Response('<p>Hi</p>'));
  expect(await fetchHtml('/part')).toBe('<p>Hi</p>');
  expect(fetched).toHaveBeenCalledWith('/part', { mode: 'same-origin', headers: { accept: 'text/html' } });
  fetched.mockResolvedValueOnce(new Response('no', { status: 404, statusText: 'Not Found' }));
  await expect(fetchHtml('/part')).rejects.toThrow('404: Not Found');
});

it.each([
  ['/worker.js', true],
  ['https://mixmaster.example/worker.js', true],
  ['//evil.example/worker.js', false],
  ['https://evil.example/worker.js', false],
  ['data:text/javascript,1', false],
])('takes the address %s for a script of this site: %s', async (address, isOurs) => {
  const { scriptAddress } = await import('./trusted.ts');
  if (isOurs) expect(scriptAddress(address)).toBe(address);
  else expect(() => scriptAddress(address)).toThrow(`${address} is not ours.`);
});

it('hands the rules to a browser with Trusted Types once', async () => {
  const createPolicy = vi.fn((_: string, rules: { createHTML(html: string): string }) => ({
    ...rules,
    createHTML: (html: string) => `trusted ${html}`,
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { fetchHtml } = await import('./trusted.ts');
  fetched.mockResolvedValueOnce(new Response('<p>'));
  expect(await fetchHtml('/part')).toBe('trusted <p>');
  expect(createPolicy).toHaveBeenCalledTimes(1);
});
