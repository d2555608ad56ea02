import postgres, { type PostgresType } from 'postgres';
import type { Database, Transaction } from './database.ts';
import { reservedConnections, type ReservedConnection } from './reservedConnections.ts';

const JSON_VALUES = {
  // Both this and Supabase's API hand on JSON that is written already.
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
};
/** JSON as the embedded Postgres takes it; the numbers are those of Postgres' types. */
export const JSON_TYPES: Record<string, PostgresType> = {
  json: { to: 114, from: [114], ...JSON_VALUES },
  jsonb: { to: 3802, from: [3802], ...JSON_VALUES },
};
/** Values as the embedded Postgres takes and gives them. */
const TYPES: Record<string, PostgresType> = {
  ...JSON_TYPES,
  bigint: { to: 20, from: [20], serialize: String, parse: Number },
  date: { to: 1184, from: [1082, 1114, 1184], serialize: String, parse: String },
};

/** What a connection and a transaction have in common. */
type Statements = Pick<ReservedConnection, 'unsafe'>;
/** Seconds between two attempts to reach a server that is away; the driver's own grow to twenty. */
export const RETRY_S = 0.2;

export interface PostgresDatabase extends Database {
  close(): Promise<void>;
}

/**
 * Connects to a PostgreSQL server; a connection is made when one is needed.
 * @param url such as `postgres://user:password@localhost:5432/mixmaster`; `?max=90` allows so many connections, not 10
 */
export function connectPostgres(url: string): PostgresDatabase {
  const sql = postgres(url, { types: TYPES, onnotice: () => undefined, backoff: () => RETRY_S });
  const reserved = reservedConnections(sql);
  const all: Statements = { unsafe: async (text, values) => sql.unsafe(text, values as never[]) };
  return {
    ...statementsOf(all),
    async transaction(act) {
      const connection = await reserved.reserve();
      try {
        return await runTransaction(connection, act);
      } finally {
        connection.release();
      }
    },
    async close() {
      await reserved.end();
      await sql.end({ timeout: 5 });
    },
  };
}

function statementsOf(sql: Statements) {
  return {
    async query<Row>(text: string, values: unknown[] = []) {
      const rows = await sql.unsafe(text, values);
      return { rows: [...rows] as Row[], affectedRows: rows.command === 'SELECT' ? 0 : rows.count };
    },
    exec: (text: string) => sql.unsafe(text),
  };
}

async function runTransaction<Value>(
  connection: Statements,
  act: (transaction: Transaction) => Promise<Value>,
): Promise<Value> {
  let isOpen = true;
  const end = async (how: 'commit' | 'rollback') => {
    if (!isOpen) return;
    isOpen = false;
    await connection.unsafe(how);
  };
  await connection.unsafe('begin');
  try {
    const value = await act({ ...statementsOf(connection), rollback: () => end('rollback') });
    await end('commit');
    return value;
  } catch (error) {
    await end('rollback');
    throw error;
  }
}
