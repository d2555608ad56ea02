import type { Drink } from '../../../src/catalogue/drink.ts';
import { entriesById } from '../../../src/catalogue/entryMap.ts';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import type { Wish } from '../../../src/contracts/wishes.ts';
import { madeOnce } from '../../../src/domain/madeOnce.ts';
import { addWishes } from '../../../src/domain/wishes/wishes.ts';
import { standingWishes, type Conversation } from './conversation.ts';
import { findConflict, type Conflict } from './facts/conflicts.ts';
import { matchShelf, type Shelf } from './facts/matchShelf.ts';
import type { KnownOwnDrink } from './ownDrinks.ts';

/** What a model works with while it answers one question. */
export interface Session extends Conversation {
  own: readonly KnownOwnDrink[];
  /** The chips, with what the model has left out since. */
  readonly chips: readonly Wish[];
  /** Everything that tools and the answer keep to: the chips, and what holds without a chip. */
  readonly held: readonly Wish[];
  leaveOut(wishes: readonly Wish[]): void;
  /** Ids of the drinks that the model was told of. */
  told: Set<string>;
  findDrink(id: string): Drink | undefined;
  /** What can be made of the visitor's shelf, and of ingredients that they name beside it. */
  getShelf(more?: readonly string[]): Shelf;
  /** Why a drink of the site or of the visitor's own must not be offered. */
  conflictOf(id: string): Conflict | undefined;
}

export function createSession(conversation: Conversation, own: readonly KnownOwnDrink[]): Session {
  const { catalogue, request, language } = conversation;
  const standing = standingWishes(request);
  const drinks = drinksById(catalogue);
  let chips = conversation.chips;
  let held = addWishes(chips, standing);
  return {
    ...conversation,
    own,
    told: new Set(),
    get chips() {
      return chips;
    },
    get held() {
      return held;
    },
    leaveOut(wishes) {
      chips = addWishes(chips, wishes);
      held = addWishes(chips, standing);
    },
    findDrink: (id) => drinks.get(id),
    getShelf: (more = []) =>
      matchShelf([...request.shelf, ...more], { wishes: held, locale: language }, catalogue),
    conflictOf(id) {
      const drink = drinks.get(id);
      if (drink !== undefined) return findConflict(contentsOf(drink), held, catalogue);
      const mine = own.find((one) => one.id === id);
      return (
        mine && findConflict({ dietary: mine.view.facts, ingredients: mine.ingredients }, held, catalogue)
      );
    },
  };
}

export const drinksById = madeOnce(({ recipes }: Catalogue) => entriesById(recipes), new WeakMap());

function contentsOf({ dietary, lines }: Drink) {
  return { dietary, ingredients: lines.flatMap(({ ingredient, or = [] }) => [ingredient, ...or]) };
}
