import type { PGlite } from '@supabase/lite/pglite';
import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';

type Transaction = Parameters<Parameters<PGlite['transaction']>[0]>[0];

/**
 * The embedded database for query builders, in the place of what `@supabase/lite` 0.10.0 makes: there a transaction is a
 * BEGIN on the one connection that all share, so that whatever anybody writes meanwhile belongs to it and is gone with
 * its rollback. Here it has the connection alone, and everybody else waits for its end.
 */
export function withExclusiveTransactions(database: PGlite): Kysely<unknown> {
  return new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverOf(database),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

/** A connection while it is in somebody's hands; in a transaction it says how that ends. */
class Turn implements DatabaseConnection {
  readonly #database: PGlite;
  #open: { transaction: Transaction; end: () => Promise<void> } | undefined;

  constructor(database: PGlite) {
    this.#database = database;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affectedRows } = await (this.#open?.transaction ?? this.#database).query<Row>(sql, [
      ...parameters,
    ]);
    return { rows, ...(affectedRows !== undefined && { numAffectedRows: BigInt(affectedRows) }) };
  }

  /** Waits until nobody else has a transaction. */
  async begin(): Promise<void> {
    const { promise: isOver, resolve: finish } = Promise.withResolvers<undefined>();
    this.#open = await new Promise((open, refuse) => {
      const done = this.#database.transaction(async (transaction) => {
        // All share one connection: the rule holds for the transactions of the API alone.
        await transaction.exec("set local local_rules.needs_where = 'on'");
        open({
          transaction,
          async end() {
            finish(undefined);
            await done;
          },
        });
        await isOver;
      });
      done.catch(refuse);
    });
  }

  async commit(): Promise<void> {
    const open = this.#open;
    this.#open = undefined;
    await open?.end();
  }

  async rollback(): Promise<void> {
    const open = this.#open;
    this.#open = undefined;
    try {
      await open?.transaction.rollback();
    } finally {
      await open?.end();
    }
  }

  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The embedded database gives its answers whole.');
  }
}

function driverOf(database: PGlite): Driver {
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(new Turn(database)),
    beginTransaction: (turn) => (turn as Turn).begin(),
    commitTransaction: (turn) => (turn as Turn).commit(),
    rollbackTransaction: (turn) => (turn as Turn).rollback(),
    releaseConnection: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
  };
}
