import { expect, it, vi } from 'vitest';
import { siteAddress } from './siteAddress.ts';

const request = new Request('https://evil.example/api/account/password');

it.each([
  ['PUBLIC_SITE_URL', 'https://bar.example/', '', 'https://bar.example'],
  ['URL', '', 'https://site.netlify.app', 'https://site.netlify.app'],
  ['PUBLIC_SITE_URL before URL', 'https://bar.example', 'https://site.netlify.app', 'https://bar.example'],
  ['nothing that is an address', 'bar.example', 'javascript:alert(1)', 'https://evil.example'],
])('is set by %s, whatever host a request names', (_, own, netlifys, address) => {
  vi.stubEnv('PUBLIC_SITE_URL', own);
  vi.stubEnv('URL', netlifys);
  expect(siteAddress(request)).toBe(address);
});
