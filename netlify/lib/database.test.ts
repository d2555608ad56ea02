import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { createClient, PostgrestError } from '@supabase/supabase-js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { allRows, getData } from './database.ts';
import { InvalidBodyError, UnavailableError } from './errors.ts';

function reply(status: number, code: string) {
  const error = new PostgrestError({ message: 'no', details: '', hint: '', code });
  return { data: null, error, status };
}

it('gives the data of a reply', () => {
  expect(getData({ data: [1], error: null, status: 200 })).toEqual([1]);
});

it.each([
  [0, ''],
  [500, ''],
  [502, ''],
  [503, 'PGRST001'],
  [504, 'PGRST003'],
  [520, ''],
  [521, ''],
  [522, ''],
  [540, ''],
  [401, 'PGRST301'],
  [401, ''],
  [402, ''],
  [429, ''],
  [403, ''],
  [404, ''],
  [500, '53100'],
  [503, '53300'],
  [405, '25006'],
  [500, '57P01'],
  [503, '08006'],
])('calls status %i with the code "%s" an outage', (status, code) => {
  expect(() => getData(reply(status, code))).toThrow(UnavailableError);
});

it.each([
  [400, 'PGRST100'],
  [403, '42501'],
  [404, 'PGRST202'],
  [500, '57014'],
])('calls status %i with the code "%s" a fault of the site', (status, code) => {
  expect(() => getData(reply(status, code))).toThrow(`${code}: no`);
});

it.each([
  [400, '23514'],
  [503, '53300'],
])('keeps the row that status %i with the code %s is about out of the log', (status, code) => {
  const refused = reply(status, code);
  refused.error.details = 'Failing row contains (ada@example.test).';
  expect.assertions(1);
  try {
    getData(refused);
  } catch (error) {
    expect(inspect(error, { depth: null })).not.toContain('ada@example.test');
  }
});

it.each(['22003', '22021', '22P02', '22P05'])('calls %s a body that cannot be stored', (code) => {
  expect(() => getData(reply(400, code))).toThrow(InvalidBodyError);
});

it.each([
  [200, '<h1>Paused</h1>'],
  [402, '<h1>Payment required</h1>'],
  [404, '<h1>Not found</h1>'],
  [403, '<h1>Forbidden</h1>'],
  [401, '{"message":"Invalid API key","hint":"Double check your key."}'],
  [429, '{"message":"Too many requests"}'],
])('is unavailable where something before the database answers %i: %s', async (status, body) => {
  const server = createServer((_, response) => response.writeHead(status).end(body));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const supabase = createClient(url, 'sb_publishable_1', {
    auth: { persistSession: false },
    db: { retry: false },
  });
  const replies = [
    await supabase.from('menus').select('id'),
    await supabase.from('menus').insert({ name: 'x' }),
    await supabase.rpc('is_alive'),
  ];
  server.close();
  for (const answer of replies) expect(() => getData<unknown>(answer)).toThrow(UnavailableError);
});

it('reads all rows, however few come at once', async () => {
  const row = z.object({ id: z.string() });
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.uuid()), fc.integer({ min: 1, max: 9 }), async (ids, most) => {
      const stored = ids.toSorted().map((id) => ({ id }));
      const read = await allRows(row, async (after = '') => {
        const left = stored.filter(({ id }) => id > after);
        return { data: left.slice(0, most), error: null, status: 200, count: left.length };
      });
      expect(read).toEqual(stored);
    }),
  );
});
