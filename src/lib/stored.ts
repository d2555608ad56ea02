/** A value of the browser's storage that may be missing, blocked or rubbish. */
export interface Stored<Value> {
  /** What is stored, if it is a value of this kind. */
  get(): Value | undefined;
  /** @returns whether it will be there next time; not where storage is full or blocked */
  set(value: Value): boolean;
  remove(): void;
}

interface Format<Value> {
  /** @returns undefined for a text that is no such value */
  parse(text: string): Value | undefined;
  format(value: Value): string;
}

/**
 * A place in local storage, or in another one such as that of the tab. Nothing here throws: a reader whose browser
 * keeps nothing gets the defaults.
 *
 * @example const unit = stored('cocktail-unit-preference', oneOf(['ml', 'oz']))
 */
export function stored<Value>(
  key: string,
  { parse, format }: Format<Value>,
  storage: () => Storage = () => localStorage,
): Stored<Value> {
  return {
    get: () => attempt(() => parse(storage().getItem(key) ?? '')),
    set: (value) =>
      attempt(() => {
        storage().setItem(key, format(value));
        return true;
      }) ?? false,
    remove: () => {
      attempt(() => {
        storage().removeItem(key);
      });
    },
  };
}

/** The format of one of a few words. */
export function oneOf<Word extends string>(words: readonly Word[]): Format<Word> {
  return { parse: (text) => words.find((word) => word === text), format: (word) => word };
}

/** The format of what JSON can hold, checked when it is read. */
export function json<Value>(check: (value: unknown) => Value | undefined): Format<Value> {
  return {
    parse: (text) => (text === '' ? undefined : check(JSON.parse(text))),
    format: (value) => JSON.stringify(value),
  };
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
