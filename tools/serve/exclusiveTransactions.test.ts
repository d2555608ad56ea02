import { PGlite } from '@supabase/lite/pglite';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { withExclusiveTransactions } from './exclusiveTransactions.ts';

const database = new PGlite();
const queries = withExclusiveTransactions(database);
afterAll(() => database.close());
beforeEach(() => database.exec('drop table if exists kept; create table kept (id int primary key)'));

const keep = (id: number) => sql`insert into kept values (${id})`;
const kept = async () =>
  (await database.query<{ id: number }>('select id from kept order by id')).rows.map(({ id }) => id);

it('loses nothing that others write while a transaction comes to nothing', async () => {
  const begun = Promise.withResolvers<undefined>();
  const undone = queries.transaction().execute(async (transaction) => {
    await keep(1).execute(transaction);
    begun.resolve(undefined);
    await new Promise((next) => setImmediate(next));
    throw new Error('no');
  });
  await begun.promise;
  const others = [keep(2).execute(queries), database.exec('insert into kept values (3)')];
  await expect(undone).rejects.toThrow('no');
  await Promise.all(others);
  expect(await kept()).toEqual([2, 3]);
});

it('does transactions one after the other, those that fail and those that hold', async () => {
  const each = await Promise.allSettled(
    Array.from({ length: 40 }, (_, id) =>
      queries.transaction().execute(async (transaction) => {
        await keep(id).execute(transaction);
        await sql`select pg_sleep(0)`.execute(transaction);
        if (id % 2 === 1) await keep(id).execute(transaction);
      }),
    ),
  );
  expect(each.filter(({ status }) => status === 'rejected')).toHaveLength(20);
  expect(await kept()).toEqual(Array.from({ length: 20 }, (_, half) => half * 2));
});

it('says what a commit refuses', async () => {
  await database.exec('create table parts (of int references kept deferrable initially deferred)');
  const refused = queries
    .transaction()
    .execute((transaction) => sql`insert into parts values (7)`.execute(transaction));
  await expect(refused).rejects.toThrow('foreign key');
  await database.exec('drop table parts');
});
