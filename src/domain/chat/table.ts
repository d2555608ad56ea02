/** What is looked up by words, so that it must not have what every object has. */
export type Table<Value> = Readonly<Record<string, Value>>;

/** An empty table of lists. */
export function listTable<Value>(): Record<string, Value[]> {
  return Object.create(null) as Record<string, Value[]>;
}

/** What stands in a table, which may have been read from JSON. */
export function entryOf<Value>(entries: Table<Value>, key: string): Value | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined;
}

export function push<Value>(lists: Record<string, Value[]>, key: string, value: Value): void {
  (lists[key] ??= []).push(value);
}
