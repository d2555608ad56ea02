/** Keeps what was made; a `WeakMap` does so for as long as somebody holds the key. */
interface Keeper<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** A function that makes of each key one thing, when it is first asked for it, and keeps that. */
export function memoize<Key, Value extends NonNullable<unknown>>(
  make: (key: Key) => Value,
  keeper: Keeper<Key, Value> = new Map<Key, Value>(),
): (key: Key) => Value {
  return (key) => {
    const kept = keeper.get(key);
    if (kept !== undefined) return kept;
    const made = make(key);
    keeper.set(key, made);
    return made;
  };
}

/** Keeps so many values and, when there are more, begins anew: texts that people send are without end. */
export function createLimitedMap<Key, Value>(most: number): Keeper<Key, Value> {
  const kept = new Map<Key, Value>();
  return {
    get: (key) => kept.get(key),
    set(key, value) {
      if (kept.size >= most) kept.clear();
      kept.set(key, value);
    },
  };
}
