import { MOST_WISHES } from '../../contracts/search/wishLimits.ts';
import type { LeaveOut, Wish } from '../../contracts/search/wishes.ts';

/**
 * What a wish is about: two wishes with the same key take each other's place. "Not sweet" replaces "sweet", "under
 * 10 %" replaces "under 15 %".
 */
export function wishKey(wish: Wish): string {
  switch (wish.kind) {
    case 'ingredient':
    case 'leave-out-food':
      return `${wish.kind}:${wish.id}`;
    case 'kinds':
      return `kinds:${wish.id}`;
    case 'group':
      return `group:${wish.group}`;
    case 'unknown':
      return `unknown:${wish.text.toLowerCase()}`;
    case 'leave-out':
      return `leave-out:${wish.what}`;
    case 'taste':
      return `taste:${wish.taste}`;
    case 'style':
      return `style:${wish.style}`;
    case 'serve':
      return `serve:${wish.serve}`;
    case 'method':
      return `method:${wish.method}`;
    case 'occasion':
      return `occasion:${wish.occasion}`;
    case 'food':
      return `food:${wish.food}`;
    case 'not-drink':
      return `not-drink:${wish.drink}`;
    default:
      return wish.kind;
  }
}

/** Whether a wish guards somebody's health or conviction: it goes only where it is taken back, or its chip is pressed. */
export function isGuard({ kind }: Wish): boolean {
  return kind === 'leave-out' || kind === 'leave-out-food';
}

/** Whether nothing sweet is wished. */
export function isAgainstSweet(wish: Wish): boolean {
  return wish.kind === 'taste' && wish.taste === 'sweet' && wish.not;
}

/** Whether only some of the guests leave it out. */
export function isOfSome(wish: Wish): boolean {
  return 'some' in wish && wish.some === true;
}

/** Some ingredients, each wished to be in a drink. */
export function toWanted(ids: readonly string[]): Wish[] {
  return ids.map((id) => ({ kind: 'ingredient', id, not: false }));
}

/** The same wish, of every guest. */
export function ofEverybody(wish: Wish): Wish {
  if (!('some' in wish)) return wish;
  const { some: _, ...rest } = wish;
  return rest;
}

/** What is left out in pregnancy: alcohol, and everything that a caution of the site advises against. */
export const LEFT_OUT_IN_PREGNANCY: readonly LeaveOut[] = [
  'alcohol',
  'alcohol-trace',
  'raw-egg',
  'quinine',
  'caffeine',
  'liquorice',
  'coumarin',
];

/** What a wish leaves out for every guest, thing by thing. */
export function listLeaveOuts(wish: Wish): readonly LeaveOut[] {
  if (wish.kind !== 'leave-out' || isOfSome(wish)) return [];
  return wish.what === 'pregnancy' ? LEFT_OUT_IN_PREGNANCY : [wish.what];
}

/** Wishes with newer ones: each takes the place of the one with its key. Of too many the oldest go, guards last. */
export function addWishes(wishes: readonly Wish[], added: readonly Wish[]): Wish[] {
  const byKey = new Map(wishes.map((wish) => [wishKey(wish), wish]));
  for (const wish of added) {
    byKey.delete(wishKey(wish));
    // What somebody reacts to is wished no longer.
    if (wish.kind === 'leave-out-food') byKey.delete(`ingredient:${wish.id}`);
    byKey.set(wishKey(wish), wish);
  }
  const all = [...byKey.values()];
  while (all.length > MOST_WISHES) {
    const oldest = all.findIndex((wish) => !isGuard(wish));
    all.splice(oldest < 0 ? 0 : oldest, 1);
  }
  return all;
}

/** Wishes without those of some keys. */
export function withoutWishes(wishes: readonly Wish[], keys: readonly string[]): Wish[] {
  return wishes.filter((wish) => !keys.includes(wishKey(wish)));
}

/** The same where somebody takes a chip away: of "only gin and lime" both are still wished. */
export function takeAwayWishes(wishes: readonly Wish[], keys: readonly string[]): Wish[] {
  const unbound = wishes.flatMap((wish) =>
    wish.kind === 'only' && keys.includes(wish.kind) ? toWanted(wish.ids) : [wish],
  );
  return withoutWishes(unbound, keys);
}
