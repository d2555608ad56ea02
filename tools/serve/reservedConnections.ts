import postgres, { type RowList, type Sql } from 'postgres';

/** What every error says that is none of Postgres' own. */
export const LOST_CONNECTION = 'The connection to PostgreSQL is lost.';

/** A connection that somebody has alone. */
export interface ReservedConnection {
  unsafe(text: string, values?: unknown[]): Promise<RowList<Record<string, unknown>[]>>;
  release(): void;
}

/** Connections for whoever needs one alone, so many at once as the driver may have. */
interface ReservedConnections {
  reserve(): Promise<ReservedConnection>;
  end(): Promise<void>;
}

type Options = postgres.Options<Record<string, postgres.PostgresType>>;

interface Client {
  sql: Sql;
  isLost: boolean;
  /** Rejects when the connection closes. */
  loss: Promise<never>;
}

/**
 * Reserves connections in the place of `reserve` of postgres.js 3.4.9. There, who waits for a connection while the
 * server is away is told of the failure and stays in the line all the same: the next connection is given to them, who
 * are gone, and to nobody else ever after. And what is asked of a connection that has died is never answered. Here each
 * connection is a client of its own; one that dies refuses whatever its holder still asks, so that a transaction cannot
 * go on outside of itself, and is replaced by a new one.
 */
export function reservedConnections({ options }: Sql): ReservedConnections {
  const free: Client[] = [];
  const taken = new Set<Client>();
  const waiting: ((client: Client) => void)[] = [];

  function connect(): Client {
    const { promise: loss, reject } = Promise.withResolvers<never>();
    // Nobody may be asking when it closes.
    loss.catch(() => undefined);
    const client: Client = {
      isLost: false,
      loss,
      // The driver takes its own options again, as it does for listening.
      sql: postgres({
        ...(options as unknown as Options),
        max: 1,
        onclose: () => {
          client.isLost = true;
          reject(lostConnection());
        },
      }),
    };
    return client;
  }

  function take(): Client | undefined {
    for (let client = free.pop(); client; client = free.pop()) {
      if (!client.isLost) return client;
      leave(client);
    }
    return taken.size < options.max ? connect() : undefined;
  }

  function release(client: Client): void {
    if (!taken.delete(client)) return;
    if (client.isLost) leave(client);
    else free.push(client);
    const next = waiting.length > 0 ? take() : undefined;
    if (next === undefined) return;
    taken.add(next);
    waiting.shift()?.(next);
  }

  return {
    async reserve() {
      const client = take() ?? (await new Promise<Client>((resolve) => waiting.push(resolve)));
      taken.add(client);
      return {
        async unsafe(text, values) {
          if (client.isLost) throw lostConnection();
          const answer = client.sql.unsafe(text, values as never[]).catch((error: unknown) => {
            throw error instanceof postgres.PostgresError ? error : lostConnection(error);
          });
          // The driver never answers what is sent between the last word of the server and the end of the connection.
          return Promise.race([answer, client.loss]);
        },
        release: () => {
          release(client);
        },
      };
    },
    async end() {
      await Promise.all([...free, ...taken].map(({ sql }) => sql.end({ timeout: 5 })));
    },
  };
}

function lostConnection(cause?: unknown): Error {
  return new Error(LOST_CONNECTION, { cause });
}

/** Nobody waits for the end of a client without a connection. */
function leave({ sql }: Client): void {
  void sql.end({ timeout: 0 });
}
