import type { IngredientGroup, Wish } from '../../contracts/search/wishes.ts';
import { leavingOut, LEFT_OUT_FOR, wishesFor } from './meanings.ts';
import type { WishNames } from './names.ts';
import type { Scoped, Sentence } from './scopes.ts';
import { keyOf, setOf } from './spans.ts';
import type { State } from './words.ts';
import { isGuard, listLeaveOuts, wishKey } from './wishes.ts';

/** Per cent from which a bottle is what a drink is built on. */
const BASE_FROM = 30;
const OPPOSITES: Readonly<Record<string, string>> = {
  'serve:fizzy': 'serve:still',
  'serve:still': 'serve:fizzy',
  'serve:hot': 'serve:frozen',
  'serve:frozen': 'serve:hot',
  'serve:long': 'serve:short',
  'serve:short': 'serve:long',
};
const ALCOHOLIC_GROUPS: readonly IngredientGroup[] = ['spirit', 'liqueur', 'whisky', 'wine', 'beer'];
/** Guards that one word sets together, so that one word takes them back. */
const BUNDLES: readonly (readonly string[])[] = [
  ['nuts', 'peanuts'],
  ['crustaceans', 'molluscs', 'fish'],
];

/** Keys of wishes that a message takes back, of those that there are. */
export function readTakenBack(
  scoped: readonly Scoped[],
  sentences: readonly Sentence[],
  added: readonly Wish[],
  wishes: readonly Wish[],
  names: WishNames,
): string[] {
  if (sentences.some(({ cues }) => cues.has('start-over'))) return wishes.map(wishKey);
  const present = new Set(wishes.map(wishKey));
  const keys = new Set<string>();
  for (const entry of scoped) for (const key of keysTakenBack(entry)) keys.add(key);
  for (const sentence of sentences) {
    const isNamed = scoped.some(
      (entry) => entry.sentence === sentence && keysTakenBack(entry).some((key) => present.has(key)),
    );
    if (sentence.cues.has('gone') && !isNamed) for (const key of getOnlyBundle(wishes)) keys.add(key);
  }
  if (sentences.some(({ cues }) => cues.has('change'))) for (const key of getOtherBases()) keys.add(key);
  // Who wants no alcohol any longer wants no gin either.
  if (added.some((wish) => listLeaveOuts(wish).includes('alcohol')))
    for (const wish of wishes.filter(isAlcoholic)) keys.add(wishKey(wish));
  // What a drink is for is one thing at a time: after the sushi comes the dessert.
  if (added.some(isPurpose)) for (const wish of wishes.filter(isPurpose)) keys.add(wishKey(wish));
  for (const wish of added) {
    const opposite = 'not' in wish && wish.not ? undefined : OPPOSITES[wishKey(wish)];
    if (opposite !== undefined) keys.add(opposite);
  }
  const replaced = new Set(added.map(wishKey));
  return [...keys].filter((key) => present.has(key) && !replaced.has(key));

  function keysTakenBack({ span, mode, isExplicit, sentence }: Scoped): string[] {
    const { cues, deniesAllergy } = sentence;
    const states = span.meanings.filter((meaning) => setOf(meaning) === 'state').map(keyOf) as State[];
    const guards = [
      ...states.flatMap((state) => LEFT_OUT_FOR[state]).map((what): Wish => ({ kind: 'leave-out', what })),
      ...(states.length > 0 ? [] : leavingOut(span, names.factsOf)),
    ].map(wishKey);
    if (cues.has('back') || cues.has('gone') || deniesAllergy) {
      const wished = [
        ...wishesFor(span, 'want', names.factsOf),
        ...wishesFor(span, 'not', names.factsOf),
      ].map(wishKey);
      return [...guards, ...wished];
    }
    // A guard goes by plain words alone: "she is no longer pregnant". Who no longer eats nuts does not take back anything.
    if (states.length > 0 && cues.has('no-more')) return guards;
    if (span.meanings.includes('thing:alcohol') && mode === 'want' && isExplicit)
      return ['leave-out:alcohol', 'leave-out:alcohol-trace'];
    return mode === 'replaced' ? wishesFor(span, 'want', names.factsOf).map(wishKey) : [];
  }

  function isAlcoholic(wish: Wish): boolean {
    if (wish.kind === 'ingredient') return !wish.not && (names.factsOf(wish.id)?.strength ?? 0) > 0;
    if (wish.kind === 'group') return !wish.not && ALCOHOLIC_GROUPS.includes(wish.group);
    return wish.kind === 'strength';
  }

  /** Another base takes the place of the first. */
  function getOtherBases(): string[] {
    const isBase = (wish: Wish) =>
      wish.kind === 'ingredient' && !wish.not && (names.factsOf(wish.id)?.strength ?? 0) >= BASE_FROM;
    return added.some(isBase) ? wishes.filter(isBase).map(wishKey) : [];
  }
}

function isPurpose(wish: Wish): boolean {
  return (
    wish.kind === 'food' || wish.kind === 'occasion' || (wish.kind === 'style' && wish.style === 'dessert')
  );
}

/** All guards, where one word has set them: whose they are is not known, so of several none goes. */
function getOnlyBundle(wishes: readonly Wish[]): string[] {
  const guards = wishes.filter(isGuard);
  const isOne =
    guards.length === 1 ||
    BUNDLES.some((bundle) => guards.every((wish) => wish.kind === 'leave-out' && bundle.includes(wish.what)));
  return isOne ? guards.map(wishKey) : [];
}
