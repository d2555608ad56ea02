import { expect, it } from 'vitest';
import { cookieLine, cookieName, readCookie } from './cookies.ts';

const https = (cookie = '') => new Request('https://mixmaster.example/api', { headers: { cookie } });
const http = (cookie = '') => new Request('http://localhost:4321/api', { headers: { cookie } });

it('binds a cookie to this host over https, and works without encryption on this machine', () => {
  expect(cookieLine(https(), 'a', { value: 'b', maxAge: 60 })).toBe(
    '__Host-a=b; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
  expect(cookieLine(http(), 'a', { value: 'b', maxAge: 60, isForScripts: true })).toBe(
    'a=b; Max-Age=60; Path=/; SameSite=Lax',
  );
});

it('reads over https nothing that a neighbouring host may have planted', () => {
  expect(readCookie(https('a=planted; __Host-a=own'), 'a')).toBe('own');
  expect(readCookie(https('a=planted'), 'a')).toBeUndefined();
  expect(readCookie(http('a=own'), 'a')).toBe('own');
  expect(cookieName(http(), 'a')).toBe('a');
});
