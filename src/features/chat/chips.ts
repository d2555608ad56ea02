import type { WishChip } from '../../contracts/chat/chat.ts';
import { MOST_WISHES } from '../../contracts/search/wishLimits.ts';
import { isGuard } from '../../domain/wishes/wishes.ts';

/** The wishes of a conversation: what stands as chips above the field, and what was pressed away. */
export interface Chips {
  /** The oldest first, as they are sent. */
  all(): readonly WishChip[];
  /** In the order in which they stand: guards first. */
  shown(): readonly WishChip[];
  /** The chip that was pressed away last since the last question, and that {@link undo} brings back. */
  lastRemoved(): WishChip | undefined;
  /** Keys that were pressed away since the newest question was first asked. */
  withdrawn(): string[];
  /** A question is sent, for the first time or again; what was pressed away before stays away. */
  begin(isAgain: boolean): void;
  /** Takes over the chips of an answer, without those that were pressed away while it came. */
  receive(chips: readonly WishChip[]): Change;
  /** Adds chips that the reader chose. */
  add(chips: readonly WishChip[]): Change;
  /** @returns the chip; undefined where there is none of this key */
  remove(key: string): WishChip | undefined;
  /** Brings back what was pressed away last. */
  undo(): WishChip | undefined;
  clear(): void;
}

/** What came and went. A chip whose words changed came. */
export interface Change {
  arrived: readonly WishChip[];
  gone: readonly WishChip[];
}

/** A chip that was pressed away, with its place among the others. */
interface Removed {
  chip: WishChip;
  place: number;
}

/** No chips yet. */
export function createChips(): Chips {
  let chips: readonly WishChip[] = [];
  let removed: readonly Removed[] = [];
  let withdrawn: readonly string[] = [];

  const isIn = (list: readonly WishChip[], { key, label }: WishChip) =>
    list.some((chip) => chip.key === key && chip.label === label);
  const change = (next: readonly WishChip[]): Change => {
    const before = chips;
    chips = next;
    return {
      arrived: next.filter((chip) => !isIn(before, chip)),
      gone: before.filter(({ key }) => !next.some((chip) => chip.key === key)),
    };
  };
  const forgetRemoval = (keys: readonly string[]) => {
    removed = removed.filter(({ chip }) => !keys.includes(chip.key));
    withdrawn = withdrawn.filter((key) => !keys.includes(key));
  };

  return {
    all: () => chips,
    shown: () => [
      ...chips.filter(({ wish }) => isGuard(wish)),
      ...chips.filter(({ wish }) => !isGuard(wish)),
    ],
    lastRemoved: () => removed.at(-1)?.chip,
    withdrawn: () => withdrawn.slice(-MOST_WISHES),
    begin: (isAgain) => {
      removed = [];
      if (!isAgain) withdrawn = [];
    },
    receive: (all) => change(all.filter(({ key }) => !removed.some(({ chip }) => chip.key === key))),
    add: (chosen) => {
      const keys = chosen.map(({ key }) => key);
      forgetRemoval(keys);
      return change([...chips.filter(({ key }) => !keys.includes(key)), ...chosen]);
    },
    remove: (key) => {
      const place = chips.findIndex((chip) => chip.key === key);
      const chip = chips[place];
      if (chip === undefined) return undefined;
      chips = chips.toSpliced(place, 1);
      removed = [...removed, { chip, place }];
      withdrawn = [...withdrawn.filter((other) => other !== key), key];
      return chip;
    },
    undo: () => {
      const last = removed.at(-1);
      if (last === undefined) return undefined;
      forgetRemoval([last.chip.key]);
      chips = chips.toSpliced(last.place, 0, last.chip);
      return last.chip;
    },
    clear: () => {
      chips = [];
      removed = [];
      withdrawn = [];
    },
  };
}
