import type { Drink } from '../../../src/catalogue/drink.ts';
import { entriesById } from '../../../src/catalogue/entryMap.ts';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import type { Wish } from '../../../src/contracts/wishes.ts';
import { madeOnce } from '../../../src/domain/madeOnce.ts';
import { addWishes, wishKey, withoutWishes } from '../../../src/domain/wishes/wishes.ts';
import { isOfBody, standingWishes, type Conversation } from './conversation.ts';
import type { ChangedRecipe } from './facts/changeRecipe.ts';
import { findConflict, type Conflict } from './facts/conflicts.ts';
import { matchShelf, type Shelf } from './facts/matchShelf.ts';
import type { KnownOwnDrink } from './ownDrinks.ts';

/** What a model works with while it answers one question. */
export interface Session extends Conversation {
  own: readonly KnownOwnDrink[];
  /** The chips, with what the model has left out since. */
  readonly chips: readonly Wish[];
  /** Everything that tools and the answer keep to: the chips, what holds without a chip, and what the message asks for. */
  readonly held: readonly Wish[];
  /** The same without what holds for this answer alone. */
  readonly lasting: readonly Wish[];
  leaveOut(wishes: readonly Wish[]): void;
  /** What of it every guest leaves out: a drink that has it is not for the visitor. */
  readonly ofAll: readonly Wish[];
  /**
   * Takes only some of the guests to leave this out. What words alone set in this message goes, unless somebody reacts to
   * it; a chip that was there before only the visitor presses away.
   */
  allowOthers(wishes: readonly Wish[]): void;
  /** Ids of the drinks that the model was told of. */
  told: Set<string>;
  /** A drink of the site, or a changed recipe by its mark. */
  findDrink(id: string): Drink | undefined;
  /** Keeps a changed recipe for this answer, and gives the mark by which it is found: 11413~1. */
  keepChanged(recipe: ChangedRecipe): string;
  changed: ReadonlyMap<string, ChangedRecipe>;
  /** What can be made of the visitor's shelf, and of ingredients that they name beside it. */
  getShelf(more?: readonly string[]): Shelf;
  /** Why a drink of the site or of the visitor's own must not be offered. */
  conflictOf(id: string, wishes?: readonly Wish[]): Conflict | undefined;
}

export function createSession(conversation: Conversation, own: readonly KnownOwnDrink[]): Session {
  const { catalogue, request, language } = conversation;
  const standing = standingWishes(request);
  const drinks = drinksById(catalogue);
  let chips: readonly Wish[] = [];
  let lasting: readonly Wish[] = [];
  let held: readonly Wish[] = [];
  let { asked } = conversation;
  let ofSome: readonly string[] = [];
  const setChips = (wishes: readonly Wish[]) => {
    chips = wishes;
    lasting = addWishes(chips, standing);
    held = addWishes(lasting, asked);
  };
  setChips(conversation.chips);
  const changed = new Map<string, ChangedRecipe>();
  const findDrink = (id: string) => changed.get(id)?.drink ?? drinks.get(id);
  return {
    ...conversation,
    own,
    told: new Set(),
    get chips() {
      return chips;
    },
    get lasting() {
      return lasting;
    },
    get held() {
      return held;
    },
    leaveOut: (wishes) => {
      setChips(addWishes(chips, wishes));
    },
    get ofAll() {
      return withoutWishes(lasting, ofSome);
    },
    allowOthers(wishes) {
      ofSome = [...ofSome, ...wishes.map(wishKey)];
      asked = withoutWishes(asked, ofSome);
      const before = (request.wishes ?? []).map(wishKey);
      setChips(
        chips.filter((wish) => {
          const key = wishKey(wish);
          return !ofSome.includes(key) || before.includes(key) || isOfBody(wish);
        }),
      );
    },
    changed,
    findDrink,
    keepChanged(recipe) {
      const mark = `${recipe.base.id}~${changed.size + 1}`;
      changed.set(mark, recipe);
      return mark;
    },
    getShelf: (more = []) =>
      matchShelf([...request.shelf, ...more], { wishes: held, locale: language }, catalogue),
    conflictOf(id, wishes = held) {
      const drink = findDrink(id);
      if (drink !== undefined) return findConflict(contentsOf(drink), wishes, catalogue);
      const mine = own.find((one) => one.id === id);
      return (
        mine && findConflict({ dietary: mine.view.facts, ingredients: mine.ingredients }, wishes, catalogue)
      );
    },
  };
}

export const drinksById = madeOnce(({ recipes }: Catalogue) => entriesById(recipes), new WeakMap());

function contentsOf({ dietary, lines }: Drink) {
  return { dietary, ingredients: lines.flatMap(({ ingredient, or = [] }) => [ingredient, ...or]) };
}
