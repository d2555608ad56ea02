import { PostgrestError } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { dataOf } from './database.ts';
import { UnavailableError } from './errors.ts';

function reply(status: number, code: string) {
  const error = new PostgrestError({ message: 'no', details: '', hint: '', code });
  return { data: null, error, status };
}

it('gives the data of a reply', () => {
  expect(dataOf({ data: [1], error: null, status: 200 })).toEqual([1]);
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
])('calls status %i with the code "%s" an outage', (status, code) => {
  expect(() => dataOf(reply(status, code))).toThrow(UnavailableError);
});

it.each([
  [400, 'PGRST100'],
  [401, 'PGRST301'],
  [403, '42501'],
  [404, ''],
  [500, '57014'],
])('calls status %i with the code "%s" a fault of the site', (status, code) => {
  expect(() => dataOf(reply(status, code))).toThrow(`${code}: no`);
});
