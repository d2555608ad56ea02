interface Result<Row> {
  rows: Row[];
  /** How many rows a statement wrote. */
  affectedRows?: number;
}

export interface Transaction {
  query<Row>(sql: string, values?: unknown[]): Promise<Result<Row>>;
  /** Runs several statements that take no values. */
  exec(sql: string): Promise<unknown>;
  /** Undoes what was done so far, and ends the transaction. */
  rollback(): Promise<void>;
}

/** A Postgres that tools and tests ask past Supabase's API, as its owner: the embedded one or a server. */
export interface Database {
  query<Row>(sql: string, values?: unknown[]): Promise<Result<Row>>;
  exec(sql: string): Promise<unknown>;
  /** Commits what `act` does, or undoes it where `act` throws. */
  transaction<Value>(act: (transaction: Transaction) => Promise<Value>): Promise<Value>;
}
