import type { Drink } from '../../../src/catalogue/drink.ts';
import { entriesById } from '../../../src/catalogue/entryMap.ts';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import type { Wish } from '../../../src/contracts/search/wishes.ts';
import { memoize } from '../../../src/domain/lib/memoize.ts';
import {
  addWishes,
  isOfSome,
  ofEverybody,
  wishKey,
  withoutWishes,
} from '../../../src/domain/wishes/wishes.ts';
import { standingWishes, type Conversation } from './conversation.ts';
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
  /**
   * Leaves something out from now on. What only some of the guests leave out bars no drink; a chip for all that the visitor
   * has seen before only they press away.
   */
  leaveOut(wishes: readonly Wish[], who: 'everybody' | 'some'): void;
  /** What some of the guests leave out, as if all did. */
  readonly ofSome: readonly Wish[];
  /** Ids of the drinks that the model was told of. */
  told: Set<string>;
  /** Of those, what was searched for company that leaves out nothing. */
  forOthers: Set<string>;
  /** What a name was taken for that is not just its name, until the tool that read it has said so. */
  readAs: Map<string, string>;
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
  const seen = (request.wishes ?? []).filter((wish) => !isOfSome(wish)).map(wishKey);
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
    forOthers: new Set(),
    readAs: new Map(),
    get ofSome() {
      return chips.filter(isOfSome).map(ofEverybody);
    },
    get asked() {
      return asked;
    },
    get chips() {
      return chips;
    },
    get lasting() {
      return lasting;
    },
    get held() {
      return held;
    },
    leaveOut(wishes, who) {
      const loosened = wishes.filter((wish) => !seen.includes(wishKey(wish)));
      asked = withoutWishes(asked, wishes.map(wishKey));
      setChips(
        addWishes(
          chips,
          who === 'everybody' ? wishes : loosened.map((wish) => ({ ...wish, some: true }) as Wish),
        ),
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

export const drinksById = memoize(({ recipes }: Catalogue) => entriesById(recipes), new WeakMap());

function contentsOf({ dietary, lines }: Drink) {
  return { dietary, ingredients: lines.flatMap(({ ingredient, or = [] }) => [ingredient, ...or]) };
}
