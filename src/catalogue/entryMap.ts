/** Entries of the catalogue by id. */
export interface Entries<Entry> extends ReadonlyMap<string, Entry> {
  /**
   * The entry of an id that is known to be one.
   *
   * @throws Error where there is none: a fault of ours, since the check would have told the data's
   */
  entry(id: string): Entry;
}

export class EntryMap<Entry> extends Map<string, Entry> implements Entries<Entry> {
  entry(id: string): Entry {
    const entry = this.get(id);
    if (entry === undefined) throw new Error(`The checked catalogue lacks "${id}".`);
    return entry;
  }
}

export function entriesById<Entry extends { id: string }>(entries: readonly Entry[]): Entries<Entry> {
  return new EntryMap(entries.map((entry) => [entry.id, entry]));
}
