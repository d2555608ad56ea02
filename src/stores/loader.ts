import { atom, type ReadableAtom } from 'nanostores';

/** What is loaded, on its way or here. */
export type Loaded<Value> =
  { status: 'loading' } | { status: 'failed'; error: unknown } | { status: 'ready'; value: Value };

/** Loads one thing for everybody who asks, and tries again after a failure. */
export interface Loader<Value> {
  $state: ReadableAtom<Loaded<Value>>;
  /**
   * Loads it at the first call; every further one gets what is there then, changes included.
   * @throws what loading threw; nothing is tried again by itself
   */
  load(): Promise<Value>;
  /** Loads it again after a failure. */
  retry(): void;
  /**
   * Brings it up to date; what is there stays where that fails. Of several answers the one counts that was asked for
   * last, and none that is older than a change.
   */
  refresh(): Promise<void>;
  /** Changes what is there, if it is. */
  change(edit: (value: Value) => Value): void;
}

/**
 * A loader that has not begun.
 *
 * @param read gives what is loaded, and shows by its argument what is there before the whole
 */
export function createLoader<Value>(read: (show: (value: Value) => void) => Promise<Value>): Loader<Value> {
  const $state = atom<Loaded<Value>>({ status: 'loading' });
  let loading: Promise<Value> | undefined;
  /** Of the last call that was made. */
  let turn = 0;
  /** Of what is there. */
  let version = 0;

  const show = (value: Value) => {
    $state.set({ status: 'ready', value });
  };

  async function begin(): Promise<Value> {
    const own = ++turn;
    const ifLast = (action: () => void) => {
      if (own === turn) action();
    };
    try {
      const value = await read((early) => ifLast(() => show(early)));
      ifLast(() => show(value));
      return value;
    } catch (error) {
      ifLast(() => $state.set({ status: 'failed', error }));
      throw error;
    }
  }

  async function load(): Promise<Value> {
    const loaded = await (loading ??= begin());
    const state = $state.get();
    return state.status === 'ready' ? state.value : loaded;
  }

  async function refresh(): Promise<void> {
    if ($state.get().status !== 'ready') return;
    const own = ++turn;
    const before = version;
    try {
      const value = await read(() => undefined);
      if (own !== turn) return;
      if (version === before) show(value);
      else await refresh();
    } catch {
      // What is there stays.
    }
  }

  return {
    $state,
    load,
    retry() {
      if ($state.get().status !== 'failed') return;
      $state.set({ status: 'loading' });
      loading = undefined;
      load().catch(() => undefined);
    },
    refresh,
    change(edit) {
      const state = $state.get();
      if (state.status !== 'ready') return;
      version += 1;
      show(edit(state.value));
    },
  };
}
